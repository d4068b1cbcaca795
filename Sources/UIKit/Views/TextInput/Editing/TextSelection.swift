/// The selection: its anchor, and its head, where the caret is.
struct TextSelection: Equatable {
  var anchor: Int
  var head: Int
  /// Whether the caret at a soft line break is shown at the end of the upper line.
  var prefersUpstream = false

  init(anchor: Int, head: Int, prefersUpstream: Bool = false) {
    self.anchor = anchor
    self.head = head
    self.prefersUpstream = prefersUpstream
  }

  init(_ offset: Int, prefersUpstream: Bool = false) {
    self.init(anchor: offset, head: offset, prefersUpstream: prefersUpstream)
  }

  init(_ range: Range<Int>) {
    self.init(anchor: range.lowerBound, head: range.upperBound)
  }

  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var isCaret: Bool { anchor == head }

  func clamped(to count: Int) -> TextSelection {
    TextSelection(anchor: min(max(anchor, 0), count), head: min(max(head, 0), count), prefersUpstream: prefersUpstream)
  }
}
