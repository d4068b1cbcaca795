@_exported import Foundation

public struct CMAcceleration: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
}

public struct CMRotationRate: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
}

public let CMErrorDomain = "CMErrorDomain"

/// The error of all sensors: there are none here.
private let noSensor = NSError(
  domain: CMErrorDomain, code: 109, userInfo: [NSLocalizedDescriptionKey: "Motion sensors are not available on Linux."])

open class CMLogItem: NSObject {
  open var timestamp: TimeInterval { 0 }
  override init() {}
}

open class CMAccelerometerData: CMLogItem {
  open var acceleration: CMAcceleration { CMAcceleration() }
}

open class CMGyroData: CMLogItem {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

open class CMAttitude: NSObject {
  override init() {}
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
}

open class CMDeviceMotion: CMLogItem {
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The sensors of movement. None is available: the data are nil, and handlers are called with an error.
open class CMMotionManager: NSObject {
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var gyroUpdateInterval: TimeInterval = 0.01
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  public override init() {}

  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isGyroActive: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }
  open var deviceMotion: CMDeviceMotion? { nil }

  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
    queue.addOperation { handler(nil, noSensor) }
  }
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() {}
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
    queue.addOperation { handler(nil, noSensor) }
  }
  open func stopGyroUpdates() {}
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
    queue.addOperation { handler(nil, noSensor) }
  }
  open func stopDeviceMotionUpdates() {}
}

public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

open class CMPedometerData: NSObject {
  override init() {}
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
}

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Counts steps. It cannot here, and says so.
open class CMPedometer: NSObject {
  public override init() {}
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) { fail(handler) }
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) { fail(handler) }
  open func stopUpdates() {}
  private func fail(_ handler: @escaping CMPedometerHandler) { DispatchQueue.main.async { handler(nil, noSensor) } }
}

open class CMMotionActivity: CMLogItem {
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
  open var unknown: Bool { true }
}

open class CMMotionActivityManager: NSObject {
  public override init() {}
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {
    queue.addOperation { handler(nil) }
  }
  open func stopActivityUpdates() {}
}

open class CMAltitudeData: CMLogItem {
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 0 }
}

open class CMAltimeter: NSObject {
  public override init() {}
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void) {
    queue.addOperation { handler(nil, noSensor) }
  }
  open func stopRelativeAltitudeUpdates() {}
}
