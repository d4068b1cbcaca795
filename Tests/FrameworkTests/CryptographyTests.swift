import CommonCrypto
import CryptoKit
import Foundation
import Testing
import TrestleExpectations

@Suite struct CryptographyTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
  private let abc = Data("abc".utf8)

  @Test("CryptoKit's hash functions return the published digests")
  func digests() {
    expect(hex(Insecure.MD5.hash(data: abc)), equals: "900150983cd24fb0d6963f7d28e17f72")
    expect(hex(Insecure.SHA1.hash(data: abc)), equals: "a9993e364706816aba3e25717850c26c9cd0d89d")
    expect(hex(SHA256.hash(data: abc)), equals: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    expect(hex(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"))
    expect(hex(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e89a97ea2"))
    expect(SHA256.hash(data: abc).description.hasPrefix("SHA256 digest: ba78"))
    expect(SHA256.hash(data: Data()).compactMap { String(format: "%02x", $0) }.joined().hasPrefix("e3b0c44298fc1c14"))
  }

  @Test("A digest does not depend on how the data is cut", arguments: [1, 7, 55, 56, 63, 64, 65, 119, 128, 1000])
  func parts(size: Int) {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 31) }
    var function = SHA512()
    for start in stride(from: 0, to: bytes.count, by: size) { function.update(data: bytes[start..<min(start + size, bytes.count)]) }
    expect(function.finalize(), equals: SHA512.hash(data: bytes))
    var context = CC_MD5_CTX()
    CC_MD5_Init(&context)
    for start in stride(from: 0, to: bytes.count, by: size) {
      let part = Array(bytes[start..<min(start + size, bytes.count)])
      CC_MD5_Update(&context, part, CC_LONG(part.count))
    }
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CC_MD5_Final(&digest, &context)
    expect(hex(digest), equals: hex(Insecure.MD5.hash(data: bytes)))
    var wide = CC_SHA512_CTX()
    CC_SHA384_Init(&wide)
    for start in stride(from: 0, to: bytes.count, by: size) {
      let part = Array(bytes[start..<min(start + size, bytes.count)])
      CC_SHA384_Update(&wide, part, CC_LONG(part.count))
    }
    var long = [UInt8](repeating: 0, count: Int(CC_SHA384_DIGEST_LENGTH))
    CC_SHA384_Final(&long, &wide)
    expect(hex(long), equals: hex(SHA384.hash(data: bytes)))
  }

  @Test("Keyed hashes return the values of RFC 4231, and HKDF those of RFC 5869")
  func keyed() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    expect(hex(code), equals: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message + [0], using: key))
    let derived = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)), salt: Array(UInt8(0)...12),
      info: Array(UInt8(0xf0)...0xf9), outputByteCount: 42)
    expect(derived.withUnsafeBytes { hex($0) }.hasPrefix("3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf"))
    var out = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    "Jefe".withCString { key in
      message.withUnsafeBytes { CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, 4, $0.baseAddress, $0.count, &out) }
    }
    expect(out, equals: Array(code))
  }

  @Test("AES-GCM decrypts its own output, and refuses altered data")
  func sealed() throws {
    let zeros = SymmetricKey(data: [UInt8](repeating: 0, count: 16))
    let nonce = try AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 12))
    let known = try AES.GCM.seal([UInt8](repeating: 0, count: 16), using: zeros, nonce: nonce)
    expect(hex(known.ciphertext) == "0388dace60b6a392f328c2b971b2fe78" && hex(known.tag) == "ab6e47d42cec13bdf53a67b21257bddf")
    let key = SymmetricKey(size: .bits256)
    let text = Data("A text that is not a whole number of blocks".utf8)
    let box = try AES.GCM.seal(text, using: key)
    let combined = try #require(box.combined)
    try expect(AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key), equals: text)
    var changed = combined
    changed[20] ^= 1
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key)
    }
    #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(text, using: SymmetricKey(data: [1, 2, 3])) }
  }

  @Test("CCCrypt returns the published block, pads, and reports wrong sizes", arguments: [16, 24, 32], [0, 1, 15, 16, 17, 100])
  func cryptor(keyLength: Int, length: Int) {
    let known = Array(UInt8(0)..<16)
    var block = [UInt8](repeating: 0, count: 16)
    var moved = 0
    let plain = known.map { $0 * 17 }
    expect(
      CCCrypt(
        CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionECBMode), known, 16, nil, plain, 16, &block, 16, &moved)
        == CCCryptorStatus(kCCSuccess))
    expect(hex(block) == "69c4e0d86a7b0430d8cdb78070b4c55a" && moved == 16)

    let key = (0..<keyLength).map { UInt8($0 * 7) }
    let vector = [UInt8](repeating: 9, count: 16)
    let text = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
    var encrypted = [UInt8](repeating: 0, count: length + 16)
    let options = CCOptions(kCCOptionPKCS7Padding)
    expect(CCCrypt(0, 0, options, key, keyLength, vector, text, length, &encrypted, encrypted.count, &moved), equals: 0)
    expect(moved, equals: (length / 16 + 1) * 16)
    var decrypted = [UInt8](repeating: 0, count: moved)
    var count = 0
    expect(CCCrypt(1, 0, options, key, keyLength, vector, encrypted, moved, &decrypted, decrypted.count, &count), equals: 0)
    expect(Array(decrypted.prefix(count)), equals: text)
    expect(CCCrypt(0, 0, options, key, 5, vector, text, length, &encrypted, encrypted.count, &moved) == kCCParamError)
    expect(CCCrypt(0, 0, options, key, keyLength, vector, text, length, &encrypted, 3, &moved) == kCCBufferTooSmall)
    expect(CCCrypt(0, 99, options, key, 8, nil, text, length, &encrypted, 64, &moved) == kCCUnimplemented)
  }

  @Test("PBKDF2 returns the value of RFC 6070")
  func derivation() {
    var key = [UInt8](repeating: 0, count: 20)
    let salt = Array("salt".utf8)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, salt.count, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, key.count)
    expect(status == kCCSuccess && hex(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
  }
}
