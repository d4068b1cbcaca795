import TrestleCryptography

public typealias CCOperation = UInt32
/// The identifier of a cipher, such as `kCCAlgorithmAES`.
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCCryptorStatus = Int32
public typealias CCRNGStatus = CCCryptorStatus

public let kCCEncrypt = 0
public let kCCDecrypt = 1
/// AES, whose key has 128, 192 or 256 bits.
public let kCCAlgorithmAES128 = 0
/// AES, whose key has 128, 192 or 256 bits.
public let kCCAlgorithmAES = 0
/// DES, which is not secure. Older formats need it.
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2
/// CAST-128, whose key has 5 to 16 bytes.
public let kCCAlgorithmCAST = 3
/// RC4, a stream cipher that is not secure.
public let kCCAlgorithmRC4 = 4
/// RC2, which is not secure.
public let kCCAlgorithmRC2 = 5
/// Blowfish, whose key has 8 to 56 bytes.
public let kCCAlgorithmBlowfish = 6
/// Pads the last block according to PKCS #7.
public let kCCOptionPKCS7Padding = 1
/// Electronic codebook mode: each block is encrypted separately, without an initialization vector.
public let kCCOptionECBMode = 2
/// The size of a key of AES-128, in bytes.
public let kCCKeySizeAES128 = 16
/// The size of a key of AES-192, in bytes.
public let kCCKeySizeAES192 = 24
/// The size of a key of AES-256, in bytes.
public let kCCKeySizeAES256 = 32
/// The size of a key of DES, in bytes.
public let kCCKeySizeDES = 8
/// The size of a key of Triple DES, in bytes.
public let kCCKeySize3DES = 24
/// The size of a block of AES, in bytes.
public let kCCBlockSizeAES128 = 16
/// The size of a block of DES, in bytes.
public let kCCBlockSizeDES = 8
/// The size of a block of Triple DES, in bytes.
public let kCCBlockSize3DES = 8

public let kCCSuccess = 0
public let kCCParamError = -4300
/// The output buffer is too small; the number of bytes returned is the required size.
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
/// The input is not a multiple of the block size.
public let kCCAlignmentError = -4303
/// The input was not encrypted with this key.
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305

/// Encrypts or decrypts bytes in cipher block chaining or electronic codebook mode.
public func CCCrypt(
  _ operation: CCOperation, _ algorithm: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ vector: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
  _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  var made: CCCryptorRef?
  let status = CCCryptorCreate(operation, algorithm, options, key, keyLength, vector, &made)
  guard let cryptor = made else { return status }
  do {
    let output = try cryptor.finish(after: Array(UnsafeRawBufferPointer(start: dataIn, count: dataIn == nil ? 0 : dataInLength)))
    return output.deliver(to: dataOut, dataOutAvailable, dataOutMoved)
  } catch {
    return cryptorStatus(of: error)
  }
}

public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
  guard count >= 0, let bytes else { return CCRNGStatus(kCCParamError) }
  UnsafeMutableRawBufferPointer(start: bytes, count: count).copyBytes(from: randomBytes(count))
  return CCRNGStatus(kCCSuccess)
}
