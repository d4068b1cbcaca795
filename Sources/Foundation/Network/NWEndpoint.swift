import Foundation
@_exported import Security

/// A place that a connection leads to.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  /// The name or address of a host.
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    /// A name or address, with an interface to use.
    case name(String, NWInterface?)
    /// Creates a host of its name or address.
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
    /// A port that the system chooses.
    public static let any: Port = 0
    public static let ssh: Port = 22
    /// The port of SMTP, for sending mail.
    public static let smtp: Port = 25
    public static let http: Port = 80
    /// The port of POP, for receiving mail.
    public static let pop: Port = 110
    /// The port of IMAP, for access to mail.
    public static let imap: Port = 143
    public static let https: Port = 443
    /// The port of SOCKS proxies.
    public static let socks: Port = 1080
    public var debugDescription: String { String(rawValue) }
  }

  case hostPort(host: Host, port: Port)
  /// A service announced by Bonjour.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A socket in the file system.
  case unix(path: String)
  case url(URL)

  /// The interface of the endpoint, which is always nil here.
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
  /// An error of the system.
  case posix(POSIXErrorCode)
  /// An error in looking up a name.
  case dns(Int32)
  /// An error of the encryption.
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

open class NWProtocolOptions: @unchecked Sendable {
  /// Creates the usual options.
  public init() {}
}
/// Connections of bytes.
public enum NWProtocolTCP {
  /// Options of connections. They are those of the system here.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether small pieces are sent without a delay.
    public var noDelay = false
    /// Whether idle connections are probed.
    public var enableKeepalive = false
    /// The idle seconds before the first probe.
    public var keepaliveIdle = 0
    /// The number of unanswered probes that end the connection.
    public var keepaliveCount = 0
    /// The seconds between probes.
    public var keepaliveInterval = 0
    /// The seconds that connecting may take.
    public var connectionTimeout = 0
    /// Whether content may be sent while connecting.
    public var enableFastOpen = false
  }
}
/// Single messages.
public enum NWProtocolUDP {
  /// Options of messages. They are those of the system here.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether messages are sent without a checksum.
    public var preferNoChecksum = false
  }
}
/// Encryption by TLS 1.2 and 1.3, with OpenSSL. That of messages (DTLS) is not available: connections with it fail.
public enum NWProtocolTLS {
  /// Options of encryption.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// The settings, which the functions `sec_protocol_options_…` change.
    public let securityProtocolOptions: sec_protocol_options_t = sec_protocol_options()
  }
}

/// The protocols of a connection.
public final class NWParameters: @unchecked Sendable {
  let encryption: sec_protocol_options_t?
  let isDatagram: Bool
  /// The only type of interface to use, which has no effect here.
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  /// The types of interfaces to avoid, which have no effect here.
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// Whether expensive networks are avoided, which has no effect here.
  public var prohibitExpensivePaths = false
  /// Whether networks with saving of data are avoided, which has no effect here.
  public var prohibitConstrainedPaths = false
  /// Whether direct links between devices are used, which has no effect here.
  public var includePeerToPeer = false
  /// Whether a local address in use may be taken again, which has no effect here.
  public var allowLocalEndpointReuse = false
  /// Whether content may be sent while connecting, which has no effect here.
  public var allowFastOpen = false
  /// Whether only connections of the local network are accepted, which has no effect here.
  public var acceptLocalOnly = false
  /// The local address to use, which has no effect here.
  public var requiredLocalEndpoint: NWEndpoint?
  /// Creates parameters of TCP, with encryption unless the first options are nil.
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    (encryption, isDatagram) = (tls?.securityProtocolOptions, false)
  }
  /// Creates parameters of UDP, with encryption unless the first options are nil.
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
    (encryption, isDatagram) = (dtls?.securityProtocolOptions, true)
  }
  /// The parameters of TCP without encryption.
  public static var tcp: NWParameters { NWParameters(tls: nil) }
  /// The parameters of UDP without encryption.
  public static var udp: NWParameters { NWParameters(dtls: nil) }
  /// The parameters of TCP with encryption.
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  /// The parameters of UDP with encryption.
  public static var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
}
