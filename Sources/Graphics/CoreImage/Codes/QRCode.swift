import Foundation

/// The modules of a QR code.
struct QRCode: Sendable {
  enum Level: Int, Sendable {
    case low, medium, quartile, high

    init?(_ name: String) {
      switch name.uppercased() {
      case "L": self = .low
      case "M": self = .medium
      case "Q": self = .quartile
      case "H": self = .high
      default: return nil
      }
    }

    /// The two bits of the level in the format.
    var bits: Int { [1, 0, 3, 2][rawValue] }
  }

  let size: Int
  /// Row by row from the top; true is dark.
  private(set) var modules: [Bool]

  subscript(x: Int, y: Int) -> Bool { modules[y * size + x] }

  /// Encodes bytes with the smallest version that holds them; returns nil if none does.
  init?(_ data: Data, level: Level) {
    guard let version = (1...40).first(where: { QRLayout(version: $0, level: level).holds(data.count) }) else { return nil }
    let layout = QRLayout(version: version, level: level)
    size = layout.size
    let bits = layout.interleaved(layout.payload([UInt8](data)))
    let isFunction = layout.functionModules
    var base = layout.drawnPatterns
    layout.place(bits, in: &base, isFunction)
    // The mask with the fewest patterns that are hard to read.
    var best: (modules: [Bool], penalty: Int)?
    for mask in 0..<8 {
      var modules = base
      for index in modules.indices where !isFunction[index] {
        if QRLayout.isMasked(mask, x: index % layout.size, y: index / layout.size) { modules[index].toggle() }
      }
      layout.drawFormat(mask, in: &modules)
      let penalty = QRPenalty(modules: modules, size: layout.size).total
      if penalty < best?.penalty ?? Int.max { best = (modules, penalty) }
    }
    modules = best?.modules ?? base
  }
}

/// The positions of the parts of a QR code, by its version and level.
struct QRLayout: Sendable {
  let version: Int
  let level: QRCode.Level
  var size: Int { 17 + 4 * version }

