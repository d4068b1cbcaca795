import CoreGraphics

/// A rectangle around a part of a field's or view's selection.
@MainActor final class TextSelectionRect: UITextSelectionRect {
  private let frame: CGRect
  private let direction: NSWritingDirection
  private let ends: (start: Bool, end: Bool)

  init(_ frame: CGRect, direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
    self.frame = frame
    self.direction = direction
    ends = (containsStart, containsEnd)
    super.init()
  }

  override var rect: CGRect { frame }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
