import CoreGraphics
internal import TrestleText

/// The display state of a text view: the column of its lines, and the part of it on the canvas.
@MainActor struct TextViewDisplay {
  var flow: TextFlow?
  var width: CGFloat = -1
  /// The vertical range whose lines are on the canvas.
  var covered: ClosedRange<CGFloat>?
  /// Whether the text has changed since the column was created.
  var isStale = true
  var revealsCaret = false
  /// The ranges found by a search.
  var marks: [(range: Range<Int>, isCurrent: Bool)] = []
  /// The links that were detected in a text, so that it is searched once.
  var found: (text: String, links: [DataDetector.Finding])?

  /// The maximum length of texts whose height is measured exactly.
  static let shortText = 20_000
}
