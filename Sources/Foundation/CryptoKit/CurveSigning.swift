import TrestleCryptography
import Foundation

/// Signatures with an elliptic curve of NIST (ECDSA).
public enum CurveSigning<Curve: NISTCurve>: Sendable {
  public struct PublicKey: Sendable {
    let key: AsymmetricKey
    init(_ key: AsymmetricKey) { self.key = key }
    /// Creates a key from both coordinates of its point.
    public init(rawRepresentation data: some ContiguousBytes) throws {
      let bytes = data.withUnsafeBytes { Array($0) }
      guard bytes.count == 2 * Curve.kind.coordinateLength else { throw CryptoKitError.incorrectParameterSize }
      key = try Curve.publicKey(point: [4] + bytes)
    }
    /// Creates a key from the byte 4 and both coordinates of its point.
    public init(x963Representation data: some ContiguousBytes) throws {
      key = try Curve.publicKey(x963: data.withUnsafeBytes { Array($0) })
    }
    /// Creates a key from the sign of the second coordinate and the first coordinate.
    public init(compressedRepresentation data: some ContiguousBytes) throws {
      let bytes = data.withUnsafeBytes { Array($0) }
      guard bytes.count == 1 + Curve.kind.coordinateLength else { throw CryptoKitError.incorrectParameterSize }
      key = try Curve.publicKey(point: bytes)
    }
    /// Creates a key from its DER encoding, including the curve (SubjectPublicKeyInfo).
    public init(derRepresentation data: some RandomAccessCollection<UInt8>) throws { key = try Curve.publicKey(der: Array(data)) }
    public init(pemRepresentation: String) throws { key = try Curve.publicKey(der: PEM.bytes(pemRepresentation, ["PUBLIC KEY"])) }
    private var point: [UInt8] { (try? key.publicBytes) ?? [] }
    /// Both coordinates of the point.
    public var rawRepresentation: Data { Data(point.dropFirst()) }
    /// The byte 4 and both coordinates of the point.
    public var x963Representation: Data { Data(point) }
    /// The sign of the second coordinate and the first coordinate.
    public var compressedRepresentation: Data {
      let point = point
      return Data([2 + (point.last ?? 0) & 1] + point.dropFirst().prefix(Curve.kind.coordinateLength))
    }
    /// The DER encoding, including the curve (SubjectPublicKeyInfo).
    public var derRepresentation: Data { Data((try? key.publicDER) ?? []) }
    /// The DER encoding as PEM text.
    public var pemRepresentation: String { PEM.document(Array(derRepresentation), "PUBLIC KEY") }

    public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
      (try? key.isValid(signature: Array(signature.derRepresentation), ofDigest: Array(digest), hash: Curve.hash(of: digest))) ?? false
    }
    public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
      isValidSignature(signature, for: Curve.Hash.hash(data: data))
    }
  }

  public struct PrivateKey: Sendable {
    let key: AsymmetricKey
    /// Creates a random key. The flag is ignored, because it does not restrict the uses of the key.
    public init(compactRepresentable: Bool = true) { key = Curve.newKey() }
    public init(rawRepresentation data: some ContiguousBytes) throws {
      key = try Curve.privateKey(number: data.withUnsafeBytes { Array($0) })
    }
    /// Creates a key from its public point and its private number.
    public init(x963Representation data: some ContiguousBytes) throws {
      key = try Curve.privateKey(x963: data.withUnsafeBytes { Array($0) })
    }
    /// Creates a key from PKCS #8 or SEC 1 data.
    public init(derRepresentation data: some RandomAccessCollection<UInt8>) throws { key = try Curve.privateKey(der: Array(data)) }
    public init(pemRepresentation: String) throws {
      key = try Curve.privateKey(der: PEM.bytes(pemRepresentation, ["PRIVATE KEY", "EC PRIVATE KEY"]))
    }
    public var rawRepresentation: Data { Data((try? key.privateNumber) ?? []) }
    /// The public point and the private number.
    public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
    /// The PKCS #8 encoding.
    public var derRepresentation: Data { Data((try? key.privateDER) ?? []) }
    /// The PKCS #8 encoding as PEM text.
    public var pemRepresentation: String { PEM.document(Array(derRepresentation), "PRIVATE KEY") }
    public var publicKey: PublicKey { PublicKey((try? key.publicKey) ?? key) }

    public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
      try ECDSASignature(
        derRepresentation: withLibrary { try key.signature(ofDigest: Array(digest), hash: Curve.hash(of: digest)) })
    }
    public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature { try signature(for: Curve.Hash.hash(data: data)) }
  }

  /// A signature, which consists of two numbers.
  public struct ECDSASignature: ContiguousBytes, Sendable {
    /// Both numbers, each as long as a coordinate.
    public let rawRepresentation: Data
    /// Creates a signature from both numbers.
    public init(rawRepresentation data: some DataProtocol) throws {
      guard data.count == 2 * Curve.kind.coordinateLength else { throw CryptoKitError.incorrectParameterSize }
      rawRepresentation = Data(data)
    }
    public init(derRepresentation data: some DataProtocol) throws {
      let length = Curve.kind.coordinateLength
      guard let numbers = DER(Array(data))?.children, numbers.count == 2, numbers.allSatisfy({ $0.tag == 2 }) else {
        throw CryptoKitASN1Error.invalidASN1Object
      }
      var raw = Data()
      for number in numbers {
        let bytes = number.content.drop { $0 == 0 }
        guard bytes.count <= length else { throw CryptoKitASN1Error.invalidASN1Object }
        raw += Data(repeating: 0, count: length - bytes.count) + bytes
      }
      rawRepresentation = raw
    }
    public var derRepresentation: Data {
      let half = rawRepresentation.count / 2
      return Data(DER.sequence(DER.integer(Array(rawRepresentation.prefix(half))) + DER.integer(Array(rawRepresentation.suffix(half)))))
    }
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
      try rawRepresentation.withUnsafeBytes(body)
    }
  }
}
