import TrestleCryptography
import Foundation
import TrestleSupport

/// Encrypts the keychain with a random key. The key is in the keyring of the desktop, if that is unlocked when the app first uses its
/// keychain; otherwise it is in a separate file in the folder of the app's state. This choice is permanent. Encryption protects a copy of
/// the app's data, such as a backup or a synchronized folder, and detects changes of the file. A locked keyring protects the items of a
/// user who is not logged in. Neither protects against programs of the same user, which can read the key.
struct KeychainCipher {
  /// The URL of the key's file; tests set another one.
  nonisolated(unsafe) static var file = ProgramFolder.url(.state).appendingPathComponent("Keychain.key")
  /// The first bytes of an encrypted file.
  private static let mark = Array("trestle keychain 1\n".utf8)

  /// The content of the key's file if the key is in the keyring.
  private static let keyringMark = Data("keyring\n".utf8)

  private let key: [UInt8]

  /// Reads the key, or creates it if it does not exist.
  init(at url: URL = file) throws {
    let file = PrivateFile(url)
    if let key = try Self.key(in: file.read()) {
      self.key = key
      return
    }
    var chosen: [UInt8] = []
    try file.update { known in
      // Another process may have created the key in the meantime.
      if let key = try Self.key(in: known) {
        chosen = key
        return nil
      }
      chosen = randomBytes(32)
      if let keyring = Keyring.shared, keyring.store(chosen) { return Self.keyringMark }
      return Data(chosen)
    }
    key = chosen
  }

  /// Returns the key that the file contains or refers to; nil if there is no file.
  private static func key(in content: Data?) throws -> [UInt8]? {
    guard let content else { return nil }
    if content.count == 32 { return Array(content) }
    guard content == keyringMark else { throw Keychain.Damage() }
    guard let key = try Keyring.shared?.key(), key.count == 32 else { throw Keyring.Unavailable() }
    return key
  }

  static func isSealed(_ content: Data) -> Bool { content.starts(with: mark) }

  func seal(_ content: Data) throws -> Data {
    let nonce = randomBytes(12)
    let sealed = try AuthenticatedCipher.aesGCM.seal(Array(content), key: key, nonce: nonce, authenticating: Self.mark)
    return Data(Self.mark + nonce + sealed.text + sealed.tag)
  }

  /// Returns the decrypted content; nil if it was changed, or encrypted with another key.
  func open(_ content: Data) throws -> Data? {
    let bytes = Array(content.dropFirst(Self.mark.count))
    guard bytes.count >= 28 else { return nil }
    return try AuthenticatedCipher.aesGCM.open(
      Array(bytes[12..<(bytes.count - 16)]), tag: Array(bytes.suffix(16)), key: key, nonce: Array(bytes.prefix(12)),
      authenticating: Self.mark
    ).map { Data($0) }
  }
}
