/// Writes the body of an initializer: the call of the other initializer, without the checks of `self` around it.
struct InitializerWriter {
  let body: BodyWriter
  let failure: String

  func lines(_ statements: [CStatement]) throws -> [String] {
    var result = try lines(of: statements)
    if !isComplete(result), body.owner?.isProxy == true {
      // A proxy calls no other initializer in Objective-C.
      result = ["super.init()"] + result
    } else if !isComplete(result) {
      let first = statements.first ?? CStatement(.empty, line: body.line)
      result = body.lose(first, Untranslated("it calls no other initializer")) + [body.heldInitializer()] + result
    }
    while result.last.map({ StatementMark.read($0).text }) == "return" { result.removeLast() }
    return result
  }

  /// Whether lines call another initializer.
  private func isComplete(_ lines: [String]) -> Bool { lines.contains { $0.contains("super.init(") || $0.contains("self.init(") } }

  private func own(_ statement: CStatement) throws -> [String]? {
    switch statement.kind {
    case .expression(.assignment(.name("self"), "=", let value)) where body.isNothing(value): return [body.nothing]
    case .expression(.assignment(.name("self"), "=", let value)): return [try call(value)]
    case .expression(.message(let message)) where isInitializer(.message(message)): return [try call(.message(message))]
    case .block(let inner), .autoreleasePool(let inner), .synchronized(_, let inner):
      return calls([statement]) ? ["do {"] + (try branch(inner)) + ["}"] : nil
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
      default:
        guard calls([statement]), let test = try? body.truth(condition) else { return nil }
        return try ["if \(test) {"] + branch(then) + ["} else {"] + branch(otherwise ?? []) + ["}"]
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
    try statements.flatMap { statement in
      do {
        return try own(statement) ?? body.kept(statement)
      } catch let error as Untranslated {
        return body.lose(statement, error) + [body.heldInitializer()]
      }
    }
  }

  /// Statements in braces, with the call of an initializer in any case.
  private func branch(_ statements: [CStatement]) throws -> [String] {
    body.scopes.append([:])
    defer { body.scopes.removeLast() }
    let lines = try lines(of: statements)
    let isLeft = lines.contains { StatementMark.read($0).text == body.nothing }
    return body.indented(isComplete(lines) || isLeft ? lines : [body.heldInitializer()] + lines)
  }

  /// Whether an initializer is called in statements.
  private func calls(_ statements: [CStatement]) -> Bool {
    var isFound = false
    ExpressionWalker.walk(statements) { if isInitializer($0) { isFound = true } }
    return isFound
  }

  private func isInitializer(_ value: CExpression) -> Bool {
    if case .message(let message) = value, case .name(let receiver) = message.receiver, let owner = body.owner {
      return (receiver == "super" || receiver == "self") && body.program.isInitializer(message.selector, of: owner)
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
      let call = try superclassCall(message, of: owner)
      guard body.isConvenienceInitializer else { return call }
      // In Swift only a designated initializer calls the superclass's; that of the class passes the call on.
      guard !owner.isOwn || !owner.implemented.contains(key) || !program.isConvenience(key, in: owner) else {
        throw Untranslated("a convenience initializer calls one of the superclass")
      }
      return "self" + call.dropFirst("super".count)
    }
    if program.isSuperclassInit(message.selector, of: owner) { return try superclassCall(message, of: owner) }
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

  private func superclassCall(_ message: CMessage, of owner: Program.Class, depth: Int = 0) throws -> String {
    let program = body.program
    if depth < 8, let next = passedOn(message, of: owner) { return try superclassCall(next, of: owner, depth: depth + 1) }
    let above = owner.isOwn ? program.designatedInitializers(above: owner) : program.initializers(of: owner.name)
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
    for candidate in above where matches(message.selector, candidate) {
      return "super.init(\(try arguments(message, candidate)))\(force(candidate.failure))"
    }
    throw Untranslated("the initializer \(message.selector) of the superclass is not known")
  }

  /// The call that a superclass's convenience initializer consists of. In Swift a subclass calls designated initializers only.
  private func passedOn(_ message: CMessage, of owner: Program.Class) -> CMessage? {
    let (program, key) = (body.program, "-" + message.selector)
    let above = program.superclasses(of: owner.name).dropFirst().lazy.compactMap { program.classes[$0] }
    guard let method = above.first(where: { $0.isOwn && $0.implemented.contains(key) })?.methods[key]?.declaration,
      case .statements(let statements)? = method.body, statements.count == 1, case .returning(let value?) = statements[0].kind,
      isInitializer(value), case .message(var next) = value, next.receiver == .name("self"), next.more.isEmpty
    else { return nil }
    let parameters = method.parameters.map(\.name)
    for index in next.arguments.indices {
      if case .name(let name) = next.arguments[index], let position = parameters.firstIndex(of: name), position < message.arguments.count {
        next.arguments[index] = message.arguments[position]
        continue
      }
      var isConstant = true
      ExpressionWalker.walk(next.arguments[index]) {
        if case .name(let name) = $0, name == "self" || name.hasPrefix("_") || parameters.contains(name) { isConstant = false }
      }
      guard isConstant else { return nil }
    }
    next.receiver = .name("super")
    return next
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
