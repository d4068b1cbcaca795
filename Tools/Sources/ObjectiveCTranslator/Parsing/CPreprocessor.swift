/// Carries out the directives of a source, and replaces its macros.
///
/// Macros that are expressions stay names where they are used, since the parser declares them as constants; the others are replaced.
struct CPreprocessor {
  /// The possible uses of a macro's replacement.
  enum Use { case constant, replacedConstant, replaced }

  var macros: [String: CMacro]
  private(set) var imports: [String] = []
  private(set) var modules: [String] = []
  private(set) var output: [CToken] = []
  /// The macros defined here that may be constants, in order.
  private(set) var constants: [CMacro] = []
  private(set) var problems: [CFile.Problem] = []

  private let fileName: String
  private let use: (CPreprocessor, [CToken]) -> Use
  private var chunk: [CToken] = []
  /// The branches around a line, whether each is active, and whether one of its alternatives was.
  private var branches: [(isActive: Bool, wasActive: Bool)] = []
  /// Limits what nested macros make of a short text.
  var budget = 20_000

  init(fileName: String, macros: [String: CMacro], use: @escaping (CPreprocessor, [CToken]) -> Use) {
    (self.fileName, self.macros, self.use) = (fileName, macros, use)
  }

  mutating func process(_ tokens: [CToken]) {
    budget += 10 * tokens.count
    var index = 0
    while index < tokens.count {
      if tokens[index].startsLine, tokens[index].isPunctuation("#") {
        let start = index + 1
        index = start
        while index < tokens.count, !tokens[index].startsLine { index += 1 }
        carryOut(tokens[start..<index])
      } else {
        if branches.last?.isActive ?? true { chunk.append(tokens[index]) }
        index += 1
      }
    }
    flush()
  }

  private mutating func flush() {
    guard !chunk.isEmpty else { return }
    output += expanded(chunk)
    chunk = []
  }

  private mutating func carryOut(_ line: ArraySlice<CToken>) {
    guard let word = line.first?.text else { return }
    let rest = line.dropFirst()
    switch word {
    case "if", "ifdef", "ifndef":
      guard branches.last?.isActive ?? true else {
        branches.append((false, true))
        return
      }
      let isActive =
        switch word {
        case "if": isTrue(Array(rest))
        case "ifdef": isDefined(rest.first?.text ?? "")
        default: !isDefined(rest.first?.text ?? "")
        }
      branches.append((isActive, isActive))
    case "elif", "else":
      guard let last = branches.last else { return }
      let isActive = !last.wasActive && (word == "else" || isTrue(Array(rest)))
      branches[branches.count - 1] = (isActive, last.wasActive || isActive)
    case "endif": _ = branches.popLast()
    default: if branches.last?.isActive ?? true { carryOutActive(word, rest) }
    }
  }

  private mutating func carryOutActive(_ word: String, _ rest: ArraySlice<CToken>) {
    switch word {
    case "import", "include": noteImport(rest)
    case "define": define(rest)
    case "undef":
      flush()
      if let name = rest.first?.text { macros[name] = nil }
    case "error": if let first = rest.first { problems.append(.init(line: first.line, text: "an #error is active")) }
    default: break
    }
  }

  private mutating func noteImport(_ rest: ArraySlice<CToken>) {
    guard let first = rest.first else { return }
    if first.kind == .string {
      imports.append(String(first.text.split(separator: "/").last ?? ""))
    } else if first.isPunctuation("<") {
      let path = rest.dropFirst().prefix { !$0.isPunctuation(">") }.map(\.text).joined()
      let parts = path.split(separator: "/")
      guard let folder = parts.first else { return }
      if parts.count > 1 {
        if !CKnownNames.systemFolders.contains(String(folder)) { noteModule(String(folder)) }
      } else if folder.first?.isUppercase == true {
        imports.append(path)
      }
    }
  }

  mutating func noteModule(_ name: String) { if !modules.contains(name) { modules.append(name) } }

