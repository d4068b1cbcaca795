@_exported import CoreLocation
@_exported import UIKit

/// The extent of an area in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The extent from south to north in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// The extent from west to east in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// Creates an extent in degrees of latitude and longitude.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the map, by its middle and extent in degrees.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  /// The extent of the region in degrees of latitude and longitude.
  public var span: MKCoordinateSpan

  /// Creates the region of no extent at latitude 0 and longitude 0.
  public init() {
    center = CLLocationCoordinate2D()
    span = MKCoordinateSpan()
  }

  /// Creates a region around a center.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region around a center with an extent in meters.
  public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
    let metres = 111_319.5
    let width = max(0.01, cos(center.latitude * .pi / 180)) * metres
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, latitudinalMeters / metres), longitudeDelta: min(360, longitudinalMeters / width)))
  }

  /// Creates the region of a map rectangle.
  public init(_ rect: MKMapRect) {
    let north = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let south = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(latitudeDelta: north.latitude - south.latitude, longitudeDelta: south.longitude - north.longitude))
  }
}

/// Creates an extent in degrees of latitude and longitude, as in C.
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Creates a region around a center.
public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}

/// Creates a region around a center with an extent in meters.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// A point of the world in Mercator's projection: the world is 2²⁸ points wide and high.
public struct MKMapPoint: Equatable, Sendable {
  /// The position from west to east.
  public var x: Double
  /// The position from north to south.
  public var y: Double

  static let world = 268_435_456.0
  /// Mercator's projection cannot show the poles; the map ends here.
  private static let limit = 85.051_128_78

  /// Creates a point from its coordinates on the map.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// Creates the point of a place.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = max(-Self.limit, min(Self.limit, coordinate.latitude)) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * Self.world
    y = (1 - asinh(tan(latitude)) / .pi) / 2 * Self.world
  }

  /// The latitude and longitude of the point.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y / Self.world))) * 180 / .pi, longitude: x / Self.world * 360 - 180)
  }

  /// Returns the distance to another point along the earth's surface in meters.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (first, second) = (coordinate, point.coordinate)
    return CLLocation(latitude: first.latitude, longitude: first.longitude)
      .distance(from: CLLocation(latitude: second.latitude, longitude: second.longitude))
  }
}

/// Returns the point of a place.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// Returns the place of a point.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }

/// A size in map points, of which the whole map has 268,435,456 in each direction.
public struct MKMapSize: Equatable, Sendable {
  /// The size from west to east, in map points.
  public var width: Double
  /// The size from north to south, in map points.
  public var height: Double

  /// The size of the whole world.
  public static var world: MKMapSize { MKMapSize(width: 268_435_456, height: 268_435_456) }

  /// Creates a size in map points.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of the projected world.
public struct MKMapRect: Equatable, Sendable {
  /// The corner in the northwest.
  public var origin: MKMapPoint
  /// The size of the rectangle in map points.
  public var size: MKMapSize

  /// Creates a rectangle from its corner and size.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The empty rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The whole map.
  public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.world, height: MKMapPoint.world)

  /// Whether the rectangle is ``null``.
  public var isNull: Bool { origin.x == .infinity }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The middle from west to east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle from north to south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  /// The size from west to east, in map points.
  public var width: Double { size.width }
  /// The size from north to south, in map points.
  public var height: Double { size.height }

  /// The coordinate of the center.
  var middle: CLLocationCoordinate2D { MKMapPoint(x: midX, y: midY).coordinate }

  /// Returns the smallest rectangle that contains both.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
  }

  /// Returns whether the rectangles meet.
  public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isNull }
  /// Returns the intersection of both rectangles; null if it is empty.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    guard !isNull, !rect.isNull else { return .null }
    let (left, top, right, bottom) = (max(minX, rect.minX), max(minY, rect.minY), min(maxX, rect.maxX), min(maxY, rect.maxY))
    return left <= right && top <= bottom ? MKMapRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }
  /// Returns whether another rectangle is inside.
  public func contains(_ rect: MKMapRect) -> Bool { !rect.isNull && union(rect) == self }
  /// Returns the rectangle moved.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height) }
  /// Whether the rectangle crosses the 180th meridian.
  public var spans180thMeridian: Bool { minX < 0 || maxX > MKMapPoint.world }
  /// Returns whether a point is in the rectangle or on its edge.
  public func contains(_ point: MKMapPoint) -> Bool { point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY }
  /// Returns the rectangle made smaller on all sides.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

/// The C name of ``MKMapRect/null``.
public let MKMapRectNull = MKMapRect.null
/// The C name of ``MKMapRect/world``.
public let MKMapRectWorld = MKMapRect.world
/// Creates a rectangle from numbers.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}
/// Returns the smallest rectangle that contains both.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }

/// Returns a point as text, as `{1.0, 2.0}`.
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String { mapText(point.x, point.y) }
/// Returns a size as text, as `{1.0, 2.0}`.
public func MKStringFromMapSize(_ size: MKMapSize) -> String { mapText(size.width, size.height) }
/// Returns a rectangle as text, as `{{1.0, 2.0}, {3.0, 4.0}}`.
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
  "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}
private func mapText(_ first: Double, _ second: Double) -> String { String(format: "{%.1f, %.1f}", first, second) }

/// Returns the number of map points in a meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  268_435_456 / (equator * cos(latitude * .pi / 180))
}

/// Returns the length of a map point in meters at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}

/// Returns the distance of two map points in meters.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }

/// The length of the equator in meters.
private let equator = 40_075_016.686

extension NSValue {
  /// Creates an object that holds a coordinate.
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(cgSize: CGSize(width: coordinate.latitude, height: coordinate.longitude))
  }

  /// Holds the size of an area in degrees.
  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
    self.init(cgSize: CGSize(width: span.latitudeDelta, height: span.longitudeDelta))
  }

  /// The coordinate that the object holds.
  public var mkCoordinateValue: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: cgSizeValue.width, longitude: cgSizeValue.height)
  }

  /// The size of an area in degrees that was put in.
  public var mkCoordinateSpanValue: MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: cgSizeValue.width, longitudeDelta: cgSizeValue.height)
  }
}
