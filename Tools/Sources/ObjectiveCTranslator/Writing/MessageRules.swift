/// The rows of `ObjectiveCRules.txt`: the Swift of messages that does not follow from their declarations.
struct MessageRules: Sendable {
  struct Rule: Sendable {
    var parts: [Part]
    var type: SwiftType
    /// Whether the text is a member of the value that gets the message.
    var isMember: Bool
    /// Whether the last argument is the place of an error.
    var isThrowing: Bool
  }

  enum Part: Equatable, Sendable {
    case text(String)
    case argument(Int, SwiftType?)
    case value, operand
  }

  static let fileName = "ObjectiveCRules.txt"
  static let shared = MessageRules(.shared)

  /// The reason for which rules are missing.
  private(set) var problem: String?
  private(set) var rules: [String: Rule] = [:]

  init(_ data: TranslatorData) {
    do throws(TranslatorData.Damage) {
      try read(String(decoding: data.read(Self.fileName), as: UTF8.self))
    } catch {
      problem = error.message
    }
  }

  private mutating func read(_ text: String) throws(TranslatorData.Damage) {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if line.isEmpty || line.hasPrefix("#") { continue }
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count == 3, !columns[1].isEmpty, rules[String(columns[0])] == nil else {
        throw TranslatorData.Damage(message: "\(Self.fileName) of the Objective-C translator is damaged in line \(number)")
      }
      let isThrowing = columns[1].hasPrefix("try ")
      let text = columns[1].dropFirst(isThrowing ? 4 : 0)
      let isMember = text.hasPrefix(".")
      rules[String(columns[0])] = Rule(
        parts: Self.parts(text.dropFirst(isMember ? 1 : 0)), type: SwiftTypeReader.read(String(columns[2])), isMember: isMember,
        isThrowing: isThrowing)
    }
    if rules.isEmpty { throw TranslatorData.Damage(message: "\(Self.fileName) of the Objective-C translator is empty") }
  }

  private static func parts(_ text: Substring) -> [Part] {
    var parts: [Part] = []
    var plain = ""
    var rest = text
    while let letter = rest.first {
      guard letter == "{", let end = rest.firstIndex(of: "}"), let part = part(rest[rest.index(after: rest.startIndex)..<end]) else {
        plain.append(letter)
        rest.removeFirst()
        continue
      }
      if !plain.isEmpty { parts.append(.text(plain)) }
      plain = ""
      parts.append(part)
      rest = rest[rest.index(after: end)...]
    }
    return plain.isEmpty ? parts : parts + [.text(plain)]
  }

  /// Returns nil for braces of Swift.
  private static func part(_ text: Substring) -> Part? {
    if text == "self" { return .value }
    if text == "self.operand" { return .operand }
    let words = text.split(separator: " ", maxSplits: 1)
    guard let first = words.first, let index = Int(first), index >= 0 else { return nil }
    return .argument(index, words.count > 1 ? SwiftTypeReader.read(String(words[1])) : nil)
  }
}

extension BodyWriter {
  /// Returns the Swift of a message that has a row, and nil for any other.
  func ruled(_ key: String, _ arguments: [CExpression], of base: WrittenExpression? = nil) throws -> WrittenExpression? {
    guard let rule = MessageRules.shared.rules[key] else { return nil }
    var text = ""
    for part in rule.parts {
      switch part {
      case .text(let plain): text += plain
      case .argument(let index, let type):
        guard index < arguments.count else { throw Untranslated("\(key) has too few arguments") }
        let value = try expression(arguments[index], wanting: type)
        text += type.map { converted(value, to: $0).text } ?? value.text
      case .value: if let base { text += converted(base, to: base.type.wrapped).text }
      case .operand: if let base { text += converted(base, to: base.type.wrapped).operand }
      }
    }
    if rule.isThrowing { return try attempted((base?.receiver.text ?? "") + text, rule.type, arguments.last) }
    guard rule.isMember, let base else { return WrittenExpression(text: text, type: rule.type) }
    return .chain(base.receiver.text + text, rule.type, optional: base.receiver.isOptional)
  }

  /// Returns the Swift of a message that a class of the frameworks had in an earlier version of iOS, and nil of any other.
  func older(_ base: WrittenExpression, _ message: CMessage) throws -> WrittenExpression? {
    guard let name = base.type.wrapped.name else { return nil }
    for ancestor in program.superclasses(of: program.ownName(name)).dropFirst() {
      if let found = try ruled("\(program.swiftClass(ancestor)) \(message.selector)", message.arguments, of: base) { return found }
    }
    return nil
  }

  /// The calendar of an identifier, which is a constant in nearly all sources.
  func calendar(_ identifier: CExpression) throws -> WrittenExpression {
    if case .name(let name) = identifier, let word = Self.calendarWord(name) {
      let known = program.facts.types["Calendar.Identifier"]?.members.first {
        $0.kind == .enumCase && $0.name.lowercased() == word.lowercased()
      }
      if let known { return WrittenExpression(text: "Calendar(identifier: .\(known.name))", type: .plain("Calendar")) }
    }
    return WrittenExpression(text: "_calendar(\(try expression(identifier, wanting: nil).text))", type: .optional(.plain("Calendar")))
  }

  /// Returns `Hebrew` of `NSCalendarIdentifierHebrew` and of `NSHebrewCalendar`, and nil of a variable, which may have any value.
  private static func calendarWord(_ name: String) -> Substring? {
    if name.hasPrefix("NSCalendarIdentifier") { return name.dropFirst("NSCalendarIdentifier".count) }
    return name.hasPrefix("NS") && name.hasSuffix("Calendar") ? name.dropFirst(2).dropLast("Calendar".count) : nil
  }
}
