@_exported import Foundation
internal import zlib

/// A compression algorithm. Linux supports that of zlib; with the others the functions return 0, as for incompressible data.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// LZ4, which is not available.
public let COMPRESSION_LZ4 = compression_algorithm(rawValue: 0x100)
/// LZ4 without frames, which is not available.
public let COMPRESSION_LZ4_RAW = compression_algorithm(rawValue: 0x101)
/// Raw Deflate data (RFC 1951), without a header.
public let COMPRESSION_ZLIB = compression_algorithm(rawValue: 0x205)
/// LZMA, which is not available.
public let COMPRESSION_LZMA = compression_algorithm(rawValue: 0x306)
/// LZFSE, which is not available.
public let COMPRESSION_LZFSE = compression_algorithm(rawValue: 0x801)
/// LZBITMAP, which is not available.
public let COMPRESSION_LZBITMAP = compression_algorithm(rawValue: 0x702)
/// Brotli, which is not available.
public let COMPRESSION_BROTLI = compression_algorithm(rawValue: 0xB02)

/// Returns the size of the scratch buffer for compression: 0.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// Returns the size of the scratch buffer for decompression: 0.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses data.
///
/// - Returns: The size of the result; 0 if it does not fit or the algorithm is not available.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard algorithm == COMPRESSION_ZLIB else { return 0 }
  var stream = z_stream()
  guard deflateInit2_(&stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
    return 0
  }
  defer { deflateEnd(&stream) }
  stream.next_in = UnsafeMutablePointer(mutating: src_buffer)
  stream.avail_in = UInt32(clamping: src_size)
  stream.next_out = dst_buffer
  stream.avail_out = UInt32(clamping: dst_size)
  return deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
}

/// Decompresses data.
///
/// - Returns: The size of the result, which is truncated if it does not fit; 0 if the data is damaged or the algorithm is not available.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard algorithm == COMPRESSION_ZLIB else { return 0 }
  var stream = z_stream()
  guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return 0 }
  defer { inflateEnd(&stream) }
  stream.next_in = UnsafeMutablePointer(mutating: src_buffer)
  stream.avail_in = UInt32(clamping: src_size)
  stream.next_out = dst_buffer
  stream.avail_out = UInt32(clamping: dst_size)
  switch inflate(&stream, Z_FINISH) {
  case Z_STREAM_END: return Int(stream.total_out)
  case Z_BUF_ERROR, Z_OK: return stream.avail_out == 0 ? Int(stream.total_out) : 0
  default: return 0
  }
}
