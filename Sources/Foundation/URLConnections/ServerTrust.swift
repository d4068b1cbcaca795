import Foundation
import FoundationNetworking
import TrestleSupport
@_exported import Security

// Foundation on Linux verifies the certificates of servers itself, without calling the app.

/// The method of a challenge for the trust of a server.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The method of a challenge for a certificate of the user.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// The certificates of the server: nil, because Foundation on Linux sends no challenges about them.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// A credential that trusts a server, which nothing on Linux asks for.
  public convenience init(trust: SecTrust) {
    withoutEffect("the network library alone decides whether a server is trusted", member: "URLCredential(trust:)")
    self.init(user: "", password: "", persistence: .none)
  }
}

extension URLSessionConfiguration {
  /// The oldest version of the encryption that is used: that of the network library. Setting another one prints that it is ignored.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv12 }
    set { if newValue != .TLSv12 { withoutEffect("the network library chooses the version of TLS") } }
  }
  /// The newest version of the encryption that is used: that of the network library. Setting another one prints that it is ignored.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv13 }
    set { if newValue != .TLSv13 { withoutEffect("the network library chooses the version of TLS") } }
  }
}

/// A version of the encryption of connections.
public enum tls_protocol_version_t: UInt16, Sendable {
  /// TLS 1.0, which is deprecated.
  case TLSv10 = 0x0301
  /// TLS 1.1, which is deprecated.
  case TLSv11 = 0x0302
  /// TLS 1.2.
  case TLSv12 = 0x0303
  /// TLS 1.3.
  case TLSv13 = 0x0304
  /// The form of TLS 1.1 for datagrams, which is deprecated.
  case DTLSv10 = 0xfeff
  /// The form of TLS 1.2 for datagrams.
  case DTLSv12 = 0xfefd
}
