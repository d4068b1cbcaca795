internal import TrestlePlatform

/// The encoding Tight without loss: one color, up to 256 colors, or all, packed by zlib.
final class TightEncoder {
  private let stream = DeflateStream()
  private var palette = Palette()
  private var bytes: [UInt8] = []

  /// The widest rectangle that Tight allows.
  static let mostColumns = 2048
  private static let fewestPackedBytes = 12
  private static let fewestPixelsOfColor = 16

  /// Appends an area of at most `mostColumns` columns.
  func append(_ area: PixelArea, of store: PixelStore, _ format: PixelFormat, to output: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    var hasPalette = palette.read(area, of: store)
    if hasPalette, palette.colors.count == 1 {
      output.append(0x80)
      append(palette.colors[0], format)
      output += bytes
      return
    }
    // A palette is not packed, so it must serve many pixels.
    hasPalette = hasPalette && palette.colors.count * Self.fewestPixelsOfColor <= area.width * area.height
    if hasPalette {
      // Stream 0, followed by a filter: the palette.
      output += [0x40, 1, UInt8(palette.colors.count - 1)]
      for color in palette.colors { append(color, format) }
      output += bytes
      bytes.removeAll(keepingCapacity: true)
      if palette.colors.count == 2 { appendBits(area.width) } else { bytes += palette.indices }
    } else {
      output.append(0x00)
      for y in area.y..<area.y + area.height {
        let row = store.row(y)
        for x in area.x..<area.x + area.width { append(row[x], format) }
      }
    }
    if bytes.count < Self.fewestPackedBytes {
      output += bytes
      return
    }
    let packed = stream.pack(bytes)
    appendCount(packed.count, to: &output)
    output += packed
  }

  /// Seven bits, seven more and eight more, each byte only if it is needed.
  private func appendCount(_ count: Int, to output: inout [UInt8]) {
    output.append(UInt8(count & 0x7f) | (count > 0x7f ? 0x80 : 0))
    if count > 0x7f { output.append(UInt8(count >> 7 & 0x7f) | (count > 0x3fff ? 0x80 : 0)) }
    if count > 0x3fff { output.append(UInt8(truncatingIfNeeded: count >> 14)) }
  }

  @inline(__always) private func append(_ pixel: UInt32, _ format: PixelFormat) {
    if format.isPacked {
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
      bytes.append(UInt8(truncatingIfNeeded: pixel))
    } else {
      format.append(pixel, to: &bytes)
    }
  }

  /// One bit a pixel, the rows padded to bytes.
  private func appendBits(_ width: Int) {
    for start in stride(from: 0, to: palette.indices.count, by: width) {
      for x in stride(from: 0, to: width, by: 8) {
        var byte: UInt8 = 0
        for bit in 0..<min(8, width - x) { byte |= palette.indices[start + x + bit] << UInt8(7 - bit) }
        bytes.append(byte)
      }
    }
  }
}

/// The colors of an area, in the order in which they occur, and the number of each pixel's.
private struct Palette {
  private(set) var colors: [UInt32] = []
  private(set) var indices: [UInt8] = []
  /// Open addressing: a place contains the number of a color and one; zero is empty.
  private var places = [UInt16](repeating: 0, count: 1024)

  private static let most = 256
  private static let opaque: UInt32 = 0xff00_0000

  /// Returns false if there are too many colors.
  mutating func read(_ area: PixelArea, of store: PixelStore) -> Bool {
    colors.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    for place in places.indices { places[place] = 0 }
    var last: UInt32 = 0
    var lastIndex: UInt8 = 0
    for y in area.y..<area.y + area.height {
      let row = store.row(y)
      for x in area.x..<area.x + area.width {
        let color = row[x] | Self.opaque
        if color != last {
          guard let index = index(of: color) else { return false }
          (last, lastIndex) = (color, index)
        }
        indices.append(lastIndex)
      }
    }
    return true
  }

  private mutating func index(of color: UInt32) -> UInt8? {
    var place = Int((color &* 0x9e37_79b1) >> 22)
    while places[place] != 0 {
      let index = Int(places[place]) - 1
      if colors[index] == color { return UInt8(index) }
      place = (place + 1) & 1023
    }
    guard colors.count < Self.most else { return nil }
    places[place] = UInt16(colors.count + 1)
    colors.append(color)
    return UInt8(colors.count - 1)
  }
}
