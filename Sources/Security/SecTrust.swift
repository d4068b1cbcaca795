import Foundation

/// A certificate, as its bytes.
public final class SecCertificate: @unchecked Sendable {
  let data: Data

  init(_ data: Data) { self.data = data }
}

/// The rules by which a chain of certificates is judged.
public final class SecPolicy: @unchecked Sendable {
  let host: String?

  init(host: String?) { self.host = host }
}

/// A chain of certificates to be evaluated. Linux has no such service for apps, and no chain is trusted: connections are checked by the network
/// library.
public final class SecTrust: @unchecked Sendable {
  let certificates: [SecCertificate]
  var anchors: [SecCertificate] = []
  var policies: [SecPolicy] = []

  init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

/// The result of evaluating a chain of certificates.
public enum SecTrustResultType: UInt32, Sendable {
  /// The chain was not evaluated.
  case invalid = 0
  /// The user trusts the chain explicitly.
  case proceed = 1
  /// The user does not trust the chain.
  case deny = 3
  /// The chain is valid and leads to an authority of the system.
  case unspecified = 4
  /// The chain is not trusted, but another policy may accept it.
  case recoverableTrustFailure = 5
  /// The chain has a fault for which it cannot be trusted.
  case fatalTrustFailure = 6
  /// The evaluation failed for another reason.
  case otherError = 7
}

/// Creates a certificate of bytes in DER; nil if they cannot be one.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  data.count > 4 && data.first == 0x30 ? SecCertificate(data) : nil
}

/// Returns the bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }

/// Returns the rules for a server.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy(host: hostname) }
/// Whether lists of revoked certificates are loaded.
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
/// Whether a server for the status of certificates is queried.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
/// Whether lists are preferred to the server.
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
/// A certificate without a response about its revocation is not trusted.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
/// Only cached responses are used, not the network.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
/// Responses of servers and lists of revoked certificates are both used.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = kSecRevocationOCSPMethod | kSecRevocationCRLMethod

/// Returns the rule that a certificate was not taken back. Linux has no service that knows.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy(host: nil) }
/// Sets whether only the given certificates are anchors. On Linux no chain is trusted with any.
@discardableResult public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
  errSecSuccess
}
/// Returns the rules for any certificate.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(host: nil) }

/// Combines certificates for evaluation.
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

/// Sets the trusted certificates.
@discardableResult public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
  trust.anchors = anchorCertificates as? [SecCertificate] ?? []
  return errSecSuccess
}

/// Sets the policies for the evaluation of a chain.
@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
  trust.policies = policies as? [SecPolicy] ?? (policies as? SecPolicy).map { [$0] } ?? []
  return errSecSuccess
}

/// Returns the number of certificates of a chain.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }

/// Returns a certificate of a chain.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

/// Returns the certificates of a chain.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }

/// Evaluates a chain. Signatures, names and dates cannot be checked on Linux yet, so no chain is trusted, whatever its anchors are.
///
/// The error has the code `errSecNotTrusted`.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
  let reason = "The certificate is not trusted, because certificates cannot be verified on Linux yet."
  error?.pointee = NSError(
    domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted), userInfo: [NSLocalizedDescriptionKey: reason])
  return false
}

/// Judges a chain: no chain is trusted on Linux.
@discardableResult public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
  result.pointee = .recoverableTrustFailure
  return errSecSuccess
}
