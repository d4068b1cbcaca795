import CoreGraphics

/// Returns the wireless interfaces that an app may inspect: nil on Linux.
public func CNCopySupportedInterfaces() -> CFArray? { nil }
/// Returns information about the network of an interface: nil on Linux.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
public let kCNNetworkInfoKeySSID: CFString = "SSID"
/// The key of the base station's address.
public let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
