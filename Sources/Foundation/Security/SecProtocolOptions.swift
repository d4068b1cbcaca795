import Foundation
import TrestleCryptography

public final class sec_protocol_options: @unchecked Sendable {
  package var settings = TLSSettings()
  package var verify: (sec_protocol_verify_t, DispatchQueue)?
  package init() {}
}
public typealias sec_protocol_options_t = sec_protocol_options
public final class sec_protocol_metadata: Sendable {
  package init() {}
}
public typealias sec_protocol_metadata_t = sec_protocol_metadata
/// The certificate chain of the peer.
public final class sec_trust: Sendable {
  let trust: SecTrust
  init(_ trust: SecTrust) { self.trust = trust }
}
public typealias sec_trust_t = sec_trust
/// The identity of this end of the connection.
public final class sec_identity: Sendable {
  let identity: SecIdentity
  init(_ identity: SecIdentity) { self.identity = identity }
}
public typealias sec_identity_t = sec_identity
/// A closure that is called with whether the peer is trusted.
public typealias sec_protocol_verify_complete_t = @Sendable (Bool) -> Void
/// A block that verifies the peer instead of the system's rules.
public typealias sec_protocol_verify_t = @Sendable (sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t) -> Void

public enum tls_protocol_version_t: UInt16, Sendable {
  /// TLS 1.0. OpenSSL rejects it at its default security level.
  case TLSv10 = 0x0301
  /// TLS 1.1. OpenSSL rejects it at its default security level.
  case TLSv11 = 0x0302
  case TLSv12 = 0x0303
  case TLSv13 = 0x0304
}

public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust> { .passRetained(trust.trust) }
public func sec_identity_create(_ identity: SecIdentity) -> sec_identity_t? { sec_identity(identity) }

/// Sets the minimum version; TLS 1.2 by default.
public func sec_protocol_options_set_min_tls_protocol_version(_ options: sec_protocol_options_t, _ version: tls_protocol_version_t) {
  options.settings.minimumVersion = Int(version.rawValue)
}
public func sec_protocol_options_set_max_tls_protocol_version(_ options: sec_protocol_options_t, _ version: tls_protocol_version_t) {
  options.settings.maximumVersion = Int(version.rawValue)
}
/// Adds an application protocol (ALPN), such as `h2`.
public func sec_protocol_options_add_tls_application_protocol(_ options: sec_protocol_options_t, _ application_protocol: String) {
  options.settings.applicationProtocols.append(application_protocol)
}
/// Sets the name that the server's certificate must have; by default that of the endpoint.
public func sec_protocol_options_set_tls_server_name(_ options: sec_protocol_options_t, _ server_name: String) {
  options.settings.serverName = server_name
}
/// Sets the identity. A server requires one.
public func sec_protocol_options_set_local_identity(_ options: sec_protocol_options_t, _ identity: sec_identity_t) {
  options.settings.identity = identity.identity.content
}
/// Sets whether a server requests a client certificate.
public func sec_protocol_options_set_peer_authentication_required(_ options: sec_protocol_options_t, _ required: Bool) {
  options.settings.requestsCertificate = required
}
public func sec_protocol_options_set_verify_block(
  _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t, _ verify_block_queue: DispatchQueue
) { options.verify = (verify_block, verify_block_queue) }

extension sec_protocol_options {
  /// The error for a rejected chain.
  package struct Refusal: Error, LocalizedError {
    package let status: OSStatus
    package let reason: String
    package var errorDescription: String? { reason }
  }

  /// Encrypts a connection, and verifies the peer's chain with the app's block or the system's authorities.
  package func encrypt(_ descriptor: Int32, host: String?, isServer: Bool) throws -> TLSChannel {
    var settings = settings
    settings.isServer = isServer
    let name = settings.serverName ?? host
    var address = in6_addr()
    let isAddress = name.map { inet_pton(AF_INET, $0, &address) == 1 || inet_pton(AF_INET6, $0, &address) == 1 } ?? true
    settings.serverName = isAddress || isServer ? nil : name
    return try TLSChannel(descriptor, settings) { certificates in
      guard !certificates.isEmpty else { throw Refusal(status: errSecNotTrusted, reason: "The other side has no certificate.") }
      let trust = SecTrust(certificates.map(SecCertificate.init))
      trust.policies = [SecPolicyCreateSSL(!isServer, isServer ? nil : name)]
      if let (block, queue) = verify {
        let result = VerifyResult()
        let wrapped = sec_trust(trust)
        queue.async { block(sec_protocol_metadata(), wrapped) { result.set($0) } }
        guard result.wait() else { throw Refusal(status: errSecNotTrusted, reason: "The app does not trust the certificate.") }
        return
      }
      var error: CFError?
      guard SecTrustEvaluateWithError(trust, &error) else {
        let reason = error
        throw Refusal(status: OSStatus(reason?.code ?? Int(errSecNotTrusted)), reason: reason?.localizedDescription ?? "")
      }
    }
  }
}

private final class VerifyResult: @unchecked Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private var isTrusted = false
  func set(_ isTrusted: Bool) {
    self.isTrusted = isTrusted
    semaphore.signal()
  }
  func wait() -> Bool {
    semaphore.wait()
    return isTrusted
  }
}
