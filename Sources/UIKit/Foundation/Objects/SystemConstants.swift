import Foundation

// Numbers and clocks that C headers of iOS bring along.

public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The largest number, as for animations without end.
public let HUGE = Float.greatestFiniteMagnitude
/// Seconds from the beginning of 1970 to the reference date.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200
/// The integer of Objective-C.
public typealias NSInteger = Int
/// The integer without a sign of Objective-C.
public typealias NSUInteger = UInt
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000

/// Counts nanoseconds since the machine was started.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

extension ProcessInfo {
  /// Whether the owner asked the device to save power: never here.
  public var isLowPowerModeEnabled: Bool { false }

  /// How warm the device is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// Always nominal: desktops keep themselves cool without asking apps.
  public var thermalState: ThermalState { .nominal }
}

/// How ticks of the machine's clock become nanoseconds: they are nanoseconds.
public struct mach_timebase_info: Equatable, Sendable {
  public var numer: UInt32 = 1
  public var denom: UInt32 = 1

  public init() {}

  /// Asks for the ratio, as the function of that name does.
  @discardableResult public init(_ info: inout mach_timebase_info) { info = mach_timebase_info() }

  /// Whether asking has worked: it always does.
  public static func == (result: mach_timebase_info, status: Int32) -> Bool { status == 0 }
}

public typealias mach_timebase_info_data_t = mach_timebase_info
/// Calls of the kernel that have worked return this.
public let KERN_SUCCESS: Int32 = 0

extension ProcessInfo {
  /// The things that the system must not do during an activity.
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

  /// Begins something that must not be interrupted. Linux puts no apps to sleep, so that nothing has to be kept.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }

  /// Ends something that must not be interrupted.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Does something that must not be interrupted.
  public func performActivity(options: ActivityOptions = [], reason: String, using block: @escaping () -> Void) { block() }

  /// Does something on another thread that may take a while. It is never told to end, because apps are not put to sleep here.
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { block(false) }
  }

  /// Whether an app for iPad runs on a Mac: never here.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the app was built for Macs: never here.
  public var isMacCatalystApp: Bool { false }
}

extension NSError {
  /// An error that says nothing. Foundation on Linux has no initializer without arguments.
  public convenience init(_nothing: Void = ()) { self.init(domain: "", code: 0, userInfo: nil) }
}

extension Progress {
  /// A progress of unknown length, which has no parent.
  public convenience init(_nothing: Void = ()) { self.init(parent: nil, userInfo: nil) }
}

extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }

  /// The folder for what the person makes.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder for what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder for what the app needs.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder for the app's other files.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The folder for what was loaded from elsewhere.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder of pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The folder of music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The folder of films.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
}

extension NSArray {
  /// An array of values that are no objects, such as strings and numbers.
  public convenience init(objects elements: Any...) { self.init(array: elements) }
}

extension URL {
  /// Begins the use of a file outside of the app. Apps are not shut in here, so every file can be used.
  @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the use of a file outside of the app.
  public func stopAccessingSecurityScopedResource() {}
}
