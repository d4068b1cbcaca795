/// The declarations of the frameworks, by type.
final class FactTable: Sendable {
  struct TypeFacts: Sendable {
    enum Kind: Sendable { case `class`, structure, enumeration, `protocol` }
    var kind: Kind
    var superclass: String?
    var protocols: [String] = []
    var members: [FactMember] = []
  }

  static let shared = FactTable(FactTable.text + FactTable.frameworkText)

  let types: [String: TypeFacts]
  let aliases: [String: String]
  /// Functions and constants outside of types.
  let globals: [String: [FactMember]]
  /// Nested types by the name that Objective-C has: `UIControl.State` by `UIControlState`.
  let nested: [String: String]
  /// Constants of Objective-C: of `UIControlStateNormal`, the type and `normal`.
  let constants: [String: (type: String, member: FactMember)]

  init(_ text: String) {
    var types: [String: TypeFacts] = [:]
    var aliases: [String: String] = [:]
    var globals: [String: [FactMember]] = [:]
    var current = ""
    var facts = TypeFacts(kind: .structure)
    func finish() {
      guard !current.isEmpty else { return }
      if var old = types[current] {
        old.members += facts.members
        old.protocols += facts.protocols
        types[current] = old
      } else {
        types[current] = facts
      }
    }
    for line in text.split(separator: "\n") {
      guard let first = line.first else { continue }
      if line == "G" {
        finish()
        current = ""
        continue
      }
      if "CSEPXA".contains(first), line.dropFirst().first == " " {
        let parts = line.split(separator: " ", omittingEmptySubsequences: false)
        if first == "A" {
          aliases[String(parts[1])] = parts.dropFirst(2).joined(separator: " ")
          continue
        }
        finish()
        current = String(parts[1])
        let kind: TypeFacts.Kind = first == "C" ? .class : first == "E" ? .enumeration : first == "P" ? .protocol : .structure
        facts = TypeFacts(kind: kind)
        if parts.count > 2, parts[2] != "-" { facts.superclass = String(parts[2]) }
        if parts.count > 3 { facts.protocols = parts[3].split(separator: ",").map(String.init) }
        continue
      }
      guard let member = Self.member(line) else { continue }
      if current.isEmpty { globals[member.base, default: []].append(member) } else { facts.members.append(member) }
    }
    finish()
    var nested: [String: String] = [:]
    var constants: [String: (type: String, member: FactMember)] = [:]
    for (name, facts) in types {
      let flat = name.filter { $0 != "." }
      if flat != name { nested[flat] = name }
      for member in facts.members where member.kind == .enumCase || (member.kind == .property && member.isStatic) {
        let constant = flat + member.name.prefix(1).uppercased() + member.name.dropFirst()
        constants[constant] = (name, member)
        // `UIReturnKeyDone` of UIReturnKeyType, `UIAccessibilityTraitButton` of UIAccessibilityTraits.
        for ending in ["Type", "s"] where flat.hasSuffix(ending) {
          let short = flat.dropLast(ending.count) + member.name.prefix(1).uppercased() + member.name.dropFirst()
          if constants[String(short)] == nil { constants[String(short)] = (name, member) }
        }
        // `UIKeyboardWillShowNotification` is `UIResponder.keyboardWillShowNotification`.
        if member.name.hasSuffix("Notification") {
          let prefix = String(name.prefix(2))
          constants[prefix + member.name.prefix(1).uppercased() + member.name.dropFirst()] = (name, member)
        }
        if name == "NSNotification.Name" {
          let title = member.name.hasPrefix("NS") || member.name.hasPrefix("UI") ? member.name : "NS" + member.name
          constants[title + "Notification"] = (name, member)
          constants[title] = (name, member)
        }
        if name == "NSAttributedString.Key" {
          let title = member.name.prefix(1).uppercased() + member.name.dropFirst()
          constants["NS\(title)AttributeName"] = (name, member)
        }
        if member.name.hasPrefix("keyboard"), member.name.hasSuffix("UserInfoKey") {
          constants["UI" + member.name.prefix(1).uppercased() + member.name.dropFirst()] = (name, member)
        }
      }
    }
    self.types = types
    self.aliases = aliases
    self.globals = globals
    self.nested = nested
    self.constants = constants
  }

  private static func member(_ line: Substring) -> FactMember? {
    var rest = line
    var isStatic = false
    if rest.first == "+" {
      isStatic = true
      rest = rest.dropFirst()
    }
    guard let space = rest.firstIndex(of: " ") else { return nil }
    let flags = rest[..<space]
    let parts = rest[rest.index(after: space)...].split(separator: "|", omittingEmptySubsequences: false)
    let kind: FactMember.Kind
    switch flags.first {
    case "f": kind = .method
    case "i": kind = .initializer
    case "v": kind = .property
    case "e": kind = .enumCase
    default: return nil
    }
    var member = FactMember(kind: kind, name: String(parts[0]), isStatic: isStatic)
    member.isOpen = flags.contains("o")
    member.isThrowing = flags.contains("t")
    member.isConvenience = flags.contains("c")
    member.isRequired = flags.contains("r")
    member.isReadOnly = flags.contains("g")
    if kind == .property {
      member.resultText = parts.count > 1 ? parts[1] : ""
    } else if kind != .enumCase {
      member.parameterTexts = parts.count > 1 ? parts[1].split(separator: ";") : []
      member.resultText = parts.count > 2 ? parts[2] : ""
      if parts.count > 3 { member.defaults = parts[3].map { $0 == "1" } }
    }
    return member
  }
}
