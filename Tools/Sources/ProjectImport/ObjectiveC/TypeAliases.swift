import SourceTranslator

/// The aliases that sources in Swift declare. The translator of Objective-C reads the types of members and knows no aliases.
struct TypeAliases {
  /// By the name with the enclosing types.
  private let targets: [String: String]

  init(_ declarations: SourceDeclarations) {
    let aliases = declarations.types.compactMap { type in type.aliased.map { (type.name, $0) } }
    targets = Dictionary(aliases) { first, _ in first }
  }

  /// Returns a type as written, with the aliases that it names in the scope of `context` replaced.
  func resolved(_ type: String, in context: String) -> String {
    guard !targets.isEmpty else { return type }
    var (result, depth) = (type, 0)
    // An alias may name another one. A cycle, which does not compile, ends at the limit.
    while depth < 8, let next = replaced(result, in: context) { (result, depth) = (next, depth + 1) }
    return result
  }

  private func replaced(_ type: String, in context: String) -> String? {
    var (result, rest, found) = ("", type[...], false)
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      guard !word.isEmpty else {
        result.append(first)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(word.count)
      // A word before a colon is the name of a parameter.
      if rest.first != ":", let target = target(of: String(word), in: context), target != word {
        result += "(\(target))"
        found = true
      } else {
        result += word
      }
    }
    return found ? result : nil
  }

  private func target(of name: String, in context: String) -> String? {
    var scope: Substring? = context[...]
    while let current = scope {
      if let found = targets["\(current).\(name)"] { return found }
      scope = current.lastIndex(of: ".").map { current[..<$0] }
    }
    return targets[name]
  }
}
