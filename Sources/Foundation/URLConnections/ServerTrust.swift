import FoundationNetworking
@_exported import Security

// Foundation on Linux verifies the certificates of servers itself, without challenges to the app.

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// The server's trust object: nil, because Foundation on Linux sends no challenges for it.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates a credential that trusts a server. It is never requested on Linux.
  public convenience init(trust: SecTrust) {
    withoutEffect("the network library alone decides whether a server is trusted", member: "URLCredential(trust:)")
    self.init(user: "", password: "", persistence: .none)
  }
}

extension URLSessionConfiguration {
  /// The minimum TLS version: that of the network library. Setting another one logs that it is ignored.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv12 }
    set { if newValue != .TLSv12 { withoutEffect("the network library chooses the version of TLS") } }
  }
  /// The maximum TLS version: that of the network library. Setting another one logs that it is ignored.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv13 }
    set { if newValue != .TLSv13 { withoutEffect("the network library chooses the version of TLS") } }
  }
}

public enum tls_protocol_version_t: UInt16, Sendable {
  /// TLS 1.0, which is deprecated.
  case TLSv10 = 0x0301
  /// TLS 1.1, which is deprecated.
  case TLSv11 = 0x0302
  case TLSv12 = 0x0303
  case TLSv13 = 0x0304
  /// The datagram variant of TLS 1.1, which is deprecated.
  case DTLSv10 = 0xfeff
  /// The datagram variant of TLS 1.2.
  case DTLSv12 = 0xfefd
}
