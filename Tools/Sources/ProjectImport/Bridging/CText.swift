import Foundation
import Synchronization

/// A header or source of the C family, with the dependencies and declarations found in its text.
struct CText: Sendable {
  struct Inclusion: Equatable, Sendable {
    var line: Int
    /// `sqlite3.h`, `UIKit/UIKit.h`; the name of the module for `@import`.
    var name: String
    enum Form: Sendable { case quoted, angled, module }
    var form: Form
  }

  let inclusions: [Inclusion]
  /// The text without comments and the contents of strings. Lines are preserved.
  let code: String

  /// Whether only an Objective-C compiler understands the text, or it names types of Apple's frameworks.
  let isObjectiveC: Bool

  private static let known = Mutex<[String: CText]>([:])

  /// Returns the text as it was read before, if it was: headers are included in many files.
  init(_ text: String) {
    if let known = Self.known.withLock({ $0[text] }) {
      self = known
      return
    }
    self.init(reading: text)
    let read = self
    Self.known.withLock { $0[text] = read }
  }

  private init(reading text: String) {
    code = Self.withoutComments(text)
    let code = code.utf8.split(separator: 10, omittingEmptySubsequences: false)
    var original: [Substring] = []
    var inclusions: [Inclusion] = []
    var isObjectiveC = false
    for (index, bytes) in code.enumerated() {
      let line = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard line.first == UInt8(ascii: "#") || line.starts(with: "@import".utf8) else {
        isObjectiveC = isObjectiveC || Self.isObjectiveC(line)
        continue
      }
      let words = Substring(line)
      if words.hasPrefix("@import") {
        let name = words.dropFirst(7).prefix { $0 != ";" }.trimmingCharacters(in: .whitespacesAndNewlines)
        if !name.isEmpty { inclusions.append(Inclusion(line: index + 1, name: name, form: .module)) }
        continue
      }
      let directive = words.dropFirst().drop { $0 == " " }
      guard directive.hasPrefix("import") || directive.hasPrefix("include") else { continue }
      // The quotation marks of the original contain the name.
      if original.isEmpty { original = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map(Substring.init) }
      if let found = Self.name(in: original[index], line: index + 1) { inclusions.append(found) }
    }
    self.inclusions = inclusions
    self.isObjectiveC = isObjectiveC
  }

  private static func name(in line: Substring, line number: Int) -> Inclusion? {
    for (open, close, form) in [("\"", "\"", Inclusion.Form.quoted), ("<", ">", .angled)] {
      guard let start = line.firstRange(of: open), let end = line[start.upperBound...].firstRange(of: close) else { continue }
      let name = line[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespaces)
      return name.isEmpty ? nil : Inclusion(line: number, name: name, form: form)
    }
    return nil
  }

  private static func withoutComments(_ text: String) -> String {
    enum State { case code, line, block, string(UInt8) }
    var state = State.code
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch state {
      case .code:
        if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
          state = .line
          index += 1
        } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
          state = .block
          index += 1
          result.append(UInt8(ascii: " "))
        } else {
          if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { state = .string(byte) }
          result.append(byte)
        }
      case .line:
        if byte == 10 {
          state = .code
          result.append(byte)
        }
      case .block:
        if byte == 10 { result.append(byte) }
        if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
          state = .code
          index += 1
        }
      case .string(let mark):
        if byte == UInt8(ascii: "\\") {
          index += 1
        } else if byte == mark || byte == 10 {
          state = .code
          result.append(byte)
        }
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The code without the lines of directives, which contain no declarations.
  private var declarations: String {
    code.split(omittingEmptySubsequences: false) { $0.isNewline }.filter {
      let line = $0.drop { $0 == " " || $0 == "\t" }
      return !line.hasPrefix("#") && !line.hasPrefix("@import")
    }.joined(separator: "\n")
  }

  /// Names of Apple's headers that have a plain C replacement.
  static let plainNames: Set<String> = [
    "NSInteger", "NSUInteger", "NS_ENUM", "NS_OPTIONS", "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END", "NS_INLINE",
  ]

  private static func isObjectiveC(_ line: Substring.UTF8View) -> Bool {
    if line.contains(UInt8(ascii: "@")) { return true }
    return line.split { !isLetter($0) && !(48...57 ~= $0) }.contains { bytes in
      guard let first = bytes.first, "NUCSIi".utf8.contains(first), bytes.count > 2 else { return false }
      let word = Substring(bytes)
      if ["instancetype", "SEL", "IBOutlet", "IBAction"].contains(word) { return true }
      return ["NS", "UI", "CG", "CF", "CA"].contains { word.hasPrefix($0) } && !plainNames.contains(String(word))
        && isUppercase(bytes.dropFirst(2).first) && bytes.dropFirst(3).first.map { 97...122 ~= $0 } ?? false
    }
  }

  private static func isUppercase(_ byte: UInt8?) -> Bool { byte.map { 65...90 ~= $0 } ?? false }
  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 128 || byte == UInt8(ascii: "_") || isUppercase(byte & 0xDF) }

  var hasDeclarations: Bool { declarations.contains { !$0.isWhitespace } }

  /// The names of classes, protocols, types, functions, constants and macros visible to Swift.
  var declaredNames: Set<String> {
    var names: Set<String> = []
    let patterns = [
      "@(?:interface|protocol)\\s+(\\w+)", "(?m)^\\s*#\\s*define\\s+(\\w+)[ \\t]+\\S", "\\btypedef\\b[^;{}]*?\\b(\\w+)\\s*;",
      "\\}\\s*(\\w+)\\s*;", "\\b(?:struct|enum|union)\\s+(\\w+)\\s*\\{", "NS_(?:CLOSED_)?(?:ENUM|OPTIONS)\\s*\\(\\s*\\w+\\s*,\\s*(\\w+)",
      "(?m)^[A-Za-z_][\\w \\t*]*?[ \\t*](\\w+)\\s*\\([^;{}]*\\)\\s*;", "\\bextern\\b[^;(]*?\\b(\\w+)\\s*;",
    ]
    let range = NSRange(code.startIndex..., in: code)
    for pattern in patterns {
      guard let expression = try? NSRegularExpression(pattern: pattern) else { continue }
      for match in expression.matches(in: code, range: range) {
        if let found = Range(match.range(at: 1), in: code) { names.insert(String(code[found])) }
      }
    }
    // A category adds to a class of another header.
    let category = try? NSRegularExpression(pattern: "@interface\\s+(\\w+)\\s*\\(")
    for match in category?.matches(in: code, range: range) ?? [] {
      guard let found = Range(match.range(at: 1), in: code) else { continue }
      names.remove(String(code[found]))
    }
    return names
  }

  /// The base names of the methods that categories of this header add to other classes.
  var categoryMethods: Set<String> {
    guard let block = try? NSRegularExpression(pattern: "@interface\\s+\\w+\\s*\\([^)]*\\)(.*?)@end", options: .dotMatchesLineSeparators),
      let method = try? NSRegularExpression(pattern: "[-+]\\s*\\([^)]*\\)\\s*(\\w+)")
    else { return [] }
    var names: Set<String> = []
    for match in block.matches(in: code, range: NSRange(code.startIndex..., in: code)) {
      guard let body = Range(match.range(at: 1), in: code) else { continue }
      let text = String(code[body])
      for match in method.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
        if let found = Range(match.range(at: 1), in: text) { names.insert(String(text[found])) }
      }
    }
    return names
  }
}
