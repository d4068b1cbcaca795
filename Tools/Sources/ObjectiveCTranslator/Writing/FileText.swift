/// The lines of a written file, with the method that each belongs to.
struct FileText {
  var lines: [(text: String, method: String?, statement: Int?)] = []
  var indentation = 0
  var method: String?
  /// The function, type or variable that is written, outside of its body.
  var declaration: String?

  /// The key under which a declaration is left out as a whole.
  static func wholeKey(_ name: String) -> String { name + " as a whole" }

  mutating func add(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let read = StatementMark.read(String(line))
      lines.append((String(repeating: "  ", count: indentation) + read.text, method ?? declaration.map(Self.wholeKey), read.line))
    }
  }

  mutating func open(_ text: String) {
    add(text + " {")
    indentation += 1
  }

  mutating func close() {
    indentation = max(0, indentation - 1)
    add("}")
  }

  /// Adds the lines of a body.
  mutating func add(_ lines: [String]) { for line in lines { add(line) } }
}
