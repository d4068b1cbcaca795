/// The alignment of lines in their container.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge, in any direction of text.
  case left = 0
  /// Lines are centered between the margins.
  case center = 1
  /// At the right edge, in any direction of text.
  case right = 2
  /// Lines except the last of a paragraph are stretched to the full width.
  case justified = 3
  /// Lines begin at the edge of the writing direction.
  case natural = 4
}

/// The direction in which lines are written.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the text's first strong character.
  case natural = -1
  /// Text is written to the right, as in Latin script.
  case leftToRight = 0
  /// Text is written to the left, as in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The handling of text that is too wide.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// The line is clipped at the edge.
  case byClipping = 2
  /// An ellipsis replaces the beginning.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle.
  case byTruncatingMiddle = 5
}

/// The alignment of a label's text that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where it would be at full size.
  case alignBaselines = 0
  /// The text stays vertically centered.
  case alignCenters = 1
  /// The text stays at the top left.
  case none = 2
}
