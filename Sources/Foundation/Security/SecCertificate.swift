import TrestleCryptography
import Foundation

public final class SecCertificate: Hashable, @unchecked Sendable {
  let content: Certificate
  init(_ content: Certificate) { self.content = content }
  public static func == (left: SecCertificate, right: SecCertificate) -> Bool { left.content.bytes == right.content.bytes }
  public func hash(into hasher: inout Hasher) { hasher.combine(content.bytes) }
}

/// Creates a certificate from DER; nil if the bytes are not valid, or OpenSSL is not installed.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  ((try? Certificate(Array(data))) ?? nil).map(SecCertificate.init)
}
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { Data(certificate.content.bytes) }
/// Returns the public key of a certificate; nil if its algorithm is not supported.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.content.publicKey.map(SecKey.init) }
/// Returns the display name of the subject.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { certificate.content.summary }
@discardableResult public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
  commonName.pointee = certificate.content.commonName
  return commonName.pointee == nil ? errSecItemNotFound : errSecSuccess
}
public func SecCertificateCopySerialNumberData(_ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?)
  -> CFData?
{
  Data(certificate.content.serialNumber)
}
public func SecCertificateCopyNormalizedIssuerSequence(_ certificate: SecCertificate) -> CFData? { Data(certificate.content.issuer) }
public func SecCertificateCopyNormalizedSubjectSequence(_ certificate: SecCertificate) -> CFData? { Data(certificate.content.subject) }
