/// A cipher in progress, identified by its OpenSSL name such as `AES-128-CBC`.
package final class CipherStream: @unchecked Sendable {
  private let library: OpenSSL
  private let object: OpenSSL.Object

  /// OpenSSL has DES, RC2, RC4, CAST and Blowfish in a separate module. It is loaded in a separate context, so that other users of the
  /// library do not get these ciphers.
  private nonisolated(unsafe) static let olderCiphers: OpenSSL.Object? = {
    guard let library = try? OpenSSL.library, let context = library("OSSL_LIB_CTX_new", OpenSSL.Maker.self)() else { return nil }
    let load = library("OSSL_PROVIDER_load", (@convention(c) (OpenSSL.Object?, OpenSSL.Text) -> OpenSSL.Object?).self)
    guard load(context, "legacy") != nil, load(context, "default") != nil else { return nil }
    return context
  }()

  /// Creates a cipher; nil if the library does not support it. Throws if the key or the initialization vector has a wrong length.
  package init?(_ name: String, key: [UInt8], vector: [UInt8]?, isEncrypting: Bool, isPadded: Bool) throws {
    let library = try OpenSSL.library
    self.library = library
    let fetch = library("EVP_CIPHER_fetch", (@convention(c) (OpenSSL.Object?, OpenSSL.Text, OpenSSL.Text?) -> OpenSSL.Object?).self)
    guard let cipher = fetch(nil, name, nil) ?? Self.olderCiphers.flatMap({ fetch($0, name, nil) }) else {
      _ = library.refusal
      return nil
    }
    defer { library("EVP_CIPHER_free", OpenSSL.Ender.self)(cipher) }
    guard let object = library("EVP_CIPHER_CTX_new", OpenSSL.Maker.self)() else { throw library.refusal }
    self.object = object
    let begin = library(
      "EVP_CipherInit_ex",
      (@convention(c) (OpenSSL.Object?, OpenSSL.Object?, OpenSSL.Object?, OpenSSL.Bytes?, OpenSSL.Bytes?, Int32) -> Int32).self)
    try library.check(begin(object, cipher, nil, nil, nil, isEncrypting ? 1 : 0))
    try library.check(library("EVP_CIPHER_CTX_set_key_length", OpenSSL.Number.self)(object, Int32(key.count)))
    let vectorLength = Int(library("EVP_CIPHER_CTX_get_iv_length", OpenSSL.Getter.self)(object))
    if let vector, vector.count != vectorLength, name.hasSuffix("GCM") || name.hasSuffix("Poly1305") {
      try library.check(control(0x9, vector.count, nil))
    } else if let vector, vector.count < vectorLength {
      throw OpenSSL.Refusal(code: 0)
    }
    _ = library("EVP_CIPHER_CTX_set_padding", OpenSSL.Number.self)(object, isPadded ? 1 : 0)
    try library.check(
      OpenSSL.withBytes(key) { key, _ in
        OpenSSL.withBytes(vector ?? [UInt8](repeating: 0, count: vectorLength)) { vector, _ in begin(object, nil, nil, key, vector, -1) }
      })
  }
  deinit { library("EVP_CIPHER_CTX_free", OpenSSL.Ender.self)(object) }

  private func control(_ kind: Int32, _ number: Int, _ address: UnsafeMutableRawPointer?) -> Int32 {
    library("EVP_CIPHER_CTX_ctrl", (@convention(c) (OpenSSL.Object?, Int32, Int32, UnsafeMutableRawPointer?) -> Int32).self)(
      object, kind, Int32(number), address)
  }

  package var blockLength: Int { Int(library("EVP_CIPHER_CTX_get_block_size", OpenSSL.Getter.self)(object)) }

  /// Processes bytes, and returns the completed blocks.
  package func update(_ bytes: [UInt8], isAuthenticatedOnly: Bool = false) throws -> [UInt8] {
    guard !bytes.isEmpty else { return [] }
    var output = [UInt8](repeating: 0, count: bytes.count + 32)
    var count: Int32 = 0
    let process = library(
      "EVP_CipherUpdate",
      (@convention(c) (OpenSSL.Object?, OpenSSL.MutableBytes?, UnsafeMutablePointer<Int32>, OpenSSL.Bytes?, Int32) -> Int32).self)
    let result =
      isAuthenticatedOnly
      ? process(object, nil, &count, bytes, Int32(bytes.count)) : process(object, &output, &count, bytes, Int32(bytes.count))
    try library.check(result)
    return isAuthenticatedOnly ? [] : Array(output.prefix(Int(count)))
  }

  /// Returns the last block. Throws if the padding or the tag is wrong, or a block is incomplete.
  package func finish() throws -> [UInt8] {
    var output = [UInt8](repeating: 0, count: 64)
    var count: Int32 = 0
    try library.check(
      library(
        "EVP_CipherFinal_ex", (@convention(c) (OpenSSL.Object?, OpenSSL.MutableBytes?, UnsafeMutablePointer<Int32>) -> Int32).self)(
          object, &output, &count))
    return Array(output.prefix(Int(count)))
  }

  /// Returns the tag of the encrypted message.
  package func tag(count: Int) throws -> [UInt8] {
    var tag = [UInt8](repeating: 0, count: count)
    try library.check(control(0x10, count, &tag))
    return tag
  }
  /// Sets the tag that is compared at the end of decryption.
  package func expect(tag: [UInt8]) throws {
    var tag = tag
    try library.check(control(0x11, tag.count, &tag))
  }
}

package enum AuthenticatedCipher {
  case aesGCM, chaChaPoly

  private func name(_ key: [UInt8]) -> String? {
    switch self {
    case .aesGCM: [16, 24, 32].contains(key.count) ? "AES-\(key.count * 8)-GCM" : nil
    case .chaChaPoly: key.count == 32 ? "ChaCha20-Poly1305" : nil
    }
  }
  package func accepts(key: [UInt8]) -> Bool { name(key) != nil }

  private func stream(_ key: [UInt8], _ nonce: [UInt8], isEncrypting: Bool) throws -> CipherStream {
    guard let name = name(key), !nonce.isEmpty,
      let stream = try CipherStream(name, key: key, vector: nonce, isEncrypting: isEncrypting, isPadded: false)
    else { throw OpenSSL.Refusal(code: 0) }
    return stream
  }

  package func seal(
    _ text: [UInt8], key: [UInt8], nonce: [UInt8], authenticating data: [UInt8]
  ) throws -> (text: [UInt8], tag: [UInt8]) {
    let stream = try stream(key, nonce, isEncrypting: true)
    _ = try stream.update(data, isAuthenticatedOnly: true)
    let sealed = try stream.update(text) + stream.finish()
    return (sealed, try stream.tag(count: 16))
  }

  /// Returns the decrypted text; nil if the text or the data was changed, or the key is wrong.
  package func open(_ text: [UInt8], tag: [UInt8], key: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) throws -> [UInt8]? {
    let stream = try stream(key, nonce, isEncrypting: false)
    try stream.expect(tag: tag)
    _ = try stream.update(data, isAuthenticatedOnly: true)
    let plain = try stream.update(text)
    guard let rest = try? stream.finish() else { return nil }
    return plain + rest
  }
}

package func randomBytes(_ count: Int) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: max(0, count))
  var generator = SystemRandomNumberGenerator()
  var index = 0
  while index < bytes.count {
    withUnsafeBytes(of: generator.next()) { word in
      for byte in word where index < bytes.count {
        bytes[index] = byte
        index += 1
      }
    }
  }
  return bytes
}
