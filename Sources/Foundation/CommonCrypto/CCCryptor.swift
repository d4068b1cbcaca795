import TrestleCryptography

public final class CCCryptor {
  private let name: String
  private let key: [UInt8]
  private let isEncrypting: Bool
  private let isPadded: Bool
  private let blockLength: Int
  private var stream: CipherStream
  private var count = 0

  fileprivate init(_ name: String, key: [UInt8], vector: [UInt8]?, isEncrypting: Bool, isPadded: Bool) throws {
    guard let stream = try CipherStream(name, key: key, vector: vector, isEncrypting: isEncrypting, isPadded: isPadded) else {
      throw CryptorFailure(kCCUnimplemented)
    }
    (self.name, self.key, self.stream, self.isEncrypting, self.isPadded) = (name, key, stream, isEncrypting, isPadded)
    blockLength = stream.blockLength
  }

  func update(_ bytes: [UInt8]) throws -> [UInt8] {
    count += bytes.count
    return try stream.update(bytes)
  }
  func finish(after bytes: [UInt8] = []) throws -> [UInt8] {
    let output = try update(bytes)
    let isWhole = count % blockLength == 0
    if !isWhole, !(isPadded && isEncrypting) { throw CryptorFailure(kCCAlignmentError) }
    if isPadded, !isEncrypting, count == 0 { throw CryptorFailure(kCCDecodeError) }
    do { return output + (try stream.finish()) } catch { throw CryptorFailure(kCCDecodeError) }
  }
  func outputLength(_ input: Int, isFinal: Bool) -> Int {
    let whole = (count % blockLength + input) / blockLength * blockLength
    return isFinal && isPadded && isEncrypting ? whole + blockLength : blockLength == 1 ? input : whole
  }
  func reset(_ vector: [UInt8]?) throws {
    guard let next = try CipherStream(name, key: key, vector: vector, isEncrypting: isEncrypting, isPadded: isPadded) else { return }
    (stream, count) = (next, 0)
  }
}

public typealias CCCryptorRef = CCCryptor
public typealias CCMode = UInt32
public typealias CCPadding = UInt32
/// Options of a mode. They are ignored.
public typealias CCModeOptions = UInt32

/// Electronic codebook: each block is encrypted separately.
public let kCCModeECB = 1
public let kCCModeCBC = 2
public let kCCModeCFB = 3
public let kCCModeCTR = 4
public let kCCModeOFB = 7
public let kCCModeRC4 = 9
/// Cipher feedback of 8 bits.
public let kCCModeCFB8 = 10
public let ccNoPadding = 0
public let ccPKCS7Padding = 1
/// The counter is big-endian. This is always the case.
public let kCCModeOptionCTR_BE = 2

struct CryptorFailure: Error {
  let status: Int
  init(_ status: Int) { self.status = status }
}
func cryptorStatus(of error: any Error) -> CCCryptorStatus {
  switch error {
  case let failure as CryptorFailure: CCCryptorStatus(failure.status)
  case is OpenSSL.Missing: CCCryptorStatus(kCCUnimplemented)
  default: CCCryptorStatus(kCCParamError)
  }
}

private struct Cipher {
  let name: String
  let keyLengths: ClosedRange<Int>
  let blockLength: Int

  init?(_ algorithm: CCAlgorithm, keyLength: Int, mode: Int) {
    var modeName = ""
    switch mode {
    case kCCModeECB: modeName = "ECB"
    case kCCModeCBC: modeName = "CBC"
    case kCCModeCFB: modeName = "CFB"
    case kCCModeCFB8: modeName = "CFB8"
    case kCCModeCTR: modeName = "CTR"
    case kCCModeOFB: modeName = "OFB"
    case kCCModeRC4: modeName = ""
    default: return nil
    }
    switch Int(algorithm) {
    case kCCAlgorithmAES: (name, keyLengths, blockLength) = ("AES-\(keyLength * 8)-\(modeName)", 16...32, 16)
    case kCCAlgorithmDES: (name, keyLengths, blockLength) = ("DES-\(modeName)", 8...8, 8)
    case kCCAlgorithm3DES: (name, keyLengths, blockLength) = ("DES-EDE3-\(modeName)", 24...24, 8)
    case kCCAlgorithmCAST: (name, keyLengths, blockLength) = ("CAST5-\(modeName)", 5...16, 8)
    case kCCAlgorithmRC4: (name, keyLengths, blockLength) = ("RC4", 1...512, 1)
    case kCCAlgorithmRC2: (name, keyLengths, blockLength) = ("RC2-\(modeName)", 1...128, 8)
    case kCCAlgorithmBlowfish: (name, keyLengths, blockLength) = ("BF-\(modeName)", 8...56, 8)
    default: return nil
    }
  }
}

