/// One line of an `.xcconfig` file or one entry of a configuration: a name, the conditions in brackets, and the text.
struct SettingAssignment: Equatable, Sendable {
  var name: String
  /// The conditions in brackets, such as `sdk=iphoneos*`; all must be true.
  var conditions: [String]
  var text: String

  init(key: String, text: String) {
    var conditions: [String] = []
    var rest = key[...]
    if let bracket = rest.firstIndex(of: "[") {
      for part in rest[bracket...].split(whereSeparator: { $0 == "[" || $0 == "]" }) {
        conditions += part.split(separator: ",").map { $0.filter { $0 != " " && $0 != "\t" } }.filter { !$0.isEmpty }
      }
      rest = rest[..<bracket]
    }
    name = rest.filter { $0 != " " && $0 != "\t" }
    self.conditions = conditions
    self.text = text
  }

  /// Returns whether the conditions are true for a simulator build.
  func holds(configuration: String) -> Bool {
    conditions.allSatisfy { condition in
      let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return false }
      switch parts[0] {
      case "sdk": return Self.matches("iphonesimulator18.0", pattern: parts[1])
      case "arch": return Self.matches("x86_64", pattern: parts[1])
      case "config": return Self.matches(configuration, pattern: parts[1])
      case "variant": return Self.matches("normal", pattern: parts[1])
      default: return false
      }
    }
  }

  /// Returns whether a text matches a pattern in which `*` matches any characters.
  static func matches(_ text: String, pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count > 1 else { return text == pattern }
    guard text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}
