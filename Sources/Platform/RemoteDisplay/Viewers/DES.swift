/// The Data Encryption Standard for one block. The tables are those of FIPS 46-3; bits are counted from one at the most significant.
struct DES {
  private let keys: [UInt64]

  init(key: [UInt8]) {
    var state = Self.permute(Self.number(key), 64, Self.keyChoice)
    var keys: [UInt64] = []
    for round in 0..<16 {
      let count: UInt64 = [0, 1, 8, 15].contains(round) ? 1 : 2
      func rotated(_ half: UInt64) -> UInt64 { (half << count | half >> (28 - count)) & 0xfff_ffff }
      state = rotated(state >> 28) << 28 | rotated(state & 0xfff_ffff)
      keys.append(Self.permute(state, 56, Self.roundChoice))
    }
    self.keys = keys
  }

  func encrypt(_ block: [UInt8]) -> [UInt8] {
    let start = Self.permute(Self.number(block), 64, Self.initial)
    var (left, right) = (start >> 32, start & 0xffff_ffff)
    for key in keys { (left, right) = (right, left ^ Self.mix(right, key)) }
    return Self.permute(right << 32 | left, 64, Self.final).bytes
  }

  private static func mix(_ half: UInt64, _ key: UInt64) -> UInt64 {
    let wide = permute(half, 32, expansion) ^ key
    var result: UInt64 = 0
    for box in 0..<8 {
      let six = Int(wide >> UInt64(42 - 6 * box) & 63)
      let place = (six >> 4 & 2 | six & 1) << 4 | six >> 1 & 15
      result = result << 4 | UInt64(boxes[box][place])
    }
    return permute(result, 32, mixing)
  }

  private static func number(_ bytes: [UInt8]) -> UInt64 { bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) } }

  private static func permute(_ value: UInt64, _ bits: Int, _ table: [UInt8]) -> UInt64 {
    table.reduce(0) { $0 << 1 | value >> UInt64(bits - Int($1)) & 1 }
  }

  /// Four rows of eight numbers that fall or rise by eight, as both outer permutations have them.
  private static let initial: [UInt8] = {
    let firsts: [UInt8] = [58, 60, 62, 64, 57, 59, 61, 63]
    return firsts.flatMap { first in (0..<8).map { (step: UInt8) -> UInt8 in first - 8 * step } }
  }()

  private static let final: [UInt8] = {
    let firsts: [UInt8] = [40, 8, 48, 16, 56, 24, 64, 32]
    return (0..<8).flatMap { (step: UInt8) -> [UInt8] in firsts.map { $0 - step } }
  }()

  private static let expansion: [UInt8] = (0..<48).map { (place: UInt8) -> UInt8 in (4 * (place / 6) + place % 6 + 31) % 32 + 1 }

  private static let mixing: [UInt8] = [
    16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10, 2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25,
  ]

  private static let keyChoice: [UInt8] = [
    57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60, 52, 44, 36, 63, 55, 47, 39, 31, 23, 15,
    7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45, 37, 29, 21, 13, 5, 28, 20, 12, 4,
  ]

  private static let roundChoice: [UInt8] = [
    14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2, 41, 52, 31, 37, 47, 55, 30, 40, 51, 45, 33, 48,
    44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32,
  ]

  /// Each box as 64 hexadecimal digits.
  private static let boxes: [[UInt8]] = [
    "e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d",
    "f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9",
    "a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c",
    "7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e",
    "2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453",
    "c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d",
    "4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c",
    "d2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b",
  ].map { $0.compactMap { $0.hexDigitValue.map(UInt8.init) } }
}
