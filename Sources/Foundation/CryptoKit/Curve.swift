import TrestleCryptography
import Foundation

/// An elliptic curve of NIST, as the type argument of the keys of ``P256``, ``P384`` and ``P521``.
public protocol NISTCurve: Sendable {
  /// The hash function of its signatures.
  associatedtype Hash: HashFunction
}
protocol SupportedCurve: NISTCurve {
  static var kind: AsymmetricKey.Kind { get }
  static var hash: HashAlgorithm { get }
}

public enum P256: SupportedCurve {
  public typealias Hash = SHA256
  static var kind: AsymmetricKey.Kind { .p256 }
  static var hash: HashAlgorithm { .sha256 }
  public typealias Signing = CurveSigning<P256>
  public typealias KeyAgreement = CurveAgreement<P256>
}
public enum P384: SupportedCurve {
  public typealias Hash = SHA384
  static var kind: AsymmetricKey.Kind { .p384 }
  static var hash: HashAlgorithm { .sha384 }
  public typealias Signing = CurveSigning<P384>
  public typealias KeyAgreement = CurveAgreement<P384>
}
public enum P521: SupportedCurve {
  public typealias Hash = SHA512
  static var kind: AsymmetricKey.Kind { .p521 }
  static var hash: HashAlgorithm { .sha512 }
  public typealias Signing = CurveSigning<P521>
  public typealias KeyAgreement = CurveAgreement<P521>
}

extension NISTCurve {
  static var supported: any SupportedCurve.Type { Self.self as! any SupportedCurve.Type }
  static var kind: AsymmetricKey.Kind { supported.kind }

  static func hash(of digest: some Digest) -> HashAlgorithm? {
    HashAlgorithm.allCases.last { $0.digestLength == type(of: digest).byteCount }
  }

  static func publicKey(point: [UInt8]) throws -> AsymmetricKey {
    let key = try withLibrary { try AsymmetricKey(point: point, of: kind) }
    guard let key else { throw CryptoKitError.underlyingCoreCryptoError(error: -7) }
    return key
  }
  static func publicKey(x963 bytes: [UInt8]) throws -> AsymmetricKey {
    guard bytes.count == 1 + 2 * kind.coordinateLength, bytes[0] == 4 else { throw CryptoKitError.incorrectParameterSize }
    return try publicKey(point: bytes)
  }
  static func publicKey(der bytes: [UInt8]) throws -> AsymmetricKey {
    guard let key = try withLibrary({ try AsymmetricKey(publicDER: bytes) }), key.kind == kind else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    return key
  }
  static func privateKey(number: [UInt8]) throws -> AsymmetricKey {
    guard number.count == kind.coordinateLength else { throw CryptoKitError.incorrectKeySize }
    guard let key = try withLibrary({ try AsymmetricKey(number: number, of: kind) }) else {
      throw CryptoKitError.underlyingCoreCryptoError(error: -7)
    }
    return key
  }
  static func privateKey(x963 bytes: [UInt8]) throws -> AsymmetricKey {
    let length = kind.coordinateLength
    guard bytes.count == 1 + 3 * length, bytes[0] == 4 else { throw CryptoKitError.incorrectParameterSize }
    let key = try privateKey(number: Array(bytes.suffix(length)))
    guard try key.publicBytes == Array(bytes.prefix(1 + 2 * length)) else { throw CryptoKitError.underlyingCoreCryptoError(error: -7) }
    return key
  }
  static func privateKey(der bytes: [UInt8]) throws -> AsymmetricKey {
    guard let key = try withLibrary({ try AsymmetricKey(privateDER: bytes) }), key.kind == kind else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    return key
  }
  static func newKey() -> AsymmetricKey {
    do { return try AsymmetricKey(generating: kind) } catch { fatalError(error.localizedDescription) }
  }
}

public enum CryptoKitASN1Error: Error, Equatable {
  case invalidASN1Object
  case invalidPEMDocument
}

enum PEM {
  static func document(_ bytes: [UInt8], _ label: String) -> String {
    let text = Data(bytes).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
    return "-----BEGIN \(label)-----\n\(text)\n-----END \(label)-----"
  }
  static func bytes(_ document: String, _ labels: [String]) throws -> [UInt8] {
    let lines = document.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
    for label in labels {
      guard let begin = lines.firstIndex(of: "-----BEGIN \(label)-----"), let end = lines.firstIndex(of: "-----END \(label)-----"),
        begin < end,
        let data = Data(base64Encoded: lines[(begin + 1)..<end].joined())
      else { continue }
      return Array(data)
    }
    throw CryptoKitASN1Error.invalidPEMDocument
  }
}
