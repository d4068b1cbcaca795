package enum HashAlgorithm: String, CaseIterable, Sendable {
  case md5 = "MD5"
  case sha1 = "SHA1"
  case sha224 = "SHA2-224"
  case sha256 = "SHA2-256"
  case sha384 = "SHA2-384"
  case sha512 = "SHA2-512"

  package var digestLength: Int {
    switch self {
    case .md5: 16
    case .sha1: 20
    case .sha224: 28
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }
  package var blockLength: Int { self == .sha384 || self == .sha512 ? 128 : 64 }

  private nonisolated(unsafe) static let fetched: [HashAlgorithm: OpenSSL.Object] = {
    let fetch = OpenSSL.required("EVP_MD_fetch", (@convention(c) (OpenSSL.Object?, OpenSSL.Text, OpenSSL.Text?) -> OpenSSL.Object?).self)
    return Dictionary(uniqueKeysWithValues: allCases.compactMap { kind in fetch(nil, kind.rawValue, nil).map { (kind, $0) } })
  }()
  /// The OpenSSL object of the function. MD5 is missing if the system permits only approved functions.
  package var object: OpenSSL.Object {
    guard let object = Self.fetched[self] else { fatalError("OpenSSL of this system does not offer \(rawValue).") }
    return object
  }

  package func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var stream = HashStream(self)
    stream.update(bytes)
    return stream.digest()
  }

  /// Returns the HMAC (RFC 2104).
  package func authenticationCode(for message: [UInt8], key: [UInt8]) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: digestLength)
    let function = OpenSSL.required(
      "HMAC",
      (@convention(c) (OpenSSL.Object?, OpenSSL.Bytes, Int32, OpenSSL.Bytes, Int, OpenSSL.MutableBytes?, UnsafeMutablePointer<UInt32>?)
        -> OpenSSL.MutableBytes?).self)
    OpenSSL.withBytes(key) { key, keyCount in
      OpenSSL.withBytes(message) { message, count in _ = function(object, key, Int32(keyCount), message, count, &code, nil) }
    }
    return code
  }

  /// Derives a key with PBKDF2 (RFC 2898).
  package func derivedKey(password: [UInt8], salt: [UInt8], rounds: Int, length: Int) throws -> [UInt8] {
    let library = try OpenSSL.library
    var key = [UInt8](repeating: 0, count: length)
    let function = library(
      "PKCS5_PBKDF2_HMAC",
      (@convention(c) (OpenSSL.Bytes, Int32, OpenSSL.Bytes, Int32, Int32, OpenSSL.Object?, Int32, OpenSSL.MutableBytes?) -> Int32).self)
    let result = OpenSSL.withBytes(password) { password, passwordCount in
      OpenSSL.withBytes(salt) { salt, saltCount in
        function(password, Int32(passwordCount), salt, Int32(saltCount), Int32(clamping: rounds), object, Int32(length), &key)
      }
    }
    try library.check(result)
    return key
  }
}

/// A hash in progress. It has value semantics: a copy continues independently.
package struct HashStream: Sendable {
  private final class Context: @unchecked Sendable {
    let object: OpenSSL.Object
    init(_ algorithm: HashAlgorithm) {
      object = OpenSSL.required("EVP_MD_CTX_new", OpenSSL.Maker.self)()!
      let begin = OpenSSL.required(
        "EVP_DigestInit_ex2", (@convention(c) (OpenSSL.Object?, OpenSSL.Object?, OpaquePointer?) -> Int32).self)
      _ = begin(object, algorithm.object, nil)
    }
    init(copy other: Context) {
      object = OpenSSL.required("EVP_MD_CTX_new", OpenSSL.Maker.self)()!
      _ = OpenSSL.required("EVP_MD_CTX_copy_ex", OpenSSL.Pair.self)(object, other.object)
    }
    deinit { OpenSSL.required("EVP_MD_CTX_free", OpenSSL.Ender.self)(object) }
  }
  private static let addBytes = OpenSSL.required(
    "EVP_DigestUpdate", (@convention(c) (OpenSSL.Object?, UnsafeRawPointer?, Int) -> Int32).self)
  private static let finish = OpenSSL.required(
    "EVP_DigestFinal_ex", (@convention(c) (OpenSSL.Object?, OpenSSL.MutableBytes?, UnsafeMutablePointer<UInt32>?) -> Int32).self)

  package let algorithm: HashAlgorithm
  private var context: Context

  package init(_ algorithm: HashAlgorithm) {
    self.algorithm = algorithm
    context = Context(algorithm)
  }

  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
    if !isKnownUniquelyReferenced(&context) { context = Context(copy: context) }
    _ = Self.addBytes(context.object, base, bytes.count)
  }

  package func digest() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: algorithm.digestLength)
    let copy = Context(copy: context)
    // Extends the lifetime of the copy beyond the call, because only its object is passed.
    withExtendedLifetime(copy) { _ = Self.finish(copy.object, &bytes, nil) }
    return bytes
  }
}
