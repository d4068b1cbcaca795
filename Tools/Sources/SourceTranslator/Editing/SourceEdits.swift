/// The changes to one source text, as replacements of byte ranges.
///
/// Edits preserve the number of lines: missing newlines of a replacement are added after it.
struct SourceEdits {
  private struct Edit {
    var start: Int
    var end: Int
    var text: String
    var order: Int
  }

  private let source: [UInt8]
  private var edits: [Edit] = []

  init(_ source: [UInt8]) {
    self.source = source
  }

  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range. Edits inside the range are dropped, so `text` must include their effect; see ``rendered(_:)``.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(start: range.lowerBound, end: range.upperBound, text: text, order: edits.count))
  }

  /// Replaces a range by the same number of spaces, so that later columns do not change.
  mutating func blank(_ range: Range<Int>) {
    let spaces = source[range].map { $0 == newline ? newline : UInt8(ascii: " ") }
    replace(range, with: String(decoding: spaces, as: UTF8.self))
  }

  /// Inserts text. Insertions at one position appear in the order in which they are made.
  mutating func insert(_ text: String, at position: Int) {
    replace(position..<position, with: text)
  }

  /// Returns the source text in a range with the edits made so far.
  func rendered(_ range: Range<Int>) -> String {
    var output: [UInt8] = []
    var position = range.lowerBound
    let inside = edits.filter { range.lowerBound <= $0.start && $0.end <= range.upperBound }
    for edit in inside.sorted(by: Self.precedes) where edit.start >= position {
      output += source[position..<edit.start]
      output += edit.text.utf8
      let missing = Self.newlines(source[edit.start..<edit.end]) - Self.newlines(edit.text.utf8)
      if missing > 0 { output += Array(repeating: newline, count: missing) }
      position = edit.end
    }
    output += source[position..<range.upperBound]
    return String(decoding: output, as: UTF8.self)
  }

  func rendered() -> String { rendered(0..<source.count) }

  func original(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  /// Insertions precede a replacement that begins at the same position; of two replacements the longer, outer one is used.
  private static func precedes(_ a: Edit, _ b: Edit) -> Bool {
    if a.start != b.start { return a.start < b.start }
    let aInserts = a.start == a.end
    let bInserts = b.start == b.end
    if aInserts != bInserts { return aInserts }
    if !aInserts, a.end != b.end { return a.end > b.end }
    return a.order < b.order
  }

  private static func newlines(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 == newline ? 1 : 0) }
  }
}

private let newline = UInt8(ascii: "\n")
