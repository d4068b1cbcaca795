import CoreGraphics

/// What of a text's selection a finger has landed on.
enum TextGrip {
  /// An end of the selection.
  case handle(isStart: Bool)
  case caret
}

/// What a finger or the mouse drags in a text.
enum TextDrag {
  /// The caret goes where the finger is, or for a caret that was taken hold of beside it, as far away as it was then.
  case caret(offset: CGVector)
  /// An end of the selection; the other one stays. It goes as far from the finger as it was when that took hold of it.
  case end(fixed: Int, offset: CGVector)
  /// The selection grows from a range by whole units.
  case units(UITextGranularity, from: Range<Int>, isMouse: Bool)
}
