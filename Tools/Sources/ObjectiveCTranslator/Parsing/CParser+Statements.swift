extension CParser {
  /// Reads the body of a function or method. If it is not understood, the next declaration is read after its closing brace.
  mutating func body(parameters: [CParameter]) -> CBody {
    let start = place.index
    let outer = names.locals
    names.locals = Set(parameters.map(\.name))
    isInBody = true
    (depth, height) = (0, 0)
    defer {
      names.locals = outer
      isInBody = false
      (depth, height) = (0, 0)
    }
    do {
      return .statements(try compound())
    } catch {
      let failure = error as? Failure
      if let end = indexAfterGroup(at: start) { move(to: end) } else { skipToMember(from: start) }
      return .unread(reason: failure?.reason ?? "\(error)", line: failure?.line ?? line)
    }
  }

  /// After a body that is not closed, the next member begins with a line of its own.
  private mutating func skipToMember(from start: Int) {
    move(to: start)
    advance()
    while !isAtEnd {
      if isAt("@"), next().isWord("end") || next().isWord("implementation") || next().isWord("interface") { return }
      if token.startsLine, isAt("-") || isAt("+"), next().isPunctuation("("), next(2).kind == .identifier { return }
      advance()
    }
  }

  /// Reads statements in braces.
  mutating func compound() throws -> [CStatement] {
    try expect("{")
    var result: [CStatement] = []
    while !accept("}") { result += try labelledStatement() }
    return result
  }

  /// Reads a statement with the labels before it. One that is not understood is left unread.
  private mutating func labelledStatement() throws -> [CStatement] {
    var result: [CStatement] = []
    while isAtLabel {
      result.append(CStatement(.label(token.text), line: line))
      advance()
      advance()
    }
    if isAt("}") { return result }
    if isAtEnd { throw failure("'}' is expected before the end of the file") }
    let start = place.index
    do {
      result.append(try statement())
    } catch let failure as Failure {
      let line = token(at: start).line
      guard let end = indexAfterStatement(at: start) else { throw failure }
      move(to: end)
      result.append(CStatement(.unread(failure.reason), line: line))
    }
    return result
  }

  private var isAtLabel: Bool {
    token.kind == .identifier && next().isPunctuation(":") && !isAtWord("case") && !isAtWord("default") && !isDeclaration()
  }

  /// The index after a statement that is not understood: after its `;` or its braces. Nil if the function ends before.
  private func indexAfterStatement(at start: Int) -> Int? {
    var index = start
    var isControl = false
    while index < tokens.count - 1 {
      let token = tokens[index]
      if token.kind == .identifier, ["if", "else", "for", "while", "switch", "do"].contains(token.text) { isControl = true }
      if token.kind == .punctuation {
        switch token.text {
        case ";": return index + 1
        case "}": return index > start ? index : nil
        case "(", "[", "{":
          guard let end = indexAfterGroup(at: index) else { return nil }
          index = end
          if token.text == "{", isControl || tokens[start].isPunctuation("{") || tokens[start].isPunctuation("@") {
            guard tokens[index].isWord("else") || tokens[index].isWord("while") else { return index }
          }
          continue
        case "@" where ["end", "implementation", "interface"].contains(tokens[index + 1].text): return nil
        default: break
        }
      }
      index += 1
    }
    return nil
  }

  /// Reads the branch of an `if` or the body of a loop: the statements in braces, or one without them.
  private mutating func branch() throws -> [CStatement] {
    if isAt("{") { return try compound() }
    let statement = try statement()
    return statement.kind == .empty ? [] : [statement]
  }

  mutating func statement() throws -> CStatement {
    try enter()
    let outer = height
    height = 0
    defer {
      depth -= 1
      height = max(height + 1, outer)
    }
    let line = line
    switch token.kind {
    case .identifier:
      if let kind = try keywordStatement() { return CStatement(kind, line: line) }
      if isAtLabel { return CStatement(.block(try labelledStatement()), line: line) }
      if isDeclaration() { return CStatement(try localDeclaration(), line: line) }
    case .punctuation:
      if isAt("{") { return CStatement(.block(try compound()), line: line) }
      if accept(";") { return CStatement(.empty, line: line) }
      if isAt("@"), let kind = try objectStatement() { return CStatement(kind, line: line) }
    default: break
    }
    let isMacro = token.kind == .identifier && token.text.first?.isUppercase == true
    let value = try expression()
    if !accept(";") {
      // A macro that is not known may be complete without a semicolon.
      guard isMacro, case .call = value, token.startsLine || isAt("}") else { throw failure("';' is expected before \(description)") }
    }
    return CStatement(.expression(value), line: line)
  }

  private mutating func condition() throws -> CExpression {
    try expect("(")
    let value = try expression()
    try expect(")")
    return value
  }

  private mutating func keywordStatement() throws -> CStatement.Kind? {
    switch token.text {
    case "if":
      advance()
      let condition = try condition()
      let then = try branch()
      return .conditional(condition, then: then, otherwise: acceptWord("else") ? try branch() : nil)
    case "while":
      advance()
      return .whileLoop(try condition(), try branch())
    case "do":
      advance()
      let body = try branch()
      guard acceptWord("while") else { throw failure("'while' is expected before \(description)") }
      let condition = try condition()
      _ = accept(";")
      return .doLoop(body, condition)
    case "for":
      advance()
      return try loop()
    case "switch":
      advance()
      return try choice()
    case "break", "continue":
      let isBreak = isAtWord("break")
      advance()
      try expect(";")
      return isBreak ? .breaking : .continuing
    case "return":
      advance()
      if accept(";") { return .returning(nil) }
      let value = try expression()
      try expect(";")
      return .returning(value)
    case "goto":
      advance()
      let name = try identifier()
      try expect(";")
      return .jump(name)
    case "case", "default": throw failure("a label of a 'switch' is within another statement")
    case "asm", "__asm__": throw failure("'asm' is not read")
    case "_Static_assert", "static_assert":
      advance()
      try skipGroup()
      _ = accept(";")
      return .empty
    default: return nil
    }
  }

  private mutating func loop() throws -> CStatement.Kind {
    try expect("(")
    var start: CStatement?
    let line = line
    if token.kind == .identifier, next().isWord("in"), !next(2).isPunctuation("=") {
      let name = try identifier()
      advance()
      return try forEach(name, nil)
    }
    if !accept(";") {
      if isDeclaration() {
        let specifiers = try specifiers()
        let first = try declarator(specifiers)
        if acceptWord("in") {
          names.locals.insert(first.name)
          return try forEach(first.name, first.type)
        }
        start = CStatement(.declaration(try variables(first, specifiers)), line: line)
      } else {
        start = CStatement(.expression(try expression()), line: line)
        try expect(";")
      }
    }
    let condition = isAt(";") ? nil : try expression()
    try expect(";")
    let step = isAt(")") ? nil : try expression()
    try expect(")")
    return .forLoop(start: start, condition: condition, step: step, body: try branch())
  }

  private mutating func forEach(_ name: String, _ type: CType?) throws -> CStatement.Kind {
    let collection = try expression()
    try expect(")")
    return .forEach(name: name, type: type, collection: collection, body: try branch())
  }

  private mutating func choice() throws -> CStatement.Kind {
    let value = try condition()
    try expect("{")
    var cases: [CCase] = []
    while !accept("}") {
      var values: [CExpression] = []
      var isDefault = false
      var hasLabel = false
      while isAtWord("case") || isAtWord("default") && next().isPunctuation(":") {
        hasLabel = true
        if acceptWord("default") {
          isDefault = true
        } else {
          advance()
          let first = try conditional()
          values.append(accept("...") ? .binary(first, "...", try conditional()) : first)
        }
        try expect(":")
      }
      guard hasLabel else { throw failure("'case' is expected before \(description)") }
      var body: [CStatement] = []
      while !isAtWord("case"), !(isAtWord("default") && next().isPunctuation(":")), !isAt("}") {
        body += try labelledStatement()
      }
      cases.append(CCase(values: values, isDefault: isDefault, body: body))
    }
    return .choice(value, cases)
  }

  /// Reads a statement that begins with `@`. Nil if it is an expression.
  private mutating func objectStatement() throws -> CStatement.Kind? {
    let word = next()
    guard word.kind == .identifier else { return nil }
    switch word.text {
    case "autoreleasepool":
      advance()
      advance()
      return .autoreleasePool(try compound())
    case "synchronized":
      advance()
      advance()
      return .synchronized(try condition(), try compound())
    case "throw":
      advance()
      advance()
      if accept(";") { return .throwing(nil) }
      let value = try expression()
      try expect(";")
      return .throwing(value)
    case "try":
      advance()
      advance()
      return try attempt()
    case "weakify", "strongify", "unsafeify":
      // Macros of a common library: without them the blocks hold their objects.
      guard next(2).isPunctuation("(") else { return nil }
      advance()
      advance()
      try skipGroup()
      _ = accept(";")
      return .empty
    default: return nil
    }
  }

  private mutating func attempt() throws -> CStatement.Kind {
    let body = try compound()
    var catches: [CCatch] = []
    while acceptKeyword("catch") {
      var parameter: CParameter?
      if accept("(") {
        if !accept("...") {
          let declarator = try declarator(try specifiers())
          names.locals.insert(declarator.name)
          parameter = CParameter(name: declarator.name, type: declarator.type)
        }
        try expect(")")
      }
      catches.append(CCatch(parameter: parameter, body: try compound()))
    }
    let finally = acceptKeyword("finally") ? try compound() : nil
    return .attempt(body, catches: catches, finally: finally)
  }

  private mutating func localDeclaration() throws -> CStatement.Kind {
    let specifiers = try specifiers()
    if accept(";") { return .empty }
    let first = try declarator(specifiers)
    if specifiers.isTypedef {
      try aliases(first, specifiers)
      return .empty
    }
    if first.isFunction {
      guard accept(";") else { throw failure("a function is within another one") }
      return .empty
    }
    return .declaration(try variables(first, specifiers))
  }

  /// Reads the rest of a declaration of variables from the value of the first one.
  mutating func variables(_ first: CDeclarator, _ specifiers: CSpecifiers) throws -> [CVariable] {
    var result: [CVariable] = []
    var declarator = first
    while true {
      guard !declarator.name.isEmpty else { throw failure("a name is expected before \(description)") }
      names.locals.insert(declarator.name)
      var variable = CVariable(name: declarator.name, type: declarator.type, line: declarator.line)
      (variable.isStatic, variable.isExtern, variable.isWeak) = (specifiers.isStatic, specifiers.isExtern, specifiers.isWeak)
      try readAttributes()
      if accept(":") { _ = try conditional() }
      if accept("=") { variable.value = try initializer() }
      if case .typeOf(.null) = variable.type, let value = variable.value { variable.type = .typeOf(value) }
      result.append(variable)
      if accept(";") { return result }
      try expect(",")
      declarator = try self.declarator(specifiers)
    }
  }
}
