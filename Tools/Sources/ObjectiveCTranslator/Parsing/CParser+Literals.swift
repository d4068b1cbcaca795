extension CParser {
  /// Reads an expression that begins with `@`.
  mutating func literal() throws -> CExpression {
    let after = next()
    switch after.kind {
    case .string:
      return .string(joinedStrings())
    case .number, .character:
      advance()
      return .boxed(try boxedNumber())
    case .punctuation:
      advance()
      switch after.text {
      case "[":
        advance()
        return .array(try values(until: "]"))
      case "{": return try dictionary()
      case "(":
        advance()
        let value = try expression()
        try expect(")")
        return .boxed(value)
      case "-", "+":
        advance()
        return .boxed(.prefix(after.text, try boxedNumber()))
      default: throw failure("'@' is not expected before \(description)")
      }
    case .identifier:
      advance()
      return try wordLiteral(after.text)
    case .end: throw failure("'@' is not expected before the end of the file")
    }
  }

  private mutating func boxedNumber() throws -> CExpression {
    defer { advance() }
    if token.kind == .character { return .character(Int(token.text) ?? 0) }
    guard token.kind == .number, let number = Self.number(token.text) else { throw failure("a number is expected after '@'") }
    return number
  }

  private mutating func wordLiteral(_ word: String) throws -> CExpression {
    advance()
    switch word {
    case "YES", "true", "TRUE": return .boxed(.boolean(true))
    case "NO", "false", "FALSE": return .boxed(.boolean(false))
    case "selector":
      try expect("(")
      var name = ""
      while !isAt(")") {
        guard token.kind == .identifier || isAt(":") else { throw failure("a selector is expected before \(description)") }
        name += token.text
        advance()
      }
      advance()
      return .selector(name)
    case "protocol":
      try expect("(")
      let name = try identifier()
      try expect(")")
      return .protocolObject(name)
    case "encode":
      try expect("(")
      let type = try typeName()
      try expect(")")
      return .encoding(type)
    case "available": return try available()
    default:
      throw failure("'@\(word)' is not known")
    }
  }

  /// Reads `(iOS 13, *)` and returns the version of iOS.
  mutating func available() throws -> CExpression {
    try expect("(")
    var version = ""
    while !isAt(")") {
      if isAtEnd || isAt(";") || isAt("{") { throw failure("')' is expected before \(description)") }
      if token.kind == .identifier, token.text.lowercased().hasPrefix("ios"), next().kind == .number { version = next().text }
      advance()
    }
    advance()
    return .available(version.isEmpty ? "0" : version)
  }

  private mutating func dictionary() throws -> CExpression {
    try expect("{")
    var pairs: [CPair] = []
    while !accept("}") {
      let key = try conditional()
      try expect(":")
      pairs.append(CPair(key: key, value: try assignment()))
      if !accept(",") {
        try expect("}")
        break
      }
    }
    return .dictionary(pairs)
  }

  /// Reads `[receiver part:argument …]`.
  mutating func message() throws -> CExpression {
    try expect("[")
    let receiver = try self.receiver()
    var selector = ""
    var arguments: [CExpression] = []
    var more: [CExpression] = []
    if token.kind == .identifier {
      selector = token.text
      advance()
    }
    if !isAt(":") {
      guard !selector.isEmpty else { throw failure("a message is expected before \(description)") }
      try expect("]")
      return .message(CMessage(receiver: receiver, selector: selector, arguments: []))
    }
    while accept(":") {
      selector += ":"
      arguments.append(try assignment())
      while accept(",") { more.append(try assignment()) }
      if token.kind == .identifier {
        selector += token.text
        advance()
        guard isAt(":") else { throw failure("':' is expected before \(description)") }
      }
    }
    try expect("]")
    if more.last == .null, !selector.lowercased().contains("format") { more.removeLast() }
    return .message(CMessage(receiver: receiver, selector: selector, arguments: arguments, more: more))
  }

  private mutating func receiver() throws -> CExpression {
    // The types of a generic class do not matter to its methods.
    if token.kind == .identifier, next().isPunctuation("<"), !names.isVariable(token.text), names.isClass(token.text) {
      let start = place
      let name = token.text
      advance()
      if (try? angleArguments(of: name)) != nil, token.kind == .identifier { return .name(name) }
      place = start
    }
    return try assignment()
  }

  /// Reads a block from its `^`.
  mutating func block() throws -> CExpression {
    try expect("^")
    try enter()
    defer { depth -= 1 }
    let wasInBody = isInBody
    isInBody = true
    defer { isInBody = wasInBody }
    var result: CType?
    var parameters: [CParameter] = []
    if !isAt("{"), !isAt("(") {
      let specifiers = try specifiers()
      let declarator = try declarator(specifiers)
      if declarator.isFunction, case .function(let type, let own) = declarator.type {
        (result, parameters) = (type, own)
      } else {
        result = declarator.type
      }
    }
    if isAt("(") { parameters = try self.parameters().0 }
    return .block(result: result, parameters: parameters, body: try compound())
  }
}
