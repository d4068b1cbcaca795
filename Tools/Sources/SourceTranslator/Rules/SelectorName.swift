/// The Objective-C names of Swift declarations, as used in nibs and archives.
enum SelectorName {
  static func of(_ member: Member) -> String {
    if let name = member.objcName { return name }
    switch member.kind {
    case .property: return member.name
    case .method, .initializer:
      return make(base: member.name, labels: member.parameters.map(\.label), throws: member.throws, isAsync: member.isAsync)
    }
  }

  static func make(base: String, labels: [String], throws: Bool = false, isAsync: Bool = false) -> String {
    var labels = labels
    if isAsync {
      labels.append("completionHandler")
    } else if `throws` {
      if labels.isEmpty { return "\(base)AndReturnError:" }
      labels.append("error")
    }
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      if base == "init" || needsWith(base, first) { name += "With" }
      name += first.prefix(1).uppercased() + first.dropFirst()
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// Returns the selector that sets a property.
  static func setter(_ property: String) -> String {
    "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
  }

  private static func needsWith(_ base: String, _ label: String) -> Bool {
    let firstWord = label.prefix { !$0.isUppercase }
    var lastWord = base[...]
    if let start = base.lastIndex(where: \.isUppercase) { lastWord = base[start...] }
    return !prepositions.contains(String(firstWord)) && !prepositions.contains(lastWord.lowercased())
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
    "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
