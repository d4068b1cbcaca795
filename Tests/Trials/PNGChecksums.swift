package enum PNGChecksums {
  /// Corrects a PNG's checksums, so that the damage is found after them.
  package static func mend(_ bytes: inout [UInt8]) {
    var at = 8
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - at - 12 else { return }
      var sum: UInt32 = 0xFFFF_FFFF
      for byte in bytes[at + 4..<at + 8 + length] {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 != 0 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
      }
      sum ^= 0xFFFF_FFFF
      for index in 0..<4 { bytes[at + 8 + length + index] = UInt8(sum >> UInt32(24 - 8 * index) & 0xFF) }
      at += 12 + length
    }
  }
}
