import Foundation
import Glibc

/// An address of version 4 or 6 of the Internet Protocol.
public protocol IPAddress: Hashable, Sendable {
  /// The bytes of the address, the most significant first.
  var rawValue: Data { get }
  /// Creates an address from its bytes; nil for another number of bytes.
  init?(_ rawValue: Data)
  /// Creates an address from its text; nil for other text.
  init?(_ string: String)
}

public struct IPv4Address: IPAddress, CustomDebugStringConvertible {
  public let rawValue: Data
  /// The address of this device, 127.0.0.1.
  public static let loopback = IPv4Address(bytes: [127, 0, 0, 1])
  /// All addresses of this device, 0.0.0.0.
  public static let any = IPv4Address(bytes: [0, 0, 0, 0])
  /// All devices of the network, 255.255.255.255.
  public static let broadcast = IPv4Address(bytes: [255, 255, 255, 255])

  private init(bytes: [UInt8]) { rawValue = Data(bytes) }
  public init?(_ rawValue: Data) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = rawValue
  }
  public init?(_ string: String) {
    guard let bytes = addressBytes(string, AF_INET, 4) else { return nil }
    rawValue = bytes
  }
  public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

public struct IPv6Address: IPAddress, CustomDebugStringConvertible {
  public let rawValue: Data
  /// The address of this device, ::1.
  public static let loopback = IPv6Address(bytes: [UInt8](repeating: 0, count: 15) + [1])
  /// All addresses of this device, ::.
  public static let any = IPv6Address(bytes: [UInt8](repeating: 0, count: 16))

  private init(bytes: [UInt8]) { rawValue = Data(bytes) }
  public init?(_ rawValue: Data) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = rawValue
  }
  public init?(_ string: String) {
    guard let bytes = addressBytes(string, AF_INET6, 16) else { return nil }
    rawValue = bytes
  }
  public var debugDescription: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    return rawValue.withUnsafeBytes { inet_ntop(AF_INET6, $0.baseAddress, &text, socklen_t(text.count)).map { String(cString: $0) } ?? "" }
  }
}

private func addressBytes(_ string: String, _ family: Int32, _ count: Int) -> Data? {
  var bytes = [UInt8](repeating: 0, count: count)
  return inet_pton(family, string, &bytes) == 1 ? Data(bytes) : nil
}
