/// Splits a source into tokens, without comments. Every text can be split: a character that no token begins with is punctuation.
struct CLexer {
  private var bytes: [UInt8] = []
  /// The places in `bytes` at which a line was joined with the next one by a backslash.
  private var splices: [Int] = []
  private var index = 0
  private var line: Int
  private var lineIndex = 0
  private var spliceIndex = 0
  private var tokens: [CToken] = []

  static func tokens(of text: String, line: Int = 1) -> [CToken] {
    var lexer = CLexer(text, line: line)
    lexer.readAll()
    return lexer.tokens
  }

  private init(_ text: String, line: Int) {
    self.line = line
    join(Array(text.utf8))
  }

  /// Ends lines by a line feed only, and joins those that end in a backslash.
  private mutating func join(_ source: [UInt8]) {
    bytes.reserveCapacity(source.count + 4)
    var place = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while place < source.count {
      let byte = source[place]
      place += 1
      if byte == 13 {
        if place < source.count, source[place] == 10 { continue }
        bytes.append(10)
      } else if byte == 92 {
        var end = place
        while end < source.count, source[end] == 32 || source[end] == 9 || source[end] == 13 { end += 1 }
        if end < source.count, source[end] == 10 {
          splices.append(bytes.count)
          place = end + 1
        } else {
          bytes.append(byte)
        }
      } else {
        bytes.append(byte)
      }
    }
  }

  private func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  private mutating func lineOfIndex() -> Int {
    while lineIndex < index {
      if bytes[lineIndex] == 10 { line += 1 }
      lineIndex += 1
    }
    while spliceIndex < splices.count, splices[spliceIndex] <= index {
      line += 1
      spliceIndex += 1
    }
    return line
  }

