@_exported import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// An accuracy in meters.
public typealias CLLocationAccuracy = Double
/// A speed in meters per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees, clockwise from north.
public typealias CLLocationDirection = Double
/// The strength of a magnetic field in microteslas.
public typealias CLHeadingComponentValue = Double

/// The distance filter for reporting all movements.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The heading filter for reporting all changes.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The best accuracy, with additional sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy for apps without permission for the exact location.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 6_380_000
public let CLLocationDistanceMax = Double.greatestFiniteMagnitude
public let CLTimeIntervalMax = Double.greatestFiniteMagnitude

/// A position on the earth, in degrees of WGS 84.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees, positive in the north.
  public var latitude: CLLocationDegrees
  /// The longitude in degrees, positive in the east.
  public var longitude: CLLocationDegrees

  public init() {
    latitude = 0
    longitude = 0
  }

  /// Creates a coordinate. The values are not checked.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A coordinate that is not valid, with a latitude of −180 degrees.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Creates a coordinate. The values are not checked.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether the latitude is from −90 to 90 degrees and the longitude from −180 to 180 degrees.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// The accuracy of a speed in meters per second.
public typealias CLLocationSpeedAccuracy = Double
/// The accuracy of a direction in degrees.
public typealias CLLocationDirectionAccuracy = Double

open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  public let isSimulatedBySoftware: Bool
  /// Whether an external accessory provided the location.
  public let isProducedByAccessory: Bool

  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
  }
}

open class CLFloor: NSObject {
  /// The number of the floor; 0 is the ground floor.
  public let level: Int
  init(level: Int) { self.level = level }
}

open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The latitude and longitude in degrees.
  public let coordinate: CLLocationCoordinate2D
  /// The altitude above sea level in meters.
  public let altitude: CLLocationDistance
  /// The radius in meters within which the coordinate is accurate. A negative value means that the coordinate is invalid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the altitude in meters. A negative value means that the altitude is invalid.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of movement in degrees, clockwise from north, or a negative value if it is unknown.
  public let course: CLLocationDirection
  /// The speed in meters per second, or a negative value if it is unknown.
  public let speed: CLLocationSpeed
  public let timestamp: Date
  /// The accuracy of the speed in meters per second: −1 (unknown) on Linux.
  open var speedAccuracy: CLLocationSpeedAccuracy { -1 }
  /// The accuracy of the direction in degrees: −1 (unknown) on Linux.
  open var courseAccuracy: CLLocationDirectionAccuracy { -1 }
  /// The altitude above the ellipsoid in meters.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }
  open var sourceInformation: CLLocationSourceInformation? {
    CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false)
  }
  /// The floor: nil on Linux.
  open var floor: CLFloor? { nil }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Creates a location without course and speed.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, course: -1,
      speed: -1, timestamp: timestamp)
  }

  /// Creates a location at the current time from a latitude and a longitude. Its altitude is not valid.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }

  public convenience override init() {
    self.init(latitude: 0, longitude: 0)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the distance in meters along the earth's surface, by Vincenty's formula for the ellipsoid; for nearly antipodal points, on a
  /// sphere.
  open func distance(from location: CLLocation) -> CLLocationDistance { coordinate.distance(to: location.coordinate) }

  open override var description: String {
    String(
      format: "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f)", coordinate.latitude, coordinate.longitude, horizontalAccuracy,
      speed, course)
  }
}

extension CLLocationCoordinate2D {
  func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (a, f) = (6_378_137.0, 1 / 298.257_223_563)
    let b = a * (1 - f)
    let first = atan((1 - f) * tan(latitude * radians))
    let second = atan((1 - f) * tan(other.latitude * radians))
    let difference = (other.longitude - longitude) * radians
    let (sin1, cos1, sin2, cos2) = (sin(first), cos(first), sin(second), cos(second))
    var lambda = difference
    for _ in 0..<100 {
      let x = cos2 * sin(lambda)
      let y = cos1 * sin2 - sin1 * cos2 * cos(lambda)
      let sinSigma = (x * x + y * y).squareRoot()
      if sinSigma == 0 { return 0 }
      let cosSigma = sin1 * sin2 + cos1 * cos2 * cos(lambda)
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cos1 * cos2 * sin(lambda) / sinSigma
      let cosAlpha2 = 1 - sinAlpha * sinAlpha
      let cosMiddle = cosAlpha2 == 0 ? 0 : cosSigma - 2 * sin1 * sin2 / cosAlpha2
      let c = f / 16 * cosAlpha2 * (4 + f * (4 - 3 * cosAlpha2))
      let before = lambda
      lambda =
        difference + (1 - c) * f * sinAlpha
        * (sigma + c * sinSigma * (cosMiddle + c * cosSigma * (-1 + 2 * cosMiddle * cosMiddle)))
      guard abs(lambda - before) < 1e-12 else { continue }
      let u2 = cosAlpha2 * (a * a - b * b) / (b * b)
      let bigA = 1 + u2 / 16384 * (4096 + u2 * (-768 + u2 * (320 - 175 * u2)))
      let bigB = u2 / 1024 * (256 + u2 * (-128 + u2 * (74 - 47 * u2)))
      let inner =
        cosSigma * (-1 + 2 * cosMiddle * cosMiddle) - bigB / 6 * cosMiddle * (-3 + 4 * sinSigma * sinSigma)
        * (-3 + 4 * cosMiddle * cosMiddle)
      return b * bigA * (sigma - bigB * sinSigma * (cosMiddle + bigB / 4 * inner))
    }
    let h = pow(sin((second - first) / 2), 2) + cos1 * cos2 * pow(sin(difference / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, h.squareRoot()))
  }
}
