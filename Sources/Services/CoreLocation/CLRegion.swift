import Foundation

public enum CLRegionState: Int, Sendable {
  case unknown = 0
  case inside = 1
  case outside = 2
}

open class CLRegion: NSObject {
  public let identifier: String
  /// Whether entering the region is reported. The default is true.
  open var notifyOnEntry = true
  /// Whether leaving the region is reported. The default is true.
  open var notifyOnExit = true

  public init(identifier: String) { self.identifier = identifier }
}

open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { center.distance(to: coordinate) <= radius }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// The UUID and numbers that identify beacons.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  public let uuid: UUID
  /// The major number; nil for any.
  public let major: CLBeaconMajorValue?
  /// The minor number; nil for any.
  public let minor: CLBeaconMinorValue?

  public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
  }
}

/// The region of radio beacons. Beacons are not detected on Linux.
open class CLBeaconRegion: CLRegion {
  public let uuid: UUID
  /// The major number of the beacons, or nil for any.
  public let major: NSNumber?
  /// The minor number of the beacons, or nil for any.
  public let minor: NSNumber?

  public init(uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil, identifier: String) {
    self.uuid = uuid
    self.major = major.map { NSNumber(value: $0) }
    self.minor = minor.map { NSNumber(value: $0) }
    super.init(identifier: identifier)
  }

  public convenience init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.init(
      uuid: beaconIdentityConstraint.uuid, major: beaconIdentityConstraint.major, minor: beaconIdentityConstraint.minor,
      identifier: identifier)
  }
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, identifier: identifier)
  }
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
  }
  open var beaconIdentityConstraint: CLBeaconIdentityConstraint {
    CLBeaconIdentityConstraint(uuid: uuid, major: major?.uint16Value, minor: minor?.uint16Value)
  }
  /// Whether the region is reported when the screen is lit; stored without effect.
  open var notifyEntryStateOnDisplay = false
  /// Returns the data for advertising the device as a beacon. Linux does not transmit it.
  open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
    ["kCBAdvDataAppleBeaconKey": identifier]
  }
  public convenience init(proximityUUID: UUID, identifier: String) { self.init(uuid: proximityUUID, identifier: identifier) }
  /// The former name of ``uuid``, from before iOS 13.
  open var proximityUUID: UUID { uuid }
}

public enum CLProximity: Int, Sendable {
  case unknown = 0
  /// Within about half a meter.
  case immediate = 1
  /// The beacon is some meters away.
  case near = 2
  /// The beacon is more than ten meters away.
  case far = 3
}

/// A beacon near the device. It is never created on Linux.
public final class CLBeacon: NSObject {
  override init() {}
  public var uuid: UUID { UUID() }
  /// The former name of ``uuid``, from before iOS 13.
  public var proximityUUID: UUID { uuid }
  public var timestamp: Date { .distantPast }
  public var major: NSNumber { 0 }
  public var minor: NSNumber { 0 }
  public var proximity: CLProximity { .unknown }
  /// The accuracy of the distance in meters: −1, for unknown, on Linux.
  public var accuracy: CLLocationAccuracy { -1 }
  /// The signal strength in decibels: 0 on Linux.
  public var rssi: Int { 0 }
}

/// The direction of the device. It is never created on Linux, which has no compass.
public final class CLHeading: NSObject {
  override init() {}
  /// The direction in degrees from magnetic north: −1, for unknown, on Linux.
  public var magneticHeading: CLLocationDirection { -1 }
  /// The direction in degrees from true north: −1, for unknown, on Linux.
  public var trueHeading: CLLocationDirection { -1 }
  /// The magnetic field along the device's x axis, in microteslas.
  public var x: CLHeadingComponentValue { 0 }
  /// The magnetic field along the device's y axis, in microteslas.
  public var y: CLHeadingComponentValue { 0 }
  /// The magnetic field along the device's z axis, in microteslas.
  public var z: CLHeadingComponentValue { 0 }
  /// The maximum error of the direction in degrees: −1, for unknown, on Linux.
  public var headingAccuracy: CLLocationDirection { -1 }
  public var timestamp: Date { Date() }
}

/// A stay at a location. It is never created on Linux.
public final class CLVisit: NSObject {
  override init() {}
  public var arrivalDate: Date { .distantPast }
  public var departureDate: Date { .distantFuture }
  public var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The accuracy of the location in meters: −1, for invalid, on Linux.
  public var horizontalAccuracy: CLLocationAccuracy { -1 }
}
