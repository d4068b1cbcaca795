import TrestleSupport
@_exported import Foundation

public let CMErrorDomain = "CMErrorDomain"
/// The error of all sensors: Linux reports none. Handlers receive it on their queue; the data of a sensor is nil, and its state is false.
private let noSensor = NSError(
  domain: CMErrorDomain, code: 109, userInfo: [NSLocalizedDescriptionKey: "Motion sensors are not available on Linux."])
private let reason = "the desktop has no sensors of motion"

/// An acceleration in units of gravity.
public struct CMAcceleration: Sendable {
  public var x = 0.0, y = 0.0, z = 0.0
  public init() {}
}
/// A rate of rotation in radians per second.
public struct CMRotationRate: Sendable {
  public var x = 0.0, y = 0.0, z = 0.0
  public init() {}
}
/// A magnetic field in microteslas.
public struct CMMagneticField: Sendable {
  public var x = 0.0, y = 0.0, z = 0.0
  public init() {}
}
public struct CMQuaternion: Sendable {
  public var x = 0.0, y = 0.0, z = 0.0, w = 1.0
  public init() {}
}
public struct CMRotationMatrix: Sendable {
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0, m21 = 0.0, m22 = 1.0, m23 = 0.0, m31 = 0.0, m32 = 0.0, m33 = 1.0
  public init() {}
}

/// The base class of measurements. They are never created on Linux.
open class CMLogItem: NSObject {
  public let timestamp: TimeInterval = 0
  override init() {}
}
open class CMAccelerometerData: CMLogItem {
  public let acceleration = CMAcceleration()
}
open class CMGyroData: CMLogItem {
  public let rotationRate = CMRotationRate()
}
open class CMMagnetometerData: CMLogItem {
  public let magneticField = CMMagneticField()
}
open class CMAttitude: NSObject {
  public let roll = 0.0, pitch = 0.0, yaw = 0.0
  public let rotationMatrix = CMRotationMatrix()
  public let quaternion = CMQuaternion()
  override init() {}
  open func multiply(byInverseOf attitude: CMAttitude) { withoutEffect(reason) }
}
open class CMDeviceMotion: CMLogItem {
  public let attitude = CMAttitude()
  public let rotationRate = CMRotationRate()
  public let gravity = CMAcceleration(), userAcceleration = CMAcceleration()
  /// The direction in degrees: always −1, for unknown.
  public let heading = -1.0
}
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = Self(rawValue: 1), xArbitraryCorrectedZVertical = Self(rawValue: 2)
  public static let xMagneticNorthZVertical = Self(rawValue: 4), xTrueNorthZVertical = Self(rawValue: 8)
}

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// The motion sensors. None is available on Linux.
open class CMMotionManager: NSObject {
  /// The intervals between measurements in seconds.
  open var accelerometerUpdateInterval = 0.01, gyroUpdateInterval = 0.01, deviceMotionUpdateInterval = 0.01
  open var magnetometerUpdateInterval = 0.01
  public let isAccelerometerAvailable = false, isGyroAvailable = false, isDeviceMotionAvailable = false, isMagnetometerAvailable = false
  public let isAccelerometerActive = false, isGyroActive = false, isDeviceMotionActive = false, isMagnetometerActive = false
  public let accelerometerData: CMAccelerometerData? = nil, gyroData: CMGyroData? = nil, deviceMotion: CMDeviceMotion? = nil
  public let magnetometerData: CMMagnetometerData? = nil
  public override init() {}

  open func startAccelerometerUpdates() { withoutEffect(reason) }
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
    queue.addOperation { handler(nil, noSensor) }
  }
  open func stopAccelerometerUpdates() { withoutEffect(reason) }
  open func startGyroUpdates() { withoutEffect(reason) }
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
    queue.addOperation { handler(nil, noSensor) }
  }
  open func stopGyroUpdates() { withoutEffect(reason) }
  open func startMagnetometerUpdates() { withoutEffect(reason) }
  open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
    queue.addOperation { handler(nil, noSensor) }
  }
  open func stopMagnetometerUpdates() { withoutEffect(reason) }
  open func startDeviceMotionUpdates() { withoutEffect(reason) }
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { withoutEffect(reason) }
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
    queue.addOperation { handler(nil, noSensor) }
  }
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { queue.addOperation { handler(nil, noSensor) } }
  open func stopDeviceMotionUpdates() { withoutEffect(reason) }
}

/// Whether the app may read the sensors; always `denied`.
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// The steps and the distance in a period. They are never counted on Linux.
open class CMPedometerData: NSObject {
  public let startDate = Date.distantPast, endDate = Date.distantPast, numberOfSteps = NSNumber(value: 0)
  public let distance: NSNumber? = nil, floorsAscended: NSNumber? = nil, floorsDescended: NSNumber? = nil, currentPace: NSNumber? = nil
  public let currentCadence: NSNumber? = nil
  override init() {}
}
/// Counts steps. On Linux handlers receive an error on the main queue.
open class CMPedometer: NSObject {
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) { fail(handler) }
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) { fail(handler) }
  open func stopUpdates() { withoutEffect(reason) }
  private func fail(_ handler: @escaping CMPedometerHandler) { DispatchQueue.main.async { handler(nil, noSensor) } }
}

/// The activity of the user: always unknown on Linux.
open class CMMotionActivity: CMLogItem {
  public let stationary = false, walking = false, running = false, automotive = false, cycling = false, unknown = true
}
open class CMMotionActivityManager: NSObject {
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Calls the handler once, with nil.
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {
    queue.addOperation { handler(nil) }
  }
  open func stopActivityUpdates() { withoutEffect(reason) }
}
