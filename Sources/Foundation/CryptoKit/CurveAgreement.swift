import TrestleCryptography
import Foundation

/// Key agreement with an elliptic curve of NIST (ECDH).
public enum CurveAgreement<Curve: NISTCurve>: Sendable {
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

    public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
      try withLibrary { SharedSecret(bytes: try key.sharedSecret(with: publicKeyShare.key)) }
    }
  }
}

/// A secret that two parties have agreed on, from which keys are derived.
public struct SharedSecret: ContiguousBytes, Equatable, CustomStringConvertible, Sendable {
  let bytes: [UInt8]
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
  /// Compares in constant time.
  public static func == (lhs: Self, rhs: Self) -> Bool { haveEqualBytes(lhs.bytes, rhs.bytes) }
  /// The number of bits. It does not contain the secret.
  public var description: String { "SharedSecret: \(bytes.count * 8) bits" }

  /// Derives a key with HKDF (RFC 5869).
  public func hkdfDerivedSymmetricKey<H: HashFunction>(
    using hashFunction: H.Type, salt: some DataProtocol, sharedInfo: some DataProtocol, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
  }
  /// Derives a key with the function of ANSI X9.63.
  public func x963DerivedSymmetricKey<H: HashFunction>(
    using hashFunction: H.Type, sharedInfo: some DataProtocol, outputByteCount: Int
  ) -> SymmetricKey {
    var result: [UInt8] = []
    var counter: UInt32 = 1
    while result.count < outputByteCount {
      var hash = H()
      hash.update(data: bytes)
      Swift.withUnsafeBytes(of: counter.bigEndian) { hash.update(bufferPointer: $0) }
      hash.update(data: sharedInfo)
      result += Array(hash.finalize())
      counter += 1
    }
    return SymmetricKey(data: Array(result.prefix(outputByteCount)))
  }
}
