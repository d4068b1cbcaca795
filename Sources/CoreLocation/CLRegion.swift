import Foundation

public enum CLRegionState: Int, Sendable {
  case unknown = 0
  case inside = 1
  case outside = 2
}

/// An area whose border a device may cross.
open class CLRegion: NSObject {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  public init(identifier: String) { self.identifier = identifier }
}

/// An area around a place.
open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { center.distance(to: coordinate) <= radius }
}

/// The area of a radio beacon. No beacons are heard here.
open class CLBeaconRegion: CLRegion {
  public let uuid: UUID
  public let major: NSNumber?
  public let minor: NSNumber?

  public init(uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil, identifier: String) {
    self.uuid = uuid
    self.major = major.map { NSNumber(value: $0) }
    self.minor = minor.map { NSNumber(value: $0) }
    super.init(identifier: identifier)
  }

  public convenience init(proximityUUID: UUID, identifier: String) { self.init(uuid: proximityUUID, identifier: identifier) }
  open var proximityUUID: UUID { uuid }
}

public enum CLProximity: Int, Sendable {
  case unknown = 0
  case immediate = 1
  case near = 2
  case far = 3
}

/// A beacon that was heard. None is here.
public final class CLBeacon: NSObject {
  override init() {}
  public var uuid: UUID { UUID() }
  public var major: NSNumber { 0 }
  public var minor: NSNumber { 0 }
  public var proximity: CLProximity { .unknown }
  public var accuracy: CLLocationAccuracy { -1 }
  public var rssi: Int { 0 }
}

/// Where a device points. There is no compass here.
public final class CLHeading: NSObject {
  override init() {}
  public var magneticHeading: CLLocationDirection { -1 }
  public var trueHeading: CLLocationDirection { -1 }
  public var headingAccuracy: CLLocationDirection { -1 }
  public var timestamp: Date { Date() }
}

/// A stay at a place. None is noticed here.
public final class CLVisit: NSObject {
  override init() {}
  public var arrivalDate: Date { .distantPast }
  public var departureDate: Date { .distantFuture }
  public var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  public var horizontalAccuracy: CLLocationAccuracy { -1 }
}
