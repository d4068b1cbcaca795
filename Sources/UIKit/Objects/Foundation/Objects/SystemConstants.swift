import Foundation

// Constants and clocks of iOS's C headers.

public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The largest number, as for animations without end.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest number of 64 bits without a sign.
public let UINT64_MAX = UInt64.max
/// The largest number of 64 bits with a sign.
public let INT64_MAX = Int64.max
/// The smallest number of 64 bits with a sign.
public let INT64_MIN = Int64.min
/// Seconds from the beginning of 1970 to the reference date.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200
/// The integer of Objective-C.
public typealias NSInteger = Int
/// Objective-C's unsigned integer.
public typealias NSUInteger = UInt
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000

/// Returns the nanoseconds since the machine was started.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

extension ProcessInfo {
  /// Whether low power mode is on: always false here.
  public var isLowPowerModeEnabled: Bool { false }

  /// The thermal state of the device.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// The thermal state: always nominal here.
  public var thermalState: ThermalState { .nominal }
  /// Posted when the thermal state changes, so never here.
  public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// Posted when low power mode begins or ends, so never here.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension NSError {
  /// A key of the values that describe an error.
  public typealias UserInfoKey = String
}

/// The ratio of clock ticks to nanoseconds, which is 1.
public struct mach_timebase_info: Equatable, Sendable {
  public var numer: UInt32 = 1
  public var denom: UInt32 = 1

  public init() {}

  /// Creates the ratio; corresponds to the function of the same name.
  @discardableResult public init(_ info: inout mach_timebase_info) { info = mach_timebase_info() }

  /// Returns whether the call succeeded: always true.
  public static func == (result: mach_timebase_info, status: Int32) -> Bool { status == 0 }
}

public typealias mach_timebase_info_data_t = mach_timebase_info
/// The result of successful kernel calls.
public let KERN_SUCCESS: Int32 = 0

extension ProcessInfo {
  /// The system behaviors to prevent during an activity.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    public static let userInitiated = ActivityOptions(rawValue: 0x00ff_ffff | 1 << 20)
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00ff_ffff & ~(1 << 20))
    public static let background = ActivityOptions(rawValue: 0x0000_00ff)
    public static let latencyCritical = ActivityOptions(rawValue: 0xff_0000_0000)
  }

  /// Begins an activity that must not be interrupted. Linux does not suspend apps, so it has no effect.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }

  /// Ends an activity that must not be interrupted.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Performs an activity that must not be interrupted.
  public func performActivity(options: ActivityOptions = [], reason: String, using block: @escaping () -> Void) { block() }

  /// Performs a long activity on another thread. It never expires, because apps are not suspended here.
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { block(false) }
  }

  /// Whether an app for iPad runs on a Mac: never here.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the app was built for Macs: never here.
  public var isMacCatalystApp: Bool { false }
}

extension NSError {
  /// Creates an error without information. Foundation on Linux has no initializer without arguments.
  public convenience init(_nothing: Void = ()) { self.init(domain: "", code: 0, userInfo: nil) }
}

extension Progress {
  /// A progress of unknown length, which has no parent.
  public convenience init(_nothing: Void = ()) { self.init(parent: nil, userInfo: nil) }
}

extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default._urls(for: directory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }

  /// The folder for the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder for data that can be created again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder for the app's support files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder for the app's other files.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The user's folder for downloaded files.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder of images.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The user's folder for music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The folder of films.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
}

extension NSArray {
  /// Creates an array of values that are not objects, such as strings and numbers.
  public convenience init(objects elements: Any...) { self.init(array: elements) }
}

extension URL {
  /// Begins access to a file outside of the app. Apps are not sandboxed here, so every file can be accessed.
  @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends access to a file outside of the app.
  public func stopAccessingSecurityScopedResource() {}
}
