import Foundation

/// A header or source of the C family, with the dependencies and declarations found in its text.
struct CText {
  struct Inclusion: Equatable {
    var line: Int
    /// `sqlite3.h`, `UIKit/UIKit.h`; the name of the module for `@import`.
    var name: String
    enum Form { case quoted, angled, module }
    var form: Form
  }

  let inclusions: [Inclusion]
  /// The text without comments and the contents of strings. Lines are preserved.
  let code: String

  init(_ text: String) {
    code = Self.withoutComments(text)
    let original = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    inclusions = code.split(omittingEmptySubsequences: false) { $0.isNewline }.enumerated().compactMap { index, line in
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("@import") {
        let name = words.dropFirst(7).prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
        return name.isEmpty ? nil : Inclusion(line: index + 1, name: name, form: .module)
      }
      guard words.hasPrefix("#") else { return nil }
      let directive = words.dropFirst().drop { $0 == " " }
      guard directive.hasPrefix("import") || directive.hasPrefix("include") else { return nil }
      // The quotation marks of the original contain the name.
      return Self.name(in: index < original.count ? original[index] : line, line: index + 1)
    }
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

  /// Whether only an Objective-C compiler understands the text, or it names types of Apple's frameworks.
  var isObjectiveC: Bool {
    let text = declarations
    if text.contains("@") { return true }
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { word in
      if Self.plainNames.contains(String(word)) { return false }
      if ["instancetype", "SEL", "IBOutlet", "IBAction"].contains(word) { return true }
      return ["NS", "UI", "CG", "CF", "CA"].contains { prefix in
        word.hasPrefix(prefix) && word.dropFirst(prefix.count).prefix(1).contains { $0.isUppercase }
          && word.dropFirst(prefix.count + 1).prefix(1).contains { $0.isLowercase }
      }
    }
  }

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
