extension CParser {
  /// Reads the words before a declared name.
  mutating func specifiers() throws -> CSpecifiers {
    try enter()
    defer { depth -= 1 }
    var result = CSpecifiers()
    var words: [String] = []
    var hasType = false
    while token.kind == .identifier {
      let word = token.text
      if try readQualifier(word, into: &result, &hasType) { continue }
      if CKnownNames.typeWords.contains(word) {
        if hasType { break }
        if word == "struct" || word == "union" || word == "enum" {
          if !words.isEmpty { break }
          try readTagged(word, into: &result)
          hasType = true
        } else {
          words.append(word)
          advance()
        }
        continue
      }
      if hasType || !words.isEmpty || CKnownNames.keywords.contains(word) { break }
      if word == "NS_ENUM" || word == "NS_OPTIONS" || word == "NS_CLOSED_ENUM" || word == "NS_ERROR_ENUM" {
        try readEnumeration(into: &result)
      } else if isUnknownMacro() {
        advance()
        if isAt("("), let end = indexAfterGroup(at: place.index) { move(to: end) }
        continue
      } else {
        try readNamedType(into: &result)
      }
      hasType = true
    }
    if !words.isEmpty {
      result.type = Self.basicType(words)
    } else if !hasType {
      if result.isAction {
        result.type = .void
      } else if !result.isStatic && !result.isExtern && !result.isConst {
        throw failure("a type is expected before \(description)")
      }
    }
    return result
  }

  private mutating func readQualifier(_ word: String, into result: inout CSpecifiers, _ hasType: inout Bool) throws -> Bool {
    switch word {
    case "typedef": result.isTypedef = true
    case "static": result.isStatic = true
    case "extern": result.isExtern = true
    case "const": result.isConst = true
    case "__weak": result.isWeak = true
    case "IBOutlet": result.isOutlet = true
    case "IBInspectable": result.isInspectable = true
    case "IBAction": result.isAction = true
    case "volatile", "restrict", "__restrict", "__volatile__", "register", "auto", "inline", "__inline", "__inline__", "_Thread_local",
      "__thread", "NS_UNAVAILABLE", "IB_DESIGNABLE":
      break
    case "_Nullable", "nullable", "_Nullable_result": result.nullability = .nullable
    case "_Nonnull", "nonnull": result.nullability = .nonnull
    case "_Null_unspecified", "null_unspecified": break
    case "in", "out", "inout", "bycopy", "byref", "oneway":
      // Before a method's type; elsewhere they are names.
      guard next().kind == .identifier, !hasType else { return false }
    case "IBOutletCollection", "NS_SWIFT_NAME":
      if word == "IBOutletCollection" { result.isOutletCollection = true }
      advance()
      if isAt("(") { try skipGroup() }
      return true
    case "__auto_type":
      guard !hasType else { return false }
      result.type = .typeOf(.null)
      hasType = true
    case "typeof", "__typeof", "__typeof__":
      guard !hasType else { return false }
      advance()
      try expect("(")
      if let type = try parenthesizedType() {
        result.type = type
      } else {
        result.type = .typeOf(try expression())
        try expect(")")
      }
      hasType = true
      return true
    default: return false
    }
    advance()
    return true
  }

  /// An unknown macro in capitals, such as `MYLIB_EXTERN`, before the words of a type.
  private func isUnknownMacro() -> Bool {
    let name = token.text
    guard !names.isType(name), name.allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "_" }) else { return false }
    var index = place.index + 1
    if token(at: index).isPunctuation("("), let end = indexAfterGroup(at: index) { index = end }
    let word = token(at: index)
    guard word.kind == .identifier else { return false }
    if CKnownNames.typeWords.contains(word.text) || CKnownNames.qualifiers.contains(word.text) { return true }
    let after = token(at: index + 1)
    return after.kind == .identifier || after.isPunctuation("*") || after.isPunctuation("<")
  }

  private static func basicType(_ words: [String]) -> CType {
    if words == ["void"] { return .void }
    var rest = words.filter { $0 != "__signed" && $0 != "__signed__" && $0 != "signed" }
    if rest.contains("double") || rest.contains("float") || rest.contains("bool") || rest.contains("_Bool") {
      if rest.contains("double") { return .named(rest.contains("long") ? "long double" : "double") }
      return .named(rest.contains("float") ? "float" : "bool")
    }
    if rest.contains("char") {
      return .named(rest.contains("unsigned") ? "unsigned char" : words.count > rest.count ? "signed char" : "char")
    }
    let isUnsigned = rest.contains("unsigned")
    rest.removeAll { $0 == "unsigned" || $0 == "int" }
    if rest.isEmpty { rest = ["int"] }
    return .named((isUnsigned ? "unsigned " : "") + rest.prefix(2).joined(separator: " "))
  }

  /// Reads the name of a type with protocols or types in angle brackets.
  private mutating func readNamedType(into result: inout CSpecifiers) throws {
    let name = try identifier()
    var protocols: [String] = []
    var arguments: [CType] = []
    if isAt("<"), name == "id" || name == "Class" || names.isClass(name) || names.typeParameters.contains(name) {
      (protocols, arguments) = try angleArguments(of: name)
      if !arguments.isEmpty, isAt("<") { protocols = try angleArguments(of: "id").protocols }
    }
    if name == "id" || name == "Class" || name == "instancetype" || names.typeParameters.contains(name) {
      result.type = .object(name: name, protocols: protocols, arguments: [], nullability: .unspecified)
    } else if names.isClass(name) {
      result.type = .object(name: name, protocols: protocols, arguments: arguments, nullability: .unspecified)
      result.isClass = true
    } else {
      result.type = .named(name)
    }
  }

  /// Reads `<…>` after the name of a class, or after `id`.
  mutating func angleArguments(of name: String) throws -> (protocols: [String], arguments: [CType]) {
    try expect("<")
    var types: [CType] = []
    var plain: [String] = []
    repeat {
      if isAt(">") || isAt(">>") { break }
      let isPlain = token.kind == .identifier && (next().isPunctuation(",") || next().isPunctuation(">") || next().isPunctuation(">>"))
      if isPlain { plain.append(token.text) }
      types.append(try typeName())
    } while accept(",")
    try closeAngle()
    let isObject = name == "id" || name == "Class"
    let namesProtocols = plain.count == types.count && !names.genericClasses.contains(name)
    return isObject || namesProtocols ? (plain, []) : ([], types)
  }

  /// Reads a `>`, also the first half of `>>`.
  mutating func closeAngle() throws {
    if isAt(">>") {
      if place.isHalf { advance() } else { place.isHalf = true }
    } else {
      try expect(">")
    }
  }

  /// Reads a type without a declared name, as in a cast.
  mutating func typeName() throws -> CType {
    let specifiers = try specifiers()
    return try declarator(specifiers).type
  }

  /// Reads `type )` after an opening parenthesis if a type comes next.
  mutating func parenthesizedType() throws -> CType? {
    guard isTypeInParentheses(at: place.index - 1, needsOperand: false) else { return nil }
    let type = try typeName()
    try expect(")")
    return type
  }
}
