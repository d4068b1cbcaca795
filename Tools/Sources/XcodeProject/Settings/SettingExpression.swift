/// Resolves `$(NAME)`, `${NAME}`, `$NAME`, `$(NAME:operator)` and nested forms.
enum SettingExpression {
  /// Deeper references are cyclic or damaged, and resolve to nothing.
  private static let maximumDepth = 24
  /// Longer results come from settings that refer to themselves repeatedly.
  private static let maximumLength = 1 << 16
  /// More characters than the name of a setting has, with its operators.
  private static let maximumReference = 500

  /// The work that expansions may take. Settings that refer to each other twice double it with every step.
  struct Budget {
    /// The number of references that may still be expanded.
    var references = 6_000
    /// The number of bytes that results, nested ones included, may still have.
    var length = 4 << 20
    var isExceeded: Bool { references <= 0 || length <= 0 }
  }

  /// - Parameter name: The setting whose text this is, which cannot refer to itself. Without one the text is no setting, as a value of
  ///   an `Info.plist`, and a dollar sign without brackets is one.
  static func expand(_ text: String, of name: String? = nil, lookup: (String) -> String?) -> String {
    var budget = Budget()
    return expand(text, of: name, budget: &budget, lookup: lookup)
  }

  /// - Parameter budget: What the expansion takes is subtracted. With nothing left references resolve to nothing.
  static func expand(_ text: String, of name: String? = nil, budget: inout Budget, lookup: (String) -> String?) -> String {
    expand(text, lookup: lookup, depth: 0, open: name.map { [$0] } ?? [], isSetting: name != nil, budget: &budget)
  }

  private static func expand(
    _ text: String, lookup: (String) -> String?, depth: Int, open: Set<String>, isSetting: Bool, budget: inout Budget
  ) -> String {
    guard text.contains("$"), depth < maximumDepth else { return depth < maximumDepth ? text : "" }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < maximumLength {
      budget.references -= 1
      if budget.isExceeded { return "" }
      result += rest[..<dollar]
      let next = rest.index(after: dollar)
      guard next < rest.endIndex, rest[next] == "(" || rest[next] == "{",
        let end = closing(of: rest, from: next)
      else {
        let name = rest[next...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
        if isSetting, let first = name.first, !first.isNumber, lookup(String(name)) != nil {
          result += resolve(String(name), lookup: lookup, depth: depth, open: open, budget: &budget)
          rest = rest[name.endIndex...]
          continue
        }
        result += "$"
        rest = rest[next...]
        continue
      }
      let inner = String(rest[rest.index(after: next)..<end])
      result += resolve(inner, lookup: lookup, depth: depth, open: open, budget: &budget)
      rest = rest[rest.index(after: end)...]
    }
    result += rest
    budget.length -= result.utf8.count
    return result.utf8.count <= maximumLength ? result : String(result.prefix(maximumLength))
  }

  private static func closing(of text: Substring, from start: Substring.Index) -> Substring.Index? {
    let pair: (Character, Character) = text[start] == "(" ? ("(", ")") : ("{", "}")
    var depth = 0
    for index in text[start...].prefix(maximumReference).indices {
      if text[index] == pair.0 { depth += 1 }
      if text[index] == pair.1 {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private static func resolve(
    _ inner: String, lookup: (String) -> String?, depth: Int, open: Set<String>, budget: inout Budget
  ) -> String {
    let expression = expand(inner, lookup: lookup, depth: depth + 1, open: open, isSetting: false, budget: &budget)
    var parts = expression.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let name = parts.removeFirst()
    var value = ""
    if !open.contains(name), let text = lookup(name) {
      value = expand(text, lookup: lookup, depth: depth + 1, open: open.union([name]), isSetting: true, budget: &budget)
    }
    for part in parts where !budget.isExceeded {
      value = apply(part, to: value)
      budget.length -= value.utf8.count
    }
    return value
  }

  private static func apply(_ operation: String, to value: String) -> String {
    if operation.hasPrefix("default=") { return value.isEmpty ? String(operation.dropFirst(8)) : value }
    switch operation {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "rfc1034identifier": return replace(value) { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "." }
    case "c99extidentifier", "identifier": return identifier(value)
    case "file": return FilePath.name(of: value)
    case "dir": return FilePath.parent(of: value) + "/"
    case "base": return FilePath.stem(of: value)
    case "suffix": return FilePath.suffix(of: value).isEmpty ? "" : "." + FilePath.suffix(of: value)
    case "standardizepath": return FilePath.normalize(value)
    default: return value
    }
  }

  private static func replace(_ text: String, keeping: (Character) -> Bool) -> String {
    text.map { keeping($0) ? String($0) : "-" }.joined()
  }

  /// Returns the text as a C identifier, as module names are derived from product names.
  static func identifier(_ text: String) -> String {
    var name = text.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined()
    if let first = name.first, first.isNumber { name = "_" + name.dropFirst() }
    return name
  }
}
