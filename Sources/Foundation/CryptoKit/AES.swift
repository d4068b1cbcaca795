import TrestleCryptography
import Foundation

public enum CryptoKitError: Error, Equatable {
  case incorrectKeySize
  case incorrectParameterSize
  /// The message was changed, or encrypted with another key.
  case authenticationFailure
  /// The library rejected a key or data; the number is its error code.
  case underlyingCoreCryptoError(error: Int32)
}

/// Calls the library and converts its errors to those of CryptoKit, except the error for a missing library.
func withLibrary<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let refusal as OpenSSL.Refusal {
    throw CryptoKitError.underlyingCoreCryptoError(error: Int32(truncatingIfNeeded: refusal.code))
  }
}

public enum AES {
  /// AES in Galois/Counter Mode, which encrypts and authenticates a message.
  public enum GCM {
    /// A number that must be used only once with a key.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
      let bytes: [UInt8]
      /// Creates a random nonce of 12 bytes.
      public init() { bytes = randomBytes(12) }
      /// Creates a nonce from at least 12 bytes.
      public init(data: some DataProtocol) throws {
        bytes = Array(data)
        if bytes.count < 12 { throw CryptoKitError.incorrectParameterSize }
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
      /// The nonce, ciphertext and tag; nil if the nonce does not have 12 bytes.
      public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }

      public init(nonce: Nonce, ciphertext: some DataProtocol, tag: some DataProtocol) throws {
        guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
        self.nonce = nonce
        self.ciphertext = Data(ciphertext)
        self.tag = Data(tag)
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
        try AuthenticatedCipher.aesGCM.seal(
          Array(message), key: checked(key), nonce: nonce.bytes, authenticating: Array(data))
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
        try AuthenticatedCipher.aesGCM.open(
          Array(box.ciphertext), tag: Array(box.tag), key: checked(key), nonce: box.nonce.bytes, authenticating: Array(data))
      }
      guard let plain else { throw CryptoKitError.authenticationFailure }
      return Data(plain)
    }

    private static func checked(_ key: SymmetricKey) throws -> [UInt8] {
      guard AuthenticatedCipher.aesGCM.accepts(key: key.bytes) else { throw CryptoKitError.incorrectKeySize }
      return key.bytes
    }
  }
}
