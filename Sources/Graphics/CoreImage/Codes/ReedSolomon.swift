/// Error correction over the field of 256 elements that QR codes use.
enum ReedSolomon {
  private static let tables: (powers: [UInt8], logs: [Int]) = {
    var powers = [UInt8](repeating: 0, count: 512)
    var logs = [Int](repeating: 0, count: 256)
    var value = 1
    for index in 0..<255 {
      powers[index] = UInt8(value)
      powers[index + 255] = UInt8(value)
      logs[value] = index
      value <<= 1
      if value > 255 { value ^= 0x11D }
    }
    return (powers, logs)
  }()

  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    a == 0 || b == 0 ? 0 : tables.powers[tables.logs[Int(a)] + tables.logs[Int(b)]]
  }

  static func divide(_ a: UInt8, _ b: UInt8) -> UInt8 {
    a == 0 || b == 0 ? 0 : tables.powers[tables.logs[Int(a)] + 255 - tables.logs[Int(b)]]
  }

  static func power(_ exponent: Int) -> UInt8 { tables.powers[((exponent % 255) + 255) % 255] }

  /// Returns the check bytes that follow the data.
  static func checks(_ data: [UInt8], count: Int) -> [UInt8] {
    // The product of (x − 2ⁱ), without its leading coefficient of 1.
    var divisor = [UInt8](repeating: 0, count: count)
    divisor[count - 1] = 1
    for index in 0..<count {
      for place in 0..<count {
        divisor[place] = multiply(divisor[place], power(index)) ^ (place + 1 < count ? divisor[place + 1] : 0)
      }
    }
    var rest = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for place in 0..<count { rest[place] ^= multiply(divisor[place], factor) }
    }
    return rest
  }

  /// Returns the bytes with errors corrected, up to half the number of check bytes, or nil if there are more.
  static func corrected(_ received: [UInt8], checks count: Int) -> [UInt8]? {
    let syndromes = (0..<count).map { index in received.reduce(UInt8(0)) { multiply($0, power(index)) ^ $1 } }
    if syndromes.allSatisfy({ $0 == 0 }) { return received }
    // Berlekamp and Massey's search for the shortest recurrence, lowest coefficient first.
    var (locator, previous): ([UInt8], [UInt8]) = ([1], [1])
    var (length, shift): (Int, Int) = (0, 1)
    var last: UInt8 = 1
    for step in 0..<count {
      var difference = syndromes[step]
      for index in 1..<max(1, length + 1) where index < locator.count { difference ^= multiply(locator[index], syndromes[step - index]) }
      if difference == 0 {
        shift += 1
        continue
      }
      let old = locator
      let factor = divide(difference, last)
      if locator.count < previous.count + shift {
        locator += [UInt8](repeating: 0, count: previous.count + shift - locator.count)
      }
      for (index, value) in previous.enumerated() { locator[index + shift] ^= multiply(factor, value) }
      if 2 * length <= step {
        (length, previous, last, shift) = (step + 1 - length, old, difference, 1)
      } else {
        shift += 1
      }
    }
    guard length <= count / 2 else { return nil }
    func value(_ polynomial: [UInt8], _ exponent: Int) -> UInt8 {
      polynomial.enumerated().reduce(UInt8(0)) { $0 ^ multiply($1.element, power(exponent * $1.offset)) }
    }
    let evaluator = (0..<count).map { index in
      (0...index).reduce(UInt8(0)) { $0 ^ (($1 < locator.count) ? multiply(locator[$1], syndromes[index - $1]) : 0) }
    }
    // The formal derivative has the odd coefficients only.
    let slope = locator.enumerated().dropFirst().map { $0.offset % 2 == 1 ? $0.element : 0 }
    var result = received
    var found = 0
    for place in received.indices {
      let exponent = received.count - 1 - place
      guard value(locator, -exponent) == 0 else { continue }
      let bottom = value(slope, -exponent)
      guard bottom != 0 else { return nil }
      result[place] ^= multiply(power(exponent), divide(value(evaluator, -exponent), bottom))
      found += 1
    }
    guard found == length else { return nil }
    let isClean = (0..<count).allSatisfy { index in result.reduce(UInt8(0)) { multiply($0, power(index)) ^ $1 } == 0 }
    return isClean ? result : nil
  }
}
