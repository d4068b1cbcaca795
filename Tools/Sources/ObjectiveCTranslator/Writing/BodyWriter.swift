/// Writes the body of a method or function.
final class BodyWriter {
  struct Variable {
    var text: String
    var type: SwiftType
    /// The pointer that a method sets when it fails; Swift throws instead.
    var isError = false
    /// Whether its declaration is left out.
    var isLost = false
  }

  let file: FileWriter
  let method: String
  let owner: Program.Class?
  var program: Program { file.program }
  var isClassMethod = false
  var result: SwiftType = .void
  /// In an initializer, its `?` or `!` or nothing.
  var initializer: String?
  var isConvenienceInitializer = false
  var errorName: String?
  var scopes: [[String: Variable]] = [[:]]
  /// A conversion that fails for every value, so that the body is left out.
  var impossible: String?
  var assigned: Set<String> = []
  /// Also those of which a part is assigned.
  var changed: Set<String> = []
  /// The labels that `continue` leaves, one for each loop; nil where it needs none.
  var continuations: [String?] = []
  var labels = 0
  /// The jumps to the labels of the blocks and loops around.
  var jumps: [String: String] = [:]
  /// The depth of closures, in which `self` is captured.
  var closureDepth = 0
  var parameters: [String] = []
  /// The arguments without which the call that is written is skipped, by the names of their values.
  var skipped: [(name: String, value: String)] = []
  var values = 0
  /// The line of the statement that is written.
  var line = 0
  /// The variables that hold a pool of objects to release.
  var pools: Set<String> = []
  /// The statements that are left out of the body, with the reasons.
  private var lost: [(statement: CStatement, reason: String)] = []

  init(file: FileWriter, method: String, owner: Program.Class?) { (self.file, self.method, self.owner) = (file, method, owner) }

  func declare(parameter name: String, type: SwiftType) {
    guard !name.isEmpty else { return }
    scopes[0][name] = Variable(text: SwiftText.escaped(name), type: type)
    parameters.append(name)
  }

  func declareError(_ name: String) {
    errorName = name
    scopes[0][name] = Variable(text: "_thrownError", type: .optional(.plain("Error")), isError: true)
  }

  func variable(_ name: String) -> Variable? {
    for scope in scopes.reversed() { if let found = scope[name] { return found } }
    return nil
  }

  // MARK: Bodies

  func lines(_ body: CBody?, line: Int, isHeld: Bool) -> [String] {
    var reason: String?
    switch body {
    case .statements(let read):
      let statements = Allocations.joined(Jumps.structured(read))
      if let known = file.held[method] {
        reason = known
      } else if isHeld {
        reason = "it has a variable number of arguments"
      } else {
        let before = file.statics.count
        do {
          let lines = try written(statements)
          let own = statements.filter { $0.kind != .empty }
          guard let first = lost.first, own.allSatisfy({ statement in lost.contains { $0.statement == statement } }) else {
            for (statement, reason) in lost { file.leaveStatement(of: method, line: statement.line, reason: reason) }
            return lines
          }
          throw Untranslated(first.reason)
        } catch {
          file.statics.removeSubrange(before...)
          reason = (error as? Untranslated)?.reason ?? "it is not understood"
        }
      }
    case .unread(let text, _): reason = text
    case nil: reason = "it has no body"
    }
    let text = reason ?? ""
    file.leave(method, line: line, reason: text)
    return heldLines(text)
  }

  private func heldLines(_ reason: String) -> [String] {
    var lines: [String] = []
    if initializer != nil { lines.append(heldInitializer()) }
    lines.append("_held(\(SwiftText.literal(method)), \(SwiftText.literal(reason)))")
    if initializer == nil, result != .void {
      lines.append("return \(program.heldValue(result))")
    }
    return lines
  }

