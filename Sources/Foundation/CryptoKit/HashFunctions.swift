import TrestleCryptography
import Foundation

/// SHA-2 with a digest of 256 bits.
public struct SHA256: HashFunction {
  public struct Digest: StoredDigest {
    static let name = "SHA256"
    public static var byteCount: Int { HashAlgorithm.sha256.digestLength }
    let bytes: [UInt8]
  }

  private var stream = HashStream(.sha256)
  /// The block size in bytes.
  public static var blockByteCount: Int { HashAlgorithm.sha256.blockLength }
  /// The digest size in bytes.
  public static var byteCount: Int { HashAlgorithm.sha256.digestLength }
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { stream.update(bufferPointer) }
  public func finalize() -> Digest { Digest(bytes: stream.digest()) }
}

/// SHA-2 with a digest of 384 bits.
public struct SHA384: HashFunction {
  public struct Digest: StoredDigest {
    static let name = "SHA384"
    public static var byteCount: Int { HashAlgorithm.sha384.digestLength }
    let bytes: [UInt8]
  }

  private var stream = HashStream(.sha384)
  /// The block size in bytes.
  public static var blockByteCount: Int { HashAlgorithm.sha384.blockLength }
  /// The digest size in bytes.
  public static var byteCount: Int { HashAlgorithm.sha384.digestLength }
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { stream.update(bufferPointer) }
  public func finalize() -> Digest { Digest(bytes: stream.digest()) }
}

/// SHA-2 with a digest of 512 bits.
public struct SHA512: HashFunction {
  public struct Digest: StoredDigest {
    static let name = "SHA512"
    public static var byteCount: Int { HashAlgorithm.sha512.digestLength }
    let bytes: [UInt8]
  }

  private var stream = HashStream(.sha512)
  /// The block size in bytes.
  public static var blockByteCount: Int { HashAlgorithm.sha512.blockLength }
  /// The digest size in bytes.
  public static var byteCount: Int { HashAlgorithm.sha512.digestLength }
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { stream.update(bufferPointer) }
  public func finalize() -> Digest { Digest(bytes: stream.digest()) }
}

public typealias SHA256Digest = SHA256.Digest
public typealias SHA384Digest = SHA384.Digest
public typealias SHA512Digest = SHA512.Digest

/// Hash functions that are no longer secure. Older formats and protocols require them.
public enum Insecure {
  public typealias MD5Digest = MD5.Digest
  public typealias SHA1Digest = SHA1.Digest

  /// The hash function of RFC 1321.
  public struct MD5: HashFunction {
    public struct Digest: StoredDigest {
      static let name = "MD5"
      public static var byteCount: Int { HashAlgorithm.md5.digestLength }
      let bytes: [UInt8]
    }

    private var stream = HashStream(.md5)
    /// The block size in bytes.
    public static var blockByteCount: Int { HashAlgorithm.md5.blockLength }
    /// The digest size in bytes.
    public static var byteCount: Int { HashAlgorithm.md5.digestLength }
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { stream.update(bufferPointer) }
    public func finalize() -> Digest { Digest(bytes: stream.digest()) }
  }

  public struct SHA1: HashFunction {
    public struct Digest: StoredDigest {
      static let name = "SHA1"
      public static var byteCount: Int { HashAlgorithm.sha1.digestLength }
      let bytes: [UInt8]
    }

    private var stream = HashStream(.sha1)
    /// The block size in bytes.
    public static var blockByteCount: Int { HashAlgorithm.sha1.blockLength }
    /// The digest size in bytes.
    public static var byteCount: Int { HashAlgorithm.sha1.digestLength }
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { stream.update(bufferPointer) }
    public func finalize() -> Digest { Digest(bytes: stream.digest()) }
  }
}
