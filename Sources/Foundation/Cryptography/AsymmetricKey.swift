/// A key of a public-key algorithm, private or public.
package final class AsymmetricKey: @unchecked Sendable {
  package enum Kind: Equatable, Sendable {
    case rsa
    case p256, p384, p521
    case x25519, ed25519

    /// The size of a coordinate of the curve in bytes.
    package var coordinateLength: Int {
      switch self {
      case .p256, .x25519, .ed25519: 32
      case .p384: 48
      case .p521: 66
      case .rsa: 0
      }
    }
    var objectIdentifier: [UInt8] {
      switch self {
      case .p256: [0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07]
      case .p384: [0x06, 0x05, 0x2b, 0x81, 0x04, 0x00, 0x22]
      case .p521: [0x06, 0x05, 0x2b, 0x81, 0x04, 0x00, 0x23]
      case .rsa, .x25519, .ed25519: []
      }
    }
    var name: String {
      switch self {
      case .rsa: "RSA"
      case .p256, .p384, .p521: "EC"
      case .x25519: "X25519"
      case .ed25519: "ED25519"
      }
    }
    var groupName: String? {
      switch self {
      case .p256: "P-256"
      case .p384: "P-384"
      case .p521: "P-521"
      default: nil
      }
    }
    /// OpenSSL's identifier of a key type without parameters.
    var number: Int32 { self == .x25519 ? 1034 : 1087 }
    package var isCurve: Bool { groupName != nil }
  }

  package let kind: Kind
  package let isPrivate: Bool
  let library: OpenSSL
  let object: OpenSSL.Object

  init(_ object: OpenSSL.Object, _ kind: Kind, isPrivate: Bool, _ library: OpenSSL) {
    (self.object, self.kind, self.isPrivate, self.library) = (object, kind, isPrivate, library)
  }
  deinit { library("EVP_PKEY_free", OpenSSL.Ender.self)(object) }

  // MARK: Making

  package convenience init(generating kind: Kind, bits: Int = 2048) throws {
    let library = try OpenSSL.library
    let make = library(
      "EVP_PKEY_CTX_new_from_name", (@convention(c) (OpenSSL.Object?, OpenSSL.Text, OpenSSL.Text?) -> OpenSSL.Object?).self)
    guard let context = make(nil, kind.name, nil) else { throw library.refusal }
    defer { library("EVP_PKEY_CTX_free", OpenSSL.Ender.self)(context) }
    try library.check(library("EVP_PKEY_keygen_init", OpenSSL.Getter.self)(context))
    if let group = kind.groupName {
      try library.check(
        library("EVP_PKEY_CTX_set_group_name", (@convention(c) (OpenSSL.Object?, OpenSSL.Text) -> Int32).self)(context, group))
    } else if kind == .rsa {
      try library.check(library("EVP_PKEY_CTX_set_rsa_keygen_bits", OpenSSL.Number.self)(context, Int32(clamping: bits)))
    }
    var made: OpenSSL.Object?
    try library.check(
      library("EVP_PKEY_generate", (@convention(c) (OpenSSL.Object?, UnsafeMutablePointer<OpenSSL.Object?>) -> Int32).self)(context, &made))
    guard let made else { throw library.refusal }
    self.init(made, kind, isPrivate: true, library)
  }

  /// Creates a public key from its encoding with the algorithm (SubjectPublicKeyInfo); nil if it is not valid.
  package convenience init?(publicDER bytes: [UInt8]) throws {
    let library = try OpenSSL.library
    guard
      let object = library.object(
        from: bytes, by: library("d2i_PUBKEY"), end: library("EVP_PKEY_free"))
    else { return nil }
    try self.init(checking: object, isPrivate: false, library)
  }
  /// Creates a private key from PKCS #8, PKCS #1 or SEC 1; nil if it is not valid.
  package convenience init?(privateDER bytes: [UInt8]) throws {
    let library = try OpenSSL.library
    guard
      let object = library.object(
        from: bytes, by: library("d2i_AutoPrivateKey"), end: library("EVP_PKEY_free"))
    else { return nil }
    try self.init(checking: object, isPrivate: true, library)
  }

  convenience init?(checking object: OpenSSL.Object, isPrivate: Bool, _ library: OpenSSL) throws {
    guard let kind = Self.kind(of: object, library), Self.isValid(object, isPrivate: isPrivate, kind, library) else {
      library("EVP_PKEY_free", OpenSSL.Ender.self)(object)
      return nil
    }
    self.init(object, kind, isPrivate: isPrivate, library)
  }

  private static func kind(of object: OpenSSL.Object, _ library: OpenSSL) -> Kind? {
    switch library("EVP_PKEY_get_id", OpenSSL.Getter.self)(object) {
    case 6, 912: return .rsa
    case Kind.x25519.number: return .x25519
    case Kind.ed25519.number: return .ed25519
    case 408:
      var name = [CChar](repeating: 0, count: 64)
      var count = 0
      let read = library(
        "EVP_PKEY_get_group_name",
        (@convention(c) (OpenSSL.Object?, UnsafeMutablePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> Int32).self)
      guard read(object, &name, name.count, &count) > 0 else { return nil }
      switch String(decoding: name.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self) {
      case "prime256v1", "P-256": return .p256
      case "secp384r1", "P-384": return .p384
      case "secp521r1", "P-521": return .p521
      default: return nil
      }
    default: return nil
    }
  }

  /// Returns whether the point is on the curve, and the private number is within its order.
  private static func isValid(_ object: OpenSSL.Object, isPrivate: Bool, _ kind: Kind, _ library: OpenSSL) -> Bool {
    guard kind.isCurve else { return true }
    let make = library("EVP_PKEY_CTX_new", (@convention(c) (OpenSSL.Object?, OpenSSL.Object?) -> OpenSSL.Object?).self)
    guard let context = make(object, nil) else { return false }
    defer {
      library("EVP_PKEY_CTX_free", OpenSSL.Ender.self)(context)
      _ = library.refusal
    }
    if isPrivate, library("EVP_PKEY_private_check", OpenSSL.Getter.self)(context) <= 0 { return false }
    return library("EVP_PKEY_public_check", OpenSSL.Getter.self)(context) > 0
  }

  /// Creates a public key from a point of a curve, compressed or not; nil if it is not on the curve.
  package convenience init?(point: [UInt8], of kind: Kind) throws {
    guard kind.isCurve else { return nil }
    let algorithm = DER.sequence([0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01] + kind.objectIdentifier)
    try self.init(publicDER: DER.sequence(algorithm + DER.value(0x03, [0] + point)))
    guard self.kind == kind else { return nil }
  }
  /// Creates a private key from the number of a curve; nil if it is zero or too large.
  package convenience init?(number: [UInt8], of kind: Kind) throws {
    guard kind.isCurve, number.count == kind.coordinateLength else { return nil }
    let key = DER.sequence([0x02, 0x01, 0x01] + DER.value(0x04, number) + DER.value(0xa0, kind.objectIdentifier))
    try self.init(privateDER: key)
    guard self.kind == kind else { return nil }
  }
  /// Creates a key of Curve25519 from its 32 bytes; nil if they are not valid.
  package convenience init?(raw bytes: [UInt8], of kind: Kind, isPrivate: Bool) throws {
    guard kind == .x25519 || kind == .ed25519, bytes.count == 32 else { return nil }
    let library = try OpenSSL.library
    typealias Maker = @convention(c) (Int32, OpenSSL.Object?, OpenSSL.Bytes, Int) -> OpenSSL.Object?
    let make = isPrivate ? library("EVP_PKEY_new_raw_private_key", Maker.self) : library("EVP_PKEY_new_raw_public_key", Maker.self)
    guard let object = make(kind.number, nil, bytes, bytes.count) else {
      _ = library.refusal
      return nil
    }
    self.init(object, kind, isPrivate: isPrivate, library)
  }
  /// Creates an RSA public key from PKCS #1; nil if it is not valid.
  package convenience init?(rsaPublic bytes: [UInt8]) throws {
    let algorithm = DER.sequence([0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00])
    try self.init(publicDER: DER.sequence(algorithm + DER.value(0x03, [0] + bytes)))
    guard kind == .rsa else { return nil }
  }

  // MARK: Encodings

  /// The public key with its algorithm (SubjectPublicKeyInfo). Points are not compressed.
  package var publicDER: [UInt8] {
    get throws {
      if kind.isCurve {
        _ = library(
          "EVP_PKEY_set_utf8_string_param", (@convention(c) (OpenSSL.Object?, OpenSSL.Text, OpenSSL.Text) -> Int32).self)(
            object, "point-format", "uncompressed")
      }
      return try library.encoding(of: object, by: library("i2d_PUBKEY"))
    }
  }
  /// The PKCS #8 encoding of the private key.
  package var privateDER: [UInt8] {
    get throws {
      guard let info = library("EVP_PKEY2PKCS8", (@convention(c) (OpenSSL.Object?) -> OpenSSL.Object?).self)(object) else {
        throw library.refusal
      }
      defer { library("PKCS8_PRIV_KEY_INFO_free", OpenSSL.Ender.self)(info) }
      return try library.encoding(of: info, by: library("i2d_PKCS8_PRIV_KEY_INFO"))
    }
  }
  /// The private key: PKCS #1 for RSA, or SEC 1 for a curve.
  package var traditionalDER: [UInt8] { get throws { try library.encoding(of: object, by: library("i2d_PrivateKey")) } }
  /// The bit string of the public key: a point of a curve, the 32 bytes of Curve25519, or an RSA key in PKCS #1.
  package var publicBytes: [UInt8] {
    get throws {
      guard let info = DER(try publicDER)?.children, info.count == 2 else { throw OpenSSL.Refusal(code: 0) }
      return Array(info[1].content.dropFirst())
    }
  }
  /// The private number of a curve, or the 32 bytes of Curve25519.
  package var privateNumber: [UInt8] {
    get throws {
      if kind.isCurve {
        guard let parts = DER(try traditionalDER)?.children, parts.count > 1 else { throw OpenSSL.Refusal(code: 0) }
        let number = parts[1].content
        return [UInt8](repeating: 0, count: max(0, kind.coordinateLength - number.count)) + number
      }
      var (bytes, count) = ([UInt8](repeating: 0, count: 32), 32)
      let read = library(
        "EVP_PKEY_get_raw_private_key", (@convention(c) (OpenSSL.Object?, OpenSSL.MutableBytes, UnsafeMutablePointer<Int>) -> Int32).self)
      try library.check(read(object, &bytes, &count))
      return bytes
    }
  }
  package var publicKey: AsymmetricKey {
    get throws {
      guard let key = try AsymmetricKey(publicDER: publicDER) else { throw OpenSSL.Refusal(code: 0) }
      return key
    }
  }
  package var bits: Int { Int(library("EVP_PKEY_get_bits", OpenSSL.Getter.self)(object)) }
  /// The maximum number of bytes of a signature or an encrypted message.
  package var size: Int { Int(library("EVP_PKEY_get_size", OpenSSL.Getter.self)(object)) }

  // MARK: Signatures

  package enum Padding: Sendable {
    case none, pkcs1, pss
    /// OAEP with a hash function, which is also used for masking.
    case oaep(HashAlgorithm)
  }
  private typealias Begin = @convention(c) (OpenSSL.Object?) -> Int32
  private typealias Process =
    @convention(c) (
      OpenSSL.Object?, OpenSSL.MutableBytes?, UnsafeMutablePointer<Int>, OpenSSL.Bytes, Int
    ) -> Int32

  private func withContext<Result>(_ body: (OpenSSL.Object) throws -> Result) throws -> Result {
    let make = library("EVP_PKEY_CTX_new", (@convention(c) (OpenSSL.Object?, OpenSSL.Object?) -> OpenSSL.Object?).self)
    guard let context = make(object, nil) else { throw library.refusal }
    defer { library("EVP_PKEY_CTX_free", OpenSSL.Ender.self)(context) }
    return try body(context)
  }
  private func configure(_ context: OpenSSL.Object, _ padding: Padding, _ hash: HashAlgorithm?) throws {
    guard kind == .rsa else {
      if let hash { try library.check(library("EVP_PKEY_CTX_set_signature_md", OpenSSL.Pair.self)(context, hash.object)) }
      return
    }
    let set = library("EVP_PKEY_CTX_set_rsa_padding", OpenSSL.Number.self)
    switch padding {
    case .none: try library.check(set(context, 3))
    case .pkcs1: try library.check(set(context, 1))
    case .pss:
      try library.check(set(context, 6))
      // The salt is as long as the digest, as in Apple's implementation.
      try library.check(library("EVP_PKEY_CTX_set_rsa_pss_saltlen", OpenSSL.Number.self)(context, -1))
    case .oaep(let hash):
      try library.check(set(context, 4))
      try library.check(library("EVP_PKEY_CTX_set_rsa_oaep_md", OpenSSL.Pair.self)(context, hash.object))
      try library.check(library("EVP_PKEY_CTX_set_rsa_mgf1_md", OpenSSL.Pair.self)(context, hash.object))
    }
    if let hash { try library.check(library("EVP_PKEY_CTX_set_signature_md", OpenSSL.Pair.self)(context, hash.object)) }
  }
  private func process(_ context: OpenSSL.Object, _ function: Process, _ input: [UInt8]) throws -> [UInt8] {
    try OpenSSL.withBytes(input) { bytes, length in
      var count = 0
      try library.check(function(context, nil, &count, bytes, length))
      var output = [UInt8](repeating: 0, count: count)
      try library.check(function(context, &output, &count, bytes, length))
      return Array(output.prefix(count))
    }
  }

  /// Signs a digest. Signatures of curves are DER encoded.
  package func signature(ofDigest digest: [UInt8], hash: HashAlgorithm?, padding: Padding = .pkcs1) throws -> [UInt8] {
    if let hash, digest.count != hash.digestLength { throw OpenSSL.Refusal(code: 0) }
    return try withContext { context in
      try library.check(library("EVP_PKEY_sign_init", Begin.self)(context))
      try configure(context, padding, hash)
      return try process(context, library("EVP_PKEY_sign"), digest)
    }
  }
  package func isValid(signature: [UInt8], ofDigest digest: [UInt8], hash: HashAlgorithm?, padding: Padding = .pkcs1) throws -> Bool {
    if let hash, digest.count != hash.digestLength { return false }
    return try withContext { context in
      try library.check(library("EVP_PKEY_verify_init", Begin.self)(context))
      try configure(context, padding, hash)
      let verify = library(
        "EVP_PKEY_verify", (@convention(c) (OpenSSL.Object?, OpenSSL.Bytes, Int, OpenSSL.Bytes, Int) -> Int32).self)
      let result = OpenSSL.withBytes(signature) { signature, count in
        OpenSSL.withBytes(digest) { verify(context, signature, count, $0, $1) }
      }
      _ = library.refusal
      return result == 1
    }
  }

  /// Signs a message with Ed25519, which hashes the message itself.
  package func edwardsSignature(of message: [UInt8]) throws -> [UInt8] {
    try withDigestContext { context in
      try library.check(library("EVP_DigestSignInit", DigestBegin.self)(context, nil, nil, nil, object))
      return try process(context, library("EVP_DigestSign"), message)
    }
  }
  package func isValid(edwardsSignature signature: [UInt8], of message: [UInt8]) throws -> Bool {
    try withDigestContext { context in
      try library.check(library("EVP_DigestVerifyInit", DigestBegin.self)(context, nil, nil, nil, object))
      let verify = library(
        "EVP_DigestVerify", (@convention(c) (OpenSSL.Object?, OpenSSL.Bytes, Int, OpenSSL.Bytes, Int) -> Int32).self)
      let result = OpenSSL.withBytes(signature) { signature, count in
        OpenSSL.withBytes(message) { verify(context, signature, count, $0, $1) }
      }
      _ = library.refusal
      return result == 1
    }
  }
  private typealias DigestBegin =
    @convention(c) (
      OpenSSL.Object?, UnsafeMutablePointer<OpenSSL.Object?>?, OpenSSL.Object?, OpenSSL.Object?, OpenSSL.Object?
    ) -> Int32
  private func withDigestContext<Result>(_ body: (OpenSSL.Object) throws -> Result) throws -> Result {
    guard let context = library("EVP_MD_CTX_new", OpenSSL.Maker.self)() else { throw library.refusal }
    defer { library("EVP_MD_CTX_free", OpenSSL.Ender.self)(context) }
    return try body(context)
  }

  // MARK: Encryption and agreement

  package func encrypt(_ text: [UInt8], padding: Padding) throws -> [UInt8] {
    try withContext { context in
      try library.check(library("EVP_PKEY_encrypt_init", Begin.self)(context))
      try configure(context, padding, nil)
      return try process(context, library("EVP_PKEY_encrypt"), text)
    }
  }
  package func decrypt(_ text: [UInt8], padding: Padding) throws -> [UInt8] {
    try withContext { context in
      try library.check(library("EVP_PKEY_decrypt_init", Begin.self)(context))
      try configure(context, padding, nil)
      return try process(context, library("EVP_PKEY_decrypt"), text)
    }
  }
  /// Returns the shared secret of this private key and another party's public key.
  package func sharedSecret(with other: AsymmetricKey) throws -> [UInt8] {
    guard isPrivate, kind == other.kind else { throw OpenSSL.Refusal(code: 0) }
    return try withContext { context in
      try library.check(library("EVP_PKEY_derive_init", Begin.self)(context))
      try library.check(library("EVP_PKEY_derive_set_peer", OpenSSL.Pair.self)(context, other.object))
      let derive = library(
        "EVP_PKEY_derive", (@convention(c) (OpenSSL.Object?, OpenSSL.MutableBytes?, UnsafeMutablePointer<Int>) -> Int32).self)
      var count = 0
      try library.check(derive(context, nil, &count))
      var secret = [UInt8](repeating: 0, count: count)
      try library.check(derive(context, &secret, &count))
      return Array(secret.prefix(count))
    }
  }
}
