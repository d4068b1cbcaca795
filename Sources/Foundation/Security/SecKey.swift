import TrestleCryptography
import Foundation

public final class SecKey: Hashable, @unchecked Sendable {
  let key: AsymmetricKey
  init(_ key: AsymmetricKey) { self.key = key }

  private var identity: [UInt8] { (try? key.publicDER) ?? [] }
  public static func == (left: SecKey, right: SecKey) -> Bool {
    left.key.isPrivate == right.key.isPrivate && left.identity == right.identity
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// The type of a key: RSA or an elliptic curve.
public let kSecAttrKeyType: CFString = "type"
/// Whether a key is public, private or symmetric.
public let kSecAttrKeyClass: CFString = "kcls"
public let kSecAttrKeySizeInBits: CFString = "bsiz"
public let kSecAttrKeyTypeRSA: CFString = "42"
/// An elliptic curve of NIST.
public let kSecAttrKeyTypeEC: CFString = "73"
/// An elliptic curve of NIST.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
public let kSecAttrKeyClassPublic: CFString = "0"
public let kSecAttrKeyClassPrivate: CFString = "1"
public let kSecAttrKeyClassSymmetric: CFString = "2"
public let kSecPrivateKeyAttrs: CFString = "private"
public let kSecPublicKeyAttrs: CFString = "public"
/// Whether a key is stored in the keychain, a Boolean.
public let kSecAttrIsPermanent: CFString = "perm"
/// The hardware token that contains the key.
public let kSecAttrTokenID: CFString = "tkid"
/// The secure hardware of an iPhone. It is not available on Linux.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"

private typealias ErrorPlace = UnsafeMutablePointer<Unmanaged<CFError>?>?

private func fail(_ place: ErrorPlace, _ status: OSStatus, _ reason: String) {
  place?.pointee = Unmanaged.passRetained(
    NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: reason]))
}
private func attempt<Result>(_ place: ErrorPlace, _ body: () throws -> Result?) -> Result? {
  do {
    if let result = try body() { return result }
    fail(place, errSecParam, "The key or the data does not suit the algorithm.")
  } catch {
    fail(place, error is OpenSSL.Missing ? errSecNotAvailable : errSecParam, error.localizedDescription)
  }
  return nil
}
private func text(_ attributes: CFDictionary, _ name: String) -> String? {
  attributes[AnyHashable(name)].flatMap { $0 as? String ?? ($0 as? NSNumber)?.stringValue }
}
private func bits(_ attributes: CFDictionary) -> Int? { text(attributes, kSecAttrKeySizeInBits).flatMap(Int.init) }
private func curve(bits: Int) -> AsymmetricKey.Kind? { [256: .p256, 384: .p384, 521: .p521][bits] }

/// Creates a private key. It fails for a key in the keychain or in secure hardware.
public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecKey? {
  let inner = parameters[AnyHashable(kSecPrivateKeyAttrs)] as? [AnyHashable: Any] ?? [:]
  let isPermanent = ((inner[kSecAttrIsPermanent] ?? parameters[AnyHashable(kSecAttrIsPermanent)]) as? Bool) ?? false
  guard !isPermanent, parameters[AnyHashable(kSecAttrTokenID)] == nil else {
    fail(error, errSecUnimplemented, "Keys in the keychain or in secure hardware are not available on Linux.")
    return nil
  }
  return attempt(error) {
    switch text(parameters, kSecAttrKeyType) {
    case kSecAttrKeyTypeRSA:
      let count = bits(parameters) ?? 2048
      return (1024...8192).contains(count) ? SecKey(try AsymmetricKey(generating: .rsa, bits: count)) : nil
    case kSecAttrKeyTypeEC: return try curve(bits: bits(parameters) ?? 256).map { SecKey(try AsymmetricKey(generating: $0)) }
    default: return nil
    }
  }
}

/// Creates a key from data: PKCS #1 for RSA; for a curve the point, followed by the number of a private key.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  let bytes = Array(keyData)
  let isPrivate = text(attributes, kSecAttrKeyClass) == kSecAttrKeyClassPrivate
  return attempt(error) {
    switch text(attributes, kSecAttrKeyType) {
    case kSecAttrKeyTypeRSA:
      let key = isPrivate ? try AsymmetricKey(privateDER: bytes) : try AsymmetricKey(rsaPublic: bytes) ?? AsymmetricKey(publicDER: bytes)
      return key.flatMap { $0.kind == .rsa ? SecKey($0) : nil }
    case kSecAttrKeyTypeEC:
      let length = (bytes.count - 1) / (isPrivate ? 3 : 2)
      guard let kind = curve(bits: length == 66 ? 521 : length * 8), bytes.count == 1 + length * (isPrivate ? 3 : 2), bytes[0] == 4 else {
        return nil
      }
      guard isPrivate else { return try AsymmetricKey(point: bytes, of: kind).map(SecKey.init) }
      guard let key = try AsymmetricKey(number: Array(bytes.suffix(length)), of: kind),
        try key.publicBytes == Array(bytes.prefix(1 + 2 * length))
      else { return nil }
      return SecKey(key)
    default: return nil
    }
  }
}

