import Foundation
import FrameworkSupport

/// The operation of a cipher.
public typealias CCOperation = UInt32
/// The number of a cipher, such as `kCCAlgorithmAES`.
public typealias CCAlgorithm = UInt32
/// Options for the processing of blocks by a cipher.
public typealias CCOptions = UInt32
/// The result of a cipher's function.
public typealias CCCryptorStatus = Int32
/// The result of making random bytes.
public typealias CCRNGStatus = CCCryptorStatus

/// The operation that turns plain text into ciphertext.
public let kCCEncrypt = 0
/// The operation that turns ciphertext into plain text.
public let kCCDecrypt = 1
/// AES, whose key has 128, 192 or 256 bits.
public let kCCAlgorithmAES128 = 0
/// AES, whose key has 128, 192 or 256 bits.
public let kCCAlgorithmAES = 0
/// DES, which is not available here.
public let kCCAlgorithmDES = 1
/// Triple DES, which is not available here.
public let kCCAlgorithm3DES = 2
/// Pad the last block according to PKCS #7.
public let kCCOptionPKCS7Padding = 1
/// Each block for itself, without a vector.
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

/// The operation succeeded.
public let kCCSuccess = 0
/// A parameter is invalid.
public let kCCParamError = -4300
/// The output buffer is too small; the number of bytes returned is the required size.
public let kCCBufferTooSmall = -4301
/// Memory could not be allocated.
public let kCCMemoryFailure = -4302
/// The input is not a multiple of the block size.
public let kCCAlignmentError = -4303
/// The input was not encrypted with this key.
public let kCCDecodeError = -4304
/// The cipher is not available.
public let kCCUnimplemented = -4305

/// Encrypts or decrypts bytes by AES, in cipher block chaining mode or each block separately. Other ciphers return `kCCUnimplemented`.
public func CCCrypt(
  _ operation: CCOperation, _ algorithm: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ vector: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
  _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard Int(algorithm) == kCCAlgorithmAES else { return CCCryptorStatus(kCCUnimplemented) }
  guard let key, let cipher = AESCipher(key: Array(UnsafeRawBufferPointer(start: key, count: keyLength))) else {
    return CCCryptorStatus(kCCParamError)
  }
  let pads = Int(options) & kCCOptionPKCS7Padding != 0
  var chain: [UInt8]?
  if Int(options) & kCCOptionECBMode == 0 {
    chain = vector.map { Array(UnsafeRawBufferPointer(start: $0, count: 16)) } ?? [UInt8](repeating: 0, count: 16)
  }
  var input = Array(UnsafeRawBufferPointer(start: dataIn, count: dataInLength))
  let output: [UInt8]
  if Int(operation) == kCCEncrypt {
    if pads {
      let count = 16 - input.count % 16
      input += [UInt8](repeating: UInt8(count), count: count)
    }
    guard input.count % 16 == 0 else { return CCCryptorStatus(kCCAlignmentError) }
    output = cipher.encrypt(blocks: input, vector: chain)
  } else {
    guard input.count % 16 == 0 else { return CCCryptorStatus(kCCAlignmentError) }
    var plain = cipher.decrypt(blocks: input, vector: chain)
    if pads {
      guard let count = plain.last, (1...16).contains(count), plain.suffix(Int(count)).allSatisfy({ $0 == count }) else {
        return CCCryptorStatus(kCCDecodeError)
      }
      plain.removeLast(Int(count))
    }
    output = plain
  }
  dataOutMoved?.pointee = output.count
  guard output.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
  write(output, to: dataOut?.assumingMemoryBound(to: UInt8.self))
  return CCCryptorStatus(kCCSuccess)
}

/// Writes random bytes.
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self) }
  return CCRNGStatus(kCCSuccess)
}
