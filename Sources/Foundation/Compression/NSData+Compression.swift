import Foundation

extension NSData {
  /// A compression algorithm. Linux supports that of zlib; the others throw an error.
  public enum CompressionAlgorithm: Int, Sendable {
    case lzfse = 0
    /// LZ4, which is fast.
    case lz4
    /// LZMA, which has the best compression ratio.
    case lzma
    /// Deflate, as in ZIP files.
    case zlib
  }

  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try checkAlgorithm(algorithm)
    var room = length + length / 100 + 64
    while room < Int.max / 2 {
      var result = Data(count: room)
      let size = result.withUnsafeMutableBytes { buffer in
        compression_encode_buffer(
          buffer.bindMemory(to: UInt8.self).baseAddress!, room, bytes.assumingMemoryBound(to: UInt8.self), length, nil, COMPRESSION_ZLIB)
      }
      if size > 0 { return NSData(data: result.prefix(size)) }
      room *= 2
    }
    throw CocoaError(.coderInvalidValue)
  }

  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try checkAlgorithm(algorithm)
    // The compressed form of empty data: one block with fixed codes that contains only its end.
    if (self as Data) == Data([3, 0]) { return NSData() }
    var room = length * 4 + 256
    while room < Int.max / 4 {
      var result = Data(count: room)
      let size = result.withUnsafeMutableBytes { buffer in
        compression_decode_buffer(
          buffer.bindMemory(to: UInt8.self).baseAddress!, room, bytes.assumingMemoryBound(to: UInt8.self), length, nil, COMPRESSION_ZLIB)
      }
      if size == 0 { throw CocoaError(.coderReadCorrupt) }
      // If the buffer is full, the result may be incomplete.
      if size < room { return NSData(data: result.prefix(size)) }
      room *= 2
    }
    throw CocoaError(.coderInvalidValue)
  }

  private func checkAlgorithm(_ algorithm: CompressionAlgorithm) throws {
    if algorithm != .zlib { throw CocoaError(.featureUnsupported) }
  }
}
