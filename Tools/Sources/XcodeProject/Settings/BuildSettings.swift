/// The build settings of a target in one configuration: merged levels, with variables resolved on reading.
public struct BuildSettings: Sendable {
  /// Texts in which only `$(inherited)` is resolved.
  private var texts: [String: String]
  public let configuration: String

  init(configuration: String, defaults: [String: String]) {
    self.configuration = configuration
    texts = defaults
  }

  /// Adds a level, which overrides the previous ones. Within a level an assignment with conditions overrides one without.
  mutating func add(_ assignments: [SettingAssignment]) {
    for isConditional in [false, true] {
      for assignment in assignments where assignment.conditions.isEmpty != isConditional {
        if isConditional, !assignment.holds(configuration: configuration) { continue }
        let before = texts[assignment.name] ?? ""
        texts[assignment.name] = Self.replacingInherited(in: assignment.text, name: assignment.name, with: before)
      }
    }
  }

  private static func replacingInherited(in text: String, name: String, with before: String) -> String {
    guard text.contains("$") else { return text }
    var result = text
    for form in ["$(inherited)", "${inherited}", "$(\(name))", "${\(name)}"] where result.contains(form) {
      result = result.replacing(form, with: before)
    }
    return result
  }

  /// The value, variables resolved; nil if no level sets it.
  public subscript(name: String) -> String? {
    texts[name].map { SettingExpression.expand($0, of: name) { texts[$0] } }
  }

  /// Returns the value as Xcode splits lists: at blanks outside of quotation marks.
  public func list(_ name: String) -> [String] { SettingExpression.words(self[name] ?? "") }

  public func flag(_ name: String) -> Bool { ["YES", "true", "1"].contains(self[name] ?? "") }

  /// Resolves the settings in a text such as a value of an `Info.plist`.
  public func expand(_ text: String) -> String { SettingExpression.expand(text) { texts[$0] } }

  public var names: [String] { texts.keys.sorted() }
}
