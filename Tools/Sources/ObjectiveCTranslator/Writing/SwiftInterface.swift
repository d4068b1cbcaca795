/// What Swift declares for the sources in Objective-C beside it, as in the header that Xcode generates for them.
public struct SwiftInterface: Sendable {
  public enum Kind: Sendable { case `class`, `protocol`, enumeration }

  struct Declared: Sendable {
    var kind: Kind
    /// The superclass, if it is one, and protocols.
    var inherited: [String]
  }

  /// By their names in Swift.
  private(set) var types: [String: Declared] = [:]
  /// The names in Swift of types that have others in Objective-C.
  private(set) var names: [String: String] = [:]
  /// The members of a type by `-` or `+` and the selector.
  private(set) var members: [String: [String: FactMember]] = [:]
  private(set) var cases: [String: Program.EnumerationCase] = [:]
  /// The types that have a member, by its key.
  private var owners: [String: Set<String>] = [:]

  public init() {}

  public mutating func declare(_ kind: Kind, _ name: String, objectiveCName: String?, inherited: [String], cases: Set<String> = []) {
    types[name] = Declared(kind: kind, inherited: inherited)
    if let objectiveCName, objectiveCName != name { names[objectiveCName] = name }
    for item in cases {
      let long = (objectiveCName ?? name) + item.prefix(1).uppercased() + item.dropFirst()
      self.cases[long] = Program.EnumerationCase(type: .plain(name), text: "\(name).\(SwiftText.escaped(item))")
    }
  }

  /// - Parameters:
  ///   - name: `name(a:_:)`, or the bare name of a property.
  ///   - type: The type of the result or the property; nil for none, or one that is not written.
  public mutating func addMethod(
    _ name: String, of type: String, selector: String, isStatic: Bool, isThrowing: Bool, parameters: [(type: String, hasDefault: Bool)],
    result: String?
  ) {
    let isInitializer = name.hasPrefix("init(")
    var member = FactMember(kind: isInitializer ? .initializer : .method, name: name, isStatic: isStatic, isThrowing: isThrowing)
    member.parameterTexts = parameters.map { $0.type[...] }
    member.defaults = parameters.map(\.hasDefault)
    member.resultText = (result ?? (isInitializer ? "" : "()"))[...]
    add(member, (isStatic ? "+" : "-") + selector, to: type)
  }

  public mutating func addProperty(_ name: String, of type: String, selector: String, isStatic: Bool, isSettable: Bool, as text: String?) {
    var member = FactMember(kind: .property, name: name, isStatic: isStatic, isReadOnly: !isSettable)
    member.resultText = (text ?? "Any")[...]
    let sign = isStatic ? "+" : "-"
    add(member, sign + selector, to: type)
    if isSettable { add(member, "\(sign)set\(selector.prefix(1).uppercased())\(selector.dropFirst()):", to: type) }
  }

  private mutating func add(_ member: FactMember, _ key: String, to type: String) {
    guard members[type]?[key] == nil else { return }
    members[type, default: [:]][key] = member
    owners[key, default: []].insert(type)
  }

  /// The only class that has a member.
  func owner(of key: String) -> String? {
    guard let owners = owners[key], owners.count == 1, let owner = owners.first, types[owner]?.kind == .class else { return nil }
    return owner
  }
}

extension Program {
  /// The class from which a class of Swift inherits.
  func superclass(ofSwift name: String) -> String? {
    swift.types[swift.names[name] ?? name]?.inherited.first {
      swift.types[$0]?.kind == .class || classes[$0] != nil || facts.types[$0]?.kind == .class
    }
  }

  /// Returns a member that Swift declares in a type, its superclasses or protocols, or in their extensions.
  func swiftMember(_ key: String, of name: String) -> FactMember? {
    for ancestor in superclasses(of: name) {
      let type = swiftClass(ancestor)
      if let found = swift.members[type]?[key] { return found }
      for parent in swift.types[type]?.inherited ?? [] { if let found = swift.members[parent]?[key] { return found } }
    }
    return nil
  }
}
