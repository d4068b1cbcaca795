/// The numbers that SHA-2 takes from the first primes: fractions of their roots, computed exactly.
private enum RootFractions {
  static let primes: [UInt64] = {
    var primes: [UInt64] = []
    var next: UInt64 = 2
    while primes.count < 80 {
      if !primes.contains(where: { next % $0 == 0 }) { primes.append(next) }
      next += 1
    }
    return primes
  }()

  /// Returns the first 64 bits of the fraction of a square root: the root of the number times 2^128, by bits.
  static func ofSquareRoot(_ number: UInt64) -> UInt64 {
    fraction(of: number) { $0.squareIsAtMost(number) }
  }

  static func ofCubeRoot(_ number: UInt64) -> UInt64 {
    fraction(of: number) { $0.cubeIsAtMost(number) }
  }

  private static func fraction(of number: UInt64, fits: (FixedPoint) -> Bool) -> UInt64 {
    var whole: UInt64 = 0
    while fits(FixedPoint(whole: whole + 1, fraction: 0)) { whole += 1 }
    var fraction: UInt64 = 0
    for bit in (0..<64).reversed() {
      let tried = fraction | 1 << UInt64(bit)
      if fits(FixedPoint(whole: whole, fraction: tried)) { fraction = tried }
    }
    return fraction
  }
}

/// A number with 64 bits after the point, for exact comparisons of its powers.
private struct FixedPoint {
  var whole: UInt64
  var fraction: UInt64

  private var digits: [UInt32] {
    [UInt32(truncatingIfNeeded: fraction), UInt32(fraction >> 32), UInt32(truncatingIfNeeded: whole), UInt32(whole >> 32)]
  }

  func squareIsAtMost(_ number: UInt64) -> Bool { Self.isAtMost(Self.product(digits, digits), number, point: 4) }

  func cubeIsAtMost(_ number: UInt64) -> Bool { Self.isAtMost(Self.product(Self.product(digits, digits), digits), number, point: 6) }

  private static func product(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: a.count + b.count)
    for (i, x) in a.enumerated() {
      var carry: UInt64 = 0
      for (j, y) in b.enumerated() {
        let sum = UInt64(x) * UInt64(y) + UInt64(result[i + j]) + carry
        result[i + j] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      result[i + b.count] = UInt32(carry)
    }
    return result
  }

  /// Compares digits with an integer, whose first digit is at an index.
  private static func isAtMost(_ digits: [UInt32], _ number: UInt64, point: Int) -> Bool {
    let high = digits[point...].enumerated().reduce(UInt64(0)) { $1.offset < 2 ? $0 | UInt64($1.element) << UInt64(32 * $1.offset) : $0 }
    if digits[(point + 2)...].contains(where: { $0 != 0 }) { return false }
    if high != number { return high < number }
    return digits[..<point].allSatisfy { $0 == 0 }
  }
}

/// A word of SHA-2, with the differences between words of 32 and 64 bits.
package protocol SHA2Word: FixedWidthInteger, UnsignedInteger, Sendable {
  /// The constants of the rounds.
  static var constants: [Self] { get }
  /// Rotations and shifts of FIPS 180-4: those of the schedule, the last of each a shift, then those of a round.
  static var schedule: (first: [Self], second: [Self]) { get }
  static var round: (first: [Self], second: [Self]) { get }
}

extension UInt32: SHA2Word {
  package static let constants = RootFractions.primes.prefix(64).map { UInt32(RootFractions.ofCubeRoot($0) >> 32) }
  package static let schedule: (first: [UInt32], second: [UInt32]) = ([7, 18, 3], [17, 19, 10])
  package static let round: (first: [UInt32], second: [UInt32]) = ([2, 13, 22], [6, 11, 25])
}

extension UInt64: SHA2Word {
  package static let constants = RootFractions.primes.map(RootFractions.ofCubeRoot)
  package static let schedule: (first: [UInt64], second: [UInt64]) = ([1, 8, 7], [19, 61, 6])
  package static let round: (first: [UInt64], second: [UInt64]) = ([28, 34, 39], [14, 18, 41])
}

