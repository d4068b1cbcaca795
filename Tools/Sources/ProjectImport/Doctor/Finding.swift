/// A finding about a project for its user before the build: an unsupported part, or one that is skipped.
public struct Finding: Codable, Hashable, Sendable {
  public enum Severity: String, Codable, Sendable { case error, warning, note }

  public var path: String
  public var line: Int?
  public var column: Int?
  public var severity: Severity
  /// The kind, as listed in `Documentation/Importing.md`.
  public var tag: String
  public var message: String
  /// The number of functions that a part that is left out has.
  public var functions: Int?

  public init(path: String, line: Int? = nil, column: Int? = nil, severity: Severity, tag: String, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.severity = severity
    self.tag = tag
    self.message = message
  }

  /// Returns the format of compilers and editors, with the tag at the end.
  public func description(from folder: String) -> String {
    var place = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    if let line { place += ":\(line)" }
    if let column { place += ":\(column)" }
    return "\(place): \(severity.rawValue): \(message) [trestle:\(tag)]"
  }
}

extension Finding {
  private static let partTags: Set<String> = [
    "missing-framework", "library-missing", "pods-missing", "binary-framework", "anyobject-lookup", "swizzling", "missing-file",
    "objective-c-sources", "script-writes-sources", "compiled-nib", "bridging-header",
  ]

  /// Whether it refuses a part that can be left out: the start of an application cannot.
  var isOfPart: Bool { severity == .error && Self.partTags.contains(tag) && !message.contains(" starts ") }

  var asWarning: Finding {
    var warning = self
    warning.severity = .warning
    return warning
  }
}
