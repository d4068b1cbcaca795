import Foundation

/// Where lines stand in their container.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Lines but the last of a paragraph are stretched to the full width.
  case justified = 3
  /// By the direction of writing.
  case natural = 4
}

/// The direction a text is written in.
public enum NSWritingDirection: Int, Sendable {
  /// By the text's first letter.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What becomes of text that is too wide.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// What stays in place when a label's text is made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where it would be at full size.
  case alignBaselines = 0
  /// The text's middle stays in the middle.
  case alignCenters = 1
  /// The text stays at the top left.
  case none = 2
}
