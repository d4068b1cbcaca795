import CommonCrypto
import CryptoKit
import Foundation
import Security
import Testing
import TrestleExpectations

/// Digests, ciphers, signatures and agreements compared with those of the `openssl` command, for random keys and texts.
@Suite(.serialized, .enabled(if: OpenSSLCommand.isInstalled, "The openssl command is not installed.")) struct CipherVectorTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
  private func random(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: .min ... .max) } }
  private let lengths = [0, 1, 15, 16, 17, 63, 64, 200]

  @Test("Digests, keyed digests and derived keys are those of openssl")
  func digests() throws {
    try OpenSSLCommand.withFolder { folder in
      for length in lengths {
        let text = random(length)
        func digest(_ name: String, _ more: [String] = []) -> [UInt8] {
          Array(OpenSSLCommand.run(["dgst", "-\(name)"] + more + ["-binary"], in: folder, input: Data(text)).output)
        }
        expect(Array(Insecure.MD5.hash(data: text)) == digest("md5") && Array(Insecure.SHA1.hash(data: text)) == digest("sha1"))
        expect(Array(SHA256.hash(data: text)) == digest("sha256") && Array(SHA384.hash(data: text)) == digest("sha384"))
        expect(Array(SHA512.hash(data: text)), equals: digest("sha512"))
        var short = [UInt8](repeating: 0, count: 28)
        CC_SHA224(text, CC_LONG(text.count), &short)
        expect(short, equals: digest("sha224"))
        let key = random(1 + length)
        let code = HMAC<SHA512>.authenticationCode(for: text, using: SymmetricKey(data: key))
        expect(Array(code), equals: digest("sha512", ["-mac", "HMAC", "-macopt", "hexkey:\(hex(key))"]))
        let derived = HKDF<SHA256>.deriveKey(
          inputKeyMaterial: SymmetricKey(data: key), salt: [1, 2, 3] as [UInt8], info: [9, 8] as [UInt8], outputByteCount: 50)
        let arguments = ["kdf", "-keylen", "50", "-kdfopt", "digest:SHA256", "-kdfopt", "hexkey:\(hex(key))", "-kdfopt", "hexsalt:010203"]
        let expected = OpenSSLCommand.run(arguments + ["-kdfopt", "hexinfo:0908", "-binary", "HKDF"], in: folder).output
        expect(derived.withUnsafeBytes { Data($0) }, equals: expected)
      }
    }
  }

  private func crypt(
    _ operation: Int, _ algorithm: Int, _ options: Int, _ key: [UInt8], _ vector: [UInt8], _ text: [UInt8]
  ) -> (status: Int32, bytes: [UInt8]) {
    var output = [UInt8](repeating: 0, count: text.count + 32)
    var count = 0
    let status = CCCrypt(
      CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key, key.count, vector, text, text.count, &output, output.count,
      &count)
    return (status, Array(output.prefix(count)))
  }

  @Test("Every cipher of Common Crypto encrypts as openssl does, and decrypts its own")
  func ciphers() throws {
    try OpenSSLCommand.withFolder { folder in
      let rows: [(algorithm: Int, keyLength: Int, block: Int, name: String)] = [
        (kCCAlgorithmAES, 16, 16, "aes-128"), (kCCAlgorithmAES, 24, 16, "aes-192"), (kCCAlgorithmAES, 32, 16, "aes-256"),
        (kCCAlgorithmDES, 8, 8, "des"), (kCCAlgorithm3DES, 24, 8, "des-ede3"), (kCCAlgorithmCAST, 16, 8, "cast5"),
        (kCCAlgorithmBlowfish, 16, 8, "bf"), (kCCAlgorithmRC2, 16, 8, "rc2"), (kCCAlgorithmRC4, 16, 1, "rc4"),
      ]
      for row in rows {
        for isChained in row.block == 1 ? [true] : [true, false] {
          for length in lengths {
            let (key, vector, text) = (random(row.keyLength), random(row.block), random(length))
            let options = kCCOptionPKCS7Padding | (isChained ? 0 : kCCOptionECBMode)
            let mode = row.block == 1 ? "" : isChained ? "-cbc" : "-ecb"
            var arguments = ["enc", "-\(row.name)\(mode)", "-K", hex(key), "-provider", "legacy", "-provider", "default"]
            if isChained, row.block > 1 { arguments += ["-iv", hex(vector)] }
            let expected = Array(OpenSSLCommand.run(arguments, in: folder, input: Data(text)).output)
            let sealed = crypt(kCCEncrypt, row.algorithm, options, key, vector, text)
            expect(sealed.status == kCCSuccess && sealed.bytes == expected, "\(row.name)\(mode) \(length)")
            let plain = crypt(kCCDecrypt, row.algorithm, options, key, vector, sealed.bytes)
            expect(plain.status == kCCSuccess && plain.bytes == text, "\(row.name)\(mode) \(length)")
          }
        }
      }
    }
  }

  @Test("A cipher in parts gives what the whole gives, in every mode; incomplete blocks and wrong keys are errors")
  func parts() throws {
    try OpenSSLCommand.withFolder { folder in
      let (key, vector, text) = (random(32), random(16), random(100))
      for (mode, name) in [(kCCModeCTR, "ctr"), (kCCModeCFB, "cfb"), (kCCModeCFB8, "cfb8"), (kCCModeOFB, "ofb"), (kCCModeCBC, "cbc")] {
        var made: CCCryptorRef?
        let padding = mode == kCCModeCBC ? ccPKCS7Padding : ccNoPadding
        expect(
          CCCryptorCreateWithMode(
            CCOperation(kCCEncrypt), CCMode(mode), CCAlgorithm(kCCAlgorithmAES), CCPadding(padding), vector, key, key.count, nil, 0, 0, 0,
            &made)
            == kCCSuccess)
        let cryptor = try #require(made)
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64)
        var count = 0
        for start in stride(from: 0, to: text.count, by: 7) {
          let part = Array(text[start..<min(start + 7, text.count)])
          expect(CCCryptorUpdate(cryptor, part, part.count, &buffer, buffer.count, &count) == kCCSuccess)
          result += buffer.prefix(count)
        }
        expect(CCCryptorFinal(cryptor, &buffer, buffer.count, &count) == kCCSuccess)
        result += buffer.prefix(count)
        let arguments = ["enc", "-aes-256-\(name)", "-K", hex(key), "-iv", hex(vector)]
        expect(result, equals: Array(OpenSSLCommand.run(arguments, in: folder, input: Data(text)).output), "\(name)")
      }
    }
    expect(crypt(kCCEncrypt, kCCAlgorithmAES, 0, random(16), random(16), random(17)).status == kCCAlignmentError)
    expect(crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, random(16), random(16), random(15)).status == kCCAlignmentError)
    expect(crypt(kCCEncrypt, kCCAlgorithmAES, 0, random(15), random(16), random(16)).status == kCCParamError)
  }

  @Test("ChaCha20-Poly1305 gives the text and tag of RFC 8439, opens its own, and refuses a changed byte anywhere")
  func chaCha() throws {
    let key = SymmetricKey(data: Array(UInt8(0x80)...0x9f))
    let nonce = try ChaChaPoly.Nonce(data: [7, 0, 0, 0] + Array(UInt8(0x40)...0x47))
    let text = "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
    let data: [UInt8] = [0x50, 0x51, 0x52, 0x53] + Array(UInt8(0xc0)...0xc7)
    let box = try ChaChaPoly.seal(Array(text.utf8), using: key, nonce: nonce, authenticating: data)
    expect(hex(box.tag) == "1ae10b594f09e26a7e902ecbd0600691" && hex(box.ciphertext).hasPrefix("d31a8d34648e60db7b86afbc53ef7ec2"))
    try expect(ChaChaPoly.open(ChaChaPoly.SealedBox(combined: box.combined), using: key, authenticating: data), equals: Data(text.utf8))
    for index in 0..<box.combined.count {
      var changed = box.combined
      changed[index] ^= 1
      #expect(throws: CryptoKitError.authenticationFailure) {
        try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: changed), using: key, authenticating: data)
      }
    }
    #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(box, using: key) }
    #expect(throws: CryptoKitError.incorrectKeySize) { try ChaChaPoly.seal([1], using: SymmetricKey(data: [1])) }
    for length in [12, 16, 60] {
      let sealed = try AES.GCM.seal([1, 2, 3], using: key, nonce: AES.GCM.Nonce(data: random(length)), authenticating: data)
      try expect(AES.GCM.open(sealed, using: key, authenticating: data), equals: Data([1, 2, 3]))
    }
  }

  private func curve<C: NISTCurve>(_ type: C.Type, _ name: String, _ hash: String, in folder: URL) throws {
    let text = random(50)
    let file = folder.appendingPathComponent("text")
    try Data(text).write(to: file)
    func write(_ text: String, _ name: String) throws { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    // The command verifies a signature made here, and this code verifies the command's.
    let key = CurveSigning<C>.PrivateKey()
    try write(key.publicKey.pemRepresentation, "public.pem")
    try write(key.pemRepresentation, "private.pem")
    let signature = try key.signature(for: text)
    try signature.derRepresentation.write(to: folder.appendingPathComponent("signature"))
    expect(OpenSSLCommand.run(["dgst", "-\(hash)", "-verify", "public.pem", "-signature", "signature", "text"], in: folder).status == 0)
    let other = OpenSSLCommand.run(["dgst", "-\(hash)", "-sign", "private.pem", "text"], in: folder).output
    let read = try CurveSigning<C>.ECDSASignature(derRepresentation: other)
    expect(key.publicKey.isValidSignature(read, for: text) && !key.publicKey.isValidSignature(read, for: text + [0]))
    try expect(CurveSigning<C>.ECDSASignature(rawRepresentation: read.rawRepresentation).derRepresentation, equals: other)
    // Every representation is read again.
    let raw = try CurveSigning<C>.PrivateKey(rawRepresentation: key.rawRepresentation)
    expect(raw.publicKey.rawRepresentation, equals: key.publicKey.rawRepresentation)
    try expect(CurveSigning<C>.PrivateKey(x963Representation: key.x963Representation).rawRepresentation, equals: key.rawRepresentation)
    try expect(CurveSigning<C>.PrivateKey(derRepresentation: key.derRepresentation).rawRepresentation, equals: key.rawRepresentation)
    let point = key.publicKey.x963Representation
    try expect(CurveSigning<C>.PublicKey(compressedRepresentation: key.publicKey.compressedRepresentation).x963Representation == point)
    try expect(CurveSigning<C>.PublicKey(pemRepresentation: key.publicKey.pemRepresentation).x963Representation, equals: point)
    var moved = point
    moved[moved.count - 1] ^= 1
    #expect(throws: (any Error).self) { try CurveSigning<C>.PublicKey(x963Representation: moved) }
    #expect(throws: (any Error).self) {
      try CurveSigning<C>.PrivateKey(rawRepresentation: Data(repeating: 0xff, count: key.rawRepresentation.count))
    }
    #expect(throws: (any Error).self) {
      try CurveSigning<C>.PrivateKey(rawRepresentation: Data(repeating: 0, count: key.rawRepresentation.count))
    }
    // Agreement with a key of the command.
    let mine = CurveAgreement<C>.PrivateKey()
    try write(mine.publicKey.pemRepresentation, "mine.pem")
    try #require(OpenSSLCommand.run(["ecparam", "-name", name, "-genkey", "-noout", "-out", "theirs.key"], in: folder).status == 0)
    let theirs = String(decoding: OpenSSLCommand.run(["pkey", "-in", "theirs.key", "-pubout"], in: folder).output, as: UTF8.self)
    let secret = try mine.sharedSecretFromKeyAgreement(with: .init(pemRepresentation: theirs))
    let expected = OpenSSLCommand.run(["pkeyutl", "-derive", "-inkey", "theirs.key", "-peerkey", "mine.pem"], in: folder).output
    expect(secret.withUnsafeBytes { Data($0) } == expected && !expected.isEmpty)
  }

  @Test("Signatures and agreements by the curves of NIST are exchanged with openssl")
  func curves() throws {
    try OpenSSLCommand.withFolder { folder in
      try curve(P256.self, "prime256v1", "sha256", in: folder)
      try curve(P384.self, "secp384r1", "sha384", in: folder)
      try curve(P521.self, "secp521r1", "sha512", in: folder)
    }
  }

  @Test("Curve25519 gives the signature of RFC 8032 and the secret of RFC 7748")
  func curve25519() throws {
    func bytes(_ text: String) -> [UInt8] {
      stride(from: 0, to: text.count, by: 2).map { UInt8(text.dropFirst($0).prefix(2), radix: 16)! }
    }
    let key = try Curve25519.Signing.PrivateKey(
      rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
    expect(hex(key.publicKey.rawRepresentation), equals: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
    let signature = try key.signature(for: [UInt8]())
    expect(hex(signature).hasPrefix("e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"))
    expect(key.publicKey.isValidSignature(signature, for: [UInt8]()) && !key.publicKey.isValidSignature(signature, for: [1] as [UInt8]))
    let alice = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("77076d0a7318a57d3c16c17251b26645c6c2e2a8a4b8b4c2d1f8e3b6f1c9a7d2"))
    let bob = Curve25519.KeyAgreement.PrivateKey()
    let secret = try alice.sharedSecretFromKeyAgreement(with: bob.publicKey)
    try expect(secret, equals: bob.sharedSecretFromKeyAgreement(with: alice.publicKey))
    let derived = secret.hkdfDerivedSymmetricKey(using: SHA256.self, salt: [1] as [UInt8], sharedInfo: [2] as [UInt8], outputByteCount: 32)
    expect(derived.bitCount, equals: 256)
    #expect(throws: (any Error).self) { try Curve25519.Signing.PublicKey(rawRepresentation: [1, 2]) }
  }

  @Test("Keys of Security sign, verify, encrypt and agree with openssl, and refuse what does not suit them")
  func secKeys() throws {
    try OpenSSLCommand.withFolder { folder in
      let attributes: [String: Any] = [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: 2048]
      let key = try #require(SecKeyCreateRandomKey(attributes as CFDictionary, nil))
      let publicKey = try #require(SecKeyCopyPublicKey(key))
      let text = Data(random(80))
      try text.write(to: folder.appendingPathComponent("text"))
      let privateBytes = try #require(SecKeyCopyExternalRepresentation(key, nil))
      try (privateBytes as Data).write(to: folder.appendingPathComponent("key.der"))
      try #require(OpenSSLCommand.run(["rsa", "-inform", "der", "-in", "key.der", "-out", "key.pem"], in: folder).status == 0)
      try #require(OpenSSLCommand.run(["rsa", "-in", "key.pem", "-pubout", "-out", "public.pem"], in: folder).status == 0)
      for (algorithm, padding) in [
        (SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA256, ["-sigopt", "rsa_padding_mode:pkcs1"]),
        (.rsaSignatureMessagePSSSHA256, ["-sigopt", "rsa_padding_mode:pss", "-sigopt", "rsa_pss_saltlen:digest"]),
      ] {
        let signature = try #require(SecKeyCreateSignature(key, algorithm, text as CFData, nil))
        try (signature as Data).write(to: folder.appendingPathComponent("signature"))
        let arguments = ["dgst", "-sha256"] + padding + ["-verify", "public.pem", "-signature", "signature", "text"]
        expect(OpenSSLCommand.run(arguments, in: folder).status, equals: 0)
        let theirs = OpenSSLCommand.run(["dgst", "-sha256"] + padding + ["-sign", "key.pem", "text"], in: folder).output
        expect(SecKeyVerifySignature(publicKey, algorithm, text as CFData, theirs as CFData, nil))
        expect(!SecKeyVerifySignature(publicKey, algorithm, Data([1]) as CFData, theirs as CFData, nil))
        expect(SecKeyCreateSignature(publicKey, algorithm, text as CFData, nil) == nil)
      }
      for (algorithm, options) in [
        (SecKeyAlgorithm.rsaEncryptionPKCS1, ["-pkeyopt", "rsa_padding_mode:pkcs1"]),
        (
          .rsaEncryptionOAEPSHA256,
          ["-pkeyopt", "rsa_padding_mode:oaep", "-pkeyopt", "rsa_oaep_md:sha256", "-pkeyopt", "rsa_mgf1_md:sha256"]
        ),
      ] {
        let sealed = try #require(SecKeyCreateEncryptedData(publicKey, algorithm, text as CFData, nil))
        try (sealed as Data).write(to: folder.appendingPathComponent("sealed"))
        let opened = OpenSSLCommand.run(["pkeyutl", "-decrypt", "-inkey", "key.pem", "-in", "sealed"] + options, in: folder).output
        expect(opened, equals: text)
        expect(SecKeyCreateDecryptedData(key, algorithm, sealed, nil), equals: text as CFData)
        expect(SecKeyCreateEncryptedData(publicKey, algorithm, Data(random(300)) as CFData, nil) == nil)
      }
      let public2: [String: Any] = [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeyClass: kSecAttrKeyClassPublic]
      let bytes = try #require(SecKeyCopyExternalRepresentation(publicKey, nil))
      expect(SecKeyCreateWithData(bytes, public2 as CFDictionary, nil), equals: publicKey)
      var error: Unmanaged<CFError>?
      expect(SecKeyCreateWithData(Data([1, 2, 3]) as CFData, public2 as CFDictionary, &error) == nil && error != nil)
      error?.release()
      for bits in [256, 384, 521] {
        let ec: [String: Any] = [kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: bits]
        let one = try #require(SecKeyCreateRandomKey(ec as CFDictionary, nil))
        let two = try #require(SecKeyCreateRandomKey(ec as CFDictionary, nil))
        let signature = try #require(SecKeyCreateSignature(one, .ecdsaSignatureMessageX962SHA256, text as CFData, nil))
        #expect(
          SecKeyVerifySignature(try #require(SecKeyCopyPublicKey(one)), .ecdsaSignatureMessageX962SHA256, text as CFData, signature, nil))
        expect(SecKeyIsAlgorithmSupported(one, .keyExchange, .ecdhKeyExchangeStandard))
        let first = SecKeyCopyKeyExchangeResult(one, .ecdhKeyExchangeStandard, try #require(SecKeyCopyPublicKey(two)), [:], nil)
        let second = SecKeyCopyKeyExchangeResult(two, .ecdhKeyExchangeStandard, try #require(SecKeyCopyPublicKey(one)), [:], nil)
        expect(first != nil && first == second)
        let data = try #require(SecKeyCopyExternalRepresentation(one, nil))
        var read = ec
        read[kSecAttrKeyClass] = kSecAttrKeyClassPrivate
        expect(SecKeyCreateWithData(data, read as CFDictionary, nil), equals: one)
      }
      let kept: [String: Any] = attributes.merging([kSecPrivateKeyAttrs: [kSecAttrIsPermanent: true]]) { $1 }
      expect(SecKeyCreateRandomKey(kept as CFDictionary, nil) == nil)
    }
  }
}
