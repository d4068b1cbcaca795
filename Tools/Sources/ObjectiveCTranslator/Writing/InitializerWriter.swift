/// Writes the body of an initializer: the call of the other initializer, without the checks of `self` around it.
struct InitializerWriter {
  let body: BodyWriter
  let failure: String

  func lines(_ statements: [CStatement]) throws -> [String] {
    var result: [String] = []
    for statement in statements {
      if let lines = try own(statement) { result += lines } else { result += try body.kept(statement) }
    }
    if !result.contains(where: { $0.contains(".init(") }) { throw Untranslated("it calls no other initializer") }
    while result.last.map({ StatementMark.read($0).text }) == "return" { result.removeLast() }
    return result
  }

  private func own(_ statement: CStatement) throws -> [String]? {
    switch statement.kind {
    case .expression(.assignment(.name("self"), "=", let value)): return [try call(value)]
    case .expression(.message(let message)) where isInitializer(.message(message)): return [try call(.message(message))]
    case .declaration(let variables):
      // `id me = [super init]`: the object under another name.
      guard variables.count == 1, let value = variables[0].value, isInitializer(value) else { return nil }
      let line = try call(value)
      body.scopes[body.scopes.count - 1][variables[0].name] = .init(
        text: "self", type: .plain(body.owner?.swiftName ?? "Self"))
      return [line]
    case .conditional(let condition, let then, let otherwise):
      switch condition {
      case .name("self"): return try lines(of: then)
      case .binary(.name("self"), "!=", .null): return try lines(of: then)
      case .prefix("!", .name("self")), .binary(.name("self"), "==", .null): return try lines(of: otherwise ?? [])
      case .assignment(.name("self"), "=", let value): return [try call(value)] + (try lines(of: then))
      case .binary(.assignment(.name("self"), "=", let value), "!=", .null): return [try call(value)] + (try lines(of: then))
      case .prefix("!", .assignment(.name("self"), "=", let value)), .binary(.assignment(.name("self"), "=", let value), "==", .null):
        return [try call(value)] + (try lines(of: otherwise ?? []))
      default: return nil
      }
    case .returning(let value):
      guard let value else { return ["return"] }
      if isInitializer(value) { return [try call(value)] }
      if value == .name("self") { return ["return"] }
      return nil
    default: return nil
    }
  }

  private func lines(of statements: [CStatement]) throws -> [String] {
    var result: [String] = []
    for statement in statements {
      if let own = try own(statement) { result += own } else { result += try body.kept(statement) }
    }
    return result
  }

  private func isInitializer(_ value: CExpression) -> Bool {
    if case .message(let message) = value, case .name(let receiver) = message.receiver {
      return (receiver == "super" || receiver == "self") && message.selector.hasPrefix("init")
        && Words.split(message.selector.prefix { $0 != ":" }).first == "init"
    }
    if case .cast(_, let inner) = value { return isInitializer(inner) }
    return false
  }

  private func call(_ value: CExpression) throws -> String {
    if case .cast(_, let inner) = value { return try call(inner) }
    guard case .message(let message) = value, isInitializer(value), case .name(let receiver) = message.receiver, let owner = body.owner
    else {
      throw Untranslated("self is assigned something that no initializer made")
    }
    let program = body.program
    let key = "-" + message.selector
    if receiver == "super" {
      let above = program.designatedInitializers(above: owner)
      if message.selector == "initWithFrame:", let frame = message.arguments.first {
        // UIKit gives the rest.
        let rest: String? =
          above.contains { $0.name.labels == ["frame", "style"] }
          ? "style: .plain"
          : above.contains { $0.name.labels == ["frame", "collectionViewLayout"] }
            ? "collectionViewLayout: UICollectionViewFlowLayout()" : nil
        if let rest { return "super.init(frame: \(try body.argument(frame, .plain("CGRect"))), \(rest))" }
      }
      if message.selector == "initWithFrame:reuseIdentifier:", message.arguments.count == 2,
        above.contains(where: { $0.name.labels == ["style", "reuseIdentifier"] })
      {
        return "super.init(style: .default, reuseIdentifier: \(try body.argument(message.arguments[1], .optional(.string))))"
      }
      if message.selector == "init", !above.contains(where: { $0.name.labels.isEmpty }) {
        // The convenience initializer of UIKit's class, by what it calls.
        if above.contains(where: { $0.name.labels == ["frame"] }) { return "super.init(frame: .zero)" }
        if above.contains(where: { $0.name.labels == ["nibName", "bundle"] }) { return "super.init(nibName: nil, bundle: nil)" }
        if above.contains(where: { $0.name.labels == ["style", "reuseIdentifier"] }) {
          return "super.init(style: .default, reuseIdentifier: nil)"
        }
      }
      let temporary = Program.Class(name: "")
      temporary.superclass = owner.superclass
      for candidate in above where matches(message.selector, candidate) {
        return "super.init(\(try arguments(message, candidate)))\(force(candidate.failure))"
      }
      throw Untranslated("the initializer \(message.selector) of the superclass is not known")
    }
    if owner.methods[key] != nil || program.method(key, of: owner.name) != nil {
      let found = program.initializer(key, of: owner)
      return "self.init(\(try arguments(message, found)))\(force(found.failure))"
    }
    if message.selector == "init" { return "self.init()" }
    for candidate in program.designatedInitializers(above: owner) where matches(message.selector, candidate) {
      return "self.init(\(try arguments(message, candidate)))\(force(candidate.failure))"
    }
    if let root = program.factSuperclass(of: owner.name),
      let fact = SelectorMatch(facts: program.facts).member(message.selector, isStatic: false, of: root, initializers: true)
    {
      return "self.init(\(try body.arguments(message.arguments, labels: fact.labels, types: fact.parameters)))"
    }
    throw Untranslated("the initializer \(message.selector) is not known")
  }

  /// The sign with which an initializer that does not fail calls one that may.
  private func force(_ other: String) -> String { failure.isEmpty && other == "?" ? "!" : "" }

  private func matches(_ selector: String, _ candidate: Program.Initializer) -> Bool {
    let member = FactMember(kind: .initializer, name: candidate.name.full)
    return SelectorMatch.initializerCost(selector, member, of: "") != nil
  }

  private func arguments(_ message: CMessage, _ candidate: Program.Initializer) throws -> String {
    var values = message.arguments
    if values.count == candidate.name.labels.count + 1 { values.removeLast() }
    return try body.arguments(values, labels: candidate.name.labels, types: candidate.parameters)
  }
}
