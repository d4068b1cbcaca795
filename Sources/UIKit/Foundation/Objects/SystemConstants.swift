import Foundation

// Numbers and clocks that C headers of iOS bring along.

public let MAXFLOAT = Float.greatestFiniteMagnitude
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
