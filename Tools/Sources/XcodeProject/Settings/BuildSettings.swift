/// The build settings of a target in one configuration: merged levels, with variables resolved on reading.
public struct BuildSettings: Sendable {
  /// Texts in which only `$(inherited)` is resolved.
  private var texts: [String: String]
  /// The settings whose text or expansion was too long, and that are empty instead.
  private(set) var exceeded: Set<String> = []
  /// The bytes that `$(inherited)` has repeated.
  private var inheritedLength = 0
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
        let text = Self.replacingInherited(in: assignment.text, name: assignment.name, with: before)
        if text != assignment.text { inheritedLength += text?.utf8.count ?? Self.maximumLength }
        if text == nil || inheritedLength > Self.maximumInheritedLength { exceeded.insert(assignment.name) }
        texts[assignment.name] = exceeded.contains(assignment.name) ? "" : text
      }
    }
  }

  /// The longest text of a setting. Lists of search paths have some ten thousand characters.
  private static let maximumLength = 1 << 18
  private static let maximumInheritedLength = 1 << 26

  /// Returns nil if the result is too long.
  private static func replacingInherited(in text: String, name: String, with before: String) -> String? {
    guard text.contains("$") else { return text }
    var result = text
    for form in ["$(inherited)", "${inherited}", "$(\(name))", "${\(name)}"] where result.contains(form) {
      let most = result.utf8.count / form.utf8.count * before.utf8.count
      if most > maximumLength, result.ranges(of: form).count * before.utf8.count > maximumLength { return nil }
      result = result.replacing(form, with: before)
    }
    return result.utf8.count <= maximumLength ? result : nil
  }

  /// The number of settings that may exceed the budget; after them no other is expanded.
  private static let endlessLimit = 2

  /// Expands every setting once, and empties those that expand without end.
  ///
  /// - Parameter known: Settings that did so in other targets. New ones are added.
  mutating func limitExpansions(known: inout Set<String>) {
    for name in known where texts[name] != nil { texts[name] = "" }
    for name in texts.keys.sorted() {
      guard let text = texts[name], text.contains("$") else { continue }
      var budget = SettingExpression.Budget()
      // Once `endlessLimit` settings have exceeded the budget, all others with references are taken to exceed it.
      if known.count < Self.endlessLimit { _ = SettingExpression.expand(text, of: name, budget: &budget) { texts[$0] } }
      guard known.count >= Self.endlessLimit || budget.isExceeded else { continue }
      texts[name] = ""
      exceeded.insert(name)
      if known.count < Self.endlessLimit { known.insert(name) }
    }
  }

  /// The value, variables resolved; nil if no level sets it.
  public subscript(name: String) -> String? {
    texts[name].map { SettingExpression.expand($0, of: name) { texts[$0] } }
  }

  /// Returns the value as Xcode splits lists: at blanks outside of quotation marks.
  public func list(_ name: String) -> [String] { ShellWords.split(self[name] ?? "") }

  public func flag(_ name: String) -> Bool { ["YES", "true", "1"].contains(self[name] ?? "") }

  /// Resolves the settings in a text such as a value of an `Info.plist`.
  public func expand(_ text: String) -> String { SettingExpression.expand(text) { texts[$0] } }

  /// - Parameter budget: What the expansion takes is subtracted.
  func expand(_ text: String, budget: inout SettingExpression.Budget) -> String {
    text.contains("$") ? SettingExpression.expand(text, budget: &budget) { texts[$0] } : text
  }

  public var names: [String] { texts.keys.sorted() }
}
