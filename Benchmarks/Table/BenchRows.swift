import Foundation

/// The rows every program of the comparison shows: texts, colors and heights are functions of the row's number.
enum BenchRows {
  static let viewport = (width: 750, height: 1334)
  static let scale = 2.0
  static let palette: [UInt32] = [0x4a90d9, 0xd0021b, 0x7ed321, 0xf5a623, 0x9013fe, 0x50b5c1, 0xb8541f, 0x5c6b7a]

  static func title(_ id: Int) -> String { "Row \(id) title" }

  static func subtitle(_ id: Int, generation: Int, variable: Bool) -> String {
    var text = "Section \(id / 1000), item \(id % 1000) — some detail text"
    if generation > 0 { text += " #\(generation)" }
    if variable {
      let lines = (height(id, variable: true) - 44) / 28
      for _ in 1..<max(1, lines) { text += " and more text that wraps on" }
    }
    return text
  }

  /// In pixels.
  static func height(_ id: Int, variable: Bool) -> Int {
    variable ? 60 + Int((UInt32(truncatingIfNeeded: id) &* 2_654_435_761 >> 8) % 121) : 88
  }
}

/// The random numbers of every program of the comparison.
struct BenchRandom {
  var state: UInt64

  mutating func next() -> UInt32 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return UInt32(truncatingIfNeeded: (state &* 2_685_821_657_736_338_717) >> 32)
  }

  mutating func below(_ limit: Int) -> Int { Int((UInt64(next()) * UInt64(limit)) >> 32) }
}
