@_exported import CoreLocation
@_exported import UIKit

/// The size of a region in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The size from south to north in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// The size from west to east in degrees.
  public var longitudeDelta: CLLocationDegrees

  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A region of the map: its center and its size in degrees.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() {
    center = CLLocationCoordinate2D()
    span = MKCoordinateSpan()
  }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region around a center, with a size in meters.
  public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
    let metres = 111_319.5
    let width = max(0.01, cos(center.latitude * .pi / 180)) * metres
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, latitudinalMeters / metres), longitudeDelta: min(360, longitudinalMeters / width)))
  }

  public init(_ rect: MKMapRect) {
    let north = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let south = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(latitudeDelta: north.latitude - south.latitude, longitudeDelta: south.longitude - north.longitude))
  }
}

public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}

/// Creates a region around a center, with a size in meters.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// A point of the Mercator projection, in which the world is 2²⁸ points wide and high.
public struct MKMapPoint: Equatable, Sendable {
  /// The position from west to east, in map points.
  public var x: Double
  /// The position from north to south, in map points.
  public var y: Double

  static let world = 268_435_456.0
  /// The maximum latitude in degrees: the Mercator projection does not include the poles.
  private static let limit = 85.051_128_78

  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = max(-Self.limit, min(Self.limit, coordinate.latitude)) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * Self.world
    y = (1 - asinh(tan(latitude)) / .pi) / 2 * Self.world
  }

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

public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }

/// A size in map points. The world is 2²⁸ points wide and high.
public struct MKMapSize: Equatable, Sendable {
  /// The size from west to east, in map points.
  public var width: Double
  /// The size from north to south, in map points.
  public var height: Double

  public static var world: MKMapSize { MKMapSize(width: 268_435_456, height: 268_435_456) }

  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

public struct MKMapRect: Equatable, Sendable {
  /// The northwest corner.
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The empty rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.world, height: MKMapPoint.world)

  public var isNull: Bool { origin.x == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// The western edge, in map points.
  public var minX: Double { origin.x }
  /// The northern edge, in map points.
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge, in map points.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge, in map points.
  public var maxY: Double { origin.y + size.height }
  /// The size from west to east, in map points.
  public var width: Double { size.width }
  /// The size from north to south, in map points.
  public var height: Double { size.height }

  var middle: CLLocationCoordinate2D { MKMapPoint(x: midX, y: midY).coordinate }

  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
  }

  public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isNull }
  /// Returns the intersection of both rectangles; ``null`` if it is empty.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    guard !isNull, !rect.isNull else { return .null }
    let (left, top, right, bottom) = (max(minX, rect.minX), max(minY, rect.minY), min(maxX, rect.maxX), min(maxY, rect.maxY))
    return left <= right && top <= bottom ? MKMapRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }
  public func contains(_ rect: MKMapRect) -> Bool { !rect.isNull && union(rect) == self }
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height) }
  /// Whether the rectangle crosses the 180th meridian.
  public var spans180thMeridian: Bool { minX < 0 || maxX > MKMapPoint.world }
  public func contains(_ point: MKMapPoint) -> Bool { point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY }
  /// Returns the rectangle reduced on all sides.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

/// The C name of ``MKMapRect/null``.
public let MKMapRectNull = MKMapRect.null
/// The C name of ``MKMapRect/world``.
public let MKMapRectWorld = MKMapRect.world
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}
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

public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  268_435_456 / (equator * cos(latitude * .pi / 180))
}

public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}

public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }

/// The length of the equator in meters.
private let equator = 40_075_016.686

extension NSValue {
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(cgSize: CGSize(width: coordinate.latitude, height: coordinate.longitude))
  }

  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
    self.init(cgSize: CGSize(width: span.latitudeDelta, height: span.longitudeDelta))
  }

  public var mkCoordinateValue: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: cgSizeValue.width, longitude: cgSizeValue.height)
  }

  public var mkCoordinateSpanValue: MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: cgSizeValue.width, longitudeDelta: cgSizeValue.height)
  }
}
