import TrestleCryptography

public typealias CCHmacAlgorithm = UInt32

/// HMAC with SHA-1, of 20 bytes.
public let kCCHmacAlgSHA1 = 0
/// HMAC with MD5, of 16 bytes.
public let kCCHmacAlgMD5 = 1
/// HMAC with SHA-256, of 32 bytes.
public let kCCHmacAlgSHA256 = 2
/// HMAC with SHA-384, of 48 bytes.
public let kCCHmacAlgSHA384 = 3
/// HMAC with SHA-512, of 64 bytes.
public let kCCHmacAlgSHA512 = 4
/// HMAC with SHA-224, of 28 bytes.
public let kCCHmacAlgSHA224 = 5

public struct CCHmacContext {
  fileprivate var algorithm: CCHmacAlgorithm = 0
  fileprivate var key: [UInt8] = []
  fileprivate var message: [UInt8] = []
  /// Creates a context, which must be initialized by `CCHmacInit`.
  public init() {}
}

public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!, _ dataLength: Int,
  _ macOut: UnsafeMutableRawPointer!
) {
  let message = Array(UnsafeRawBufferPointer(start: data, count: dataLength))
  let code = authenticationCode(algorithm, message: message, key: Array(UnsafeRawBufferPointer(start: key, count: keyLength)))
  write(code, to: macOut?.assumingMemoryBound(to: UInt8.self))
}

public func CCHmacInit(
  _ context: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int
) {
  context.pointee = CCHmacContext()
  context.pointee.algorithm = algorithm
  context.pointee.key = Array(UnsafeRawBufferPointer(start: key, count: keyLength))
}

public func CCHmacUpdate(_ context: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int) {
  context.pointee.message += UnsafeRawBufferPointer(start: data, count: dataLength)
}

public func CCHmacFinal(_ context: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
  let code = authenticationCode(context.pointee.algorithm, message: context.pointee.message, key: context.pointee.key)
  write(code, to: macOut?.assumingMemoryBound(to: UInt8.self))
}

private func authenticationCode(_ algorithm: CCHmacAlgorithm, message: [UInt8], key: [UInt8]) -> [UInt8] {
  let functions: [Int: HashAlgorithm] = [
    kCCHmacAlgSHA1: .sha1, kCCHmacAlgMD5: .md5, kCCHmacAlgSHA256: .sha256, kCCHmacAlgSHA384: .sha384, kCCHmacAlgSHA512: .sha512,
    kCCHmacAlgSHA224: .sha224,
  ]
  return functions[Int(algorithm)]?.authenticationCode(for: message, key: key) ?? []
}

// MARK: Keys from passwords

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32

/// The key derivation function of RFC 2898.
public let kCCPBKDF2 = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLength: Int, _ salt: UnsafePointer<UInt8>!,
  _ saltLength: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLength: Int
) -> Int32 {
  guard Int(algorithm) == kCCPBKDF2, rounds > 0, derivedKeyLength > 0 else { return Int32(kCCParamError) }
  let password = UnsafeRawBufferPointer(start: password, count: passwordLength).map { $0 }
  let salt = UnsafeRawBufferPointer(start: salt, count: saltLength).map { $0 }
  let functions: [Int: HashAlgorithm] = [
    kCCPRFHmacAlgSHA1: .sha1, kCCPRFHmacAlgSHA224: .sha224, kCCPRFHmacAlgSHA256: .sha256, kCCPRFHmacAlgSHA384: .sha384,
    kCCPRFHmacAlgSHA512: .sha512,
  ]
  guard let function = functions[Int(prf)] else { return Int32(kCCParamError) }
  do {
    write(try function.derivedKey(password: password, salt: salt, rounds: Int(rounds), length: derivedKeyLength), to: derivedKey)
    return Int32(kCCSuccess)
  } catch {
    return Int32(error is OpenSSL.Missing ? kCCUnimplemented : kCCParamError)
  }
}
