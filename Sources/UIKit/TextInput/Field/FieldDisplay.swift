import CoreGraphics
internal import Text

/// How a field's text is shown: its line, and how far that is scrolled.
@MainActor struct FieldDisplay {
  struct Line {
    var layout: TextLayout
    var map: TextDisplayMap
    /// The room the line was made for, and whether it is whole, as while it is edited.
    var room: CGFloat
    var isWhole: Bool
    /// What the line takes, with the spaces at its end.
    var width: CGFloat
    /// Where the caret was when a part of an endless line was chosen.
    var scale: CGFloat
  }

  var line: Line?
  var scroll: CGFloat = 0
  /// Whether the view is to follow the caret when it is laid out next.
  var followsCaret = false

  /// Above so many units only the part of the line around the caret is laid out.
  static let longestLine = 8192
}
