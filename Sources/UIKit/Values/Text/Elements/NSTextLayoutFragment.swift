import CoreGraphics

/// The layout of a paragraph. A subclass draws more than its text.
open class NSTextLayoutFragment: NSObject {
  /// The progress of the layout.
  public enum State: UInt, Sendable {
    /// There is no layout yet.
    case none = 0
    /// The height is estimated.
    case estimatedUsageBounds = 1
    /// The size is known.
    case calculatedUsageBounds = 2
    /// The lines are available.
    case layoutAvailable = 3
  }

  /// The layout manager of the fragment; held weakly.
  public internal(set) final weak var textLayoutManager: NSTextLayoutManager?
  /// The element that is laid out.
  public final let textElement: NSTextElement?
  /// The range of the fragment in the content.
  public final let rangeInElement: NSTextRange
  private var lines: [NSTextLineFragment] = []
  private var frame: CGRect?

  /// Creates the fragment of an element.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    self.rangeInElement = rangeInElement ?? textElement.elementRange ?? NSTextRange(offsets: 0..<0)
    super.init()
  }

  /// The progress of the layout.
  open var state: State { frame == nil ? .none : .layoutAvailable }
  /// The lines of the fragment.
  open var textLineFragments: [NSTextLineFragment] {
    layOut()
    return lines
  }
  /// The rectangle of the text in its container.
  open var layoutFragmentFrame: CGRect {
    layOut()
    return frame ?? .zero
  }
  /// The area that is drawn, relative to the frame. A subclass that draws beside its text returns a larger one.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }

  /// Draws the fragment with the origin of its frame at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    for line in textLineFragments {
      line.draw(at: CGPoint(x: point.x + line.typographicBounds.minX, y: point.y + line.typographicBounds.minY), in: context)
    }
  }

  /// Discards the layout, which is computed again when it is needed.
  open func invalidateLayout() {
    frame = nil
    lines = []
  }

  private func layOut() {
    guard frame == nil, let manager = textLayoutManager, let engine = manager.engine else { return }
    let offsets = rangeInElement.offsets
    let text = (textElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
    var found: [(used: CGRect, range: NSRange, container: NSTextContainer, baseline: CGPoint)] = []
    engine.enumerateLineFragments(forGlyphRange: NSRange(location: offsets.lowerBound, length: offsets.count)) {
      rect, used, container, range, _ in
      let padding = container.lineFragmentPadding
      let text = used.insetBy(dx: min(padding, used.width / 2), dy: 0)
      let first = engine.location(forGlyphAt: range.location)
      found.append((text, range, container, CGPoint(x: rect.minX + first.x - text.minX, y: rect.minY + first.y - text.minY)))
    }
    let whole = found.reduce(CGRect.null) { $0.union($1.used) }
    let frame = whole.isNull ? .zero : whole
    self.frame = frame
    lines = found.map { line in
      NSTextLineFragment(
        text, NSRange(location: line.range.location - offsets.lowerBound, length: line.range.length),
        bounds: line.used.offsetBy(dx: -frame.minX, dy: -frame.minY), glyphOrigin: line.baseline, start: offsets.lowerBound,
        origin: frame.origin, in: line.container, of: engine)
    }
  }
}
