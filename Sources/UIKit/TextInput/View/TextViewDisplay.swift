import CoreGraphics
internal import Text

/// How a text view's text is shown: the column of its lines, and the part of it that is on the canvas.
@MainActor struct TextViewDisplay {
  var flow: TextFlow?
  var width: CGFloat = -1
  /// The heights between which lines are on the canvas.
  var covered: ClosedRange<CGFloat>?
  /// Whether the text changed since the column was made.
  var isStale = true
  var revealsCaret = false
  /// The ranges that a search has found.
  var marks: [(range: Range<Int>, isCurrent: Bool)] = []
  /// Links that were found in a text by itself.
  var found: (text: String, links: [DataDetector.Finding])?

  /// Texts up to this many units are measured exactly at once.
  static let shortText = 20_000
}
