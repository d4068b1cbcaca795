/// The source line of a statement, written in front of its Swift until the file is put together. It tells to which statement a message of the
/// compiler belongs.
enum StatementMark {
  private static let start: Character = "\u{1}"
  private static let end: Character = "\u{2}"

  /// Marks the lines that no statement in them has marked.
  static func marked(_ lines: [String], line: Int) -> [String] { lines.map { $0.contains(start) ? $0 : "\(start)\(line)\(end)\($0)" } }

  /// Returns a line without its marks, and the line of the statement.
  static func read(_ text: String) -> (text: String, line: Int?) {
    guard text.contains(start) else { return (text, nil) }
    var result = ""
    var line: Int?
    var rest = text[...]
    while let first = rest.firstIndex(of: start) {
      result += rest[..<first]
      let last = rest[first...].firstIndex(of: end) ?? rest.index(before: rest.endIndex)
      line = line ?? Int(rest[rest.index(after: first)..<last])
      rest = rest[rest.index(after: last)...]
    }
    return (result + rest, line)
  }
}