/// Returns the data of a key: PKCS #1 for RSA; for a curve the point, followed by the number of a private key.
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? {
  attempt(error) {
    guard key.key.isPrivate else { return Data(try key.key.publicBytes) }
    return key.key.kind == .rsa ? Data(try key.key.traditionalDER) : Data(try key.key.publicBytes + key.key.privateNumber)
  }
}

public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { (try? key.key.publicKey).map(SecKey.init) }

public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
  [
    kSecAttrKeyType: key.key.kind == .rsa ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeEC,
    kSecAttrKeyClass: key.key.isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
    kSecAttrKeySizeInBits: key.key.bits,
  ]
}

/// Returns the size in bytes of the RSA modulus or of a coordinate of the curve.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { key.key.kind == .rsa ? key.key.size : key.key.kind.coordinateLength }

public enum SecKeyOperationType: Int, Sendable {
  case sign = 0
  case verify
  case encrypt
  case decrypt
  case keyExchange
}

public func SecKeyIsAlgorithmSupported(_ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) -> Bool {
  let (isRSA, isPrivate) = (key.key.kind == .rsa, key.key.isPrivate)
  switch (operation, algorithm.method) {
  case (.sign, .signature): return isRSA && isPrivate
  case (.verify, .signature): return isRSA
  case (.sign, .curveSignature): return key.key.kind.isCurve && isPrivate
  case (.verify, .curveSignature): return key.key.kind.isCurve
  case (.encrypt, .encryption): return isRSA
  case (.decrypt, .encryption): return isRSA && isPrivate
  case (.keyExchange, .agreement): return key.key.kind.isCurve && isPrivate
  default: return false
  }
}

extension SecKeyAlgorithm {
  /// Returns the digest to sign, its hash function and the padding.
  fileprivate func digest(of data: CFData) -> (bytes: [UInt8], hash: HashAlgorithm, padding: AsymmetricKey.Padding)? {
    let (padding, hash, hashes): (AsymmetricKey.Padding, HashAlgorithm, Bool)
    switch method {
    case .signature(let kind, let function, let isHashed): (padding, hash, hashes) = (kind, function, isHashed)
    case .curveSignature(let function, let isHashed): (padding, hash, hashes) = (.none, function, isHashed)
    default: return nil
    }
    return (hashes ? data.withUnsafeBytes { hash.digest(of: $0) } : Array(data), hash, padding)
  }
}

public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  attempt(error) {
    guard SecKeyIsAlgorithmSupported(key, .sign, algorithm), let (digest, hash, padding) = algorithm.digest(of: dataToSign) else {
      return nil
    }
    return Data(try key.key.signature(ofDigest: digest, hash: hash, padding: padding))
  }
}

public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let isValid = attempt(error) { () throws -> Bool? in
    guard SecKeyIsAlgorithmSupported(key, .verify, algorithm), let (digest, hash, padding) = algorithm.digest(of: signedData) else {
      return nil
    }
    return try key.key.isValid(signature: Array(signature), ofDigest: digest, hash: hash, padding: padding)
  }
  if isValid == false { fail(error, errSecVerifyFailed, "The signature is not that of the data.") }
  return isValid ?? false
}

public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  attempt(error) {
    guard SecKeyIsAlgorithmSupported(key, .encrypt, algorithm), case .encryption(let padding) = algorithm.method else { return nil }
    return Data(try key.key.encrypt(Array(plaintext), padding: padding))
  }
}

public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  attempt(error) {
    guard SecKeyIsAlgorithmSupported(key, .decrypt, algorithm), case .encryption(let padding) = algorithm.method else { return nil }
    return Data(try key.key.decrypt(Array(ciphertext), padding: padding))
  }
}

/// Returns the shared secret with the owner of a public key. The parameters are ignored.
public func SecKeyCopyKeyExchangeResult(
  _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  attempt(error) {
    guard SecKeyIsAlgorithmSupported(privateKey, .keyExchange, algorithm) else { return nil }
    return Data(try privateKey.key.sharedSecret(with: publicKey.key))
  }
}
