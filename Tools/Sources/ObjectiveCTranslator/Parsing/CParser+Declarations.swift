extension CParser {
  /// Reads the whole file. A declaration that is not understood is left out.
  mutating func readFile() {
    while !isAtEnd {
      let start = place.index
      do {
        try declaration()
      } catch {
        recover(error, from: start)
      }
      if place.index == start { advance() }
      (depth, height) = (0, 0)
    }
  }

  mutating func recover(_ error: any Error, from start: Int) {
    if let failure = error as? Failure, problems.count < 1000 { problems.append(.init(line: failure.line, text: failure.reason)) }
    (depth, height) = (0, 0)
    skipDeclaration(from: start)
  }

  private mutating func declaration() throws {
    if accept(";") || accept("}") { return }
    if acceptWord("NS_ASSUME_NONNULL_BEGIN") {
      assumesNonnull = true
      return
    }
    if acceptWord("NS_ASSUME_NONNULL_END") {
      assumesNonnull = false
      return
    }
    if isAtWord("extern"), next().kind == .string {
      advance()
      advance()
      _ = accept("{")
      return
    }
    if isLoneMacro() {
      advance()
      if isAt("(") { try skipGroup() }
      _ = accept(";")
      return
    }
    let attributes = try readAttributes(acceptsUnknown: next().isPunctuation("@"))
    if isAt("@") {
      try objectDeclaration(attributes)
    } else {
      try plainDeclaration(attributes)
    }
  }

  /// Whether a macro that is not known makes a line by itself.
  private func isLoneMacro() -> Bool {
    guard token.kind == .identifier, token.startsLine, !names.isType(token.text),
      token.text.allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "_" }), !CKnownNames.parsedMacros.contains(token.text)
    else { return false }
    var end = place.index + 1
    if token(at: end).isPunctuation("("), let after = indexAfterGroup(at: end) { end = after }
    let after = token(at: end)
    return after.startsLine && !after.isPunctuation("{") || after.isPunctuation(";") && end > place.index + 1
  }

  /// Reads a declaration of C: a function, variables, a typedef, a structure or an enumeration.
  mutating func plainDeclaration(_ attributes: Attributes = Attributes()) throws {
    let specifiers = try specifiers()
    if accept(";") { return }
    if specifiers.definesType, isAt("@") || isAtEnd { return }
    let outer = names.locals
    let first = try declarator(specifiers)
    names.locals = outer
    if specifiers.isTypedef { return try aliases(first, specifiers) }
    if first.isFunction, case .function(let result, let parameters) = first.type {
      return try function(first, result, parameters, specifiers)
    }
    if specifiers.definesType, first.name.isEmpty { throw failure("a name is expected before \(description)") }
    let variables = try variables(first, specifiers)
    names.locals = outer
    for variable in variables {
      names.globals.insert(variable.name)
      declarations.append(.variable(variable))
    }
  }

  private mutating func function(
    _ first: CDeclarator, _ result: CType, _ parameters: [CParameter], _ specifiers: CSpecifiers
  ) throws {
    guard !first.name.isEmpty else { throw failure("a name is expected before \(description)") }
    try readAttributes(acceptsUnknown: true)
    var function = CFunction(name: first.name, result: result, parameters: parameters, line: first.line)
    (function.isVariadic, function.isStatic) = (first.isVariadic, specifiers.isStatic)
    if isAt("{") {
      function.body = body(parameters: parameters)
      declarations.append(.function(function))
      return
    }
    declarations.append(.function(function))
    // Further prototypes in one declaration.
    while accept(",") {
      let next = try declarator(specifiers)
      guard next.isFunction, case .function(let result, let parameters) = next.type else { continue }
      declarations.append(.function(CFunction(name: next.name, result: result, parameters: parameters, line: next.line)))
    }
    try expect(";")
  }

  /// Reads the names of a typedef.
  mutating func aliases(_ first: CDeclarator, _ specifiers: CSpecifiers) throws {
    var declarator = first
    while true {
      try readAttributes(acceptsUnknown: true)
      guard !declarator.name.isEmpty else { throw failure("a name is expected before \(description)") }
      declare(declarator)
      if accept(";") { return }
      try expect(",")
      declarator = try self.declarator(specifiers)
    }
  }

  private mutating func declare(_ declarator: CDeclarator) {
    let name = declarator.name
    if declarator.isClass {
      names.classes.insert(name)
    } else {
      names.types.insert(name)
      names.classes.remove(name)
    }
    switch declarator.type {
    // The structure or enumeration has the name already.
    case .named(name): return
    case .object where declarator.isClass: break
    case .object, .pointer, .block, .function, .annotated: names.pointerTypes.insert(name)
    case .named(let other) where names.pointerTypes.contains(other): names.pointerTypes.insert(name)
    default: break
    }
    declarations.append(.typeAlias(name: name, Self.unspecified(declarator.type), line: declarator.line))
  }

  /// The nullability of a typedef is said where it is used.
  private static func unspecified(_ type: CType) -> CType {
    switch type {
    case .object(let name, let protocols, let arguments, _):
      .object(name: name, protocols: protocols, arguments: arguments, nullability: .unspecified)
    case .pointer(let pointee, _): .pointer(pointee, nullability: .unspecified)
    case .block(let result, let parameters, _): .block(result: result, parameters: parameters, nullability: .unspecified)
    case .annotated(let type, _): type
    default: type
    }
  }
}
