import Foundation

extension NSData {
  /// A way of compressing data. Linux has that of zlib; the others throw an error.
  public enum CompressionAlgorithm: Int, Sendable {
    case lzfse = 0
    /// The algorithm LZ4, which is quick.
    case lz4
    /// The algorithm LZMA, which compresses most.
    case lzma
    /// The algorithm Deflate, as in ZIP files.
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

  /// Returns the data as it was before it was compressed.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try checkAlgorithm(algorithm)
    // The stream of no data: one block of fixed codes with its end alone.
    if (self as Data) == Data([3, 0]) { return NSData() }
    var room = length * 4 + 256
    while room < Int.max / 4 {
      var result = Data(count: room)
      let size = result.withUnsafeMutableBytes { buffer in
        compression_decode_buffer(
          buffer.bindMemory(to: UInt8.self).baseAddress!, room, bytes.assumingMemoryBound(to: UInt8.self), length, nil, COMPRESSION_ZLIB)
      }
      if size == 0 { throw CocoaError(.coderReadCorrupt) }
      // A full buffer may have been cut off.
      if size < room { return NSData(data: result.prefix(size)) }
      room *= 2
    }
    throw CocoaError(.coderInvalidValue)
  }

  private func checkAlgorithm(_ algorithm: CompressionAlgorithm) throws {
    if algorithm != .zlib { throw CocoaError(.featureUnsupported) }
  }
}
