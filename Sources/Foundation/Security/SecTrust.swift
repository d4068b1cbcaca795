import TrestleCryptography
import Foundation

/// The rules for verifying a certificate chain.
public final class SecPolicy: @unchecked Sendable {
  let rules: Certificate.Rules
  /// Whether a certificate without a response about its revocation is rejected.
  let needsRevocation: Bool

  init(_ rules: Certificate.Rules = Certificate.Rules(), needsRevocation: Bool = false) {
    (self.rules, self.needsRevocation) = (rules, needsRevocation)
  }
}

/// A certificate chain to evaluate: the first certificate, and others that may link it to an anchor.
public final class SecTrust: @unchecked Sendable {
  let certificates: [SecCertificate]
  var anchors: [SecCertificate]?
  var usesOnlyAnchors = true
  var policies: [SecPolicy] = []
  var date: Date?
  private(set) var verdict: Certificate.Verdict?
  private var chain: [[UInt8]] = []

  init(_ certificates: [SecCertificate]) { self.certificates = certificates }

  /// Verifies the chain with all policies.
  func evaluate() throws -> Certificate.Verdict {
    var verdict = Certificate.Verdict.valid
    for policy in policies.isEmpty ? [SecPolicy()] : policies where verdict == .valid {
      var rules = policy.rules
      rules.date = date
      chain = []
      verdict = try certificates[0].content.verify(
        intermediates: certificates.dropFirst().map(\.content), anchors: (anchors ?? []).map(\.content),
        includesSystem: anchors == nil || !usesOnlyAnchors, rules: rules, chain: &chain)
      if verdict == .valid, policy.needsRevocation { verdict = .invalid(3, "the revocation of certificates cannot be queried on Linux") }
    }
    self.verdict = verdict
    return verdict
  }
  /// The certificates from the first one to the anchor after an evaluation, otherwise the given ones.
  var evaluatedChain: [SecCertificate] {
    chain.isEmpty ? certificates : chain.compactMap { try? Certificate($0) }.map(SecCertificate.init)
  }
}

public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  /// The chain is valid up to an authority of the system.
  case unspecified = 4
  /// The chain is not trusted, but another policy may accept it.
  case recoverableTrustFailure = 5
  /// The chain has a fault that no policy accepts.
  case fatalTrustFailure = 6
  case otherError = 7
}

/// Returns the policy for verifying a server, or a client if the flag is false.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  var rules = Certificate.Rules()
  (rules.host, rules.isForServers, rules.isForClients) = (hostname, server, !server)
  return SecPolicy(rules)
}
/// Returns the policy for any certificate.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
/// Uses certificate revocation lists.
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
/// Uses the Online Certificate Status Protocol (OCSP).
public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
/// Prefers revocation lists to OCSP.
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
/// Rejects a certificate without a response about its revocation.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
/// Uses only cached responses, not the network.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
/// Uses both OCSP and revocation lists.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = kSecRevocationOCSPMethod | kSecRevocationCRLMethod

/// Returns the policy for revocation. No server is queried: a chain is rejected if the flags require a response.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy(needsRevocation: revocationFlags & kSecRevocationRequirePositiveResponse != 0)
}

@discardableResult public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let chain = certificates as? [SecCertificate] ?? (certificates as? SecCertificate).map { [$0] } ?? []
  guard !chain.isEmpty else { return errSecParam }
  let made = SecTrust(chain)
  made.policies = policies as? [SecPolicy] ?? (policies as? SecPolicy).map { [$0] } ?? []
  trust.pointee = made
  return errSecSuccess
}

/// Sets the trusted certificates, which replace the authorities of the system; nil restores the latter.
@discardableResult public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
  guard let anchorCertificates else {
    (trust.anchors, trust.usesOnlyAnchors) = (nil, true)
    return errSecSuccess
  }
  guard let anchors = anchorCertificates as? [SecCertificate] else { return errSecParam }
  (trust.anchors, trust.usesOnlyAnchors) = (anchors, true)
  return errSecSuccess
}
/// Sets whether only the given certificates are anchors, without the authorities of the system.
@discardableResult public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
  trust.usesOnlyAnchors = anchorCertificatesOnly
  if anchorCertificatesOnly, trust.anchors == nil { trust.anchors = [] }
  return errSecSuccess
}
/// Sets the date for which the chain is verified; by default the current date.
@discardableResult public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: CFDate) -> OSStatus {
  trust.date = verifyDate as Date
  return errSecSuccess
}

@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
  trust.policies = policies as? [SecPolicy] ?? (policies as? SecPolicy).map { [$0] } ?? []
  return errSecSuccess
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.evaluatedChain.count }

public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  let chain = trust.evaluatedChain
  return chain.indices.contains(ix) ? chain[ix] : nil
}

/// Returns the certificates of a chain; after its evaluation those from the first one to the anchor.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.evaluatedChain }

/// Returns the public key of the first certificate of a chain.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { SecCertificateCopyKey(trust.certificates[0]) }

/// Returns the public key of the first certificate of a chain.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

/// Evaluates a chain up to an anchor: signatures, dates, the name of the server, purposes and key lengths. The error has the code
/// `errSecCertificateExpired`, `errSecHostNameMismatch`, `errSecNotTrusted` or `errSecInternalComponent`.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
  func fail(_ status: OSStatus, _ reason: String) -> Bool {
    error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: reason])
    return false
  }
  do {
    guard case .invalid(let code, let reason) = try trust.evaluate() else { return true }
    let name = SecCertificateCopySubjectSummary(trust.certificates[0]).map { "The certificate “\($0)”" } ?? "The certificate"
    return fail(status(of: code), "\(name) is not trusted: \(reason).")
  } catch let failure {
    return fail(errSecInternalComponent, failure.localizedDescription)
  }
}

/// Returns the status for an OpenSSL error code.
private func status(of reason: Int32) -> OSStatus {
  switch reason {
  case 9: errSecCertificateNotValidYet
  case 10: errSecCertificateExpired
  case 62, 64: errSecHostNameMismatch
  case 23: errSecCertificateRevoked
  default: errSecNotTrusted
  }
}

/// Evaluates a chain, and calls the closure on the queue with the result.
@discardableResult public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  nonisolated(unsafe) let result = result
  queue.async {
    var error: CFError?
    let isTrusted = SecTrustEvaluateWithError(trust, &error)
    result(trust, isTrusted, error)
  }
  return errSecSuccess
}

/// Evaluates a chain. The status is an error only if the evaluation itself failed.
@discardableResult public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
  do {
    result.pointee = try trust.evaluate() == .valid ? .unspecified : .recoverableTrustFailure
    return errSecSuccess
  } catch {
    result.pointee = .otherError
    return errSecInternalComponent
  }
}

@discardableResult public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
  result.pointee = trust.verdict.map { $0 == .valid ? .unspecified : .recoverableTrustFailure } ?? .invalid
  return errSecSuccess
}
