import TrestleCryptography
import Foundation

/// SHA-2 with a digest of 256 bits.
public struct SHA256: HashFunction {
  /// The digest of ``SHA256``.
  public struct Digest: StoredDigest {
    static let name = "SHA256"
    public static var byteCount: Int { HashAlgorithm.sha256.digestLength }
    let bytes: [UInt8]
  }

  private var stream = HashStream(.sha256)
  /// The number of bytes that the function processes at a time.
  public static var blockByteCount: Int { HashAlgorithm.sha256.blockLength }
  /// The number of bytes of a digest.
  public static var byteCount: Int { HashAlgorithm.sha256.digestLength }
  public init() {}
  /// Adds bytes to the message that is hashed.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { stream.update(bufferPointer) }
  public func finalize() -> Digest { Digest(bytes: stream.digest()) }
}

/// SHA-2 with a digest of 384 bits.
public struct SHA384: HashFunction {
  /// The digest of ``SHA384``.
  public struct Digest: StoredDigest {
    static let name = "SHA384"
    public static var byteCount: Int { HashAlgorithm.sha384.digestLength }
    let bytes: [UInt8]
  }

  private var stream = HashStream(.sha384)
  /// The number of bytes that the function processes at a time.
  public static var blockByteCount: Int { HashAlgorithm.sha384.blockLength }
  /// The number of bytes of a digest.
  public static var byteCount: Int { HashAlgorithm.sha384.digestLength }
  public init() {}
  /// Adds bytes to the message that is hashed.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { stream.update(bufferPointer) }
  public func finalize() -> Digest { Digest(bytes: stream.digest()) }
}

/// SHA-2 with a digest of 512 bits.
public struct SHA512: HashFunction {
  /// The digest of ``SHA512``.
  public struct Digest: StoredDigest {
    static let name = "SHA512"
    public static var byteCount: Int { HashAlgorithm.sha512.digestLength }
    let bytes: [UInt8]
  }

  private var stream = HashStream(.sha512)
  /// The number of bytes that the function processes at a time.
  public static var blockByteCount: Int { HashAlgorithm.sha512.blockLength }
  /// The number of bytes of a digest.
  public static var byteCount: Int { HashAlgorithm.sha512.digestLength }
  public init() {}
  /// Adds bytes to the message that is hashed.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { stream.update(bufferPointer) }
  public func finalize() -> Digest { Digest(bytes: stream.digest()) }
}

public typealias SHA256Digest = SHA256.Digest
public typealias SHA384Digest = SHA384.Digest
public typealias SHA512Digest = SHA512.Digest

/// Hash functions that are no longer secure. Older formats and protocols need them.
public enum Insecure {
  public typealias MD5Digest = MD5.Digest
  public typealias SHA1Digest = SHA1.Digest

  /// The function of RFC 1321.
  public struct MD5: HashFunction {
    /// The digest of ``MD5``.
    public struct Digest: StoredDigest {
      static let name = "MD5"
      public static var byteCount: Int { HashAlgorithm.md5.digestLength }
      let bytes: [UInt8]
    }

    private var stream = HashStream(.md5)
    /// The number of bytes that the function processes at a time.
    public static var blockByteCount: Int { HashAlgorithm.md5.blockLength }
    /// The number of bytes of a digest.
    public static var byteCount: Int { HashAlgorithm.md5.digestLength }
    public init() {}
    /// Adds bytes to the message that is hashed.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { stream.update(bufferPointer) }
    public func finalize() -> Digest { Digest(bytes: stream.digest()) }
  }

  /// The first secure hash algorithm.
  public struct SHA1: HashFunction {
    /// The digest of ``SHA1``.
    public struct Digest: StoredDigest {
      static let name = "SHA1"
      public static var byteCount: Int { HashAlgorithm.sha1.digestLength }
      let bytes: [UInt8]
    }

    private var stream = HashStream(.sha1)
    /// The number of bytes that the function processes at a time.
    public static var blockByteCount: Int { HashAlgorithm.sha1.blockLength }
    /// The number of bytes of a digest.
    public static var byteCount: Int { HashAlgorithm.sha1.digestLength }
    public init() {}
    /// Adds bytes to the message that is hashed.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { stream.update(bufferPointer) }
    public func finalize() -> Digest { Digest(bytes: stream.digest()) }
  }
}
