extension CParser {
  private enum Prefix {
    case pointer(CType.Nullability)
    case block(CType.Nullability)
  }

  private enum Suffix {
    case array(CExpression?)
    case parameters([CParameter], isVariadic: Bool)
  }

  private struct Parts {
    var prefixes: [Prefix] = []
    var suffixes: [Suffix] = []
    var inner: [Parts] = []
    var name = ""
    var line = 0
  }

  /// Reads a declared name with the signs around it, or only the signs where a type has no name.
  mutating func declarator(_ specifiers: CSpecifiers) throws -> CDeclarator {
    let parts = try declaratorParts()
    var type = specifiers.type
    // A class is an object only by its pointer.
    var isClass = specifiers.isClass
    var nullability = specifiers.nullability
    var function: (parameters: [CParameter], isVariadic: Bool)?
    var current: Parts? = parts
    var (name, line) = ("", parts.line)
    while let part = current {
      for prefix in part.prefixes {
        switch prefix {
        case .pointer(let own):
          if let pending = function {
            type = .function(result: type, parameters: pending.parameters)
            function = nil
          } else if isClass {
            type = Self.withNullability(type, own)
            isClass = false
          } else {
            type = .pointer(type, nullability: own)
          }
        case .block(let own):
          type = .block(result: type, parameters: function?.parameters ?? [], nullability: own)
          function = nil
        }
      }
      for suffix in part.suffixes.reversed() {
        if let pending = function { type = .function(result: type, parameters: pending.parameters) }
        function = nil
        switch suffix {
        case .array(let length): type = .array(type, length: length)
        case .parameters(let parameters, let isVariadic):
          // The nullability before the result of a function belongs to the result, before a block's type it belongs to the block.
          type = resolved(type, part.inner.isEmpty ? nullability : .unspecified, isClass: isClass)
          if part.inner.isEmpty { nullability = .unspecified }
          isClass = false
          function = (parameters, isVariadic)
        }
      }
      if !part.name.isEmpty { (name, line) = (part.name, part.line) }
      current = part.inner.first
    }
    var result = CDeclarator(name: name, type: type, line: line)
    if let function {
      result.type = .function(result: type, parameters: function.parameters)
      (result.isFunction, result.isVariadic) = (true, function.isVariadic)
    } else {
      result.type = resolved(type, nullability, isClass: isClass)
      result.isClass = isClass
    }
    return result
  }

  /// Adds the nullability that is stated before a type, or assumed in a region, to the type.
  private func resolved(_ type: CType, _ stated: CType.Nullability, isClass: Bool) -> CType {
    if isClass, case .object(let name, _, let arguments, _) = type, arguments.isEmpty { return .named(name) }
    let assumed: CType.Nullability = assumesNonnull && !isInBody ? .nonnull : .unspecified
    let wanted = stated == .unspecified ? assumed : stated
    guard wanted != .unspecified else { return type }
    switch type {
    case .object(let name, let protocols, let arguments, .unspecified):
      return .object(name: name, protocols: protocols, arguments: arguments, nullability: wanted)
    case .block(let result, let parameters, .unspecified): return .block(result: result, parameters: parameters, nullability: wanted)
    case .pointer(let pointee, .unspecified):
      // The headers of Apple let both be nil where an error is returned.
      if stated == .unspecified, case .object("NSError", _, _, _) = pointee {
        return .pointer(Self.withNullability(pointee, .nullable), nullability: .nullable)
      }
      return .pointer(pointee, nullability: wanted)
    case .named(let name) where stated != .unspecified || names.pointerTypes.contains(name): return .annotated(type, nullability: wanted)
    default: return type
    }
  }

  private static func withNullability(_ type: CType, _ nullability: CType.Nullability) -> CType {
    guard case .object(let name, let protocols, let arguments, let old) = type else { return type }
    return .object(name: name, protocols: protocols, arguments: arguments, nullability: nullability == .unspecified ? old : nullability)
  }

