import CoreGraphics

/// A view that shows the caret of a text.
@preconcurrency @MainActor public protocol UITextCursorView: UIView {
  /// Whether the caret blinks.
  var isBlinking: Bool { get set }
  /// Begins the blinking again with a visible caret.
  func resetBlinkAnimation()
}

/// A view that shows the background of selected text.
@preconcurrency @MainActor public protocol UITextSelectionHighlightView: UIView {
  /// The rectangles of the selection, in the view's coordinates.
  var selectionRects: [UITextSelectionRect] { get set }
}

/// A view that shows the handle at an end of a selection.
@preconcurrency @MainActor public protocol UITextSelectionHandleView: UIView {
  /// The end of the selection: `.leading` is its start, `.trailing` its end.
  var direction: NSDirectionalRectEdge { get }
  /// Returns the frame of the handle for the edge of the selection.
  func preferredFrame(for rect: CGRect) -> CGRect
}

/// Fills the rectangles of a selection with the translucent tint color.
@MainActor final class SelectionHighlightView: UIView, UITextSelectionHighlightView {
  var selectionRects: [UITextSelectionRect] = [] { didSet { setNeedsDisplay() } }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let look = traitCollection.design.textInput
    (look.selection ?? tintColor.withAlphaComponent(look.selectionAlpha)).setFill()
    for part in selectionRects { UIRectFillUsingBlendMode(part.rect, .normal) }
  }
}
