import TrestleSupport
@_exported import Foundation

/// An acceleration in units of gravity.
public struct CMAcceleration: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
}

/// A rate of rotation in radians per second.
public struct CMRotationRate: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
}

/// The domain of errors of the motion sensors.
public let CMErrorDomain = "CMErrorDomain"

/// The error of all sensors: there are none here.
private let noSensor = NSError(
  domain: CMErrorDomain, code: 109, userInfo: [NSLocalizedDescriptionKey: "Motion sensors are not available on Linux."])

/// The base class of measurements.
open class CMLogItem: NSObject {
  /// The time of the measurement in seconds since the system was started.
  open var timestamp: TimeInterval { 0 }
  override init() {}
}

/// A measurement of the accelerometer.
open class CMAccelerometerData: CMLogItem {
  /// The acceleration along each axis in g, with gravity. Always 0 on Linux.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A measurement of the gyroscope.
open class CMGyroData: CMLogItem {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// The orientation of the device.
open class CMAttitude: NSObject, NSCopying {
  override init() {}
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
  open var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
  open var quaternion: CMQuaternion { CMQuaternion() }
  open func multiply(byInverseOf attitude: CMAttitude) { withoutEffect("the desktop has no sensors of motion") }
  open func copy(with zone: NSZone? = nil) -> Any { CMAttitude() }
}

/// An orientation as a matrix.
public struct CMRotationMatrix: Sendable {
  /// Row 1, column 1.
  public var m11 = 1.0
  /// Row 1, column 2.
  public var m12 = 0.0
  /// Row 1, column 3.
  public var m13 = 0.0
  /// Row 2, column 1.
  public var m21 = 0.0
  /// Row 2, column 2.
  public var m22 = 1.0
  /// Row 2, column 3.
  public var m23 = 0.0
  /// Row 3, column 1.
  public var m31 = 0.0
  /// Row 3, column 2.
  public var m32 = 0.0
  /// Row 3, column 3.
  public var m33 = 1.0
  public init() {}
}

/// An orientation as a quaternion.
public struct CMQuaternion: Sendable {
  public var x = 0.0
  /// The component along the second axis.
  public var y = 0.0
  public var z = 0.0
  public var w = 1.0
  public init() {}
}

/// A magnetic field in microteslas.
public struct CMMagneticField: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
}

public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  case uncalibrated = -1
  case low = 0
  case medium = 1
  case high = 2
}

/// A magnetic field with its accuracy.
public struct CMCalibratedMagneticField: Sendable {
  public var field = CMMagneticField()
  /// The quality of the calibration; uncalibrated by default.
  public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated
  public init() {}
}

/// A measurement of the magnetometer.
open class CMMagnetometerData: CMLogItem {
  /// The field along each axis in microteslas, with the device's own. Always 0 on Linux.
  open var magneticField: CMMagneticField { CMMagneticField() }
}

/// A block that receives a measurement of the magnetometer, or an error.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void

/// The movement of the device, computed from several sensors.
open class CMDeviceMotion: CMLogItem {
  /// The rotation of the device. Always that of the reference frame on Linux.
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// The calibrated magnetic field. Always 0 on Linux.
  open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
  /// The direction in degrees, or −1 if it is unknown.
  open var heading: Double { -1 }
  open var sensorLocation: SensorLocation { .default }

  public enum SensorLocation: Int, Sendable {
    case `default` = 0
    case headphoneLeft = 1
    case headphoneRight = 2
  }
}

/// A block that receives a measurement of the accelerometer, or an error.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A block that receives a measurement of the gyroscope, or an error.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// A block that receives the movement of the device, or an error.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The sensors of movement. None is available: the data are nil, and handlers are called with an error.
open class CMMotionManager: NSObject {
  /// The time between two measurements in seconds. The default is 0.01. On Linux it is stored without effect.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The time between two measurements in seconds. The default is 0.01. On Linux it is stored without effect.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The time between two measurements in seconds. The default is 0.01. On Linux it is stored without effect.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// The time between two measurements in seconds. The default is 0.01. On Linux it is stored without effect.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  public override init() {}

  /// Whether there is an accelerometer: false on Linux.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether there is a gyroscope: false on Linux.
  open var isGyroAvailable: Bool { false }
  /// Whether the movement of the device can be computed: false on Linux.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether there is a magnetometer: false on Linux.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether the accelerometer measures: false on Linux.
  open var isAccelerometerActive: Bool { false }
  /// Whether the gyroscope measures: false on Linux.
  open var isGyroActive: Bool { false }
  /// Whether the movement of the device is computed: false on Linux.
  open var isDeviceMotionActive: Bool { false }
  /// The latest measurement of the accelerometer: nil on Linux.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// The latest measurement of the gyroscope: nil on Linux.
  open var gyroData: CMGyroData? { nil }
  /// The latest movement of the device: nil on Linux.
  open var deviceMotion: CMDeviceMotion? { nil }

