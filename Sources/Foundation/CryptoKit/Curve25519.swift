import TrestleCryptography
import Foundation

/// The curve of RFC 7748 and RFC 8032.
public enum Curve25519: Sendable {
  public enum Signing: Sendable {
    public struct PublicKey: Sendable {
      let key: AsymmetricKey
      init(_ key: AsymmetricKey) { self.key = key }
      /// Creates a key from its 32 bytes.
      public init(rawRepresentation data: some ContiguousBytes) throws {
        key = try Curve25519.key(data.withUnsafeBytes { Array($0) }, .ed25519, isPrivate: false)
      }
      public var rawRepresentation: Data { Data((try? key.publicBytes) ?? []) }

      public func isValidSignature(_ signature: some DataProtocol, for data: some DataProtocol) -> Bool {
        (try? key.isValid(edwardsSignature: Array(signature), of: Array(data))) ?? false
      }
    }
    public struct PrivateKey: Sendable {
      let key: AsymmetricKey
      public init() {
        do { key = try AsymmetricKey(generating: .ed25519) } catch { fatalError(error.localizedDescription) }
      }
      /// Creates a key from its 32 bytes.
      public init(rawRepresentation data: some ContiguousBytes) throws {
        key = try Curve25519.key(data.withUnsafeBytes { Array($0) }, .ed25519, isPrivate: true)
      }
      public var rawRepresentation: Data { Data((try? key.privateNumber) ?? []) }
      public var publicKey: PublicKey { PublicKey((try? key.publicKey) ?? key) }

      public func signature(for data: some DataProtocol) throws -> Data {
        try withLibrary { Data(try key.edwardsSignature(of: Array(data))) }
      }
    }
  }

  public enum KeyAgreement: Sendable {
    public struct PublicKey: Sendable {
      let key: AsymmetricKey
      init(_ key: AsymmetricKey) { self.key = key }
      /// Creates a key from its 32 bytes.
      public init(rawRepresentation data: some ContiguousBytes) throws {
        key = try Curve25519.key(data.withUnsafeBytes { Array($0) }, .x25519, isPrivate: false)
      }
      public var rawRepresentation: Data { Data((try? key.publicBytes) ?? []) }
    }
    public struct PrivateKey: Sendable {
      let key: AsymmetricKey
      public init() {
        do { key = try AsymmetricKey(generating: .x25519) } catch { fatalError(error.localizedDescription) }
      }
      /// Creates a key from its 32 bytes.
      public init(rawRepresentation data: some ContiguousBytes) throws {
        key = try Curve25519.key(data.withUnsafeBytes { Array($0) }, .x25519, isPrivate: true)
      }
      public var rawRepresentation: Data { Data((try? key.privateNumber) ?? []) }
      public var publicKey: PublicKey { PublicKey((try? key.publicKey) ?? key) }

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

/// The secure hardware of an iPhone. It is not available on Linux.
public enum SecureEnclave: Sendable {
  /// Whether secure hardware is available: false on Linux.
  public static var isAvailable: Bool { false }
}