  private mutating func declaratorParts() throws -> Parts {
    try enter()
    defer { depth -= 1 }
    var parts = Parts()
    parts.line = line
    while isAt("*") || isAt("^") {
      let isBlock = isAt("^")
      advance()
      let nullability = pointerQualifiers()
      parts.prefixes.append(isBlock ? .block(nullability) : .pointer(nullability))
      guard parts.prefixes.count < 20 else { throw failure("it is nested too deeply") }
    }
    _ = pointerQualifiers()
    if token.kind == .identifier, !CKnownNames.typeWords.contains(token.text), !CKnownNames.keywords.contains(token.text) {
      (parts.name, parts.line) = (token.text, line)
      advance()
    } else if isAt("("), next().isPunctuation("*") || next().isPunctuation("^") || isParenthesizedName() {
      advance()
      parts.inner = [try declaratorParts()]
      try expect(")")
    }
    try readAttributes()
    while parts.suffixes.count < 20 {
      if accept("[") {
        while acceptWord("static") || acceptWord("const") || acceptWord("_Nonnull") || acceptWord("_Nullable") {}
        let length = isAt("]") ? nil : try assignment()
        try expect("]")
        parts.suffixes.append(.array(length))
      } else if isAt("(") {
        let (parameters, isVariadic) = try parameters()
        parts.suffixes.append(.parameters(parameters, isVariadic: isVariadic))
      } else {
        break
      }
    }
    return parts
  }

  /// Whether `(name)` is a declared name in parentheses and no list of parameters.
  private func isParenthesizedName() -> Bool {
    next().kind == .identifier && next(2).isPunctuation(")") && next(3).isPunctuation("(") && !isTypeStart(at: place.index + 1)
  }

  private mutating func pointerQualifiers() -> CType.Nullability {
    var nullability = CType.Nullability.unspecified
    while token.kind == .identifier {
      switch token.text {
      case "_Nullable", "_Nullable_result", "nullable": nullability = .nullable
      case "_Nonnull", "nonnull": nullability = .nonnull
      case "_Null_unspecified", "volatile", "restrict", "__restrict", "__weak", "const": break
      default: return nullability
      }
      advance()
    }
    return nullability
  }

  /// Reads `(…)` of a function or a block.
  mutating func parameters() throws -> ([CParameter], isVariadic: Bool) {
    try expect("(")
    var result: [CParameter] = []
    if accept(")") { return ([], false) }
    if isAtWord("void"), next().isPunctuation(")") {
      advance()
      advance()
      return ([], false)
    }
    repeat {
      if accept("...") {
        try expect(")")
        return (result, true)
      }
      let start = place.index
      let declarator = try declarator(try specifiers())
      if !declarator.name.isEmpty { names.locals.insert(declarator.name) }
      var type = declarator.type
      // A parameter that is written as an array is the address of its elements.
      if case .array(let element, _) = type { type = .pointer(element, nullability: .unspecified) }
      var parameter = CParameter(name: declarator.name, type: type)
      parameter.isNoescape = isNoescape(from: start, depth: 0)
      result.append(parameter)
    } while accept(",")
    try expect(")")
    return (result, false)
  }

  /// Whether the attribute belongs to the parameter that begins there and not to one of its block.
  func isNoescape(from start: Int, depth: Int) -> Bool {
    var (open, isBlock) = (0, false)
    for token in tokens[start...place.index] {
      if token.followsNoescape, !isBlock || open <= depth { return true }
      if token.isPunctuation("(") { open += 1 } else if token.isPunctuation(")") { open -= 1 }
      if token.isPunctuation("^") { isBlock = true }
    }
    return false
  }

  // MARK: Distinguishing types from expressions

  /// Whether a word begins a type by itself.
  func isTypeStart(at index: Int) -> Bool {
    let token = token(at: index)
    guard token.kind == .identifier else { return false }
    return CKnownNames.typeWords.contains(token.text) || CKnownNames.qualifiers.contains(token.text) || names.isType(token.text)
  }

