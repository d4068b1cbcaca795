import Foundation

/// An object that ``MKGeoJSONDecoder`` returns: a shape or a feature.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKShape: MKGeoJSONObject {}

/// A GeoJSON feature: shapes with properties.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  /// The identifier, as text also if it is a number; nil if there is none.
  public let identifier: String?
  /// The properties as JSON; nil if there are none.
  public let properties: Data?
  public let geometry: [MKShape]

  init(identifier: String?, properties: Data?, geometry: [MKShape]) {
    (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
  }
}

/// Decodes GeoJSON (RFC 7946). Throws if the data is not valid.
open class MKGeoJSONDecoder: NSObject {
  public override init() {}

  /// Returns the objects: the features of a collection, one feature, or the shapes of a geometry.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw invalid("no object") }
    switch object["type"] as? String {
    case "FeatureCollection":
      guard let features = object["features"] as? [[String: Any]] else { throw invalid("no features") }
      return try features.map { try feature($0) }
    case "Feature": return [try feature(object)]
    default: return try shapes(object, depth: 0)
    }
  }

  private func invalid(_ reason: String) -> NSError {
    NSError(domain: MKErrorDomain, code: 6, userInfo: [NSLocalizedDescriptionKey: "The data is not GeoJSON: \(reason)."])
  }

  private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
    let properties = (object["properties"] as? [String: Any]).flatMap { try? JSONSerialization.data(withJSONObject: $0) }
    let identifier = object["id"] as? String ?? (object["id"] as? NSNumber)?.stringValue
    let geometry = try (object["geometry"] as? [String: Any]).map { try shapes($0, depth: 0) } ?? []
    return MKGeoJSONFeature(identifier: identifier, properties: properties, geometry: geometry)
  }

  private func shapes(_ object: [String: Any], depth: Int) throws -> [MKShape] {
    guard let kind = object["type"] as? String else { throw invalid("no type") }
    if kind == "GeometryCollection" {
      // The nesting depth is limited, because the data may be malformed.
      guard depth < 32, let parts = object["geometries"] as? [[String: Any]] else { throw invalid("no geometries") }
      return try parts.flatMap { try shapes($0, depth: depth + 1) }
    }
    guard let coordinates = object["coordinates"] as? [Any] else { throw invalid("no coordinates") }
    switch kind {
    case "Point":
      let point = MKPointAnnotation()
      point.coordinate = try place(coordinates)
      return [point]
    case "MultiPoint":
      return try places(coordinates).map { place in
        let point = MKPointAnnotation()
        point.coordinate = place
        return point
      }
    case "LineString": return [try line(coordinates)]
    case "MultiLineString": return [MKMultiPolyline(try coordinates.map { try line($0) })]
    case "Polygon": return [try area(coordinates)]
    case "MultiPolygon": return [MKMultiPolygon(try coordinates.map { try area($0) })]
    default: throw invalid("the type \(kind) is unknown")
    }
  }

  private func place(_ value: Any) throws -> CLLocationCoordinate2D {
    guard let numbers = value as? [NSNumber], numbers.count >= 2 else { throw invalid("a position has no two numbers") }
    return CLLocationCoordinate2D(latitude: numbers[1].doubleValue, longitude: numbers[0].doubleValue)
  }

  private func places(_ value: Any) throws -> [CLLocationCoordinate2D] {
    guard let list = value as? [Any] else { throw invalid("positions are no list") }
    return try list.map { try place($0) }
  }

  private func line(_ value: Any) throws -> MKPolyline {
    let line = try places(value)
    return MKPolyline(coordinates: line, count: line.count)
  }

  private func area(_ value: Any) throws -> MKPolygon {
    guard let rings = value as? [Any], let outer = rings.first else { throw invalid("an area has no ring") }
    let border = try places(outer)
    let holes = try rings.dropFirst().map { ring in
      let hole = try places(ring)
      return MKPolygon(coordinates: hole, count: hole.count)
    }
    return MKPolygon(coordinates: border, count: border.count, interiorPolygons: holes.isEmpty ? nil : holes)
  }
}
