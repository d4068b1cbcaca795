import TrestleCryptography
import Foundation

/// The cipher ChaCha20 with the authenticator Poly1305 (RFC 8439).
public enum ChaChaPoly {
  /// A number of 12 bytes that must be used only once with a key.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]
    public init() { bytes = randomBytes(12) }
    public init(data: some DataProtocol) throws {
      bytes = Array(data)
      if bytes.count != 12 { throw CryptoKitError.incorrectParameterSize }
    }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
      try bytes.withUnsafeBytes(body)
    }
  }

  public struct SealedBox: Sendable {
    public let nonce: Nonce
    /// The encrypted message, without nonce and tag.
    public let ciphertext: Data
    public let tag: Data
    /// The nonce, ciphertext and tag.
    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

    public init(nonce: Nonce, ciphertext: some DataProtocol, tag: some DataProtocol) throws {
      guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
      (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }
    /// Creates a box from the combined nonce, ciphertext and tag.
    public init(combined: some DataProtocol) throws {
      let bytes = Array(combined)
      guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
      try self.init(nonce: Nonce(data: bytes[..<12]), ciphertext: bytes[12..<(bytes.count - 16)], tag: bytes[(bytes.count - 16)...])
    }
  }

  /// Encrypts and authenticates a message; the nonce is random unless given.
  public static func seal(_ message: some DataProtocol, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }
  /// Encrypts a message, and authenticates it with additional data.
  public static func seal(
    _ message: some DataProtocol, using key: SymmetricKey, nonce: Nonce? = nil, authenticating data: some DataProtocol
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let sealed = try withLibrary {
      try AuthenticatedCipher.chaChaPoly.seal(Array(message), key: checked(key), nonce: nonce.bytes, authenticating: Array(data))
    }
    return try SealedBox(nonce: nonce, ciphertext: sealed.text, tag: sealed.tag)
  }
  /// Decrypts a message. Throws if it was changed, or encrypted with another key.
  public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(box, using: key, authenticating: [UInt8]())
  }
  /// Decrypts a message, and authenticates it with additional data.
  public static func open(_ box: SealedBox, using key: SymmetricKey, authenticating data: some DataProtocol) throws -> Data {
    let plain = try withLibrary {
      try AuthenticatedCipher.chaChaPoly.open(
        Array(box.ciphertext), tag: Array(box.tag), key: checked(key), nonce: box.nonce.bytes, authenticating: Array(data))
    }
    guard let plain else { throw CryptoKitError.authenticationFailure }
    return Data(plain)
  }

  private static func checked(_ key: SymmetricKey) throws -> [UInt8] {
    guard AuthenticatedCipher.chaChaPoly.accepts(key: key.bytes) else { throw CryptoKitError.incorrectKeySize }
    return key.bytes
  }
}
