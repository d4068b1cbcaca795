/// SHA-1 of FIPS 180-4. It is not secure, but identifiers and older protocols still use it.
package struct SHA1Hash: BlockHash {
  package static let blockLength = 64
  package static let digestLength = 20
  package static let lengthField = 8
  package static let isLittleEndian = false

  private var words: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]

  package init() {}

  package mutating func compress(_ bytes: [UInt8], at start: Int) {
    var schedule = (0..<16).map { UInt32(bigEndian: bytes, at: start + 4 * $0) }
    for index in 16..<80 {
      let word = schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]
      schedule.append(word << 1 | word >> 31)
    }
    var (a, b, c, d, e) = (words[0], words[1], words[2], words[3], words[4])
    for round in 0..<80 {
      let mixed: UInt32
      let constant: UInt32
      switch round / 20 {
      case 0: (mixed, constant) = ((b & c) | (~b & d), 0x5a82_7999)
      case 1: (mixed, constant) = (b ^ c ^ d, 0x6ed9_eba1)
      case 2: (mixed, constant) = ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
      default: (mixed, constant) = (b ^ c ^ d, 0xca62_c1d6)
      }
      let sum = (a << 5 | a >> 27) &+ mixed &+ e &+ constant &+ schedule[round]
      (e, d, c, b, a) = (d, c, b << 30 | b >> 2, a, sum)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { words[index] &+= word }
  }

  package var state: [UInt8] { words.flatMap(\.bigEndianBytes) }
}
