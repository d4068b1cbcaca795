import CoreGraphics

/// Shows the text of a text view near the visible area, as a subclass of `NSLayoutManager` or subclasses of `NSTextLayoutFragment` draw it.
@MainActor final class LayoutManagerCanvas: UIView {
  private let manager: NSLayoutManager
  private let container: NSTextContainer
  /// Draws instead of the layout manager, if its fragments are custom ones.
  var fragments: NSTextLayoutManager? { didSet { if fragments !== oldValue { setNeedsDisplay() } } }
  /// The origin of the container in the text view.
  private var origin = CGPoint.zero

  init(_ manager: NSLayoutManager, _ container: NSTextContainer) {
    self.manager = manager
    self.container = container
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Covers a rectangle of the text view, and draws the text with its origin at `origin` of the view.
  func show(_ rect: CGRect, origin: CGPoint) {
    frame = rect
    self.origin = CGPoint(x: origin.x - rect.minX, y: origin.y - rect.minY)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    if let fragments, let context = UIGraphicsGetCurrentContext() {
      fragments.enumerateTextLayoutFragments(from: nil) { fragment in
        let place = fragment.layoutFragmentFrame.offsetBy(dx: origin.x, dy: origin.y)
        if fragment.renderingSurfaceBounds.offsetBy(dx: place.minX, dy: place.minY).intersects(rect) {
          fragment.draw(at: place.origin, in: context)
        }
        return true
      }
      return
    }
    let shown = manager.glyphRange(forBoundingRect: rect.offsetBy(dx: -origin.x, dy: -origin.y), in: container)
    guard shown.length > 0 else { return }
    manager.drawBackground(forGlyphRange: shown, at: origin)
    manager.drawGlyphs(forGlyphRange: shown, at: origin)
  }
}