  private static let checksPerBlock: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
      28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30,
    ],
  ]
  private static let blockCounts: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24,
      25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43,
      45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56,
      59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66,
      70, 74, 77, 81,
    ],
  ]

  var checkCount: Int { Self.checksPerBlock[level.rawValue][version - 1] }
  var blockCount: Int { Self.blockCounts[level.rawValue][version - 1] }

  /// The number of bytes that the modules without patterns hold.
  var totalBytes: Int {
    var bits = (16 * version + 128) * version + 64
    if version >= 2 {
      let marks = version / 7 + 2
      bits -= (25 * marks - 10) * marks - 55
      if version >= 7 { bits -= 36 }
    }
    return bits / 8
  }

  var dataBytes: Int { totalBytes - checkCount * blockCount }
  private var lengthBits: Int { version < 10 ? 8 : 16 }
  func holds(_ count: Int) -> Bool { 4 + lengthBits + 8 * count <= dataBytes * 8 }

  /// Returns the bytes of a message in byte mode, filled up.
  func payload(_ message: [UInt8]) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) { for index in (0..<count).reversed() { bits.append(value >> index & 1 == 1) } }
    append(4, 4)
    append(message.count, lengthBits)
    for byte in message { append(Int(byte), 8) }
    append(0, min(4, dataBytes * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var filler: UInt8 = 0xEC
    while bytes.count < dataBytes {
      bytes.append(filler)
      filler ^= 0xEC ^ 0x11
    }
    return bytes
  }

  /// The lengths of the data of each block: the later ones may be longer by a byte.
  var blockLengths: [Int] {
    let (short, longer) = (dataBytes / blockCount, dataBytes % blockCount)
    return (0..<blockCount).map { $0 < blockCount - longer ? short : short + 1 }
  }

  /// Returns the data with error correction, interleaving the bytes of the blocks.
  func interleaved(_ data: [UInt8]) -> [UInt8] {
    var blocks: [[UInt8]] = []
    var start = 0
    for length in blockLengths {
      blocks.append(Array(data[start..<start + length]))
      start += length
    }
    let checks = blocks.map { ReedSolomon.checks($0, count: checkCount) }
    var result: [UInt8] = []
    for index in 0..<(blocks.map(\.count).max() ?? 0) { for block in blocks where index < block.count { result.append(block[index]) } }
    for index in 0..<checkCount { for check in checks { result.append(check[index]) } }
    return result
  }

  /// Returns the reverse of ``interleaved(_:)``, with errors corrected; nil if there are too many.
  func data(from bytes: [UInt8]) -> [UInt8]? {
    let lengths = blockLengths
    var blocks = [[UInt8]](repeating: [], count: blockCount)
    var place = 0
    for index in 0..<(lengths.max() ?? 0) {
      for block in blocks.indices where index < lengths[block] {
        blocks[block].append(bytes[place])
        place += 1
      }
    }
    for _ in 0..<checkCount {
      for block in blocks.indices {
        blocks[block].append(bytes[place])
        place += 1
      }
    }
    var result: [UInt8] = []
    for (block, length) in zip(blocks, lengths) {
      guard let corrected = ReedSolomon.corrected(block, checks: checkCount) else { return nil }
      result += corrected.prefix(length)
    }
    return result
  }

  /// The center coordinates of the alignment patterns, the same on both axes.
  var alignments: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  private var alignmentCenters: [(x: Int, y: Int)] {
    let marks = alignments
    guard let last = marks.last else { return [] }
    var result: [(x: Int, y: Int)] = []
    for x in marks {
      for y in marks where !((x == 6 && y == 6) || (x == 6 && y == last) || (x == last && y == 6)) { result.append((x, y)) }
    }
    return result
  }

  /// Which modules belong to patterns, the format and the version.
  var functionModules: [Bool] {
    var result = [Bool](repeating: false, count: size * size)
    func mark(_ left: Int, _ top: Int, _ width: Int, _ height: Int) {
      for y in top..<top + height { for x in left..<left + width { result[y * size + x] = true } }
    }
    mark(0, 0, 9, 9)
    mark(size - 8, 0, 8, 9)
    mark(0, size - 8, 9, 8)
    mark(6, 0, 1, size)
    mark(0, 6, size, 1)
    for center in alignmentCenters { mark(center.x - 2, center.y - 2, 5, 5) }
    if version >= 7 {
      mark(size - 11, 0, 3, 6)
      mark(0, size - 11, 6, 3)
    }
    return result
  }

  /// The code with only its fixed patterns.
  var drawnPatterns: [Bool] {
    var result = [Bool](repeating: false, count: size * size)
    for index in 0..<size where index % 2 == 0 {
      result[6 * size + index] = true
      result[index * size + 6] = true
    }
    for (left, top) in [(0, 0), (size - 7, 0), (0, size - 7)] {
      for y in -1...7 {
        for x in -1...7 where (0..<size).contains(left + x) && (0..<size).contains(top + y) {
          let ring = max(abs(x - 3), abs(y - 3))
          result[(top + y) * size + left + x] = ring != 2 && ring != 4
        }
      }
    }
    for center in alignmentCenters {
      for y in -2...2 { for x in -2...2 { result[(center.y + y) * size + center.x + x] = max(abs(x), abs(y)) != 1 } }
    }
    if version >= 7 {
      var rest = version
      for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
      let bits = version << 12 | rest
      for index in 0..<18 {
        let isDark = bits >> index & 1 == 1
        let (a, b) = (size - 11 + index % 3, index / 3)
        result[b * size + a] = isDark
        result[a * size + b] = isDark
      }
    }
    return result
  }

  /// Returns the fifteen bits of the level and the mask.
  static func formatBits(_ level: QRCode.Level, _ mask: Int) -> Int {
    let data = level.bits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    return (data << 10 | rest) ^ 0x5412
  }

  /// The two positions of each bit of the format.
  var formatPlaces: [[(x: Int, y: Int)]] {
    (0..<15).map { index in
      let first: (x: Int, y: Int)
      switch index {
      case 0...5: first = (8, index)
      case 6: first = (8, 7)
      case 7: first = (8, 8)
      case 8: first = (7, 8)
      default: first = (14 - index, 8)
      }
      return [first, index < 8 ? (size - 1 - index, 8) : (8, size - 15 + index)]
    }
  }

  func drawFormat(_ mask: Int, in modules: inout [Bool]) {
    let bits = Self.formatBits(level, mask)
    for (index, places) in formatPlaces.enumerated() {
      for place in places { modules[place.y * size + place.x] = bits >> index & 1 == 1 }
    }
    modules[(size - 8) * size + 8] = true
  }

  static func isMasked(_ mask: Int, x: Int, y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// Returns the modules of the data in their order: up and down in columns of two, from the right.
  func dataPlaces(_ isFunction: [Bool]) -> [Int] {
    var result: [Int] = []
    var right = size - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        let isUp = (right + 1) & 2 == 0
        let y = isUp ? size - 1 - step : step
        for x in [right, right - 1] where !isFunction[y * size + x] { result.append(y * size + x) }
      }
      right -= 2
    }
    return result
  }

  func place(_ bytes: [UInt8], in modules: inout [Bool], _ isFunction: [Bool]) {
    for (index, place) in dataPlaces(isFunction).enumerated() where index < bytes.count * 8 {
      modules[place] = bytes[index / 8] >> (7 - index % 8) & 1 == 1
    }
  }
}

/// The penalty of a QR code by the rules of the standard.
struct QRPenalty {
  let modules: [Bool]
  let size: Int

  var total: Int {
    var result = 0
    for line in 0..<size {
      result += runs { modules[line * size + $0] }
      result += runs { modules[$0 * size + line] }
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let index = y * size + x
        if modules[index] == modules[index + 1], modules[index] == modules[index + size], modules[index] == modules[index + size + 1] {
          result += 3
        }
      }
    }
    let dark = modules.lazy.filter { $0 }.count
    return result + abs(dark * 20 - size * size * 10) / (size * size) * 10
  }

  /// Returns the penalty of long runs of a color, and of patterns similar to the finder patterns, in a line.
  private func runs(_ module: (Int) -> Bool) -> Int {
    var result = 0
    var lengths: [Int] = []
    var index = 0
    while index < size {
      let color = module(index)
      var end = index
      while end < size, module(end) == color { end += 1 }
      if end - index >= 5 { result += 3 + end - index - 5 }
      if index == 0, color { lengths.append(size) }
      lengths.append(end - index)
      index = end
    }
    // The area outside of the code is light. Light runs have even indices.
    if lengths.count % 2 == 0 { lengths.append(size) } else { lengths[lengths.count - 1] += size }
    if !module(0) { lengths[0] += size }
    for first in stride(from: 1, to: max(1, lengths.count - 5), by: 2) {
      let unit = lengths[first]
      guard lengths[first + 1] == unit, lengths[first + 2] == 3 * unit, lengths[first + 3] == unit, lengths[first + 4] == unit else {
        continue
      }
      let before = lengths[first - 1]
      let after = first + 5 < lengths.count ? lengths[first + 5] : size
      if before >= 4 * unit { result += 40 }
      if after >= 4 * unit { result += 40 }
    }
    return result
  }
}
