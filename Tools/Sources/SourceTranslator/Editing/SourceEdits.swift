import SwiftSyntax

/// The changes to one source text, as replacements of byte ranges.
///
/// Edits preserve the number of lines: missing newlines of a replacement are added after it.
///
/// Code with an effect is removed by ``leaveOut(_:_:because:parts:instead:)`` alone, which takes the reason that the user reads.
struct SourceEdits {
  private struct Edit {
    var start: Int
    var end: Int
    var text: String
    var order: Int
  }

  private let source: [UInt8]
  private var edits: [Edit] = []
  /// The removed code. Each removal is a warning.
  private(set) var removals: [Removal] = []

  init(_ source: [UInt8]) {
    self.source = source
  }

  /// Replaces a range by text with the same meaning. Edits inside the range are dropped, so `text` must include their effect; see
  /// ``rendered(_:)``.
  mutating func replace(_ range: Range<Int>, with text: String) {
    assert(text.contains { !" \n()".contains($0) } || text == ")", "code is removed by leaveOut(_:_:because:)")
    append(range, text)
  }

  /// Inserts text. Insertions at one position appear in the order in which they are made.
  mutating func insert(_ text: String, at position: Int) {
    append(position..<position, text)
  }

  /// Removes a part that has no effect here.
  mutating func drop(_ part: some DroppableSyntax) { blank(part.byteRange) }

  /// Removes the tokens of a head whose declaration is written elsewhere.
  mutating func dropTokens(_ first: TokenSyntax, through last: TokenSyntax) { blank(first.startByte..<last.endByte) }

  /// Removes a token such as `?` and the place that it takes.
  mutating func cut(_ token: TokenSyntax) { append(token.byteRange, "") }

  /// Removes code that has an effect. The user reads "`subject` is left out: `reason`" at the place of the node.
  ///
  /// - Parameters:
  ///   - parts: The ranges that are removed; nil for the whole node.
  ///   - text: The replacement of the whole node, if one is required.
  ///   - functions: The number of functions that the node has.
  mutating func leaveOut(
    _ node: some SyntaxProtocol, _ subject: String, because reason: String, parts: [Range<Int>]? = nil, instead text: String? = nil,
    functions: Int = 0
  ) {
    removals.append(Removal(node: Syntax(node), subject: subject, reason: reason, functions: functions))
    if let text { return append(node.byteRange, text) }
    for part in parts ?? [node.byteRange] { blank(part) }
  }

  private mutating func append(_ range: Range<Int>, _ text: String) {
    edits.append(Edit(start: range.lowerBound, end: range.upperBound, text: text, order: edits.count))
  }

  /// Replaces a range by the same number of spaces, so that later columns do not change.
  private mutating func blank(_ range: Range<Int>) {
    let spaces = source[range].map { $0 == newline ? newline : UInt8(ascii: " ") }
    append(range, String(decoding: spaces, as: UTF8.self))
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
