import CoreGraphics
internal import TrestleText

/// The display state of a field's text: its line, and the scroll offset.
@MainActor struct FieldDisplay {
  struct Line {
    var layout: TextLayout
    var map: TextDisplayMap
    /// The width for which the line was laid out, and whether it is laid out completely, as during editing.
    var room: CGFloat
    var isWhole: Bool
    /// The width of the line, including trailing spaces.
    var width: CGFloat
    /// The scale of a line that shrinks to fit.
    var scale: CGFloat
  }

  var line: Line?
  var scroll: CGFloat = 0
  /// Whether the next layout scrolls to the caret.
  var followsCaret = false

  /// In longer texts only the part of the line around the caret is laid out.
  static let longestLine = 8192
}