  private mutating func define(_ rest: ArraySlice<CToken>) {
    guard let first = rest.first, first.kind == .identifier else { return }
    let name = first.text
    guard !CKnownNames.ignoredMacros.contains(name), !CKnownNames.parsedMacros.contains(name) else { return }
    guard CKnownNames.replacedMacros[name] == nil else { return }
    flush()
    var body = rest.dropFirst()
    var macro = CMacro(name: name, body: [], line: first.line)
    if let open = body.first, open.isPunctuation("("), !open.followsSpace {
      var parameters: [String] = []
      body = body.dropFirst()
      while let token = body.first, !token.isPunctuation(")") {
        if token.isPunctuation("...") {
          macro.variadicName = "__VA_ARGS__"
        } else if token.kind == .identifier {
          if body.dropFirst().first?.isPunctuation("...") == true {
            macro.variadicName = token.text
            body = body.dropFirst()
          } else {
            parameters.append(token.text)
          }
        }
        body = body.dropFirst()
      }
      body = body.dropFirst()
      macro.parameters = parameters
    }
    macro.body = Array(body)
    let old = macros[name]
    macros[name] = macro
    guard macro.parameters == nil, !macro.body.isEmpty, old?.body.map(\.text) != macro.body.map(\.text) else {
      macros[name]?.isNamed = old?.isNamed ?? false
      return
    }
    let isNew = old == nil && !constants.contains { $0.name == name }
    let rest = budget
    budget = min(budget, 2_000)
    let replacement = expanded(macro.body)
    budget = rest
    switch use(self, replacement) {
    case .constant where isNew:
      macros[name]?.isNamed = true
      constants.append(macro)
    case .replacedConstant where isNew: constants.append(macro)
    default: break
    }
  }

  // MARK: Conditions

  private func isDefined(_ name: String) -> Bool {
    macros[name] != nil || CKnownNames.values[name] != nil || CKnownNames.ignoredMacros.contains(name)
      || CKnownNames.parsedMacros.contains(name) || CKnownNames.replacedMacros[name] != nil || Self.version(name) != nil
  }

  /// The number of `__IPHONE_13_0`.
  private static func version(_ name: String) -> Int? {
    guard name.hasPrefix("__IPHONE_"), !name.hasPrefix("__IPHONE_OS") else { return nil }
    let parts = name.dropFirst(9).split(separator: "_").map { Int($0) }
    guard let major = parts.first, let major, major < 1000 else { return nil }
    return major * 10000 + (parts.count > 1 ? (parts[1] ?? 0) % 100 : 0) * 100
  }

  private mutating func isTrue(_ line: [CToken]) -> Bool {
    var resolved: [CToken] = []
    var index = 0
    while index < line.count {
      let token = line[index]
      guard token.kind == .identifier, token.text == "defined" || token.text.hasPrefix("__has_") else {
        resolved.append(token)
        index += 1
        continue
      }
      var arguments: ArraySlice<CToken> = []
      if index + 1 < line.count, line[index + 1].isPunctuation("(") {
        let end = line[(index + 2)...].firstIndex { $0.isPunctuation(")") } ?? line.count
        arguments = line[min(index + 2, end)..<end]
        index = min(end + 1, line.count)
      } else {
        arguments = line[min(index + 1, line.count)..<min(index + 2, line.count)]
        index = min(index + 2, line.count)
      }
      resolved.append(CToken(.number, answer(token.text, arguments) ? "1" : "0", line: token.line))
    }
    return CCondition.value(of: expanded(resolved, isCondition: true)) != 0
  }

  private func answer(_ question: String, _ arguments: ArraySlice<CToken>) -> Bool {
    let name = arguments.first?.text ?? ""
    switch question {
    case "defined": return isDefined(name)
    case "__has_include", "__has_include_next":
      return arguments.first?.isPunctuation("<") == true && CKnownNames.frameworks.contains(arguments.dropFirst().first?.text ?? "")
    case "__has_feature", "__has_extension": return !name.hasPrefix("cxx_") && !name.hasSuffix("_sanitizer")
    case "__has_attribute": return true
    default: return false
    }
  }

  func conditionValue(_ name: String) -> Int? { CKnownNames.values[name] ?? Self.version(name) }
  func place(_ name: String, line: Int) -> CToken? {
    switch name {
    case "__LINE__": CToken(.number, String(line), line: line)
    case "__FILE__", "__FILE_NAME__": CToken(.string, fileName, line: line)
    default: nil
    }
  }
}
