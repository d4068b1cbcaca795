import CoreGraphics
internal import zlib

extension CGImage {
  /// The CRC-32 of the pixels, in hexadecimal. The unused byte of an opaque image's pixel does not count.
  var checksum: String {
    var sum: UInt = 0
    let bytes = width * bitsPerPixel / 8
    var copy = [UInt32](repeating: 0, count: width)
    for y in 0..<height {
      let row = data + y * stride
      guard isOpaque else {
        sum = crc32(sum, row.assumingMemoryBound(to: UInt8.self), UInt32(bytes))
        continue
      }
      let pixels = row.assumingMemoryBound(to: UInt32.self)
      copy.withUnsafeMutableBufferPointer { copy in
        for x in 0..<width { copy[x] = pixels[x] | 0xff00_0000 }
      }
      sum = copy.withUnsafeBytes { crc32(sum, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt32(bytes)) }
    }
    return String(sum, radix: 16)
  }
}