  /// Returns the call of another initializer for an initializer whose body is left out.
  func heldInitializer() -> String {
    guard let owner else { return "super.init()" }
    if isConvenienceInitializer {
      let own = owner.implemented.filter { $0.hasPrefix("-init") && !program.isConvenience($0, in: owner) }.sorted().first.map {
        program.initializer($0, of: owner)
      }
      if let own, owner.isOwn { return "self.init(\(zeros(own)))" }
      return "self.init()"
    }
    let all = program.designatedInitializers(above: owner)
    let selector = method.drop { $0 != " " }.dropFirst().dropLast()
    let mine = program.initializer("-" + selector, of: owner)
    if let same = all.first(where: { $0.name.full == mine.name.full }) {
      let arguments = zip(same.name.labels, parameters).map { label, name in
        (label == "_" ? "" : "\(label): ") + (variable(name)?.text ?? name)
      }
      return "super.init(\(arguments.joined(separator: ", ")))"
    }
    guard let first = all.first(where: { $0.failure.isEmpty }) ?? all.first else { return "super.init()" }
    return "super.init(\(zeros(first)))"
  }

  /// Whether a value is `nil` or `0x00`.
  func isNothing(_ value: CExpression) -> Bool {
    switch value {
    case .null: true
    case .integer(let text): ConstantValues.integer(text) == 0
    case .cast(_, let inner): isNothing(inner)
    default: false
    }
  }

  /// The end of an initializer that makes no object.
  var nothing: String {
    if errorName != nil { return "throw _thrownError ?? _unknownError" }
    return initializer == "" ? "fatalError(\"an initializer returned nil\")" : "return nil"
  }

  private func zeros(_ initializer: Program.Initializer) -> String {
    zip(initializer.name.labels, initializer.parameters).map {
      ($0 == "_" ? "" : "\($0): ") + program.heldValue($1)
    }
    .joined(separator: ", ")
  }

  private func written(_ statements: [CStatement]) throws -> [String] {
    assigned = ExpressionWalker.assigned(in: statements)
    changed = ExpressionWalker.assigned(in: statements, parts: true)
    var lines: [String] = []
    if errorName != nil { lines.append("var _thrownError: Error? = nil") }
    for name in parameters where changed.contains(name) {
      guard let variable = scopes[0][name], !variable.isError else { continue }
      if !assigned.contains(name), variable.type.wrapped.name.map({ program.isClass($0) || program.isProtocol($0) }) ?? true { continue }
      lines.append("var \(variable.text): \(variable.type.text) = \(variable.text)")
    }
    scopes.append([:])
    defer { scopes.removeLast() }
    if let initializer {
      lines += try InitializerWriter(body: self, failure: initializer).lines(statements)
    } else {
      lines += try self.statements(statements)
    }
    if let impossible { throw Untranslated(impossible) }
    // A method of Swift ends with its result on every path; C lets it fall off the end.
    if initializer == nil, result != .void, !endsWithReturn(statements) {
      lines.append("return \(program.heldValue(result))")
    }
    return lines
  }

  func endsWithReturn(_ statements: [CStatement]) -> Bool {
    guard let last = statements.last(where: { $0.kind != .empty }) else { return false }
    switch last.kind {
    case .returning, .throwing, .jump: return true
    case .conditional(_, let then, let otherwise): return endsWithReturn(then) && endsWithReturn(otherwise ?? [])
    case .block(let body), .autoreleasePool(let body), .labelled(_, isLoop: true, let body): return endsWithReturn(body)
    default: return false
    }
  }

