import TrestleCryptography
import Foundation

/// The curve of RFC 7748 and RFC 8032.
public enum Curve25519: Sendable {
  /// Signatures (Ed25519).
  public enum Signing: Sendable {
    /// A key that verifies signatures.
    public struct PublicKey: Sendable {
      let key: AsymmetricKey
      init(_ key: AsymmetricKey) { self.key = key }
      /// Creates a key of its 32 bytes.
      public init(rawRepresentation data: some ContiguousBytes) throws {
        key = try Curve25519.key(data.withUnsafeBytes { Array($0) }, .ed25519, isPrivate: false)
      }
      /// The 32 bytes.
      public var rawRepresentation: Data { Data((try? key.publicBytes) ?? []) }

      public func isValidSignature(_ signature: some DataProtocol, for data: some DataProtocol) -> Bool {
        (try? key.isValid(edwardsSignature: Array(signature), of: Array(data))) ?? false
      }
    }
    public struct PrivateKey: Sendable {
      let key: AsymmetricKey
      /// Creates a random key.
      public init() {
        do { key = try AsymmetricKey(generating: .ed25519) } catch { fatalError(error.localizedDescription) }
      }
      /// Creates a key of its 32 bytes.
      public init(rawRepresentation data: some ContiguousBytes) throws {
        key = try Curve25519.key(data.withUnsafeBytes { Array($0) }, .ed25519, isPrivate: true)
      }
      /// The 32 bytes.
      public var rawRepresentation: Data { Data((try? key.privateNumber) ?? []) }
      /// The key that others may have.
      public var publicKey: PublicKey { PublicKey((try? key.publicKey) ?? key) }

      public func signature(for data: some DataProtocol) throws -> Data {
        try withLibrary { Data(try key.edwardsSignature(of: Array(data))) }
      }
    }
  }

  /// Agreement on a secret (X25519).
  public enum KeyAgreement: Sendable {
    /// A key for others to agree with.
    public struct PublicKey: Sendable {
      let key: AsymmetricKey
      init(_ key: AsymmetricKey) { self.key = key }
      /// Creates a key of its 32 bytes.
      public init(rawRepresentation data: some ContiguousBytes) throws {
        key = try Curve25519.key(data.withUnsafeBytes { Array($0) }, .x25519, isPrivate: false)
      }
      /// The 32 bytes.
      public var rawRepresentation: Data { Data((try? key.publicBytes) ?? []) }
    }
    /// A key that agrees on a secret with the public key of another.
    public struct PrivateKey: Sendable {
      let key: AsymmetricKey
      /// Creates a random key.
      public init() {
        do { key = try AsymmetricKey(generating: .x25519) } catch { fatalError(error.localizedDescription) }
      }
      /// Creates a key of its 32 bytes.
      public init(rawRepresentation data: some ContiguousBytes) throws {
        key = try Curve25519.key(data.withUnsafeBytes { Array($0) }, .x25519, isPrivate: true)
      }
      /// The 32 bytes.
      public var rawRepresentation: Data { Data((try? key.privateNumber) ?? []) }
      /// The key that others may have.
      public var publicKey: PublicKey { PublicKey((try? key.publicKey) ?? key) }

      /// Returns the secret in common with the owner of a public key.
      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        try withLibrary { SharedSecret(bytes: try key.sharedSecret(with: publicKeyShare.key)) }
      }
    }
  }

  fileprivate static func key(_ bytes: [UInt8], _ kind: AsymmetricKey.Kind, isPrivate: Bool) throws -> AsymmetricKey {
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    guard let key = try withLibrary({ try AsymmetricKey(raw: bytes, of: kind, isPrivate: isPrivate) }) else {
      throw CryptoKitError.underlyingCoreCryptoError(error: -7)
    }
    return key
  }
}

/// The secure hardware of an iPhone, which a desktop lacks.
public enum SecureEnclave: Sendable {
  /// Whether there is one: false.
  public static var isAvailable: Bool { false }
}