/// The state of SHA-2 between blocks.
package struct SHA2State<Word: SHA2Word>: Sendable {
  private var words: [Word]

  init(_ words: [Word]) { self.words = words }

  mutating func compress(_ bytes: [UInt8], at start: Int) {
    let constants = Word.constants
    var schedule = (0..<16).map { Word(bigEndian: bytes, at: start + Word.bitWidth / 8 * $0) }
    schedule.reserveCapacity(constants.count)
    let (first, second) = Word.schedule
    for index in 16..<constants.count {
      let x = schedule[index - 15]
      let y = schedule[index - 2]
      let s0 = turned(x, first[0]) ^ turned(x, first[1]) ^ x >> first[2]
      let s1 = turned(y, second[0]) ^ turned(y, second[1]) ^ y >> second[2]
      schedule.append(schedule[index - 16] &+ s0 &+ schedule[index - 7] &+ s1)
    }
    let (forA, forE) = Word.round
    var (a, b, c, d, e, f, g, h) = (words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7])
    for round in constants.indices {
      let s1 = turned(e, forE[0]) ^ turned(e, forE[1]) ^ turned(e, forE[2])
      let first = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ constants[round] &+ schedule[round]
      let s0 = turned(a, forA[0]) ^ turned(a, forA[1]) ^ turned(a, forA[2])
      let second = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { words[index] &+= word }
  }

  private func turned(_ word: Word, _ count: Word) -> Word { word >> count | word << (Word(Word.bitWidth) - count) }

  var bytes: [UInt8] { words.flatMap(\.bigEndianBytes) }
}

/// The initial values of the hashes.
private enum InitialWords {
  static let sha256 = RootFractions.primes.prefix(8).map { UInt32(RootFractions.ofSquareRoot($0) >> 32) }
  /// The second halves of the fractions for SHA-384.
  static let sha224 = RootFractions.primes[8..<16].map { UInt32(truncatingIfNeeded: RootFractions.ofSquareRoot($0)) }
  static let sha512 = RootFractions.primes.prefix(8).map(RootFractions.ofSquareRoot)
  static let sha384 = RootFractions.primes[8..<16].map(RootFractions.ofSquareRoot)
}

/// SHA-224 of FIPS 180-4.
package struct SHA224Hash: BlockHash {
  package static let blockLength = 64
  package static let digestLength = 28
  package static let lengthField = 8
  package static let isLittleEndian = false
  private var words = SHA2State(InitialWords.sha224)
  package init() {}
  package mutating func compress(_ bytes: [UInt8], at start: Int) { words.compress(bytes, at: start) }
  package var state: [UInt8] { Array(words.bytes.prefix(28)) }
}

/// SHA-256 of FIPS 180-4.
package struct SHA256Hash: BlockHash {
  package static let blockLength = 64
  package static let digestLength = 32
  package static let lengthField = 8
  package static let isLittleEndian = false
  private var words = SHA2State(InitialWords.sha256)
  package init() {}
  package mutating func compress(_ bytes: [UInt8], at start: Int) { words.compress(bytes, at: start) }
  package var state: [UInt8] { words.bytes }
}

/// SHA-384 of FIPS 180-4.
package struct SHA384Hash: BlockHash {
  package static let blockLength = 128
  package static let digestLength = 48
  package static let lengthField = 16
  package static let isLittleEndian = false
  private var words = SHA2State(InitialWords.sha384)
  package init() {}
  package mutating func compress(_ bytes: [UInt8], at start: Int) { words.compress(bytes, at: start) }
  package var state: [UInt8] { Array(words.bytes.prefix(48)) }
}

/// SHA-512 of FIPS 180-4.
package struct SHA512Hash: BlockHash {
  package static let blockLength = 128
  package static let digestLength = 64
  package static let lengthField = 16
  package static let isLittleEndian = false
  private var words = SHA2State(InitialWords.sha512)
  package init() {}
  package mutating func compress(_ bytes: [UInt8], at start: Int) { words.compress(bytes, at: start) }
  package var state: [UInt8] { words.bytes }
}
