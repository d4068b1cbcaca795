import TrestleSupport
import UIKit

public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
  /// Returns whether the overlay covers a part of the map. By default the bounding rectangles are compared.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether the overlay replaces the map itself. The default is false.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public var canReplaceMapContent: Bool { false }
}

open class MKMultiPoint: MKShape {
  let places: [CLLocationCoordinate2D]
  init(places: [CLLocationCoordinate2D]) { self.places = places }

  open var pointCount: Int { places.count }
  /// Copies the coordinates of a range of points to a buffer.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for index in 0..<range.length where places.indices.contains(range.location + index) { coords[index] = places[range.location + index] }
  }

  /// Returns the points as an array, not as a pointer as on iOS.
  open func points() -> [MKMapPoint] { places.map { MKMapPoint($0) } }

  open var boundingMapRect: MKMapRect {
    points().reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }

  open override var coordinate: CLLocationCoordinate2D {
    get { boundingMapRect.middle }
    set { withoutEffect("the value follows from others") }
  }
}

open class MKMultiPolyline: MKShape, MKOverlay {
  public let polylines: [MKPolyline]
  /// Creates an overlay of several lines, which are drawn by one renderer.
  public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
  open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
  open override var coordinate: CLLocationCoordinate2D {
    get { boundingMapRect.middle }
    set { withoutEffect("the value follows from others") }
  }
}

open class MKMultiPolygon: MKShape, MKOverlay {
  public let polygons: [MKPolygon]
  /// Creates an overlay of several areas, which are drawn by one renderer.
  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
  open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
  open override var coordinate: CLLocationCoordinate2D {
    get { boundingMapRect.middle }
    set { withoutEffect("the value follows from others") }
  }
}

open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(places: UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
  }

  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
  }
}

/// A line that follows geodesics on the globe.
open class MKGeodesicPolyline: MKPolyline {
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: Self.waypoints(Array(UnsafeBufferPointer(start: coords, count: count))))
  }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(places: Self.waypoints(UnsafeBufferPointer(start: points, count: count).map(\.coordinate)))
  }

  /// Returns points on the great circles between `places`, at most two degrees apart.
  private static func waypoints(_ places: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] {
    guard var last = places.first else { return [] }
    var result = [last]
    for place in places.dropFirst() {
      let (first, second) = (vector(last), vector(place))
      let angle = acos(max(-1, min(1, first.x * second.x + first.y * second.y + first.z * second.z)))
      let steps = max(1, Int((angle / (2 * .pi / 180)).rounded(.up)))
      for step in 1...steps where step < steps && sin(angle) > 1e-9 {
        let (near, far) = (sin(angle * Double(steps - step) / Double(steps)), sin(angle * Double(step) / Double(steps)))
        let x = (near * first.x + far * second.x) / sin(angle)
        let y = (near * first.y + far * second.y) / sin(angle)
        let z = (near * first.z + far * second.z) / sin(angle)
        result.append(
          CLLocationCoordinate2D(latitude: atan2(z, (x * x + y * y).squareRoot()) * 180 / .pi, longitude: atan2(y, x) * 180 / .pi))
      }
      result.append(place)
      last = place
    }
    return result
  }

  private static func vector(_ place: CLLocationCoordinate2D) -> (x: Double, y: Double, z: Double) {
    let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }
}

open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The polygons that are cut out; nil if there are none.
  open private(set) var interiorPolygons: [MKPolygon]?

  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(coordinates: coords, count: count)
    self.interiorPolygons = interiorPolygons
  }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(places: UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
  }

  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
  }
}

open class MKCircle: MKShape, MKOverlay {
  public let radius: CLLocationDistance
  private let center: CLLocationCoordinate2D

  /// Creates the circle that is inscribed in a map rectangle.
  public convenience init(mapRect: MKMapRect) {
    let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    self.init(center: middle, radius: min(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(middle.latitude))
  }

  /// The radius is in meters.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
  }

  open override var coordinate: CLLocationCoordinate2D {
    get { center }
    set { withoutEffect("the value follows from others") }
  }

  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(center)
    let region = MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    let reach = region.span.longitudeDelta / 360 * MKMapPoint.world / 2
    return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

public enum MKOverlayLevel: Int, Sendable {
  /// Overlays below labels. Levels have no effect on Linux, where maps have no roads and labels.
  case aboveRoads = 0
  /// Overlays above labels. Levels have no effect on Linux.
  case aboveLabels = 1
}
