/// An error or note about a location in the original source.
public struct Diagnostic: Codable, Hashable, Sendable, CustomStringConvertible {
  public enum Severity: String, Codable, Sendable {
    case error, warning, note
  }

  public var file: String
  public var line: Int
  public var column: Int
  public var severity: Severity
  /// The kind of error, as listed in `Documentation/Importing.md`.
  public var tag: String
  public var message: String
  /// The number of functions that a left-out part has.
  public var functions = 0

  public init(file: String, line: Int, column: Int, severity: Severity, tag: String, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.tag = tag
    self.message = message
  }

  /// The format of compilers and editors, with the tag at the end.
  public var description: String {
    "\(file):\(line):\(column): \(severity.rawValue): \(message) [trestle:\(tag)]"
  }
}
