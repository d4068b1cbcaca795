import Foundation

/// Reads property lists in the OpenStep format of Xcode's project files, with the line of every value.
///
/// Foundation reads the format too, but reports neither the line of a value nor, for some damage, that of the error.
public struct PropertyListParser {
  /// Deeper nesting is an error, so that damaged input cannot overflow the stack. Project files have less than ten levels.
  static let maximumDepth = 200

  private let bytes: [UInt8]
  private let path: String
  private var position = 0
  private var line = 1

  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// Reads OpenStep, XML and binary property lists. Only values of OpenStep files have lines of their own.
  public static func parse(_ data: Data, path: String) throws -> PropertyListValue {
    var bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("<?xml".utf8)) || bytes.starts(with: Array("<!DOCTYPE".utf8)) {
      return try parseWithFoundation(data, path: path)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]), let text = String(data: data, encoding: .utf16) {
      bytes = [UInt8](text.utf8)
    }
    var parser = PropertyListParser(bytes: bytes, path: path)
    return try parser.parseDocument()
  }

  private static func parseWithFoundation(_ data: Data, path: String) throws -> PropertyListValue {
    if PropertyListNesting.isTooDeep(data) {
      throw ProjectError(path: path, line: 1, reason: "the values are nested more than \(maximumDepth) levels deep")
    }
    do {
      return value(try PropertyListSerialization.propertyList(from: data, options: [], format: nil))
    } catch {
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "the property list is damaged"
      let line = words.range(of: "on line ").flatMap { Int(words[$0.upperBound...].prefix { $0.isNumber }) }
      throw ProjectError(path: path, line: line ?? 1, reason: words)
    }
  }

  private static func value(_ object: Any) -> PropertyListValue {
    switch object {
    case let text as String: .string(text, line: 1)
    case let list as [Any]: .array(list.map(value), line: 1)
    case let table as [String: Any]: .dictionary(table.mapValues(value), line: 1)
    case let data as Data: .data([UInt8](data), line: 1)
    case let flag as Bool: .string(flag ? "YES" : "NO", line: 1)
    default: .string("\(object)", line: 1)
    }
  }

  mutating func parseDocument() throws -> PropertyListValue {
    try skipBlanks()
    guard position < bytes.count else { throw failure("the file is empty") }
    let first = try parseValue(depth: 0)
    try skipBlanks()
    if position == bytes.count { return first }
    // A file of "key" = "value"; lines without braces, as strings files are.
    position = 0
    line = 1
    return try parsePairs(depth: 0, closing: nil, startLine: 1)
  }

  private func failure(_ reason: String, line at: Int? = nil) -> ProjectError {
    ProjectError(path: path, line: at ?? line, reason: reason)
  }

  // MARK: Values

  private mutating func parseValue(depth: Int) throws -> PropertyListValue {
    guard depth < Self.maximumDepth else { throw failure("the values are nested more than \(Self.maximumDepth) levels deep") }
    try skipBlanks()
    guard position < bytes.count else { throw failure("the file ends where a value is expected") }
    let start = line
    switch bytes[position] {
    case UInt8(ascii: "{"):
      position += 1
      return try parsePairs(depth: depth, closing: UInt8(ascii: "}"), startLine: start)
    case UInt8(ascii: "("):
      position += 1
      return try parseArray(depth: depth, startLine: start)
    case UInt8(ascii: "<"):
      position += 1
      return try parseData(startLine: start)
    default:
      return .string(try parseString(), line: start)
    }
  }

  private mutating func parsePairs(depth: Int, closing: UInt8?, startLine: Int) throws -> PropertyListValue {
    var values: [String: PropertyListValue] = [:]
    while true {
      try skipBlanks()
      guard position < bytes.count else {
        if closing == nil { return .dictionary(values, line: startLine) }
        throw failure("the dictionary that begins on line \(startLine) has no closing }")
      }
      if bytes[position] == closing {
        position += 1
        return .dictionary(values, line: startLine)
      }
      let key = try parseString()
      try skipBlanks()
      if position < bytes.count, bytes[position] == UInt8(ascii: ";") {
        // In strings files per key alone is its own value.
        guard closing == nil else { throw failure("the key \"\(key)\" has no value") }
        values[key] = .string(key, line: line)
        position += 1
        continue
      }
      guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { throw failure("expected = after the key \"\(key)\"") }
      position += 1
      values[key] = try parseValue(depth: depth + 1)
      try skipBlanks()
      guard position < bytes.count else { throw failure("expected ; after the value of \"\(key)\"") }
      if bytes[position] == UInt8(ascii: ";") {
        position += 1
      } else if bytes[position] != closing {
        throw failure("expected ; after the value of \"\(key)\"")
      }
    }
  }

  private mutating func parseArray(depth: Int, startLine: Int) throws -> PropertyListValue {
    var values: [PropertyListValue] = []
    while true {
      try skipBlanks()
      guard position < bytes.count else { throw failure("the array that begins on line \(startLine) has no closing )") }
      if bytes[position] == UInt8(ascii: ")") {
        position += 1
        return .array(values, line: startLine)
      }
      values.append(try parseValue(depth: depth + 1))
      try skipBlanks()
      guard position < bytes.count else { throw failure("the array that begins on line \(startLine) has no closing )") }
      if bytes[position] == UInt8(ascii: ",") {
        position += 1
      } else if bytes[position] != UInt8(ascii: ")") {
        throw failure("expected , or ) in the array that begins on line \(startLine)")
      }
    }
  }

  private mutating func parseData(startLine: Int) throws -> PropertyListValue {
    var digits: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: ">") {
        guard digits.count.isMultiple(of: 2) else { throw failure("the data has an odd number of digits") }
        let pairs = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
        return .data(pairs, line: startLine)
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      if Self.isBlank(byte) { continue }
      guard let digit = Self.hexadecimal(byte) else { throw failure("the data holds a character that is not hexadecimal") }
      digits.append(digit)
    }
    throw failure("the data that begins on line \(startLine) has no closing >")
  }

  // MARK: Strings

  private mutating func parseString() throws -> String {
    guard position < bytes.count else { throw failure("the file ends where a string is expected") }
    let first = bytes[position]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try parseQuoted(first) }
    let start = position
    while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
    guard position > start else {
      throw failure("unexpected character \(String(decoding: bytes[start..<min(start + 1, bytes.count)], as: UTF8.self))")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func parseQuoted(_ quote: UInt8) throws -> String {
    let start = line
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case quote: return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\n"):
        line += 1
        text.append(byte)
      case UInt8(ascii: "\\"): try parseEscape(into: &text)
      default: text.append(byte)
      }
    }
    throw failure("the string that begins on line \(start) has no closing quotation mark", line: start)
  }

  private mutating func parseEscape(into text: inout [UInt8]) throws {
    guard position < bytes.count else { throw failure("the file ends in an escape sequence") }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "a"): text.append(7)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "v"): text.append(11)
    case UInt8(ascii: "U"), UInt8(ascii: "u"): parseUnicode(into: &text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var code = UInt32(byte - UInt8(ascii: "0"))
      var count = 1
      while count < 3, position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[position]) {
        code = code * 8 + UInt32(bytes[position] - UInt8(ascii: "0"))
        position += 1
        count += 1
      }
      append(code, to: &text)
    case UInt8(ascii: "\n"):
      line += 1
      text.append(byte)
    default: text.append(byte)
    }
  }

  private mutating func parseUnicode(into text: inout [UInt8]) {
    func unit() -> (UInt32, Int)? {
      var code: UInt32 = 0
      var count = 0
      while count < 4, position + count < bytes.count, let digit = Self.hexadecimal(bytes[position + count]) {
        code = code << 4 | UInt32(digit)
        count += 1
      }
      return count == 0 ? nil : (code, count)
    }
    guard let (code, count) = unit() else { return text.append(UInt8(ascii: "U")) }
    position += count
    guard (0xD800..<0xDC00).contains(code), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\") else {
      return append(code, to: &text)
    }
    position += 2
    guard let (low, lowCount) = unit(), (0xDC00..<0xE000).contains(low) else {
      position -= 2
      return append(code, to: &text)
    }
    position += lowCount
    append(0x10000 + (code - 0xD800) << 10 + (low - 0xDC00), to: &text)
  }

  private func append(_ code: UInt32, to text: inout [UInt8]) {
    text.append(contentsOf: String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8)
  }

  // MARK: Characters

  private mutating func skipBlanks() throws {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") {
        line += 1
        position += 1
      } else if Self.isBlank(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws {
    let start = line
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    throw failure("the comment that begins on line \(start) has no end", line: start)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    default: false
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
