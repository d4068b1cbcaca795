import CoreGraphics

/// The part of a text's selection that a touch hit.
enum TextGrip {
  /// An end of the selection.
  case handle(isStart: Bool)
  case caret
}

enum TextDrag {
  /// The caret follows the touch; a caret that was touched beside it keeps its distance to the touch.
  case caret(offset: CGVector)
  /// An end of the selection follows the touch at its initial distance; the other end is fixed.
  case end(fixed: Int, offset: CGVector)
  /// The selection is extended from a range by whole units.
  case units(UITextGranularity, from: Range<Int>, isMouse: Bool)
}
