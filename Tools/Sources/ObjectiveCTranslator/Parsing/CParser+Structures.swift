extension CParser {
  /// Reads a `struct`, `union` or `enum`, with its definition if it has one.
  mutating func readTagged(_ word: String, into result: inout CSpecifiers) throws {
    let line = line
    advance()
    try readAttributes()
    var tag: String?
    if token.kind == .identifier {
      tag = token.text
      advance()
    }
    var rawType: CType?
    if word == "enum", accept(":") { rawType = try typeName() }
    guard isAt("{") else {
      guard let tag else { throw failure("a name is expected before \(description)") }
      result.type = .named(tag)
      return
    }
    let end = indexAfterGroup(at: place.index)
    let name = definedName(tag: tag, isTypedef: result.isTypedef, after: end)
    result.definesType = true
    if word == "enum" {
      let cases = try enumerationCases(rawType ?? .named("int"))
      try readAttributes()
      if let name { names.types.insert(name) }
      declarations.append(.enumeration(CEnumeration(name: name, kind: .plain, rawType: rawType, cases: cases, line: line)))
      result.type = name.map { .named($0) } ?? rawType ?? .named("int")
    } else {
      let name = name ?? "Structure\(line)"
      names.types.insert(name)
      if let tag { names.types.insert(tag) }
      let fields = try structureFields()
      try readAttributes()
      var structure = CStructure(name: name, fields: fields, line: line)
      structure.isUnion = word == "union"
      declarations.append(.structure(structure))
      result.type = .named(name)
    }
  }

  /// A definition has the name of its typedef, or of its tag. A structure without one is named after its variable.
  private func definedName(tag: String?, isTypedef: Bool, after end: Int?) -> String? {
    guard let end else { return tag }
    var index = end
    while token(at: index).isWord("NS_SWIFT_NAME"), let after = indexAfterGroup(at: index + 1) { index = after }
    let word = token(at: index)
    if isTypedef, word.kind == .identifier { return word.text }
    if let tag { return tag }
    guard !isTypedef, word.kind == .identifier else { return nil }
    return owner + "_" + word.text.drop { $0 == "_" }
  }

  private mutating func structureFields() throws -> [CVariable] {
    try expect("{")
    let outer = names.locals
    let wasInBody = isInBody
    isInBody = true
    defer { (names.locals, isInBody) = (outer, wasInBody) }
    var fields: [CVariable] = []
    while !accept("}") {
      if isAtEnd { throw failure("'}' is expected before the end of the file") }
      if accept(";") { continue }
      let specifiers = try specifiers()
      if accept(";") { continue }
      if accept(":") {
        // Bits without a name.
        _ = try conditional()
        try expect(";")
        continue
      }
      fields += try variables(try declarator(specifiers), specifiers)
    }
    return fields
  }

  private mutating func enumerationCases(_ type: CType) throws -> [CVariable] {
    try expect("{")
    var cases: [CVariable] = []
    while !accept("}") {
      var item = CVariable(name: "", type: type, line: line)
      item.name = try identifier()
      names.globals.insert(item.name)
      try readAttributes(acceptsUnknown: true)
      if accept("=") {
        item.value = try conditional()
        try readAttributes(acceptsUnknown: true)
      }
      cases.append(item)
      if !accept(",") {
        try expect("}")
        break
      }
    }
    return cases
  }

  /// Reads `NS_ENUM(type, name) { … }` and its kin.
  mutating func readEnumeration(into result: inout CSpecifiers) throws {
    let line = line
    let word = try identifier()
    try expect("(")
    var rawType: CType?
    var name: String?
    if word == "NS_ERROR_ENUM" {
      _ = try identifier()
      rawType = .named("NSInteger")
    } else {
      rawType = try typeName()
    }
    if accept(",") { name = try identifier() }
    try expect(")")
    if let name {
      names.types.insert(name)
      names.classes.remove(name)
    }
    result.type = .named(name ?? "int")
    result.definesType = true
    // Only declared here, and defined later.
    guard isAt("{") else { return }
    let cases = try enumerationCases(rawType ?? .named("NSInteger"))
    let kind: CEnumeration.Kind = word == "NS_OPTIONS" ? .options : .closed
    var enumeration = CEnumeration(name: name, kind: kind, rawType: rawType, cases: cases, line: line)
    enumeration.swiftName = try readAttributes(acceptsUnknown: !result.isTypedef || isAttributeBeforeEnd()).swiftName
    declarations.append(.enumeration(enumeration))
  }

  private func isAttributeBeforeEnd() -> Bool { token.kind == .identifier && !next().isPunctuation(",") }
}
