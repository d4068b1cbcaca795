import Foundation

/// A run loop; Core Foundation's name for Foundation's class.
public typealias CFRunLoop = RunLoop

/// A mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The mode that loops are in while nothing special happens.
  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  /// All modes that the app's own loop has.
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

/// The run loop of the present thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

extension sockaddr_in {
  /// The size of the structure, which Linux does not keep.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The size of the structure, which Linux does not keep.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}

/// The names of wireless interfaces that an app may look into: none.
public func CNCopySupportedInterfaces() -> CFArray? { nil }
/// What is known about the network of an interface: nothing.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
/// The key of a network's name.
public let kCNNetworkInfoKeySSID: CFString = "SSID"
/// The key of a base station's address.
public let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
