/// Damages files and texts in ways that depend only on the seed.
package enum Mutation {
  /// Returns `bytes` with one to `most` changes: a wrong byte or bit, a part removed, repeated or cut off, or one of `words` inserted.
  package static func damage(_ bytes: [UInt8], most: Int = 6, words: [String] = [], _ noise: inout Noise) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<1 + noise.below(most) where !bytes.isEmpty {
      let place = noise.below(bytes.count)
      switch noise.below(words.isEmpty ? 5 : 8) {
      case 0: bytes[place] = UInt8(noise.below(256))
      case 1: bytes[place] ^= UInt8(1 << noise.below(8))
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + noise.below(24)))
      case 3:
        bytes.insert(contentsOf: Array(bytes[place..<min(bytes.count, place + 1 + noise.below(48))]), at: noise.below(bytes.count + 1))
      case 4: if noise.chance(10) { bytes.removeSubrange(place...) } else { bytes[place] = UInt8(32 + noise.below(95)) }
      default: bytes.insert(contentsOf: Array(words[noise.below(words.count)].utf8), at: place)
      }
    }
    return bytes
  }
}
