import Foundation
import FrameworkSupport

// The C functions of Apple's Common Crypto under their own names, in Swift.

/// A number of bytes.
public typealias CC_LONG = UInt32

/// The number of bytes of a digest by MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes that MD5 processes at a time.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// A digest by MD5 in progress.
public struct CC_MD5_CTX {
  fileprivate var stream = HashStream<MD5Hash>()
  /// Creates a context.
  public init() {}
}

/// Writes the digest of some bytes, and returns where it is.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(MD5Hash.digest(of: UnsafeRawBufferPointer(start: data, count: Int(length))), to: digest)
  return digest
}

/// Begins a digest.
@discardableResult public func CC_MD5_Init(_ context: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  context.pointee = CC_MD5_CTX()
  return 1
}

/// Takes more bytes.
@discardableResult public func CC_MD5_Update(
  _ context: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 {
  context.pointee.stream.update(UnsafeRawBufferPointer(start: data, count: Int(length)))
  return 1
}

/// Writes the digest.
@discardableResult public func CC_MD5_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 {
  write(context.pointee.stream.digest(), to: digest)
  return 1
}

/// The number of bytes of a digest by SHA1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes that SHA1 processes at a time.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// A digest by SHA1 in progress.
public struct CC_SHA1_CTX {
  fileprivate var stream = HashStream<SHA1Hash>()
  /// Creates a context.
  public init() {}
}

/// Writes the digest of some bytes, and returns where it is.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(SHA1Hash.digest(of: UnsafeRawBufferPointer(start: data, count: Int(length))), to: digest)
  return digest
}

/// Begins a digest.
@discardableResult public func CC_SHA1_Init(_ context: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
  context.pointee = CC_SHA1_CTX()
  return 1
}

/// Takes more bytes.
@discardableResult public func CC_SHA1_Update(
  _ context: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 {
  context.pointee.stream.update(UnsafeRawBufferPointer(start: data, count: Int(length)))
  return 1
}

/// Writes the digest.
@discardableResult public func CC_SHA1_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 {
  write(context.pointee.stream.digest(), to: digest)
  return 1
}

/// The number of bytes of a digest by SHA224.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The number of bytes that SHA224 processes at a time.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64

/// A digest by SHA224 in progress.
public struct CC_SHA224_CTX {
  fileprivate var stream = HashStream<SHA224Hash>()
  /// Creates a context.
  public init() {}
}

/// Writes the digest of some bytes, and returns where it is.
@discardableResult public func CC_SHA224(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(SHA224Hash.digest(of: UnsafeRawBufferPointer(start: data, count: Int(length))), to: digest)
  return digest
}

/// Begins a digest.
@discardableResult public func CC_SHA224_Init(_ context: UnsafeMutablePointer<CC_SHA224_CTX>!) -> Int32 {
  context.pointee = CC_SHA224_CTX()
  return 1
}

/// Takes more bytes.
@discardableResult public func CC_SHA224_Update(
  _ context: UnsafeMutablePointer<CC_SHA224_CTX>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 {
  context.pointee.stream.update(UnsafeRawBufferPointer(start: data, count: Int(length)))
  return 1
}

/// Writes the digest.
@discardableResult public func CC_SHA224_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_SHA224_CTX>!
) -> Int32 {
  write(context.pointee.stream.digest(), to: digest)
  return 1
}

/// The number of bytes of a digest by SHA256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes that SHA256 processes at a time.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// A digest by SHA256 in progress.
public struct CC_SHA256_CTX {
  fileprivate var stream = HashStream<SHA256Hash>()
  /// Creates a context.
  public init() {}
}

/// Writes the digest of some bytes, and returns where it is.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(SHA256Hash.digest(of: UnsafeRawBufferPointer(start: data, count: Int(length))), to: digest)
  return digest
}

/// Begins a digest.
@discardableResult public func CC_SHA256_Init(_ context: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  context.pointee = CC_SHA256_CTX()
  return 1
}

/// Takes more bytes.
@discardableResult public func CC_SHA256_Update(
  _ context: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 {
  context.pointee.stream.update(UnsafeRawBufferPointer(start: data, count: Int(length)))
  return 1
}

/// Writes the digest.
@discardableResult public func CC_SHA256_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
  write(context.pointee.stream.digest(), to: digest)
  return 1
}

/// The number of bytes of a digest by SHA384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes that SHA384 processes at a time.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// A digest by SHA384 in progress.
public struct CC_SHA384_CTX {
  fileprivate var stream = HashStream<SHA384Hash>()
  /// Creates a context.
  public init() {}
}

/// Writes the digest of some bytes, and returns where it is.
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(SHA384Hash.digest(of: UnsafeRawBufferPointer(start: data, count: Int(length))), to: digest)
  return digest
}

/// Begins a digest.
@discardableResult public func CC_SHA384_Init(_ context: UnsafeMutablePointer<CC_SHA384_CTX>!) -> Int32 {
  context.pointee = CC_SHA384_CTX()
  return 1
}

/// Takes more bytes.
@discardableResult public func CC_SHA384_Update(
  _ context: UnsafeMutablePointer<CC_SHA384_CTX>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 {
  context.pointee.stream.update(UnsafeRawBufferPointer(start: data, count: Int(length)))
  return 1
}

/// Writes the digest.
@discardableResult public func CC_SHA384_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_SHA384_CTX>!
) -> Int32 {
  write(context.pointee.stream.digest(), to: digest)
  return 1
}

/// The number of bytes of a digest by SHA512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The number of bytes that SHA512 processes at a time.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// A digest by SHA512 in progress.
public struct CC_SHA512_CTX {
  fileprivate var stream = HashStream<SHA512Hash>()
  /// Creates a context.
  public init() {}
}

/// Writes the digest of some bytes, and returns where it is.
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(SHA512Hash.digest(of: UnsafeRawBufferPointer(start: data, count: Int(length))), to: digest)
  return digest
}

/// Begins a digest.
@discardableResult public func CC_SHA512_Init(_ context: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  context.pointee = CC_SHA512_CTX()
  return 1
}

/// Takes more bytes.
@discardableResult public func CC_SHA512_Update(
  _ context: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 {
  context.pointee.stream.update(UnsafeRawBufferPointer(start: data, count: Int(length)))
  return 1
}

/// Writes the digest.
@discardableResult public func CC_SHA512_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
  write(context.pointee.stream.digest(), to: digest)
  return 1
}

func write(_ bytes: [UInt8], to destination: UnsafeMutablePointer<UInt8>?) {
  guard let destination else { return }
  for (index, byte) in bytes.enumerated() { destination[index] = byte }
}