extension [UInt8] {
  fileprivate init(copying pointer: UnsafeRawPointer?, _ count: Int) {
    self = pointer.map { Array(UnsafeRawBufferPointer(start: $0, count: Swift.max(0, count))) } ?? []
  }
  /// Writes the bytes if there is enough space, and sets their number in any case.
  func deliver(to out: UnsafeMutableRawPointer?, _ available: Int, _ moved: UnsafeMutablePointer<Int>?) -> CCCryptorStatus {
    moved?.pointee = count
    guard count <= available else { return CCCryptorStatus(kCCBufferTooSmall) }
    write(self, to: out?.assumingMemoryBound(to: UInt8.self))
    return CCCryptorStatus(kCCSuccess)
  }
}

/// Creates a cipher with a mode and a padding. The tweak and the number of rounds are ignored.
public func CCCryptorCreateWithMode(
  _ operation: CCOperation, _ mode: CCMode, _ algorithm: CCAlgorithm, _ padding: CCPadding, _ vector: UnsafeRawPointer!,
  _ key: UnsafeRawPointer!, _ keyLength: Int, _ tweak: UnsafeRawPointer?, _ tweakLength: Int, _ numRounds: Int32,
  _ options: CCModeOptions, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
  guard let cipher = Cipher(algorithm, keyLength: keyLength, mode: Int(mode)) else { return CCCryptorStatus(kCCUnimplemented) }
  guard let key, cipher.keyLengths.contains(keyLength), Int(algorithm) != kCCAlgorithmAES || keyLength % 8 == 0 else {
    return CCCryptorStatus(kCCParamError)
  }
  let hasVector = vector != nil && Int(mode) != kCCModeECB && Int(algorithm) != kCCAlgorithmRC4
  do {
    cryptorRef.pointee = try CCCryptor(
      cipher.name, key: Array(copying: key, keyLength), vector: hasVector ? Array(copying: vector, cipher.blockLength) : nil,
      isEncrypting: Int(operation) == kCCEncrypt, isPadded: Int(padding) == ccPKCS7Padding)
    return CCCryptorStatus(kCCSuccess)
  } catch {
    return cryptorStatus(of: error)
  }
}

/// Creates a cipher in cipher block chaining or electronic codebook mode.
public func CCCryptorCreate(
  _ operation: CCOperation, _ algorithm: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ vector: UnsafeRawPointer!, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
  let mode = Int(algorithm) == kCCAlgorithmRC4 ? kCCModeRC4 : Int(options) & kCCOptionECBMode != 0 ? kCCModeECB : kCCModeCBC
  let padding = Int(options) & kCCOptionPKCS7Padding != 0 && Int(algorithm) != kCCAlgorithmRC4 ? ccPKCS7Padding : ccNoPadding
  return CCCryptorCreateWithMode(
    operation, CCMode(mode), algorithm, CCPadding(padding), vector, key, keyLength, nil, 0, 0, 0, cryptorRef)
}

/// Processes bytes, and writes completed blocks.
public func CCCryptorUpdate(
  _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
  _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard let cryptorRef else { return CCCryptorStatus(kCCParamError) }
  guard cryptorRef.outputLength(dataInLength, isFinal: false) <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
  do {
    return try cryptorRef.update(Array(copying: dataIn, dataInLength)).deliver(to: dataOut, dataOutAvailable, dataOutMoved)
  } catch {
    return cryptorStatus(of: error)
  }
}

/// Writes the last block.
public func CCCryptorFinal(
  _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard let cryptorRef else { return CCCryptorStatus(kCCParamError) }
  do { return try cryptorRef.finish().deliver(to: dataOut, dataOutAvailable, dataOutMoved) } catch { return cryptorStatus(of: error) }
}

/// Returns the maximum number of bytes that a call writes.
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool) -> Int {
  cryptorRef?.outputLength(inputLength, isFinal: final) ?? 0
}

/// Restarts the cipher with another initialization vector.
public func CCCryptorReset(_ cryptorRef: CCCryptorRef!, _ vector: UnsafeRawPointer!) -> CCCryptorStatus {
  do {
    try cryptorRef?.reset(vector.map { Array(copying: $0, 16) })
    return CCCryptorStatus(kCCSuccess)
  } catch {
    return cryptorStatus(of: error)
  }
}

/// Has no effect, because a cipher is deallocated by reference counting.
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus { CCCryptorStatus(kCCSuccess) }
