@_exported import Security

public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
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
  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// Creates a port from decimal digits; nil for other text.
    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }
    /// A port that the system chooses.
    public static let any: Port = 0
    public static let ssh: Port = 22
    /// The port of SMTP, 25.
    public static let smtp: Port = 25
    public static let http: Port = 80
    /// The port of POP, 110.
    public static let pop: Port = 110
    /// The port of IMAP, 143.
    public static let imap: Port = 143
    public static let https: Port = 443
    /// The port of SOCKS proxies, 1080.
    public static let socks: Port = 1080
    public var debugDescription: String { String(rawValue) }
  }

  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A Unix domain socket.
  case unix(path: String)
  case url(URL)

  /// The interface of the endpoint: always nil on Linux.
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

open class NWProtocolOptions: @unchecked Sendable {
  public init() {}
}
public enum NWProtocolTCP {
  /// The options of TCP. They are stored only: the system's defaults are used.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether small segments are sent without a delay. The default is false.
    public var noDelay = false
    /// Whether idle connections are probed. The default is false.
    public var enableKeepalive = false
    /// The idle time before the first probe, in seconds. The default is 0.
    public var keepaliveIdle = 0
    /// The number of unanswered probes that end the connection. The default is 0.
    public var keepaliveCount = 0
    /// The interval between probes, in seconds. The default is 0.
    public var keepaliveInterval = 0
    /// The timeout for connecting, in seconds. The default is 0.
    public var connectionTimeout = 0
    /// Whether content may be sent while connecting. The default is false.
    public var enableFastOpen = false
  }
}
public enum NWProtocolUDP {
  /// The options of UDP. They are stored only: the system's defaults are used.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether packets are sent without a checksum. The default is false.
    public var preferNoChecksum = false
  }
}
/// Encryption with TLS 1.2 and 1.3, by OpenSSL. DTLS is not supported: connections with it fail.
public enum NWProtocolTLS {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// The settings, which the functions `sec_protocol_options_…` change.
    public let securityProtocolOptions: sec_protocol_options_t = sec_protocol_options()
  }
}

public final class NWParameters: @unchecked Sendable {
  let encryption: sec_protocol_options_t?
  let isDatagram: Bool
  /// The required type of interface. It is stored only.
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  /// The prohibited types of interfaces. They are stored only.
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// Whether expensive networks are prohibited. It is stored only.
  public var prohibitExpensivePaths = false
  /// Whether networks in low data mode are prohibited. It is stored only.
  public var prohibitConstrainedPaths = false
  /// Whether peer-to-peer links are used. It is stored only.
  public var includePeerToPeer = false
  /// Whether a local address in use may be reused. It is stored only.
  public var allowLocalEndpointReuse = false
  /// Whether content may be sent while connecting. It is stored only.
  public var allowFastOpen = false
  /// Whether only connections from the local network are accepted. It is stored only.
  public var acceptLocalOnly = false
  /// The required local address. It is stored only.
  public var requiredLocalEndpoint: NWEndpoint?
  /// Creates parameters of TCP. The connection is encrypted unless the TLS options are nil.
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    (encryption, isDatagram) = (tls?.securityProtocolOptions, false)
  }
  /// Creates parameters of UDP. The connection is encrypted unless the DTLS options are nil.
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