  /// The index after `<…>` if only types are between.
  private func indexAfterAngles(at index: Int) -> Int? {
    var open = 0
    for place in index..<min(index + 200, tokens.count) {
      let token = tokens[place]
      switch token.kind {
      case .identifier: continue
      case .punctuation: break
      default: return nil
      }
      switch token.text {
      case "<": open += 1
      case ">": open -= 1
      case ">>": open -= 2
      case "*", ",", "^", "(", ")": break
      default: return nil
      }
      if open <= 0 { return open == 0 ? place + 1 : nil }
    }
    return nil
  }

  private func skipPointers(_ index: inout Int) -> Int {
    var stars = 0
    while true {
      let token = token(at: index)
      if token.isPunctuation("*") {
        stars += 1
      } else if token.kind != .identifier || !CKnownNames.qualifiers.contains(token.text) || token.text == "IBAction" {
        return stars
      }
      index += 1
    }
  }

  /// Whether a declaration comes next in a body.
  func isDeclaration() -> Bool {
    guard token.kind == .identifier else { return false }
    let name = token.text
    if CKnownNames.typeWords.contains(name) || CKnownNames.qualifiers.contains(name) { return true }
    if CKnownNames.keywords.contains(name) { return false }
    let isVariable = names.isVariable(name)
    var index = place.index + 1
    if token(at: index).isPunctuation("<") {
      guard let end = indexAfterAngles(at: index) else { return false }
      index = end
    }
    let stars = skipPointers(&index)
    let after = token(at: index)
    if after.kind == .identifier {
      let last = token(at: index + 1)
      if stars == 0 {
        if after.text == "in", !last.isPunctuation("=") && !last.isPunctuation(";") && !last.isWord("in") { return false }
        return !isVariable || last.isPunctuation("=") || last.isPunctuation(";")
      }
      if isVariable, !last.isPunctuation("=") && !last.isWord("in") { return false }
      return last.kind == .identifier || last.kind == .punctuation && "=;,[):".contains(last.text)
    }
    guard after.isPunctuation("("), !isVariable else { return false }
    if token(at: index + 1).isPunctuation("^") { return stars > 0 || names.isType(name) || token(at: index + 3).isPunctuation(")") }
    return token(at: index + 1).isPunctuation("*") && names.isType(name) && token(at: index + 2).kind == .identifier
      && (token(at: index + 3).isPunctuation(")") || token(at: index + 3).isPunctuation("["))
  }

  /// Whether the parenthesis at `index` contains a type: that of a cast or a compound literal, or of `sizeof` if it needs no operand.
  func isTypeInParentheses(at index: Int, needsOperand: Bool = true) -> Bool {
    let first = token(at: index + 1)
    guard first.kind == .identifier else { return false }
    if CKnownNames.typeWords.contains(first.text) || CKnownNames.qualifiers.contains(first.text) { return true }
    guard !CKnownNames.keywords.contains(first.text), !names.locals.contains(first.text) else { return false }
    let isKnown = names.isType(first.text)
    var end = index + 2
    if token(at: end).isPunctuation("<") {
      guard let after = indexAfterAngles(at: end) else { return false }
      end = after
    }
    let stars = skipPointers(&end)
    if token(at: end).isPunctuation("("), token(at: end + 1).isPunctuation("^") || token(at: end + 1).isPunctuation("*"),
      token(at: end + 2).isPunctuation(")")
    {
      return isKnown || stars > 0
    }
    while token(at: end).isPunctuation("["), let after = indexAfterGroup(at: end) { end = after }
    guard token(at: end).isPunctuation(")") else { return false }
    guard needsOperand else { return stars > 0 || isKnown || first.text.first?.isUppercase == true && !names.globals.contains(first.text) }
    let operand = token(at: end + 1)
    if stars > 0 || isKnown { return Self.beginsOperand(operand, isSure: true) }
    guard first.text.first?.isUppercase == true, !names.globals.contains(first.text) else { return false }
    return Self.beginsOperand(operand, isSure: false)
  }

  private static func beginsOperand(_ token: CToken, isSure: Bool) -> Bool {
    switch token.kind {
    case .identifier: return true
    case .number, .string, .character: return true
    case .punctuation: return "([@{".contains(token.text) || isSure && ["-", "+", "!", "~", "*", "&", "^", "++", "--"].contains(token.text)
    case .end: return false
    }
  }
}
