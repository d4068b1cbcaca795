extension Noise {
  /// Returns bytes of which one to three were changed, mostly in a low bit, so that most texts and images can still be read.
  package mutating func damage(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0...below(2) where !bytes.isEmpty {
      let place = below(bytes.count)
      switch below(8) {
      case 0: bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(8)))
      case 1: bytes.insert(contentsOf: (0..<1 + below(8)).map { _ in UInt8(below(128)) }, at: place)
      case 2: bytes[place] = UInt8(below(256))
      default: bytes[place] ^= UInt8(1 << below(3))
      }
    }
    return bytes
  }
}
