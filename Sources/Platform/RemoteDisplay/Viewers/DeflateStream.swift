internal import zlib

/// A stream of zlib at its fastest level, which lasts as long as a viewer.
final class DeflateStream {
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var buffer = [UInt8](repeating: 0, count: 64 << 10)

  init() {
    stream.initialize(to: z_stream())
    deflateInit_(stream, 1, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Packs the bytes so that the receiver can unpack all of them.
  func pack(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = []
    bytes.withUnsafeBufferPointer { input in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.pointee.avail_in = UInt32(input.count)
      repeat {
        let space = buffer.count
        buffer.withUnsafeMutableBufferPointer { output in
          stream.pointee.next_out = output.baseAddress
          stream.pointee.avail_out = UInt32(space)
          deflate(stream, Z_SYNC_FLUSH)
        }
        packed += buffer[..<(space - Int(stream.pointee.avail_out))]
      } while stream.pointee.avail_out == 0
    }
    return packed
  }
}