  func indented(_ lines: [String]) -> [String] {
    lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 } }
  }

  // MARK: Statements

  func statements(_ statements: [CStatement]) throws -> [String] {
    var lines: [String] = []
    for (index, statement) in statements.enumerated() {
      lines += try kept(statement)
      // Code after a return would be a warning, and its declarations confuse the compiler.
      if index + 1 < statements.count, endsWithReturn([statement]) { break }
    }
    return lines
  }

  /// Returns the lines of a statement, or a report of it and what is written in its place if it cannot be translated.
  func kept(_ statement: CStatement) throws -> [String] {
    let (statics, before, known) = (file.statics.count, lost.count, impossible)
    let reason = file.held["\(method)#\(statement.line)"]
    line = statement.line
    do {
      if let reason { throw Untranslated(reason) }
      let lines = try StatementMark.marked(self.statement(statement), line: statement.line)
      if known == nil, let impossible { throw Untranslated(impossible) }
      return lines
    } catch let error as Untranslated {
      file.statics.removeSubrange(statics...)
      lost.removeSubrange(before...)
      impossible = known
      // An expression may be written more than once, and so may what is in its blocks: deep in blocks the outer statement is left out.
      guard closureDepth < 3, let rest = try replacement(of: statement, isHeld: reason != nil) else { throw error }
      return lose(statement, error) + rest
    }
  }

  /// Reports a statement that is left out.
  func lose(_ statement: CStatement, _ error: Untranslated) -> [String] {
    lost.append((statement, error.reason))
    return ["_held(\(SwiftText.literal(method)), line: \(statement.line), \(SwiftText.literal(error.reason)))"]
  }

  /// Returns what is written in place of a statement that is left out: without its value a variable is zero and a condition false. Nil if
  /// the block around needs the value.
  private func replacement(of statement: CStatement, isHeld: Bool) throws -> [String]? {
    switch statement.kind {
    case .declaration(let variables): return variables.flatMap { emptied($0, isHeld: isHeld) }
    case .conditional(_, _, let otherwise?): return try ["do {"] + scoped(otherwise) + ["}"]
    case .synchronized(_, let body): return try ["do {"] + scoped(body) + ["}"]
    case .doLoop(let body, _): return try ["repeat {"] + loop(body, step: [], until: nil) + ["} while false"]
    case .choice(_, let cases):
      guard let other = cases.first(where: \.isDefault) else { return [] }
      let body = unbraced(other.body)
      return try ["switch 0 {", "default:"] + scoped(body) + (body.isEmpty ? ["  break", "}"] : ["}"])
    case .returning, .jump:
      if closureDepth == 0 {
        if initializer != nil { return ["return"] }
        if errorName != nil { return ["throw _thrownError ?? _unknownError"] }
      }
      if result == .void { return ["return"] }
      return result == .unknown ? nil : ["return \(program.heldValue(result))"]
    case .breaking, .continuing, .throwing: return nil
    default: return []
    }
  }

  /// The declaration of a variable without its value, if that cannot be translated.
  private func emptied(_ variable: CVariable, isHeld: Bool) -> [String] {
    let scope = scopes[scopes.count - 1]
    var empty = variable
    empty.value = nil
    for attempt in isHeld ? [empty] : [variable, empty] {
      if let lines = try? declaration(attempt), impossible == nil { return lines }
      scopes[scopes.count - 1] = scope
      impossible = nil
    }
    scopes[scopes.count - 1][variable.name] = Variable(text: variable.name, type: .unknown, isLost: true)
    return []
  }

  func scoped(_ body: [CStatement]) throws -> [String] {
    scopes.append([:])
    defer { scopes.removeLast() }
    return indented(try statements(body))
  }

  func statement(_ statement: CStatement) throws -> [String] {
    switch statement.kind {
    case .empty, .label: return []
    case .unread(let reason): throw Untranslated(reason)
    case .jump(let name):
      guard let jump = jumps[name] else { throw Untranslated("'goto' leads into another block") }
      return [jump]
    case .labelled(let name, let isLoop, let body):
      let outer = jumps[name]
      defer { jumps[name] = outer }
      jumps[name] = "\(isLoop ? "continue" : "break") _\(name)"
      let end = isLoop && !endsWithReturn(body) ? ["  break _\(name)"] : []
      return ["_\(name): \(isLoop ? "while true" : "do") {"] + (try scoped(body)) + end + ["}"]
    case .expression(let value): return try effect(value)
    case .declaration(let variables): return try variables.filter { !isPool($0) }.flatMap { try declaration($0) }
    case .block(let body): return ["do {"] + (try scoped(body)) + ["}"]
    case .autoreleasePool(let body): return ["do {"] + (try scoped(body)) + ["}"]
    case .conditional(let condition, let then, let otherwise):
      if case .available(let version) = condition {
        return try conditional("if #available(iOS \(version), *)", then, otherwise)
      }
      if let lines = try assignmentCondition(condition, then, otherwise) { return lines }
      return try conditional("if \(truth(condition))", then, otherwise)
    case .whileLoop(let condition, let body):
      return ["while \(try truth(condition)) {"] + (try loop(body, step: [], until: condition)) + ["}"]
    case .doLoop(let body, let condition):
      return ["repeat {"] + (try loop(body, step: [], until: condition)) + ["} while \(try truth(condition))"]
    case .forLoop(let start, let condition, let step, let body):
      scopes.append([:])
      defer { scopes.removeLast() }
      var lines = try start.map { try self.statement($0) } ?? []
      let text = try condition.map { try truth($0) } ?? "true"
      let steps = try step.map { try effect($0) } ?? []
      lines += ["while \(text) {"] + (try loop(body, step: steps, until: condition ?? .boolean(true))) + ["}"]
      return ["do {"] + indented(lines) + ["}"]
    case .forEach(let name, let type, let collection, let body): return try forEach(name, type, collection, body)
    case .choice(let value, let cases): return try choice(value, cases)
    case .breaking: return ["break"]
    case .continuing:
      if let label = continuations.last, let label { return ["break \(label)"] }
      return ["continue"]
    case .returning(let value): return try returning(value)
    case .synchronized(let value, let body):
      let object = try expression(value, wanting: nil)
      return ["do {", "  _lock(\(object.text))", "  defer { _unlock(\(object.text)) }"] + (try scoped(body)) + ["}"]
    case .throwing: return ["fatalError(\"exception\")"]
    case .attempt(let body, let catches, let finally):
      if !leaves(body), catches.allSatisfy({ !leaves($0.body) }) { return try attempt(body, catches, finally) }
      // A body that returns cannot be a closure: only what runs without an exception is written.
      var lines = ["do {"]
      if let finally { lines += ["  defer {"] + indented(try scoped(finally)) + ["  }"] }
      return lines + (try scoped(body)) + ["}"]
    }
  }

  /// Exceptions that UIKit raises for programming errors are caught; after one the rest of the body runs, too.
  private func attempt(_ body: [CStatement], _ catches: [CCatch], _ finally: [CStatement]?) throws -> [String] {
    var lines = ["_catching {"] + (try scoped(body))
    if let first = catches.first {
      lines.append("} caught: { _exception in")
      if let parameter = first.parameter {
        scopes.append([parameter.name: Variable(text: "_exception", type: .plain("NSException"))])
        defer { scopes.removeLast() }
        lines += try scoped(first.body)
      } else {
        lines += try scoped(first.body)
      }
    }
    lines.append("}")
    return lines + (try finally.map { ["do {"] + (try scoped($0)) + ["}"] } ?? [])
  }

  /// Whether statements end the method or a loop around them.
  private func leaves(_ statements: [CStatement]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .returning, .continuing, .breaking, .throwing, .jump: true
      default: statement.bodies.contains(where: leaves)
      }
    }
  }

  private func conditional(_ head: String, _ then: [CStatement], _ otherwise: [CStatement]?) throws -> [String] {
    var lines = ["\(head) {"] + (try scoped(then))
    guard let otherwise, !otherwise.isEmpty else { return lines + ["}"] }
    if otherwise.count == 1, case .conditional(let condition, _, _) = otherwise[0].kind, !isAssignment(condition) {
      var rest = try kept(otherwise[0])
      guard StatementMark.read(rest[0]).text.hasPrefix("if ") else { return lines + ["} else {"] + indented(rest) + ["}"] }
      rest[0] = "} else " + rest[0]
      return lines + rest
    }
    lines += ["} else {"] + (try scoped(otherwise)) + ["}"]
    return lines
  }

  private func isAssignment(_ condition: CExpression) -> Bool {
    switch condition {
    case .assignment: true
    case .prefix("!", let value): isAssignment(value)
    default: false
    }
  }

  /// `if ((x = value))`.
  private func assignmentCondition(_ condition: CExpression, _ then: [CStatement], _ otherwise: [CStatement]?) throws -> [String]? {
    var inner = condition
    var isNegated = false
    if case .prefix("!", let value) = condition {
      inner = value
      isNegated = true
    }
    guard case .assignment(let target, _, _) = inner else { return nil }
    let lines = try effect(inner)
    let test = isNegated ? CExpression.prefix("!", target) : target
    return lines + (try conditional("if \(truth(test))", then, otherwise))
  }

  private func containsContinue(_ statements: [CStatement]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .continuing: true
      case .whileLoop, .doLoop, .forLoop, .forEach: false
      default: statement.bodies.contains(where: containsContinue)
      }
    }
  }

  private func loop(_ body: [CStatement], step: [String], until condition: CExpression?) throws -> [String] {
    let isLabelled = !step.isEmpty && containsContinue(body)
    if isLabelled { labels += 1 }
    let label = "_next\(labels)"
    continuations.append(isLabelled ? label : nil)
    defer { continuations.removeLast() }
    let before = lost.count
    let lines = try scoped(body)
    if let condition, condition != .boolean(false), !isNothing(condition), before < lost.count {
      var names: Set<String> = []
      ExpressionWalker.walk(condition) { if case .name(let name) = $0 { names.insert(name) } }
      let missing = lost[before...].map(\.statement)
      if !ExpressionWalker.assigned(in: missing).isDisjoint(with: names) || names.isEmpty && leaves(missing) {
        throw Untranslated("its end depends on a statement that is left out (\(lost[before].reason))")
      }
    }
    return (isLabelled ? ["  \(label): do {"] + indented(lines) + ["  }"] : lines) + indented(step)
  }

  private func forEach(_ name: String, _ type: CType?, _ collection: CExpression, _ body: [CStatement]) throws -> [String] {
    let items = try expression(collection, wanting: nil)
    let wanted = type.map { program.type($0) }?.wrapped ?? variable(name)?.type.wrapped ?? .any
    var element: SwiftType = .any
    var text = items.text
    switch items.type.wrapped {
    case .array(let item): element = item
    case .dictionary(let key, _):
      element = key
      text = items.type.isOptional ? "(\(items.text) ?? [:]).keys" : "\(items.operand).keys"
    case .named("Set", let arguments): element = arguments.first ?? .any
    default:
      text = "_elements(\(items.text))"
    }
    if items.type.isOptional {
      if case .array = items.type.wrapped { text = "\(items.operand) ?? []" }
      if case .named("Set", _) = items.type.wrapped { text = "\(items.operand) ?? []" }
    }
    scopes.append([:])
    defer { scopes.removeLast() }
    let local = SwiftText.escaped(name)
    continuations.append(nil)
    defer { continuations.removeLast() }
    if type == nil {
      let item = WrittenExpression(text: "_item", type: element)
      let target = variable(name)
      return ["for _item in \(text) {", "  \(target?.text ?? local) = \(converted(item, to: target?.type ?? .any).text)"]
        + (try scoped(body)) + ["}"]
    }
    if element == wanted || wanted == .any || element == .plain("AnyHashable") && wanted == .any {
      scopes[scopes.count - 1][name] = Variable(text: local, type: element)
      return ["for \(assigned.contains(name) ? "var " : "")\(local) in \(text) {"] + (try scoped(body)) + ["}"]
    }
    scopes[scopes.count - 1][name] = Variable(text: local, type: wanted)
    let cast = converted(WrittenExpression(text: "_item", type: element), to: .optional(wanted))
    let lines =
      cast.type.isOptional || cast.text.contains(" as? ")
      ? "  guard let \(local) = \(cast.text) else { continue }" : "  let \(local): \(wanted.text) = \(cast.text)"
    return ["for _item in \(text) {", lines] + (try scoped(body)) + ["}"]
  }

  private func choice(_ value: CExpression, _ cases: [CCase]) throws -> [String] {
    var subject = try expression(value, wanting: nil)
    if subject.type.isOptional { subject = converted(subject, to: subject.type.wrapped) }
    if case .cast = value {} else if subject.type == .plain("Builtin.integer") { subject.type = .int32 }
    var lines = ["switch \(subject.text) {"]
    var hasDefault = false
    continuations.append(continuations.last ?? nil)
    defer { continuations.removeLast() }
    let cases = ordered(cases.map { CCase(values: $0.values, isDefault: $0.isDefault, body: unbraced($0.body)) })
    for (index, item) in cases.enumerated() {
      var labels: [String] = []
      for label in item.values {
        do {
          labels.append(converted(try expression(label, wanting: subject.type), to: subject.type).text)
        } catch let error as Untranslated {
          lines.insert(contentsOf: lose(item.body.first ?? CStatement(.empty, line: line), error), at: 0)
        }
      }
      let falls = falls(item.body)
      if labels.isEmpty, !item.isDefault { continue }
      var bodyLines = try scoped(item.body.last?.kind == .breaking ? item.body.dropLast() : item.body)
      if falls, index < cases.count - 1 { bodyLines.append("  fallthrough") }
      if bodyLines.isEmpty { bodyLines = ["  break"] }
      if item.isDefault {
        hasDefault = true
        lines.append("default:")
      } else {
        lines.append("case \(labels.joined(separator: ", ")):")
      }
      lines += bodyLines
    }
    if !hasDefault { lines += ["default: break"] }
    return lines + ["}"]
  }

  /// The statements of a case without braces around them, with the break inside or behind.
  private func unbraced(_ body: [CStatement]) -> [CStatement] {
    guard case .block(let inner)? = body.first?.kind, body.count == 1 || (body.count == 2 && body[1].kind == .breaking) else { return body }
    return inner + body.dropFirst()
  }

  private func falls(_ body: [CStatement]) -> Bool {
    switch body.last?.kind {
    case .breaking, .continuing: false
    default: !endsWithReturn(body)
    }
  }

  /// Moves `default` to the end, where Swift has it. Statements that fall through into it, or into which it falls through, are repeated.
  private func ordered(_ cases: [CCase]) -> [CCase] {
    guard let position = cases.firstIndex(where: \.isDefault), position < cases.count - 1 else { return cases }
    var cases = cases
    var other = cases.remove(at: position)
    for next in cases[position...] where falls(other.body) { other.body += next.body }
    if position > 0, falls(cases[position - 1].body) { cases[position - 1].body += other.body }
    if let last = cases.last, falls(last.body) { cases[cases.count - 1].body.append(CStatement(.breaking, line: line)) }
    return cases + [other]
  }

  private func returning(_ value: CExpression?) throws -> [String] {
    if initializer != nil, closureDepth == 0 {
      guard let value else { return ["return"] }
      return [isNothing(value) ? nothing : "return"]
    }
    if errorName != nil, closureDepth == 0 {
      switch value {
      case .null, .boolean(false): return ["throw _thrownError ?? _unknownError"]
      case .boolean(true) where result == .void: return ["return"]
      default: break
      }
      if result == .void, let value {
        let written = try expression(value, wanting: .bool)
        return ["if !(\(converted(written, to: .bool).text)) { throw _thrownError ?? _unknownError }", "return"]
      }
      if let value {
        let written = converted(try expression(value, wanting: .optional(result)), to: .optional(result))
        let made = "\(written.text) as \(SwiftType.optional(result.wrapped).text)"
        return ["guard let _made = \(made) else { throw _thrownError ?? _unknownError }", "return _made"]
      }
    }
    guard let value else { return ["return"] }
    if result == .void {
      let lines = try effect(value)
      return lines + ["return"]
    }
    if result == .bool, isCondition(value) { return ["return \(try truth(value))"] }
    let written = try expression(value, wanting: result)
    if written.type == .void { return [written.text, "return"] }
    let text = converted(written, to: result).text
    return ["return \(text == "nil" && !result.isOptional && result.name != nil ? program.heldValue(result) : text)"]
  }

  private func isCondition(_ value: CExpression) -> Bool {
    switch value {
    case .prefix("!", _): true
    case .binary(_, let sign, _): ["&&", "||", "==", "!=", "<", ">", "<=", ">="].contains(sign)
    default: false
    }
  }

  private func declaration(_ variable: CVariable) throws -> [String] {
    var type = program.type(variable.type)
    // A variable may have the name of a class, which its value needs.
    let name = program.facts.types[variable.name] == nil ? SwiftText.escaped(variable.name) : "_" + variable.name
    if variable.isStatic {
      if type == .unknown { throw Untranslated("the type of a static variable is not known") }
      let global = file.staticName(variable.name, in: method)
      if !program.hasSimpleZero(type) { type = .implicit(type.wrapped) }
      var initial = program.zero(of: type) ?? "nil"
      if let array = try array(variable.type, variable.value) {
        initial = array.text
      } else if let value = variable.value {
        initial = converted(try expression(value, wanting: type), to: type).text
      }
      file.statics.append((method, "fileprivate nonisolated(unsafe) var \(global): \(type.text) = \(initial)"))
      scopes[scopes.count - 1][variable.name] = Variable(text: global, type: type)
      return []
    }
    if let array = try array(variable.type, variable.value) {
      scopes[scopes.count - 1][variable.name] = Variable(text: name, type: array.type)
      return ["var \(name): \(array.type.text) = \(array.text)"]
    }
    guard let value = variable.value else {
      if type == .unknown { throw Untranslated("the type of \(variable.name) is not known") }
      if !type.isOptional, !program.hasSimpleZero(type) { type = .implicit(type) }
      scopes[scopes.count - 1][variable.name] = Variable(text: name, type: type)
      return ["\(variable.isWeak ? "weak " : "")var \(name): \(type.text) = \(program.zero(of: type) ?? "nil")"]
    }
    if variable.isWeak {
      let written = try expression(value, wanting: nil)
      let target: SwiftType = .optional(type == .unknown ? written.type.wrapped : type.wrapped)
      scopes[scopes.count - 1][variable.name] = Variable(text: name, type: target)
      return ["weak var \(name): \(target.text) = \(converted(written, to: target).text)"]
    }
    // A block may use the variable whose value needs it.
    if case .block = value {
    } else if type != .unknown, program.hasSimpleZero(type) || program.isObject(type),
      "\(value)".contains("CExpression.block"), "\(value)".contains("CExpression.name(\"\(variable.name)\")")
    {
      if !program.hasSimpleZero(type) { type = .implicit(type.wrapped) }
      scopes[scopes.count - 1][variable.name] = Variable(text: name, type: type)
      return ["var \(name): \(type.text) = \(program.zero(of: type) ?? "nil")"]
        + (try effect(.assignment(.name(variable.name), "=", value)))
    }
    var written = try expression(value, wanting: type == .unknown ? nil : type)
    var lines: [String] = []
    if case .assignment = value {
      lines = try effect(value)
      if case .assignment(let target, _, _) = value { written = try expression(target, wanting: type) }
    }
    if type == .unknown { type = written.isNull ? .implicit(.any) : written.type }
    if case .array = written.type, case .named("UnsafeMutablePointer", _) = type.wrapped { type = written.type }
    if type.isLiteral { type = type == .plain("Builtin.integer") ? .int32 : .double }
    let isConstant = !assigned.contains(variable.name)
    if !type.isOptional, program.isObject(type) { type = .implicit(type) }
    let text = converted(written, to: type)
    let isReference = type.wrapped.name.map { program.isClass($0) } ?? false
    if isConstant, type.isOptional, text.type == type.wrapped, !text.isNull {
      type = type.wrapped
      if case .closure = type {} else if type == .unknown { throw Untranslated("the type of \(variable.name) is not known") }
    }
    scopes[scopes.count - 1][variable.name] = Variable(text: name, type: type)
    let isMutated = !isConstant || (changed.contains(variable.name) && !isReference)
    return lines + ["\(isMutated || isMutableValue(type) ? "var" : "let") \(name): \(type.text) = \(text.text)"]
  }

  /// Values of Swift that are objects in Objective-C, and change without an assignment.
  func isMutableValue(_ type: SwiftType) -> Bool {
    ["DateComponents", "URLComponents"].contains(type.wrapped.name ?? "")
      || type.wrapped.name.map { program.structures[$0] != nil } ?? false
  }
}
