import zlib

/// Unpacks one stream of zlib.
final class Inflater {
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

  init() {
    stream.initialize(to: z_stream())
    inflateInit_(stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Nil if the bytes are not exactly `count` packed ones.
  func unpack(_ bytes: [UInt8], count: Int) -> [UInt8]? {
    var output = [UInt8](repeating: 0, count: count + 1)
    return bytes.withUnsafeBufferPointer { input in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.pointee.avail_in = UInt32(input.count)
      let left = output.withUnsafeMutableBufferPointer { target -> Int in
        stream.pointee.next_out = target.baseAddress
        stream.pointee.avail_out = UInt32(target.count)
        inflate(stream, Z_SYNC_FLUSH)
        return Int(stream.pointee.avail_out)
      }
      return left == 1 && stream.pointee.avail_in == 0 ? Array(output[..<count]) : nil
    }
  }
}
