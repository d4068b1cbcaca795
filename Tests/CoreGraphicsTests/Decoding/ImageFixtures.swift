import CoreGraphics
import Foundation
import TrestleTrials

/// Image files created in memory.
enum ImageFixtures {
  static func picture(_ width: Int = 24, _ height: Int = 16, alpha: Bool = false) -> CGImage {
    let bitmap = Bitmap(width: width, height: height, format: alpha ? .argb32 : .rgb24)!
    for y in 0..<height {
      for x in 0..<width {
        let alphaByte = alpha ? UInt32(255 - x * 5) : 255
        func part(_ value: Int) -> UInt32 { min(alphaByte, UInt32(value & 0xFF)) }
        bitmap.words(y)[x] = alphaByte << 24 | part(x * 9) << 16 | part(y * 14) << 8 | part((x + y) * 5)
      }
    }
    bitmap.markDirty()
    return CGImage(bitmap: bitmap)
  }

  static let png = picture(alpha: true).pngData()!
  static let jpeg = picture().jpegData(quality: 0.8)!

  /// Three frames of 6 × 5 with a palette of four colors: a full one, a part drawn over it, and a part that is cleared afterward.
  static let gif = gif(frames: [
    .init(x: 0, y: 0, width: 6, height: 5, indices: (0..<30).map { UInt8($0 % 4) }, disposal: 1, delay: 10, transparent: nil),
    .init(x: 1, y: 1, width: 2, height: 2, indices: [3, 0, 0, 3], disposal: 2, delay: 20, transparent: 0),
    .init(x: 4, y: 3, width: 2, height: 2, indices: [2, 2, 2, 2], disposal: 3, delay: 0, transparent: nil),
    .init(x: 0, y: 0, width: 1, height: 1, indices: [1], disposal: 0, delay: 5, transparent: nil),
  ])

  static let palette: [UInt32] = [0xFF10_2030, 0xFF40_5060, 0xFF70_8090, 0xFFA0_B0C0]

  /// Five frames of 6 × 4: a whole one, one that is cleared away, one that is restored, one that blends and one that does not.
  static func animatedPNG(plays: UInt8, hasPoster: Bool = false) -> Data {
    func big(_ value: Int, _ count: Int = 4) -> [UInt8] { (0..<count).reversed().map { UInt8(value >> (8 * $0) & 0xFF) } }
    /// Pixels of one premultiplied color, as color and opacity in a block that is not compressed.
    func filled(_ width: Int, _ height: Int, _ word: UInt32) -> [UInt8] {
      let alpha = max(1, word >> 24)
      var pixel: [UInt8] = []
      for shift: UInt32 in [16, 8, 0] { pixel.append(UInt8(min(255, (word >> shift & 0xFF) * 255 / alpha))) }
      pixel.append(UInt8(word >> 24))
      var rows: [UInt8] = []
      for _ in 0..<height {
        rows.append(0)
        for _ in 0..<width { rows += pixel }
      }
      var low = 1
      var high = 0
      for byte in rows {
        low = (low + Int(byte)) % 65_521
        high = (high + low) % 65_521
      }
      let length: [UInt8] = [UInt8(rows.count & 0xFF), UInt8(rows.count >> 8)]
      var content: [UInt8] = [0x78, 0x01, 0x01]
      content += length
      content += length.map { ~$0 }
      content += rows
      return content + big(high << 16 | low)
    }
    func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] { big(content.count) + Array(type.utf8) + content + [0, 0, 0, 0] }
    let frames: [(x: Int, y: Int, width: Int, height: Int, word: UInt32, delay: (Int, Int), disposal: UInt8, blends: UInt8)] = [
      (0, 0, 6, 4, 0xFFFF_0000, (1, 2), 0, 0), (2, 1, 2, 2, 0xFF00_FF00, (10, 0), 1, 0), (5, 3, 1, 1, 0xFF00_00FF, (1, 4), 2, 0),
      (0, 0, 1, 1, 0x8080_8080, (1, 1), 0, 1), (0, 0, 1, 1, 0x8080_8080, (1, 100), 0, 0),
    ]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", big(6) + big(4) + [8, 6, 0, 0, 0])
    file += chunk("acTL", big(frames.count) + big(Int(plays)))
    var sequence = 0
    if hasPoster {
      file += chunk("IDAT", filled(6, 4, 0xFF12_3456))
    }
    for (index, frame) in frames.enumerated() {
      let control = [frame.width, frame.height, frame.x, frame.y].flatMap { big($0) } + big(frame.delay.0, 2) + big(frame.delay.1, 2)
      file += chunk("fcTL", big(sequence) + control + [frame.disposal, frame.blends])
      sequence += 1
      let content = filled(frame.width, frame.height, frame.word)
      if index == 0, !hasPoster {
        file += chunk("IDAT", content)
      } else {
        file += chunk("fdAT", big(sequence) + content)
        sequence += 1
      }
    }
    file += chunk("IEND", [])
    PNGChecksums.mend(&file)
    return Data(file)
  }

  struct Frame {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var indices: [UInt8]
    var disposal: UInt8
    var delay: Int
    var transparent: UInt8?
    var interlaced = false
  }

  static func gif(width: Int = 6, height: Int = 5, frames: [Frame]) -> Data {
    var data = Data("GIF89a".utf8)
    func word(_ value: Int) { data.append(contentsOf: [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)]) }
    word(width)
    word(height)
    data.append(contentsOf: [0x81, 0, 0])
    for color in palette { data.append(contentsOf: [UInt8(color >> 16 & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF)]) }
    data.append(contentsOf: [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0])
    for frame in frames {
      data.append(contentsOf: [0x21, 0xF9, 4, frame.disposal << 2 | (frame.transparent == nil ? 0 : 1)])
      word(frame.delay)
      data.append(contentsOf: [frame.transparent ?? 0, 0, 0x2C])
      for value in [frame.x, frame.y, frame.width, frame.height] { word(value) }
      data.append(contentsOf: [frame.interlaced ? 0x40 : 0, 2])
      let packed = lzw(frame.indices)
      for start in stride(from: 0, to: packed.count, by: 255) {
        let block = packed[start..<min(start + 255, packed.count)]
        data.append(UInt8(block.count))
        data.append(contentsOf: block)
      }
      data.append(0)
    }
    data.append(0x3B)
    return data
  }

  /// Returns a real compressor for codes of two bits and more, so that long runs and growing codes occur.
  private static func lzw(_ indices: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var bits = 0
    var count = 0
    var size = 3
    var table: [[UInt8]: Int] = [:]
    var next = 6
    func put(_ code: Int) {
      bits |= code << count
      count += size
      while count >= 8 {
        bytes.append(UInt8(bits & 0xFF))
        bits >>= 8
        count -= 8
      }
    }
    func reset() {
      table = [:]
      for value in UInt8(0)..<4 { table[[value]] = Int(value) }
      next = 6
      size = 3
    }
    reset()
    put(4)
    var run: [UInt8] = []
    for index in indices {
      if table[run + [index]] != nil {
        run.append(index)
        continue
      }
      put(table[run]!)
      table[run + [index]] = next
      next += 1
      if next > 1 << size, size < 12 { size += 1 }
      if next == 4096 {
        put(4)
        reset()
      }
      run = [index]
    }
    if !run.isEmpty { put(table[run]!) }
    put(5)
    if count > 0 { bytes.append(UInt8(bits & 0xFF)) }
    return bytes
  }
}
