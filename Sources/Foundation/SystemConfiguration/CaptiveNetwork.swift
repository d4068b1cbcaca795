import CoreGraphics
import Foundation

/// Returns the names of wireless interfaces that an app may look into: none.
public func CNCopySupportedInterfaces() -> CFArray? { nil }
/// Returns information about the network of an interface: none on Linux.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
/// The key of a network's name.
public let kCNNetworkInfoKeySSID: CFString = "SSID"
/// The key of a base station's address.
public let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