  /// Whether the magnetometer measures: false on Linux.
  open var isMagnetometerActive: Bool { false }
  /// The latest measurement of the magnetometer: nil on Linux.
  open var magnetometerData: CMMagnetometerData? { nil }
  open var showsDeviceMovementDisplay = false
  /// The axes that are in use: none on Linux.
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { [] }
  /// Starts the magnetometer. There is none on Linux, so this has no effect.
  open func startMagnetometerUpdates() { withoutEffect("the desktop has no sensors of motion") }
  /// Starts the magnetometer. On Linux the handler receives an error on the queue.
  open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
    queue.addOperation { handler(nil, noSensor) }
  }
  /// Ends the updates of the magnetometer. None arrive on Linux.
  open func stopMagnetometerUpdates() { withoutEffect("the desktop has no sensors of motion") }

  /// Starts the accelerometer. There is none on Linux, so this has no effect.
  open func startAccelerometerUpdates() { withoutEffect("the desktop has no sensors of motion") }
  /// Starts the accelerometer. On Linux the handler receives an error on the queue.
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
    queue.addOperation { handler(nil, noSensor) }
  }
  /// Ends the updates of the accelerometer. None arrive on Linux.
  open func stopAccelerometerUpdates() { withoutEffect("the desktop has no sensors of motion") }
  /// Starts the gyroscope. There is none on Linux, so this has no effect.
  open func startGyroUpdates() { withoutEffect("the desktop has no sensors of motion") }
  /// Starts the gyroscope. On Linux the handler receives an error on the queue.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
    queue.addOperation { handler(nil, noSensor) }
  }
  /// Ends the updates of the gyroscope. None arrive on Linux.
  open func stopGyroUpdates() { withoutEffect("the desktop has no sensors of motion") }
  /// Starts to compute the movement of the device. There are no sensors on Linux, so this has no effect.
  open func startDeviceMotionUpdates() { withoutEffect("the desktop has no sensors of motion") }
  /// Starts to compute the movement of the device. On Linux the handler receives an error on the queue.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
    queue.addOperation { handler(nil, noSensor) }
  }
  /// Starts to compute the movement of the device relative to axes. There are no sensors on Linux, so this has no effect.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    withoutEffect("the desktop has no sensors of motion")
  }
  /// Starts to compute the movement of the device against axes. On Linux the handler receives an error on the queue.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { queue.addOperation { handler(nil, noSensor) } }
  /// Returns the axes that can be used: none on Linux.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  open func stopDeviceMotionUpdates() { withoutEffect("the desktop has no sensors of motion") }
}

/// Whether the app may read the motion sensors.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  /// The user has refused. Always the answer on Linux.
  case denied = 2
  case authorized = 3
}

/// The steps, distance and floors of a period. None is counted on Linux.
open class CMPedometerData: NSObject {
  override init() {}
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open var numberOfSteps: NSNumber { 0 }
  /// The distance in meters, or nil.
  open var distance: NSNumber? { nil }
  /// The number of floors that were gone down, or nil.
  open var floorsDescended: NSNumber? { nil }
  /// The time in seconds for a metre, or nil.
  open var currentPace: NSNumber? { nil }
  /// The average time in seconds for a metre, or nil.
  open var averageActivePace: NSNumber? { nil }
  /// The number of steps in a second, or nil.
  open var currentCadence: NSNumber? { nil }
  /// The number of floors that were climbed, or nil.
  open var floorsAscended: NSNumber? { nil }
}

/// A block that receives counted steps, or an error.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Counts steps. This is not available on Linux.
open class CMPedometer: NSObject {
  public override init() {}
  /// Returns whether steps can be counted: false on Linux.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Returns whether distances can be estimated: false on Linux.
  open class func isDistanceAvailable() -> Bool { false }
  /// Returns whether the pace can be estimated: false on Linux.
  open class func isPaceAvailable() -> Bool { false }
  /// Returns whether steps in a second can be counted: false on Linux.
  open class func isCadenceAvailable() -> Bool { false }
  /// Returns whether events can be reported: false on Linux.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// Returns whether floors can be counted: false on Linux.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Returns whether the app may count steps: ``CMAuthorizationStatus/denied`` on Linux.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Queries the steps between two dates. On Linux the handler receives an error on the main queue.
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) { fail(handler) }
  /// Starts to count steps. On Linux the handler receives an error on the main queue.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) { fail(handler) }
  /// Ends counting. Nothing is counted on Linux.
  open func stopUpdates() { withoutEffect("the desktop has no sensors of motion") }
  private func fail(_ handler: @escaping CMPedometerHandler) { DispatchQueue.main.async { handler(nil, noSensor) } }
}

public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0
  case medium = 1
  case high = 2
}

/// The activity of the user, such as walking.
open class CMMotionActivity: CMLogItem {
  open var confidence: CMMotionActivityConfidence { .low }
  open var startDate: Date { .distantPast }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
  open var unknown: Bool { true }
}

/// Reports the user's activity. This is not available on Linux.
open class CMMotionActivityManager: NSObject {
  public override init() {}
  /// Returns whether activities can be reported: false on Linux.
  open class func isActivityAvailable() -> Bool { false }
  /// Returns whether the app may know the activity: ``CMAuthorizationStatus/denied`` on Linux.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Starts to report activities. On Linux the handler receives nil on the queue.
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {
    queue.addOperation { handler(nil) }
  }
  open func stopActivityUpdates() { withoutEffect("the desktop has no sensors of motion") }
  /// Queries the activities between two dates. On Linux the handler receives an error on the queue.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) { queue.addOperation { handler(nil, noSensor) } }
}

/// A change of altitude.
open class CMAltitudeData: CMLogItem {
  /// The change since the start in meters.
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 0 }
}

/// Measures changes of altitude. This is not available on Linux.
open class CMAltimeter: NSObject {
  public override init() {}
  /// Returns whether changes of altitude can be measured: false on Linux.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Starts to measure changes of altitude. On Linux the handler receives an error on the queue.
  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void) {
    queue.addOperation { handler(nil, noSensor) }
  }
  open func stopRelativeAltitudeUpdates() { withoutEffect("the desktop has no sensors of motion") }
}

/// The axes relative to which the orientation of the device is given.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
  /// Like ``xArbitraryZVertical``, corrected by the compass.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}
