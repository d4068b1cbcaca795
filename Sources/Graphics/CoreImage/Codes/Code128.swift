import Foundation

/// The bars of a Code 128 barcode.
enum Code128 {
  /// The widths of the bars and spaces of each value, six digits each; the last is the end.
  private static let patterns = """
    212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212\
    223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331\
    132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124\
    121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112\
    421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232233111
    """

  private static func widths(_ value: Int) -> [Int] {
    let digits = Array(patterns.utf8)
    return digits[value * 6..<value * 6 + 6].map { Int($0) - 48 }
  }

  /// Dark and light modules from the left, or nil if the message has a character beyond ASCII.
  static func modules(_ message: Data) -> [Bool]? {
    let bytes = [UInt8](message)
    guard !bytes.isEmpty, bytes.allSatisfy({ $0 < 128 }) else { return nil }
    let values = values(bytes)
    let check = values.enumerated().reduce(values[0]) { $0 + $1.offset * $1.element } % 103
    var result: [Bool] = []
    for value in values + [check, 106] {
      var isDark = true
      // The value 106 is the end; 103 to 105 are beginnings.
      for width in widths(value) {
        result += [Bool](repeating: isDark, count: width)
        isDark.toggle()
      }
    }
    return result + [true, true]
  }

  /// Returns the values of the characters, with the beginning and the changes between the sets: pairs of digits are one value in set C.
  private static func values(_ bytes: [UInt8]) -> [Int] {
    func digits(at index: Int) -> Int { bytes[index...].prefix { $0 >= 48 && $0 < 58 }.count }
    enum CharacterSet: Int { case a = 101, b = 100, c = 99 }
    var result: [Int] = []
    var set: CharacterSet?
    func use(_ wanted: CharacterSet) {
      guard set != wanted else { return }
      if set == nil {
        result.append(wanted == .a ? 103 : wanted == .b ? 104 : 105)
      } else {
        result.append(wanted.rawValue)
      }
      set = wanted
    }
    var index = 0
    while index < bytes.count {
      let run = digits(at: index)
      let isWhole = run == bytes.count && run % 2 == 0
      let paysOff = run >= 4 || isWhole || (set == .c && run >= 2)
      if paysOff, run % 2 == 0 || set == .c {
        use(.c)
        var left = run - run % 2
        while left > 0 {
          result.append(Int(bytes[index] - 48) * 10 + Int(bytes[index + 1] - 48))
          index += 2
          left -= 2
        }
        continue
      }
      let byte = bytes[index]
      if byte < 32 { use(.a) } else if byte >= 96 || set != .a { use(.b) }
      result.append(byte < 32 ? Int(byte) + 64 : Int(byte) - 32)
      index += 1
    }
    return result
  }
}
