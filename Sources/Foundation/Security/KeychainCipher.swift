import TrestleCryptography
import Foundation
import TrestleSupport

/// Encrypts the keychain with a random key in a file of its own, in the folder of the app's state.
///
/// This protects a copy of the app's data, such as a backup or a synchronized folder, and it shows changes of the file. It does not protect from
/// programs of the same user, which can read the key.
struct KeychainCipher {
  /// The file of the key; tests set another.
  nonisolated(unsafe) static var file = ProgramFolder.url(.state).appendingPathComponent("Keychain.key")
  /// The first bytes of an encrypted file.
  private static let mark = Array("trestle keychain 1\n".utf8)

  private let key: [UInt8]

  /// Reads the key, and creates it first if there is none.
  init(at url: URL = file) throws {
    let file = PrivateFile(url)
    if let known = try file.read(), known.count == 32 {
      key = Array(known)
      return
    }
    var chosen: [UInt8] = []
    try file.update { known in
      // Another process may have been faster.
      if let known, known.count == 32 {
        chosen = Array(known)
        return nil
      }
      if known != nil { throw Keychain.Damage() }
      chosen = randomBytes(32)
      return Data(chosen)
    }
    key = chosen
  }

  static func isSealed(_ content: Data) -> Bool { content.starts(with: mark) }

  func seal(_ content: Data) throws -> Data {
    let nonce = randomBytes(12)
    let sealed = try AuthenticatedCipher.aesGCM.seal(Array(content), key: key, nonce: nonce, authenticating: Self.mark)
    return Data(Self.mark + nonce + sealed.text + sealed.tag)
  }

  /// Returns the content of an encrypted file; nil if it was changed, or the key is another one.
  func open(_ content: Data) throws -> Data? {
    let bytes = Array(content.dropFirst(Self.mark.count))
    guard bytes.count >= 28 else { return nil }
    return try AuthenticatedCipher.aesGCM.open(
      Array(bytes[12..<(bytes.count - 16)]), tag: Array(bytes.suffix(16)), key: key, nonce: Array(bytes.prefix(12)),
      authenticating: Self.mark
    ).map { Data($0) }
  }
}
