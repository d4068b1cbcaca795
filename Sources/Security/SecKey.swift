import Foundation

/// A cryptographic key, as the bytes of its encoding.
public final class SecKey: Hashable, @unchecked Sendable {
  let data: Data

  init(_ data: Data) { self.data = data }

  public static func == (left: SecKey, right: SecKey) -> Bool { left.data == right.data }
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// Returns the public key of a certificate; nil if there is none.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? {
  PublicKeyReader(certificate.data).key.map(SecKey.init)
}

/// Returns the public key of the first certificate of a chain.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.certificates.first.flatMap(SecCertificateCopyKey) }

/// Returns the public key of the first certificate of a chain.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

/// Returns the bytes of a key.
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? { key.data }

/// Finds the public key in a certificate in DER: the last bit string of the seventh part of what is signed.
private struct PublicKeyReader {
  private let bytes: [UInt8]

  init(_ data: Data) { bytes = Array(data) }

  var key: Data? {
    // Certificate, what is signed in it, then: version, number, algorithm, issuer, validity, subject, key.
    guard let certificate = part(at: 0), let signed = part(at: certificate.content.lowerBound) else { return nil }
    var parts: [(tag: UInt8, content: Range<Int>)] = []
    var place = signed.content.lowerBound
    while place < signed.content.upperBound, let next = part(at: place) {
      parts.append(next)
      place = next.content.upperBound
    }
    if parts.first?.tag == 0xa0 { parts.removeFirst() }
    guard parts.count > 5, let algorithm = part(at: parts[5].content.lowerBound), let bits = part(at: algorithm.content.upperBound),
      bits.tag == 3, bits.content.count > 1
    else { return nil }
    return Data(bytes[bits.content.dropFirst()])
  }

  private func part(at place: Int) -> (tag: UInt8, content: Range<Int>)? {
    guard place >= 0, place + 1 < bytes.count else { return nil }
    var length = Int(bytes[place + 1])
    var begin = place + 2
    if length > 0x7f {
      let count = length & 0x7f
      guard count <= 4, begin + count <= bytes.count else { return nil }
      length = bytes[begin..<begin + count].reduce(0) { $0 << 8 | Int($1) }
      begin += count
    }
    guard begin + length <= bytes.count else { return nil }
    return (bytes[place], begin..<begin + length)
  }
}
