/// The block cipher of FIPS 197, with keys of 16, 24 or 32 bytes. Its tables are computed, and it is not protected against timing attacks.
package struct AESCipher: Sendable {
  package static let blockLength = 16
  private let keys: [[UInt8]]

  private static let boxes: (forward: [UInt8], inverse: [UInt8]) = {
    var forward = [UInt8](repeating: 0, count: 256)
    var inverse = forward
    var p: UInt8 = 1
    var q: UInt8 = 1
    repeat {
      p = p ^ p << 1 ^ (p & 0x80 != 0 ? 0x1b : 0)
      q ^= q << 1
      q ^= q << 2
      q ^= q << 4
      if q & 0x80 != 0 { q ^= 0x09 }
      func turned(_ count: UInt8) -> UInt8 { q << count | q >> (8 - count) }
      forward[Int(p)] = q ^ turned(1) ^ turned(2) ^ turned(3) ^ turned(4) ^ 0x63
    } while p != 1
    forward[0] = 0x63
    for (index, value) in forward.enumerated() { inverse[Int(value)] = UInt8(index) }
    return (forward, inverse)
  }()

  /// Nil for a key of another length.
  package init?(key: [UInt8]) {
    guard [16, 24, 32].contains(key.count) else { return nil }
    let count = key.count / 4
    var words = (0..<count).map { Array(key[4 * $0..<4 * $0 + 4]) }
    var constant: UInt8 = 1
    for index in count..<4 * (count + 7) {
      var word = words[index - 1]
      if index % count == 0 {
        word = [word[1], word[2], word[3], word[0]].map { Self.boxes.forward[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if count > 6, index % count == 4 {
        word = word.map { Self.boxes.forward[Int($0)] }
      }
      words.append((0..<4).map { word[$0] ^ words[index - count][$0] })
    }
    keys = stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<$0 + 4].joined()) }
  }

  private static func doubled(_ value: UInt8) -> UInt8 { value << 1 ^ (value & 0x80 != 0 ? 0x1b : 0) }

  private static func times(_ value: UInt8, _ factor: UInt8) -> UInt8 {
    var (value, factor, result) = (value, factor, UInt8(0))
    while factor != 0 {
      if factor & 1 != 0 { result ^= value }
      value = doubled(value)
      factor >>= 1
    }
    return result
  }

  package func encrypt(_ block: [UInt8]) -> [UInt8] {
    var state = zip(block, keys[0]).map { $0 ^ $1 }
    for round in 1..<keys.count {
      var moved = state
      for index in 0..<16 { moved[index] = Self.boxes.forward[Int(state[(index + 4 * (index % 4)) % 16])] }
      if round < keys.count - 1 { moved = Self.mixed(moved, [2, 3, 1, 1]) }
      state = zip(moved, keys[round]).map { $0 ^ $1 }
    }
    return state
  }

  package func decrypt(_ block: [UInt8]) -> [UInt8] {
    var state = block
    for round in (1..<keys.count).reversed() {
      state = zip(state, keys[round]).map { $0 ^ $1 }
      if round < keys.count - 1 { state = Self.mixed(state, [14, 11, 13, 9]) }
      var moved = state
      for index in 0..<16 { moved[(index + 4 * (index % 4)) % 16] = Self.boxes.inverse[Int(state[index])] }
      state = moved
    }
    return zip(state, keys[0]).map { $0 ^ $1 }
  }

  private static func mixed(_ state: [UInt8], _ factors: [UInt8]) -> [UInt8] {
    var result = state
    for column in stride(from: 0, to: 16, by: 4) {
      for row in 0..<4 {
        var sum: UInt8 = 0
        for other in 0..<4 { sum ^= times(state[column + other], factors[(other - row + 4) % 4]) }
        result[column + row] = sum
      }
    }
    return result
  }

  // MARK: Modes

  /// Encrypts with cipher block chaining; without a vector, each block separately. The length must be a multiple of the block size.
  package func encrypt(blocks bytes: [UInt8], vector: [UInt8]?) -> [UInt8] {
    var result: [UInt8] = []
    var previous = vector
    for start in stride(from: 0, to: bytes.count, by: 16) {
      var block = Array(bytes[start..<start + 16])
      if let previous { block = zip(block, previous).map { $0 ^ $1 } }
      let encrypted = encrypt(block)
      if previous != nil { previous = encrypted }
      result += encrypted
    }
    return result
  }

  package func decrypt(blocks bytes: [UInt8], vector: [UInt8]?) -> [UInt8] {
    var result: [UInt8] = []
    var previous = vector
    for start in stride(from: 0, to: bytes.count, by: 16) {
      let block = Array(bytes[start..<start + 16])
      var plain = decrypt(block)
      if let before = previous {
        plain = zip(plain, before).map { $0 ^ $1 }
        previous = block
      }
      result += plain
    }
    return result
  }

  /// Counter mode from a first counter block, whose last four bytes are incremented.
  package func counted(_ bytes: [UInt8], from first: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var number = UInt32(bigEndian: first, at: 12)
    for start in stride(from: 0, to: bytes.count, by: 16) {
      let stream = encrypt(Array(first[..<12]) + number.bigEndianBytes)
      result += zip(bytes[start..<min(start + 16, bytes.count)], stream).map { $0 ^ $1 }
      number &+= 1
    }
    return result
  }
}
