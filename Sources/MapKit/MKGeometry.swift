@_exported import CoreLocation
@_exported import UIKit

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the map, by its middle and extent in degrees.
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

public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// A point of the world in Mercator's projection: the world is 2²⁸ points wide and high.
public struct MKMapPoint: Equatable, Sendable {
  public var x: Double
  public var y: Double

  static let world = 268_435_456.0
  /// Mercator's projection has no poles; the map ends here.
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

  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (first, second) = (coordinate, point.coordinate)
    return CLLocation(latitude: first.latitude, longitude: first.longitude)
      .distance(from: CLLocation(latitude: second.latitude, longitude: second.longitude))
  }
}

public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }

public struct MKMapSize: Equatable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of the projected world.
public struct MKMapRect: Equatable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.world, height: MKMapPoint.world)

  public var isNull: Bool { origin.x == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }

  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
  }

  public func contains(_ point: MKMapPoint) -> Bool { point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

public let MKMapRectNull = MKMapRect.null
public let MKMapRectWorld = MKMapRect.world
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
