/// The declarations of the frameworks, which `Scripts/objective-c-facts` writes from their symbol graphs.
final class FactTable: Sendable {
  struct TypeFacts: Sendable {
    enum Kind: Sendable { case `class`, structure, enumeration, `protocol` }
    var kind: Kind
    var superclass: String?
    var protocols: [String] = []
    var members: [FactMember] = []
  }

  static let fileName = "ObjectiveCFacts.txt"
  static let shared = FactTable(.shared)

  /// The reason for which there are no facts.
  let problem: String?
  let types: FactLookup<TypeFacts>
  let aliases: FactLookup<String>
  /// Functions and constants outside of types.
  let globals: FactLookup<[FactMember]>
  /// Nested types by the name that Objective-C has: `UIControl.State` by `UIControlState`.
  let nested: FactLookup<String>
  /// Constants of Objective-C: of `UIControlStateNormal`, the type and `normal`.
  let constants: FactLookup<(type: String, member: FactMember)>
  /// The members that selectors were found to name. Sources send the same messages many times.
  let matches = KnownValues<FactMember>()
  /// The members that methods of subclasses override, by the selectors and the classes.
  let overrides = KnownValues<FactMember>()

  /// Without its file the table is empty.
  init(_ data: TranslatorData) {
    var lines = FactLines.empty
    do throws(TranslatorData.Damage) {
      lines = try FactLines(data.read(Self.fileName), name: Self.fileName)
      problem = nil
    } catch {
      problem = error.message
    }
    types = FactLookup(lines, "t") { Self.type($0) }
    aliases = FactLookup(lines, "a") { $0.first.map(String.init) }
    globals = FactLookup(lines, "g") { $0.compactMap { Self.member($0) } }
    nested = FactLookup(lines, "n") { $0.first.map(String.init) }
    constants = FactLookup(lines, "c") { values in
      let parts = values[0].split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let member = Self.member(parts[1]) else { return nil }
      return (String(parts[0]), member)
    }
  }

  /// Reads the line with the kind, the superclass and the protocols, and those with members.
  private static func type(_ lines: [Substring]) -> TypeFacts {
    let parts = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    let kind: TypeFacts.Kind =
      switch parts[0] {
      case "C": .class
      case "E": .enumeration
      case "P": .protocol
      default: .structure
      }
    var facts = TypeFacts(kind: kind)
    if parts.count > 1, parts[1] != "-" { facts.superclass = String(parts[1]) }
    if parts.count > 2 { facts.protocols = parts[2].split(separator: ",").map(String.init) }
    facts.members = lines.dropFirst().compactMap { member($0) }
    return facts
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
