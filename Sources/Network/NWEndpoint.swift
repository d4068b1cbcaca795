import Foundation

/// A place that a connection leads to.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  /// The name or address of a host.
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    case name(String, NWInterface?)
    public init(_ string: String) { self = .name(string, nil) }
    public init(stringLiteral value: String) { self = .name(value, nil) }
    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      }
    }
  }
  /// The number of a service of a host.
  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// Creates a port of its digits; nil if they are none.
    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }
    public static let any: Port = 0
    public static let ssh: Port = 22
    public static let smtp: Port = 25
    public static let http: Port = 80
    public static let pop: Port = 110
    public static let imap: Port = 143
    public static let https: Port = 443
    public static let socks: Port = 1080
    public var debugDescription: String { String(rawValue) }
  }

  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)

  public var interface: NWInterface? { nil }
  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host.debugDescription):\(port.rawValue)"
    case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}

/// The reason why a connection failed.
public enum NWError: Error, Equatable, Sendable, CustomDebugStringConvertible, LocalizedError {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
    case .dns(let code): "DNS \(code)"
    case .tls(let code): "TLS \(code)"
    }
  }
  public var errorDescription: String? { debugDescription }
  init(_ code: Int32) { self = .posix(POSIXErrorCode(rawValue: code) ?? .EIO) }
}

/// Options of protocols.
open class NWProtocolOptions: @unchecked Sendable {
  public init() {}
}
/// Connections of bytes.
public enum NWProtocolTCP {
  /// Options of connections. They are those of the system here.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var noDelay = false
    public var enableKeepalive = false
    public var keepaliveIdle = 0
    public var keepaliveCount = 0
    public var keepaliveInterval = 0
    public var connectionTimeout = 0
    public var enableFastOpen = false
  }
}
/// Single messages.
public enum NWProtocolUDP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var preferNoChecksum = false
  }
}
/// Encryption, which is not available on Linux: connections with it fail.
public enum NWProtocolTLS {
  public final class Options: NWProtocolOptions, @unchecked Sendable {}
}

/// The protocols of a connection.
public final class NWParameters: @unchecked Sendable {
  let isEncrypted: Bool
  let isDatagram: Bool
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var includePeerToPeer = false
  public var allowLocalEndpointReuse = false
  public var allowFastOpen = false
  public var acceptLocalOnly = false
  public var requiredLocalEndpoint: NWEndpoint?
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    (isEncrypted, isDatagram) = (tls != nil, false)
  }
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
    (isEncrypted, isDatagram) = (dtls != nil, true)
  }
  public static var tcp: NWParameters { NWParameters(tls: nil) }
  public static var udp: NWParameters { NWParameters(dtls: nil) }
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  public static var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
}
