import Foundation

/// The content of the modules of a QR code.
enum QRContent {
  /// Returns the corrected data, or nil if the modules are not a code.
  static func bytes(_ modules: [Bool], version: Int) -> (QRCode.Level, Int, [UInt8])? {
    let size = 17 + 4 * version
    let places = QRLayout(version: version, level: .low).formatPlaces
    // The format with the smallest Hamming distance from either copy.
    var best: (level: QRCode.Level, mask: Int, errors: Int)?
    for copy in 0..<2 {
      let bits = places.enumerated().reduce(0) { sum, item in
        let place = item.element[copy]
        return modules[place.y * size + place.x] ? sum | 1 << item.offset : sum
      }
      for level in [QRCode.Level.low, .medium, .quartile, .high] {
        for mask in 0..<8 {
          let errors = (QRLayout.formatBits(level, mask) ^ bits).nonzeroBitCount
          if errors < best?.errors ?? 4 { best = (level, mask, errors) }
        }
      }
    }
    guard let best else { return nil }
    let layout = QRLayout(version: version, level: best.level)
    var bytes = [UInt8](repeating: 0, count: layout.totalBytes)
    for (index, place) in layout.dataPlaces(layout.functionModules).enumerated() where index < bytes.count * 8 {
      let isDark = modules[place] != QRLayout.isMasked(best.mask, x: place % size, y: place / size)
      if isDark { bytes[index / 8] |= 0x80 >> UInt8(index % 8) }
    }
    return layout.data(from: bytes).map { (best.level, best.mask, $0) }
  }

  /// Returns the text of the data, or nil if it has parts that are not read.
  static func message(_ bytes: [UInt8], version: Int) -> String? {
    var place = 0
    func take(_ count: Int) -> Int? {
      guard place + count <= bytes.count * 8 else { return nil }
      var value = 0
      for index in place..<place + count { value = value << 1 | Int(bytes[index / 8] >> (7 - UInt8(index % 8)) & 1) }
      place += count
      return value
    }
    let group = version < 10 ? 0 : version < 27 ? 1 : 2
    var text: [UInt8] = []
    var japanese = ""
    while let mode = take(4), mode != 0 {
      switch mode {
      case 1:
        guard var left = take([10, 12, 14][group]) else { return nil }
        while left > 0 {
          let digits = min(3, left)
          guard let value = take([0, 4, 7, 10][digits]) else { return nil }
          let shown = String(value)
          text += Array((String(repeating: "0", count: max(0, digits - shown.count)) + shown).utf8)
          left -= digits
        }
      case 2:
        let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)
        guard var left = take([9, 11, 13][group]) else { return nil }
        while left > 0 {
          guard let value = take(left > 1 ? 11 : 6), value < letters.count * letters.count else { return nil }
          if left > 1 { text.append(letters[value / 45]) }
          text.append(letters[value % 45])
          left -= 2
        }
      case 4:
        guard let count = take([8, 16, 16][group]) else { return nil }
        for _ in 0..<count {
          guard let byte = take(8) else { return nil }
          text.append(UInt8(byte))
        }
      case 7:
        // The character encoding of the following text; UTF-8 and Latin-1 are distinguished below.
        guard let first = take(8) else { return nil }
        if first & 0x80 != 0 { _ = take(first & 0x40 == 0 ? 8 : 16) }
      case 8:
        guard let count = take([8, 10, 12][group]) else { return nil }
        for _ in 0..<count {
          guard let value = take(13) else { return nil }
          let code = value / 0xC0 << 8 | value % 0xC0
          let word = code + (code + 0x8140 <= 0x9FFC ? 0x8140 : 0xC140)
          japanese += String(data: Data([UInt8(word >> 8 & 255), UInt8(word & 255)]), encoding: .shiftJIS) ?? ""
        }
      default: return nil
      }
    }
    if text.isEmpty { return japanese }
    return (String(bytes: text, encoding: .utf8) ?? String(bytes: text, encoding: .isoLatin1) ?? "") + japanese
  }
}
