/// The functions that a source declares.
final class SoftwareLibrary: NSObject, MTLLibrary, @unchecked Sendable {
  var label: String?
  private let functions: [(name: String, type: MTLFunctionType)]
  init(source: String) { functions = ShaderSource.functions(in: source) }
  var device: any MTLDevice { SoftwareDevice.shared }
  var functionNames: [String] { functions.map(\.name) }
  func makeFunction(name functionName: String) -> (any MTLFunction)? {
    functions.first { $0.name == functionName }.map { SoftwareFunction(name: $0.name, functionType: $0.type) }
  }
  func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction {
    guard let made = makeFunction(name: name) else { throw MTLLibraryError(.functionNotFound) }
    return made
  }
}

final class SoftwareFunction: NSObject, MTLFunction, @unchecked Sendable {
  var label: String?
  let name: String
  let functionType: MTLFunctionType
  init(name: String, functionType: MTLFunctionType) { (self.name, self.functionType) = (name, functionType) }
  var device: any MTLDevice { SoftwareDevice.shared }
  func makeArgumentEncoder(bufferIndex: Int) -> any MTLArgumentEncoder { SoftwareArgumentEncoder(count: 64) }
}

/// Finds the functions of a source of the shading language.
enum ShaderSource {
  static func functions(in source: String) -> [(name: String, type: MTLFunctionType)] {
    let tokens = tokens(of: source)
    let kinds: [Substring: MTLFunctionType] = ["vertex": .vertex, "fragment": .fragment, "kernel": .kernel]
    var found: [(name: String, type: MTLFunctionType)] = []
    var (depth, index) = (0, 0)
    while index < tokens.count {
      defer { index += 1 }
      switch tokens[index] {
      // The braces of a namespace are not those of a body.
      case "{": if index < 2 || tokens[index - 2] != "namespace" { depth += 1 }
      case "(": depth += 1
      case "}", ")": depth = max(0, depth - 1)
      default:
        guard depth == 0, let type = kinds[tokens[index]] else { continue }
        var next = index + 1
        while next < tokens.count, !["(", ";", "{", "}", "="].contains(tokens[next]) { next += 1 }
        guard next < tokens.count, tokens[next] == "(", next > index + 1 else { continue }
        let name = tokens[next - 1]
        guard name.first?.isLetter == true || name.first == "_" else { continue }
        if !found.contains(where: { $0.name == name }) { found.append((String(name), type)) }
        index = next - 1
      }
    }
    return found
  }

  /// Splits a source into names and punctuation, without comments, directives and attributes other than those of stages.
  private static func tokens(of source: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = Substring(source)
    while let first = rest.first {
      if rest.hasPrefix("//") || first == "#" {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("[[") {
        let end = rest.range(of: "]]")
        let inner = rest[..<(end?.lowerBound ?? rest.endIndex)].dropFirst(2).drop { $0 == " " }.prefix { $0.isLetter }
        if ["vertex", "fragment", "kernel"].contains(inner) { tokens.append(inner) }
        rest = end.map { rest[$0.upperBound...] } ?? ""
      } else if first.isLetter || first == "_" {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        tokens.append(name)
        rest = rest[name.endIndex...]
      } else {
        if !first.isWhitespace { tokens.append(rest.prefix(1)) }
        rest = rest.dropFirst()
      }
    }
    return tokens
  }
}