  private mutating func readAll() {
    var startsLine = true
    var followsSpace = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 10 {
        startsLine = true
        index += 1
      } else if byte <= 32 {
        followsSpace = true
        index += 1
      } else if byte == 47, self.byte(1) == 47 {
        while index < bytes.count, bytes[index] != 10 { index += 1 }
      } else if byte == 47, self.byte(1) == 42 {
        skipComment()
        followsSpace = true
      } else {
        let line = lineOfIndex()
        var token = readToken(byte, line: line)
        (token.startsLine, token.followsSpace) = (startsLine, followsSpace || startsLine)
        (startsLine, followsSpace) = (false, false)
        tokens.append(token)
      }
    }
  }

  private mutating func skipComment() {
    index += 2
    while index < bytes.count {
      if bytes[index] == 42, byte(1) == 47 {
        index += 2
        return
      }
      index += 1
    }
  }

  private mutating func readToken(_ first: UInt8, line: Int) -> CToken {
    let start = index
    if Self.isLetter(first) {
      while index < bytes.count, Self.isLetter(bytes[index]) || Self.isDigit(bytes[index]) { index += 1 }
      let isPrefix = index - start <= 2 && (first == 76 || first == 117 || first == 85)
      if isPrefix, byte() == 34 { return readString(line: line) }
      if isPrefix, byte() == 39 { return readCharacter(line: line) }
      return CToken(.identifier, text(start), line: line)
    }
    if Self.isDigit(first) || first == 46 && Self.isDigit(byte(1)) {
      while index < bytes.count {
        let byte = bytes[index]
        if byte == 43 || byte == 45 {
          let sign = bytes[index - 1] | 32
          let isHexadecimal = first == 48 && start + 1 < index && bytes[start + 1] | 32 == 120
          guard sign == 112 || sign == 101 && !isHexadecimal else { break }
        } else if byte != 46, !Self.isDigit(byte), !Self.isLetter(byte) || byte >= 128 {
          break
        } else if byte == 46, self.byte(1) == 46 {
          // The range `1...5` of a case is not a number with dots.
          break
        }
        index += 1
      }
      return CToken(.number, text(start), line: line)
    }
    if first == 34 { return readString(line: line) }
    if first == 39 { return readCharacter(line: line) }
    for length in [3, 2] where start + length <= bytes.count {
      if let known = Self.operators[text(start, length)] {
        index += length
        return CToken(.punctuation, known, line: line)
      }
    }
    index += 1
    return CToken(.punctuation, text(start), line: line)
  }

  private func text(_ start: Int) -> String { String(decoding: bytes[start..<index], as: UTF8.self) }

  /// The bytes of an operator as a number, which is faster to look up than a string.
  private func text(_ start: Int, _ length: Int) -> Int {
    var key = 0
    for place in start..<start + length { key = key << 8 | Int(bytes[place]) }
    return key
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90 || byte == 95 || byte == 36 || byte >= 128
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  private static let operators: [Int: String] = {
    let all = [
      "...", "<<=", ">>=", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
      "##",
    ]
    return Dictionary(uniqueKeysWithValues: all.map { text in (text.utf8.reduce(0) { $0 << 8 | Int($1) }, text) })
  }()

  private mutating func readString(line: Int) -> CToken {
    let content = readQuoted(34)
    return CToken(.string, String(decoding: content ?? [], as: UTF8.self), line: line)
  }

  /// An apostrophe that no other one ends in its line, as in the text of an inactive branch, is punctuation.
  private mutating func readCharacter(line: Int) -> CToken {
    let start = index
    guard let content = readQuoted(39), !content.isEmpty else {
      index = start + 1
      return CToken(.punctuation, "'", line: line)
    }
    let text = String(decoding: content, as: UTF8.self)
    if text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first, scalar != "\u{FFFD}" {
      return CToken(.character, String(scalar.value), line: line)
    }
    let value = content.suffix(4).reduce(0) { $0 << 8 | Int($1) }
    return CToken(.character, String(value), line: line)
  }

  /// Reads from the next quote to the one that ends the literal, and returns the bytes between. Nil if the line ends before.
  private mutating func readQuoted(_ quote: UInt8) -> [UInt8]? {
    while byte() != quote { index += 1 }
    index += 1
    var content: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote { return content }
      if byte == 10 {
        index -= 1
        return quote == 34 ? content : nil
      }
      if byte == 92, index < bytes.count { readEscape(into: &content) } else { content.append(byte) }
    }
    return quote == 34 ? content : nil
  }

  private mutating func readEscape(into content: inout [UInt8]) {
    let byte = bytes[index]
    index += 1
    switch byte {
    case 110: content.append(10)  // n
    case 116: content.append(9)  // t
    case 114: content.append(13)  // r
    case 97: content.append(7)  // a
    case 98: content.append(8)  // b
    case 102: content.append(12)  // f
    case 118: content.append(11)  // v
    case 101: content.append(27)  // e
    case 120: content.append(UInt8(truncatingIfNeeded: readDigits(radix: 16, limit: 8)))  // x
    case 117: appendScalar(readDigits(radix: 16, limit: 4), to: &content)  // u
    case 85: appendScalar(readDigits(radix: 16, limit: 8), to: &content)  // U
    case 48...55:
      index -= 1
      content.append(UInt8(truncatingIfNeeded: readDigits(radix: 8, limit: 3)))
    case 10: index -= 1
    default: content.append(byte)
    }
  }

  private mutating func readDigits(radix: UInt32, limit: Int) -> UInt32 {
    var value: UInt32 = 0
    var count = 0
    while count < limit, index < bytes.count {
      let byte = bytes[index]
      let digit: UInt32
      switch byte {
      case 48...57: digit = UInt32(byte) - 48
      case 65...70: digit = UInt32(byte) - 55
      case 97...102: digit = UInt32(byte) - 87
      default: return value
      }
      guard digit < radix else { return value }
      value = value &* radix &+ digit
      index += 1
      count += 1
    }
    return value
  }

  private func appendScalar(_ value: UInt32, to content: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value) else { return }
    content.append(contentsOf: Array(String(Character(scalar)).utf8))
  }
}
