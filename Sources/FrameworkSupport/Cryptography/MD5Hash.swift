import Foundation

/// The hash function of RFC 1321. Broken for security; files and caches still use it.
package struct MD5Hash: BlockHash {
  package static let blockLength = 64
  package static let digestLength = 16
  package static let lengthField = 8
  package static let isLittleEndian = true

  private var a: UInt32 = 0x6745_2301
  private var b: UInt32 = 0xefcd_ab89
  private var c: UInt32 = 0x98ba_dcfe
  private var d: UInt32 = 0x1032_5476

  private static let shifts: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
  private static let sines: [UInt32] = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }

  package init() {}

  package mutating func compress(_ bytes: [UInt8], at start: Int) {
    let words = (0..<16).map { UInt32(bigEndian: bytes, at: start + 4 * $0).byteSwapped }
    var (a, b, c, d) = (a, b, c, d)
    for round in 0..<64 {
      let mixed: UInt32
      let word: Int
      switch round / 16 {
      case 0: (mixed, word) = ((b & c) | (~b & d), round)
      case 1: (mixed, word) = ((d & b) | (~d & c), (5 * round + 1) % 16)
      case 2: (mixed, word) = (b ^ c ^ d, (3 * round + 5) % 16)
      default: (mixed, word) = (c ^ (b | ~d), (7 * round) % 16)
      }
      let sum = a &+ mixed &+ Self.sines[round] &+ words[word]
      let shift = Self.shifts[round / 16 * 4 + round % 4]
      (a, d, c) = (d, c, b)
      b = b &+ (sum << shift | sum >> (32 - shift))
    }
    self.a &+= a
    self.b &+= b
    self.c &+= c
    self.d &+= d
  }

  package var state: [UInt8] { [a, b, c, d].flatMap(\.littleEndianBytes) }
}
