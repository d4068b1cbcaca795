/// Reads headers and sources in Objective-C and C.
///
/// Macros and types of a header are known in the files that are read after it, so that headers are read first, in the order of their imports. Those of a
/// source are known only in itself.
public struct CReader: Sendable {
  private var macros: [String: CMacro] = [:]
  private var names = CNames()

  /// The constants are macros that a build defines (`-D`), the types are typedefs that no file declares.
  public init(constants: [String: String] = [:], types: Set<String> = []) {
    for (name, text) in constants { macros[name] = CMacro(name: name, body: CLexer.tokens(of: text)) }
    names.types.formUnion(types)
  }

  /// - Parameter renamed: Other names for types and functions that the file declares for itself, see ``PrivateNames``.
  public mutating func read(path: String, text: String, renamed: [String: String] = [:]) -> CFile {
    let name = String(path.split(separator: "/").last ?? "")
    let (outerMacros, outerNames) = (macros, names)
    let known = names
    var preprocessor = CPreprocessor(fileName: name, macros: macros) { Self.use(of: $1, in: $0, names: known) }
    preprocessor.process(CLexer.tokens(of: text))
    macros = preprocessor.macros
    names.globals.formUnion(preprocessor.constants.map(\.name))

    var parser = CParser(tokens: renamed.isEmpty ? preprocessor.output : Self.rename(preprocessor.output, renamed), names: names)
    parser.readFile()
    names = parser.names
    (names.locals, names.typeParameters) = ([], [])

    var file = CFile(path: path)
    file.imports = preprocessor.imports
    file.modules = preprocessor.modules + parser.modules.filter { !preprocessor.modules.contains($0) }
    file.problems = (preprocessor.problems + parser.problems).sorted { $0.line < $1.line }
    file.declarations = merge(preprocessor.constants.compactMap { constant($0, &preprocessor) }, with: parser.declarations)
    if !name.hasSuffix(".h"), !name.hasSuffix(".pch") { (macros, names) = (outerMacros, outerNames) }
    return file
  }

  /// A function is named before a parenthesis or as a value, a type anywhere but as a member or a label.
  private static func rename(_ tokens: [CToken], _ names: [String: String]) -> [CToken] {
    var result = tokens
    for index in tokens.indices where tokens[index].kind == .identifier {
      let (before, after) = (index > 0 ? tokens[index - 1].text : "", index + 1 < tokens.count ? tokens[index + 1].text : "")
      guard before != ".", before != "->", after != ":" else { continue }
      let word = tokens[index].text
      let isFunction = after == "(" || ["(", ",", "=", "&", "return"].contains(before)
      if let name = names[word] ?? (isFunction ? names[word + "("] : nil) { result[index].text = name }
    }
    return result
  }

  /// Whether a replacement can be declared as a constant, and whether its uses can stay names.
  private static func use(of replacement: [CToken], in preprocessor: CPreprocessor, names: CNames) -> CPreprocessor.Use {
    guard replacement.count < 500 else { return .replaced }
    var parser = CParser(tokens: replacement, names: names)
    parser.usedNames = []
    guard let value = try? parser.conditional(), parser.isAtEnd, let used = parser.usedNames else { return .replaced }
    switch value {
    // Another name of a function, a class or a variable.
    case .name, .block, .statements, .available, .assignment: return .replaced
    default: break
    }
    for name in used where !isGlobal(name, in: preprocessor, names: names) { return .replaced }
    if case .binary = value, !isInParentheses(replacement) { return .replacedConstant }
    if case .conditional = value, !isInParentheses(replacement) { return .replacedConstant }
    return .constant
  }

  /// Whether a name, or with a parenthesis a function, means the same everywhere.
  private static func isGlobal(_ name: String, in preprocessor: CPreprocessor, names: CNames) -> Bool {
    if name.hasSuffix("(") {
      let function = name.dropLast()
      return function != "NSLog" && !function.hasSuffix("printf") && !function.hasPrefix("dispatch_") && !function.hasPrefix("_")
        && !function.hasPrefix("NSAssert") && function != "objc_msgSend"
    }
    if names.globals.contains(name) || names.isType(name) || preprocessor.macros[name]?.isNamed == true { return true }
    guard let first = name.first else { return false }
    if first == "k", name.dropFirst().first?.isUppercase == true { return true }
    return first.isUppercase
  }

  private static func isInParentheses(_ tokens: [CToken]) -> Bool {
    guard tokens.first?.isPunctuation("(") == true, tokens.last?.isPunctuation(")") == true else { return false }
    var open = 0
    for (index, token) in tokens.enumerated() {
      if token.isPunctuation("(") { open += 1 } else if token.isPunctuation(")") { open -= 1 }
      if open == 0 { return index == tokens.count - 1 }
    }
    return false
  }

  private func constant(_ macro: CMacro, _ preprocessor: inout CPreprocessor) -> CDeclaration? {
    var parser = CParser(tokens: preprocessor.expanded(macro.body), names: names)
    guard let value = try? parser.conditional(), parser.isAtEnd else { return nil }
    return .constant(name: macro.name, value, line: macro.line)
  }

  /// Constants are between the declarations of lines before and after them.
  private func merge(_ constants: [CDeclaration], with declarations: [CDeclaration]) -> [CDeclaration] {
    var result: [CDeclaration] = []
    var index = 0
    for constant in constants {
      while index < declarations.count, declarations[index].line < constant.line {
        result.append(declarations[index])
        index += 1
      }
      result.append(constant)
    }
    return result + declarations[index...]
  }
}
