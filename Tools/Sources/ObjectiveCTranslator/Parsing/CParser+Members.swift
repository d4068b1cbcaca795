extension CParser {
  /// The members of an interface, a protocol or an implementation.
  struct Members {
    var properties: [ObjectiveCProperty] = []
    var methods: [ObjectiveCMethod] = []
    var synthesized: [String: String] = [:]
    var dynamic: [String] = []
    var isOptional = false
  }

  /// Reads members up to the `@end`. One that is not understood is left out.
  mutating func readMembers(into members: inout Members, owner: String) {
    let outer = self.owner
    self.owner = owner
    defer { self.owner = outer }
    while !isAtEnd {
      let start = place.index
      if acceptKeyword("end") { return }
      // The `@end` is missing.
      if isAtKeyword("interface") || isAtKeyword("implementation") || isAtKeyword("protocol") { return }
      do {
        try member(into: &members)
      } catch {
        recover(error, from: start)
      }
      if place.index == start { advance() }
    }
    problems.append(.init(line: line, text: "'@end' is expected before the end of the file"))
  }

  private mutating func member(into members: inout Members) throws {
    if accept(";") || accept("}") { return }
    if isAt("-") || isAt("+") {
      var method = try method()
      method.isOptional = members.isOptional
      members.methods.append(method)
      return
    }
    if isAtWord("NS_ASSUME_NONNULL_BEGIN") || isAtWord("NS_ASSUME_NONNULL_END") {
      assumesNonnull = isAtWord("NS_ASSUME_NONNULL_BEGIN")
      advance()
      return
    }
    guard isAt("@") else {
      if isMemberMacro() {
        advance()
        if isAt("(") { try skipGroup() }
        return
      }
      return try plainDeclaration()
    }
    advance()
    let word = try identifier()
    switch word {
    case "property": try properties(into: &members)
    case "optional": members.isOptional = true
    case "required": members.isOptional = false
    case "synthesize":
      repeat {
        let name = try identifier()
        members.synthesized[name] = accept("=") ? try identifier() : name
      } while accept(",")
      try expect(";")
    case "dynamic":
      repeat { members.dynamic.append(try identifier()) } while accept(",")
      try expect(";")
    case "public", "private", "protected", "package": break
    case "class":
      repeat { names.classes.insert(try identifier()) } while accept(",")
      try expect(";")
    default: throw failure("'@\(word)' is not known")
    }
  }

  /// Whether a macro that is not known makes a line between members.
  private func isMemberMacro() -> Bool {
    guard token.kind == .identifier, token.startsLine, !names.isType(token.text), token.text.first?.isUppercase == true else {
      return false
    }
    var end = place.index + 1
    if token(at: end).isPunctuation("("), let after = indexAfterGroup(at: end) { end = after }
    let after = token(at: end)
    let endsByItself = after.isPunctuation(";") && end > place.index + 1
    return after.isPunctuation("-") || after.isPunctuation("+") || after.isPunctuation("@") || endsByItself
  }

  /// Reads the type in parentheses of a method or a parameter; `id` if there is none.
  private mutating func methodType() throws -> (CType, isAction: Bool) {
    guard accept("(") else { return (.object(name: "id", protocols: [], arguments: [], nullability: .unspecified), false) }
    let specifiers = try specifiers()
    let type = try declarator(specifiers).type
    try expect(")")
    return (type, specifiers.isAction)
  }

  private mutating func method() throws -> ObjectiveCMethod {
    let line = line
    let outer = names.locals
    defer { names.locals = outer }
    let isClassMethod = isAt("+")
    advance()
    let (result, isAction) = try methodType()
    var method = ObjectiveCMethod(isClassMethod: isClassMethod, selector: "", result: result, parameters: [], line: line)
    method.isAction = isAction
    if token.kind == .identifier {
      method.selector = token.text
      advance()
    }
    while accept(":") {
      method.selector += ":"
      let start = place.index
      let type = try methodType().0
      try readAttributes()
      let isNoescape = isNoescape(from: start, depth: 1)
      var parameter = CParameter(name: try identifier(), type: type)
      parameter.isNoescape = isNoescape
      method.parameters.append(parameter)
      if accept(",") {
        try expect("...")
        method.isVariadic = true
        break
      }
      if token.kind == .identifier, next().isPunctuation(":") {
        method.selector += token.text
        advance()
      }
    }
    guard !method.selector.isEmpty else { throw failure("a selector is expected before \(description)") }
    method.swiftName = try readAttributes(acceptsUnknown: true).swiftName
    if isAt("{") {
      method.body = body(parameters: method.parameters)
      return method
    }
    try expect(";")
    if isAt("{") { method.body = body(parameters: method.parameters) }
    return method
  }

  private mutating func properties(into members: inout Members) throws {
    var template = ObjectiveCProperty(name: "", type: .void, line: line)
    template.isOptional = members.isOptional
    let stated = try propertyAttributes(&template)
    let outer = names.locals
    defer { names.locals = outer }
    var specifiers = try specifiers()
    template.isOutlet = specifiers.isOutlet || specifiers.isOutletCollection
    (template.isOutletCollection, template.isInspectable) = (specifiers.isOutletCollection, specifiers.isInspectable)
    if specifiers.isWeak { template.isWeak = true }
    // A property that is reset by nil never returns nil, but accepts it: it is neither.
    let wasAssumed = assumesNonnull
    if stated == nil { assumesNonnull = false }
    defer { assumesNonnull = wasAssumed }
    if let stated, stated != .unspecified { specifiers.nullability = stated }
    var properties: [ObjectiveCProperty] = []
    repeat {
      let declarator = try declarator(specifiers)
      guard !declarator.name.isEmpty else { throw failure("a name is expected before \(description)") }
      var property = template
      (property.name, property.type, property.line) = (declarator.name, declarator.type, declarator.line)
      properties.append(property)
    } while accept(",")
    let swiftName = try readAttributes(acceptsUnknown: true).swiftName
    try expect(";")
    for index in properties.indices { properties[index].swiftName = swiftName }
    members.properties += properties
  }

  /// Reads `(nonatomic, getter=isOn)`. Returns the nullability, which is nil for `null_resettable` and `null_unspecified`.
  private mutating func propertyAttributes(_ property: inout ObjectiveCProperty) throws -> CType.Nullability? {
    var nullability: CType.Nullability? = .unspecified
    guard accept("(") else { return nullability }
    while !accept(")") {
      let word = try identifier()
      switch word {
      case "readonly": property.isReadOnly = true
      case "readwrite": property.isReadOnly = false
      case "weak": property.isWeak = true
      case "class": property.isClassProperty = true
      case "nullable", "_Nullable": nullability = .nullable
      case "nonnull", "_Nonnull": nullability = .nonnull
      case "null_resettable", "null_unspecified", "_Null_unspecified": nullability = nil
      case "getter", "setter":
        try expect("=")
        var name = try identifier()
        while accept(":") { name += ":" }
        if word == "getter" { property.getter = name } else { property.setter = name }
      default: break
      }
      if !accept(",") {
        try expect(")")
        break
      }
    }
    return nullability
  }
}
