import TrestleCryptography
import Foundation

/// Agreement on a secret by a curve of NIST (ECDH).
public enum CurveAgreement<Curve: NISTCurve>: Sendable {
  /// A key for others to agree with.
  public struct PublicKey: Sendable {
    let key: AsymmetricKey
    init(_ key: AsymmetricKey) { self.key = key }
    /// Creates a key of the two coordinates of its point.
    public init(rawRepresentation data: some ContiguousBytes) throws {
      let bytes = data.withUnsafeBytes { Array($0) }
      guard bytes.count == 2 * Curve.kind.coordinateLength else { throw CryptoKitError.incorrectParameterSize }
      key = try Curve.publicKey(point: [4] + bytes)
    }
    /// Creates a key of the byte 4 and the two coordinates of its point.
    public init(x963Representation data: some ContiguousBytes) throws {
      key = try Curve.publicKey(x963: data.withUnsafeBytes { Array($0) })
    }
    /// Creates a key of the sign of its second coordinate and the first coordinate.
    public init(compressedRepresentation data: some ContiguousBytes) throws {
      let bytes = data.withUnsafeBytes { Array($0) }
      guard bytes.count == 1 + Curve.kind.coordinateLength else { throw CryptoKitError.incorrectParameterSize }
      key = try Curve.publicKey(point: bytes)
    }
    /// Creates a key of its encoding with the name of the curve.
    public init(derRepresentation data: some RandomAccessCollection<UInt8>) throws { key = try Curve.publicKey(der: Array(data)) }
    /// Creates a key of a text in PEM.
    public init(pemRepresentation: String) throws { key = try Curve.publicKey(der: PEM.bytes(pemRepresentation, ["PUBLIC KEY"])) }
    private var point: [UInt8] { (try? key.publicBytes) ?? [] }
    /// The two coordinates of the point.
    public var rawRepresentation: Data { Data(point.dropFirst()) }
    /// The byte 4 and the two coordinates of the point.
    public var x963Representation: Data { Data(point) }
    /// The sign of the second coordinate and the first coordinate.
    public var compressedRepresentation: Data {
      let point = point
      return Data([2 + (point.last ?? 0) & 1] + point.dropFirst().prefix(Curve.kind.coordinateLength))
    }
    /// The encoding with the name of the curve.
    public var derRepresentation: Data { Data((try? key.publicDER) ?? []) }
    /// The encoding as text.
    public var pemRepresentation: String { PEM.document(Array(derRepresentation), "PUBLIC KEY") }
  }

  /// A key that agrees on a secret with the public key of another.
  public struct PrivateKey: Sendable {
    let key: AsymmetricKey
    /// Creates a random key. Keys whose public point has a compact form are not searched: the flag makes no difference to the uses of the key.
    public init(compactRepresentable: Bool = true) { key = Curve.newKey() }
    public init(rawRepresentation data: some ContiguousBytes) throws {
      key = try Curve.privateKey(number: data.withUnsafeBytes { Array($0) })
    }
    /// Creates a key of its public point and its number.
    public init(x963Representation data: some ContiguousBytes) throws {
      key = try Curve.privateKey(x963: data.withUnsafeBytes { Array($0) })
    }
    /// Creates a key of PKCS #8 or SEC 1.
    public init(derRepresentation data: some RandomAccessCollection<UInt8>) throws { key = try Curve.privateKey(der: Array(data)) }
    /// Creates a key of a text in PEM.
    public init(pemRepresentation: String) throws {
      key = try Curve.privateKey(der: PEM.bytes(pemRepresentation, ["PRIVATE KEY", "EC PRIVATE KEY"]))
    }
    public var rawRepresentation: Data { Data((try? key.privateNumber) ?? []) }
    /// The public point and the number.
    public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
    /// The key in PKCS #8.
    public var derRepresentation: Data { Data((try? key.privateDER) ?? []) }
    /// The key in PKCS #8 as text.
    public var pemRepresentation: String { PEM.document(Array(derRepresentation), "PRIVATE KEY") }
    /// The key that others may have.
    public var publicKey: PublicKey { PublicKey((try? key.publicKey) ?? key) }

    /// Returns the secret in common with the owner of a public key.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
      try withLibrary { SharedSecret(bytes: try key.sharedSecret(with: publicKeyShare.key)) }
    }
  }
}

/// A secret that two parties have agreed on. Keys are derived from it.
public struct SharedSecret: ContiguousBytes, Equatable, CustomStringConvertible, Sendable {
  let bytes: [UInt8]
  /// Calls a closure with the bytes in memory.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
  /// Compares in constant time.
  public static func == (lhs: Self, rhs: Self) -> Bool { haveEqualBytes(lhs.bytes, rhs.bytes) }
  /// The number of bits, without the secret.
  public var description: String { "SharedSecret: \(bytes.count * 8) bits" }

  /// Returns a key by HKDF (RFC 5869).
  public func hkdfDerivedSymmetricKey<H: HashFunction>(
    using hashFunction: H.Type, salt: some DataProtocol, sharedInfo: some DataProtocol, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
  }
  /// Returns a key by the derivation of ANSI X9.63.
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
