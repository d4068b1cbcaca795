/// Writes the body of a method or function.
final class BodyWriter {
  struct Variable {
    var text: String
    var type: SwiftType
    /// The pointer that a method sets when it fails; Swift throws instead.
    var isError = false
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
  /// A conversion that no value survives, so that the body is left out.
  var impossible: String?
  var assigned: Set<String> = []
  /// Also those of which a part is assigned.
  var changed: Set<String> = []
  /// The labels that `continue` leaves, one for each loop; nil where it needs none.
  var continuations: [String?] = []
  var labels = 0
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
    case .statements(let statements):
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
      lines.append("return \(program.hasSimpleZero(result) ? program.zero(of: result) ?? "_heldObject()" : "_heldObject()")")
    }
    return lines
  }

  /// The call of another initializer in one whose body is left out.
  private func heldInitializer() -> String {
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

  private func zeros(_ initializer: Program.Initializer) -> String {
    zip(initializer.name.labels, initializer.parameters).map {
      ($0 == "_" ? "" : "\($0): ") + (program.hasSimpleZero($1) ? program.zero(of: $1) ?? "nil" : "_heldObject()")
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
      lines.append("return \(program.hasSimpleZero(result) ? program.zero(of: result) ?? "_heldObject()" : "_heldObject()")")
    }
    return lines
  }

  func endsWithReturn(_ statements: [CStatement]) -> Bool {
    guard let last = statements.last(where: { $0.kind != .empty }) else { return false }
    switch last.kind {
    case .returning: return true
    case .conditional(_, let then, let otherwise): return endsWithReturn(then) && endsWithReturn(otherwise ?? [])
    case .block(let body), .autoreleasePool(let body): return endsWithReturn(body)
    case .throwing: return true
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
      if case .returning = statement.kind, index + 1 < statements.count { break }
    }
    return lines
  }

  /// Returns the lines of a statement, or a report of it if it cannot be translated and the rest does not depend on it.
  func kept(_ statement: CStatement) throws -> [String] {
    let (statics, before, known) = (file.statics.count, lost.count, impossible)
    line = statement.line
    do {
      if let reason = file.held["\(method)#\(statement.line)"] { throw Untranslated(reason) }
      let lines = try StatementMark.marked(self.statement(statement), line: statement.line)
      if known == nil, let impossible { throw Untranslated(impossible) }
      return lines
    } catch let error as Untranslated {
      file.statics.removeSubrange(statics...)
      lost.removeSubrange(before...)
      impossible = known
      // An expression may be written more than once, and so may what is in its blocks: deep in blocks the outer statement is left out.
      guard closureDepth < 3, let rest = try replacement(of: statement) else { throw error }
      lost.append((statement, error.reason))
      return ["_held(\(SwiftText.literal(method)), line: \(statement.line), \(SwiftText.literal(error.reason)))"] + rest
    }
  }

  /// Returns what is written in place of a statement that is left out; nil if its method cannot do without it.
  private func replacement(of statement: CStatement) throws -> [String]? {
    switch statement.kind {
    case .expression: return []
    case .declaration(let variables):
      if variables.contains(where: { $0.isStatic }) { return nil }
      return try variables.flatMap { variable in
        let scope = scopes[scopes.count - 1]
        if let lines = try? declaration(variable), impossible == nil { return lines }
        scopes[scopes.count - 1] = scope
        impossible = nil
        var empty = variable
        empty.value = nil
        return try declaration(empty)
      }
    case .whileLoop(_, let body), .doLoop(let body, _), .forLoop(_, _, _, let body), .forEach(_, _, _, let body):
      return returns(body) ? nil : []
    case .choice(_, let cases): return cases.contains { returns($0.body) || containsContinue($0.body) } ? nil : []
    case .conditional, .synchronized, .attempt, .block, .autoreleasePool: return leaves([statement]) ? nil : []
    case .returning:
      if closureDepth == 0 {
        if initializer != nil { return nil }
        if errorName != nil { return ["throw _thrownError ?? _unknownError"] }
      }
      if result == .void { return ["return"] }
      guard result != .unknown, program.hasSimpleZero(result), let zero = program.zero(of: result) else { return nil }
      return ["return \(zero)"]
    case .breaking, .continuing, .throwing, .empty: return nil
    }
  }

  /// Whether statements end the method.
  private func returns(_ statements: [CStatement]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .returning, .throwing: true
      case .block(let body), .autoreleasePool(let body), .synchronized(_, let body), .whileLoop(_, let body), .doLoop(let body, _),
        .forLoop(_, _, _, let body), .forEach(_, _, _, let body):
        returns(body)
      case .conditional(_, let then, let otherwise): returns(then) || returns(otherwise ?? [])
      case .choice(_, let cases): cases.contains { returns($0.body) }
      case .attempt(let body, let catches, let finally):
        returns(body) || catches.contains { returns($0.body) } || returns(finally ?? [])
      default: false
      }
    }
  }

  func scoped(_ body: [CStatement]) throws -> [String] {
    scopes.append([:])
    defer { scopes.removeLast() }
    return indented(try statements(body))
  }

  func statement(_ statement: CStatement) throws -> [String] {
    switch statement.kind {
    case .empty: return []
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
      return ["while \(try truth(condition)) {"] + (try loop(body, step: [])) + ["}"]
    case .doLoop(let body, let condition):
      return ["repeat {"] + (try loop(body, step: [], needsLabel: true)) + ["} while \(try truth(condition))"]
    case .forLoop(let start, let condition, let step, let body):
      scopes.append([:])
      defer { scopes.removeLast() }
      var lines = try start.map { try self.statement($0) } ?? []
      let text = try condition.map { try truth($0) } ?? "true"
      let steps = try step.map { try effect($0) } ?? []
      lines += ["while \(text) {"] + (try loop(body, step: steps)) + ["}"]
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
      case .returning, .continuing, .breaking, .throwing: true
      case .block(let body), .autoreleasePool(let body), .synchronized(_, let body): leaves(body)
      case .whileLoop(_, let body), .doLoop(let body, _): leaves(body)
      case .forLoop(_, _, _, let body), .forEach(_, _, _, let body): leaves(body)
      case .conditional(_, let then, let otherwise): leaves(then) || leaves(otherwise ?? [])
      case .choice(_, let cases): cases.contains { leaves($0.body) }
      case .attempt(let body, let catches, let finally):
        leaves(body) || catches.contains { leaves($0.body) } || leaves(finally ?? [])
      default: false
      }
    }
  }

  private func conditional(_ head: String, _ then: [CStatement], _ otherwise: [CStatement]?) throws -> [String] {
    var lines = ["\(head) {"] + (try scoped(then))
    guard let otherwise, !otherwise.isEmpty else { return lines + ["}"] }
    if otherwise.count == 1, case .conditional(let condition, _, _) = otherwise[0].kind, !isAssignment(condition) {
      var rest = try statement(otherwise[0])
      rest[0] = "} else " + rest[0]
      lines += rest
      return lines
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
      case .block(let body), .autoreleasePool(let body), .synchronized(_, let body): containsContinue(body)
      case .conditional(_, let then, let otherwise): containsContinue(then) || containsContinue(otherwise ?? [])
      case .choice(_, let cases): cases.contains { containsContinue($0.body) }
      case .attempt(let body, let catches, _): containsContinue(body) || catches.contains { containsContinue($0.body) }
      default: false
      }
    }
  }

  private func loop(_ body: [CStatement], step: [String], needsLabel: Bool = false) throws -> [String] {
    guard !step.isEmpty, containsContinue(body) else {
      continuations.append(nil)
      defer { continuations.removeLast() }
      return try scoped(body) + indented(step)
    }
    labels += 1
    let label = "_next\(labels)"
    continuations.append(label)
    defer { continuations.removeLast() }
    return ["  \(label): do {"] + indented(try scoped(body)) + ["  }"] + indented(step)
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
    for (index, item) in cases.enumerated() {
      var labels: [String] = []
      for label in item.values {
        let written = try expression(label, wanting: subject.type)
        labels.append(converted(written, to: subject.type).text)
      }
      var body = item.body
      // A block in braces with the break inside or behind.
      if body.count >= 1, case .block(let inner) = body[0].kind, body.count == 1 || (body.count == 2 && body[1].kind == .breaking) {
        body = inner + body.dropFirst()
      }
      let isLast = index == cases.count - 1
      var falls = true
      if let last = body.last {
        switch last.kind {
        case .breaking:
          body.removeLast()
          falls = false
        case .returning, .continuing, .throwing: falls = false
        default: falls = !endsWithReturn(body)
        }
      }
      var bodyLines = try scoped(body)
      if falls, !isLast { bodyLines.append("  fallthrough") }
      if bodyLines.isEmpty { bodyLines = ["  break"] }
      if item.isDefault {
        hasDefault = true
        lines.append("default:")
      } else {
        lines.append("case \(labels.joined(separator: ", ")):")
      }
      lines += bodyLines
    }
    // `default` is last in Swift.
    if hasDefault, let position = cases.firstIndex(where: \.isDefault), position != cases.count - 1 {
      throw Untranslated("a switch has its default before other cases")
    }
    if !hasDefault { lines += ["default: break"] }
    return lines + ["}"]
  }

  private func returning(_ value: CExpression?) throws -> [String] {
    if initializer != nil, closureDepth == 0 {
      guard let value else { return ["return"] }
      if value == .null {
        if errorName != nil { return ["throw _thrownError ?? _unknownError"] }
        return initializer == "" ? ["fatalError(\"an initializer returned nil\")"] : ["return nil"]
      }
      return ["return"]
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
        return ["guard let _made = \(written.text) as \(result.text)? else { throw _thrownError ?? _unknownError }", "return _made"]
      }
    }
    guard let value else { return ["return"] }
    if result == .void {
      let lines = try effect(value)
      return lines + ["return"]
    }
    if result == .bool, closureDepth == 0 || true, isCondition(value) { return ["return \(try truth(value))"] }
    let written = try expression(value, wanting: result)
    if written.type == .void { return [written.text, "return"] }
    return ["return \(converted(written, to: result).text)"]
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
    let name = SwiftText.escaped(variable.name)
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
  private func isMutableValue(_ type: SwiftType) -> Bool {
    ["DateComponents", "URLComponents"].contains(type.wrapped.name ?? "")
      || type.wrapped.name.map { program.structures[$0] != nil } ?? false
  }
}
