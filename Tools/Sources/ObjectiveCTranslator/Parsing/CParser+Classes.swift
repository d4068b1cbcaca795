extension CParser {
  /// Reads a declaration that begins with `@`.
  mutating func objectDeclaration(_ attributes: Attributes) throws {
    advance()
    let word = try identifier()
    switch word {
    case "class": try forwardClasses()
    case "protocol": try protocolDeclaration(attributes)
    case "interface": try interface(attributes)
    case "implementation": try implementation()
    case "import":
      let name = try identifier()
      if !modules.contains(name) { modules.append(name) }
      while accept(".") { _ = try identifier() }
      try expect(";")
    case "end": break
    case "compatibility_alias":
      let name = try identifier()
      let other = try identifier()
      names.classes.insert(name)
      declarations.append(.typeAlias(name: name, .named(other), line: line))
      try expect(";")
    default: throw failure("'@\(word)' is not known")
    }
  }

  private mutating func forwardClasses() throws {
    repeat {
      let name = try identifier()
      names.classes.insert(name)
      if isAt("<") {
        names.genericClasses.insert(name)
        _ = try typeParameters()
      }
    } while accept(",")
    try expect(";")
  }

  /// Reads `<KeyType, __covariant ObjectType : id<NSCopying>>`.
  private mutating func typeParameters() throws -> [String] {
    try expect("<")
    var result: [String] = []
    repeat {
      let name = try identifier()
      result.append(name)
      names.typeParameters.insert(name)
      if accept(":") { _ = try typeName() }
    } while accept(",")
    try closeAngle()
    return result
  }

  private mutating func protocolList() throws -> [String] {
    guard accept("<") else { return [] }
    var result: [String] = []
    while !isAt(">"), !isAt(">>") {
      result.append(try identifier())
      if !accept(",") { break }
    }
    try closeAngle()
    return result
  }

  /// Whether `<…>` after the name of an interface declares parameters, since a superclass or category follows.
  private func declaresParameters() -> Bool {
    var open = 0
    for index in place.index..<min(place.index + 60, tokens.count) {
      switch tokens[index].text {
      case "<": open += 1
      case ">": open -= 1
      case ">>": open -= 2
      case ";", "{", "@": return false
      default: break
      }
      if open <= 0 { return token(at: index + 1).isPunctuation(":") || token(at: index + 1).isPunctuation("(") }
    }
    return false
  }

  private mutating func protocolDeclaration(_ attributes: Attributes) throws {
    let line = line
    let name = try identifier()
    if isAt(",") || isAt(";") {
      while accept(",") { _ = try identifier() }
      try expect(";")
      return
    }
    var result = ObjectiveCProtocol(name: name, protocols: try protocolList(), line: line)
    result.swiftName = attributes.swiftName
    var members = Members()
    readMembers(into: &members, owner: name)
    (result.properties, result.methods) = (members.properties, members.methods)
    declarations.append(.protocolDeclaration(result))
  }

  private mutating func interface(_ attributes: Attributes) throws {
    let line = line
    try readAttributes(acceptsUnknown: next().kind == .identifier)
    let name = try identifier()
    names.classes.insert(name)
    names.types.remove(name)
    let outer = names.typeParameters
    defer { names.typeParameters = outer }
    var result = ObjectiveCClass(name: name, superclass: nil, line: line)
    (result.swiftName, result.isDesignable) = (attributes.swiftName, attributes.isDesignable)
    if isAt("<"), declaresParameters() {
      result.typeParameters = try typeParameters()
      names.genericClasses.insert(name)
    }
    if accept("(") {
      result.category = ""
      if !isAt(")") { result.category = try identifier() }
      try expect(")")
    } else if accept(":") {
      let superclass = try identifier()
      result.superclass = superclass
      if isAt("<"), names.genericClasses.contains(superclass) { _ = try angleArguments(of: superclass) }
    }
    result.protocols = try protocolList()
    if isAt("{") { result.variables = try instanceVariables(owner: name) }
    var members = Members()
    readMembers(into: &members, owner: name)
    (result.properties, result.methods) = (members.properties, members.methods)
    declarations.append(.interface(result))
  }

  private mutating func implementation() throws {
    let line = line
    let name = try identifier()
    names.classes.insert(name)
    names.types.remove(name)
    let outer = (names.typeParameters, names.locals)
    defer { (names.typeParameters, names.locals) = outer }
    var result = ObjectiveCImplementation(name: name, line: line)
    if isAt("<") { _ = try? typeParameters() }
    if accept("(") {
      result.category = isAt(")") ? "" : try identifier()
      try expect(")")
    } else if accept(":") {
      result.superclass = try identifier()
    }
    if isAt("{") { result.variables = try instanceVariables(owner: name) }
    var members = Members()
    readMembers(into: &members, owner: name)
    result.methods = members.methods
    (result.synthesized, result.dynamic) = (members.synthesized, members.dynamic)
    declarations.append(.implementation(result))
  }

  private mutating func instanceVariables(owner: String) throws -> [CVariable] {
    let end = indexAfterGroup(at: place.index)
    try expect("{")
    let outer = (self.owner, names.locals)
    self.owner = owner
    let wasInBody = isInBody
    isInBody = true
    defer { (self.owner, names.locals, isInBody) = (outer.0, outer.1, wasInBody) }
    var result: [CVariable] = []
    while !accept("}") {
      let start = place.index
      if isAtEnd || isAtKeyword("end") { throw failure("'}' is expected before \(description)") }
      if accept(";") { continue }
      if accept("@") {
        _ = try identifier()
        continue
      }
      do {
        let specifiers = try specifiers()
        if accept(";") { continue }
        result += try variables(try declarator(specifiers), specifiers)
      } catch {
        guard let end else { throw error }
        recover(error, from: start)
        if place.index >= end {
          move(to: end)
          break
        }
      }
    }
    return result
  }
}
