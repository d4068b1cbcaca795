import Foundation

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
  /// It is not known whether the location is inside.
  case unknown = 0
  /// The device is in the region.
  case inside = 1
  /// The device is outside the region.
  case outside = 2
}

/// An area whose border a device may cross.
open class CLRegion: NSObject {
  /// The identifier that the app gave the region.
  public let identifier: String
  /// Whether entering is reported. The default is true.
  open var notifyOnEntry = true
  /// Whether leaving is reported. The default is true.
  open var notifyOnExit = true

  public init(identifier: String) { self.identifier = identifier }
}

/// A circular area.
open class CLCircularRegion: CLRegion {
  /// The coordinate of the circle's center.
  public let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Returns whether a coordinate is at most the radius away from the center.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { center.distance(to: coordinate) <= radius }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// A description of beacons.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  /// The identifier of the beacon identity constraint.
  public let uuid: UUID
  /// The major number; nil for any.
  public let major: CLBeaconMajorValue?
  /// The minor number; nil for any.
  public let minor: CLBeaconMinorValue?

  /// Creates a constraint for the beacons of a UUID, and of a major and minor number if given.
  public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
  }
}

/// The area of a radio beacon. Beacons are not detected here.
open class CLBeaconRegion: CLRegion {
  /// The identifier of the beacons.
  public let uuid: UUID
  /// The major number of the beacons, or nil for any.
  public let major: NSNumber?
  /// The minor number of the beacons, or nil for any.
  public let minor: NSNumber?

  /// Creates a region of the beacons with an identifier and, if given, with numbers.
  public init(uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil, identifier: String) {
    self.uuid = uuid
    self.major = major.map { NSNumber(value: $0) }
    self.minor = minor.map { NSNumber(value: $0) }
    super.init(identifier: identifier)
  }

  /// Creates a region of beacons from their description.
  public convenience init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.init(
      uuid: beaconIdentityConstraint.uuid, major: beaconIdentityConstraint.major, minor: beaconIdentityConstraint.minor,
      identifier: identifier)
  }
  /// Creates a region of the beacons with an identifier and a number, as before iOS 13.
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, identifier: identifier)
  }
  /// Creates a region of the beacons with an identifier and numbers, as before iOS 13.
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
  }
  /// The description of the beacons.
  open var beaconIdentityConstraint: CLBeaconIdentityConstraint {
    CLBeaconIdentityConstraint(uuid: uuid, major: major?.uint16Value, minor: minor?.uint16Value)
  }
  /// Whether the region is reported when the screen is lit; stored without effect.
  open var notifyEntryStateOnDisplay = false
  /// Returns the data for advertising the device as a beacon. Nothing is sent on Linux.
  open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
    ["kCBAdvDataAppleBeaconKey": identifier]
  }
  /// Creates a region of the beacons with an identifier, as before iOS 13.
  public convenience init(proximityUUID: UUID, identifier: String) { self.init(uuid: proximityUUID, identifier: identifier) }
  /// The identifier of the beacons, as before iOS 13.
  open var proximityUUID: UUID { uuid }
}

/// The proximity of a beacon.
public enum CLProximity: Int, Sendable {
  /// The distance of the beacon cannot be determined.
  case unknown = 0
  /// The beacon is in the immediate vicinity.
  case immediate = 1
  /// The beacon is some meters away.
  case near = 2
  /// The beacon is more than ten meters away.
  case far = 3
}

/// A beacon near the device. None is found on Linux.
public final class CLBeacon: NSObject {
  override init() {}
  /// The identifier of the beacon.
  public var uuid: UUID { UUID() }
  /// The identifier of the beacon, as before iOS 13.
  public var proximityUUID: UUID { uuid }
  /// The time of the reading.
  public var timestamp: Date { .distantPast }
  public var major: NSNumber { 0 }
  public var minor: NSNumber { 0 }
  public var proximity: CLProximity { .unknown }
  /// The accuracy of the distance in meters, or −1 if it is unknown.
  public var accuracy: CLLocationAccuracy { -1 }
  /// The strength of the signal in decibels.
  public var rssi: Int { 0 }
}

/// The direction that a device points to. There is no compass on Linux.
public final class CLHeading: NSObject {
  override init() {}
  /// The direction in degrees from magnetic north, or −1 if it is unknown.
  public var magneticHeading: CLLocationDirection { -1 }
  /// The direction in degrees from true north, or −1 if it is unknown.
  public var trueHeading: CLLocationDirection { -1 }
  /// The magnetic field to the right of the device in microteslas.
  public var x: CLHeadingComponentValue { 0 }
  /// The magnetic field to the top of the device.
  public var y: CLHeadingComponentValue { 0 }
  /// The magnetic field out of the screen.
  public var z: CLHeadingComponentValue { 0 }
  /// The maximum error of the direction in degrees, or −1 if it is unknown.
  public var headingAccuracy: CLLocationDirection { -1 }
  /// The time at which the heading was determined.
  public var timestamp: Date { Date() }
}

/// A stay at a location. None is reported on Linux.
public final class CLVisit: NSObject {
  override init() {}
  /// The beginning of the visit.
  public var arrivalDate: Date { .distantPast }
  /// The end of the visit.
  public var departureDate: Date { .distantFuture }
  public var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The accuracy of the location in meters.
  public var horizontalAccuracy: CLLocationAccuracy { -1 }
}
