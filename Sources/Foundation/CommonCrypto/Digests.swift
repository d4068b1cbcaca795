import TrestleCryptography

// The C functions of Apple's Common Crypto, implemented in Swift.

/// The type for a number of bytes.
public typealias CC_LONG = UInt32

/// A digest in progress. All of Apple's context types are aliases of it: `CC_SHA384_Init` takes a `CC_SHA512_CTX` on iOS, too.
public struct CC_HashContext {
  fileprivate var stream: HashStream?
  /// Creates a context, which must be initialized by one of the functions `CC_…_Init`.
  public init() {}
}

public typealias CC_MD5_CTX = CC_HashContext
public typealias CC_SHA1_CTX = CC_HashContext
public typealias CC_SHA256_CTX = CC_HashContext
public typealias CC_SHA512_CTX = CC_HashContext

private typealias Context = UnsafeMutablePointer<CC_HashContext>
private typealias Bytes = UnsafeMutablePointer<UInt8>

private func begin(_ context: Context?, _ algorithm: HashAlgorithm) -> Int32 {
  context?.pointee.stream = HashStream(algorithm)
  return 1
}

private func update(_ context: Context?, _ data: UnsafeRawPointer?, _ length: CC_LONG) -> Int32 {
  context?.pointee.stream?.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
  return 1
}

private func finish(_ context: Context?, _ digest: Bytes?) -> Int32 {
  if let stream = context?.pointee.stream { write(stream.digest(), to: digest) }
  return 1
}

private func hash(_ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: Bytes?, _ algorithm: HashAlgorithm) -> Bytes? {
  write(algorithm.digest(of: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))), to: digest)
  return digest
}

func write(_ bytes: [UInt8], to destination: UnsafeMutablePointer<UInt8>?) {
  guard let destination else { return }
  for (index, byte) in bytes.enumerated() { destination[index] = byte }
}

// MARK: MD5

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The block size of MD5 in bytes.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// Writes the digest of bytes, and returns its address.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { hash(data, length, digest, .md5) }

/// Prepares a context for an MD5 digest. Returns 1.
@discardableResult public func CC_MD5_Init(_ context: UnsafeMutablePointer<CC_HashContext>!) -> Int32 { begin(context, .md5) }

/// Adds bytes to an MD5 digest. Returns 1.
@discardableResult public func CC_MD5_Update(
  _ context: UnsafeMutablePointer<CC_HashContext>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 { update(context, data, length) }

/// Writes the 16 bytes of the MD5 digest. Returns 1.
@discardableResult public func CC_MD5_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_HashContext>!
) -> Int32 { finish(context, digest) }

// MARK: SHA-1

public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The block size of SHA-1 in bytes.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// Writes the digest of bytes, and returns its address.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { hash(data, length, digest, .sha1) }

/// Prepares a context for a SHA-1 digest. Returns 1.
@discardableResult public func CC_SHA1_Init(_ context: UnsafeMutablePointer<CC_HashContext>!) -> Int32 { begin(context, .sha1) }

/// Adds bytes to a SHA-1 digest. Returns 1.
@discardableResult public func CC_SHA1_Update(
  _ context: UnsafeMutablePointer<CC_HashContext>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 { update(context, data, length) }

/// Writes the 20 bytes of the SHA-1 digest. Returns 1.
@discardableResult public func CC_SHA1_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_HashContext>!
) -> Int32 { finish(context, digest) }

// MARK: SHA-224

public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The block size of SHA-224 in bytes.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64

/// Writes the digest of bytes, and returns its address.
@discardableResult public func CC_SHA224(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { hash(data, length, digest, .sha224) }

/// Prepares a context for a SHA-224 digest. Returns 1.
@discardableResult public func CC_SHA224_Init(_ context: UnsafeMutablePointer<CC_HashContext>!) -> Int32 { begin(context, .sha224) }

/// Adds bytes to a SHA-224 digest. Returns 1.
@discardableResult public func CC_SHA224_Update(
  _ context: UnsafeMutablePointer<CC_HashContext>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 { update(context, data, length) }

/// Writes the 28 bytes of the SHA-224 digest. Returns 1.
@discardableResult public func CC_SHA224_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_HashContext>!
) -> Int32 { finish(context, digest) }

// MARK: SHA-256

public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The block size of SHA-256 in bytes.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// Writes the digest of bytes, and returns its address.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { hash(data, length, digest, .sha256) }

/// Prepares a context for a SHA-256 digest. Returns 1.
@discardableResult public func CC_SHA256_Init(_ context: UnsafeMutablePointer<CC_HashContext>!) -> Int32 { begin(context, .sha256) }

/// Adds bytes to a SHA-256 digest. Returns 1.
@discardableResult public func CC_SHA256_Update(
  _ context: UnsafeMutablePointer<CC_HashContext>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 { update(context, data, length) }

/// Writes the 32 bytes of the SHA-256 digest. Returns 1.
@discardableResult public func CC_SHA256_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_HashContext>!
) -> Int32 { finish(context, digest) }

// MARK: SHA-384

public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The block size of SHA-384 in bytes.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// Writes the digest of bytes, and returns its address.
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { hash(data, length, digest, .sha384) }

/// Prepares a context for a SHA-384 digest. Returns 1.
@discardableResult public func CC_SHA384_Init(_ context: UnsafeMutablePointer<CC_HashContext>!) -> Int32 { begin(context, .sha384) }

/// Adds bytes to a SHA-384 digest. Returns 1.
@discardableResult public func CC_SHA384_Update(
  _ context: UnsafeMutablePointer<CC_HashContext>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 { update(context, data, length) }

/// Writes the 48 bytes of the SHA-384 digest. Returns 1.
@discardableResult public func CC_SHA384_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_HashContext>!
) -> Int32 { finish(context, digest) }

// MARK: SHA-512

public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The block size of SHA-512 in bytes.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Writes the digest of bytes, and returns its address.
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { hash(data, length, digest, .sha512) }

/// Prepares a context for a SHA-512 digest. Returns 1.
@discardableResult public func CC_SHA512_Init(_ context: UnsafeMutablePointer<CC_HashContext>!) -> Int32 { begin(context, .sha512) }

/// Adds bytes to a SHA-512 digest. Returns 1.
@discardableResult public func CC_SHA512_Update(
  _ context: UnsafeMutablePointer<CC_HashContext>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 { update(context, data, length) }

/// Writes the 64 bytes of the SHA-512 digest. Returns 1.
@discardableResult public func CC_SHA512_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_HashContext>!
) -> Int32 { finish(context, digest) }
