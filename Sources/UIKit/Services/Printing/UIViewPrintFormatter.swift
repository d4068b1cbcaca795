import CoreGraphics

/// Prints a view: the text of a text view over as many pages as necessary, any other view as an image in the width of the page.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view whose content is printed.
  public private(set) final var view: UIView

  init(view: UIView) {
    self.view = view
    super.init()
  }

  public required init() {
    view = UIView()
    super.init()
  }

  private lazy var text: PrintedText? = (view as? UITextView).map { PrintedText($0.attributedText) }

  private func scale(_ width: CGFloat) -> CGFloat { view.bounds.width > 0 ? min(1, width / view.bounds.width) : 1 }

  /// The whole content of a scroll view, else the bounds.
  private var area: CGRect {
    guard let scroll = view as? UIScrollView else { return view.bounds }
    return CGRect(
      x: 0, y: 0, width: max(scroll.bounds.width, scroll.contentSize.width), height: max(scroll.contentSize.height, 1))
  }

  override func paginate(width: CGFloat, first: CGFloat, others: CGFloat) -> [Range<CGFloat>] {
    if let text { return text.pages(width: width, first: first, others: others) }
    let height = area.height * scale(width)
    guard height > 0 else { return [] }
    var pages: [Range<CGFloat>] = []
    var start: CGFloat = 0
    var room = first
    while start < height, pages.count < 10_000 {
      let end = min(start + room, height)
      pages.append(start..<end)
      start = end
      room = others
    }
    return pages
  }

  override func drawContent(width: CGFloat, from top: CGFloat, to bottom: CGFloat, in context: CGContext) {
    if let text { return text.draw(width: width, from: top, to: bottom) }
    let scale = scale(width)
    guard scale > 0 else { return }
    let part = CGRect(x: area.minX, y: area.minY + top / scale, width: area.width, height: (bottom - top) / scale)
    context.saveGState()
    context.translateBy(x: 0, y: top)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -part.minX, y: -part.minY)
    printView(part, in: context)
    context.restoreGState()
  }

  private func printView(_ part: CGRect, in context: CGContext) {
    guard let scroll = view as? UIScrollView else {
      view.draw(view.bounds, for: self)
      return
    }
    // Content outside the visible part is laid out while its page is drawn.
    let (frame, offset) = (scroll.bounds.size, scroll.contentOffset)
    scroll.bounds = CGRect(origin: part.origin, size: part.size)
    scroll.layoutIfNeeded()
    scroll.draw(scroll.bounds, for: self)
    scroll.bounds = CGRect(origin: offset, size: frame)
    scroll.layoutIfNeeded()
  }

  override func duplicate() -> UIPrintFormatter {
    let copy = super.duplicate()
    (copy as? UIViewPrintFormatter)?.view = view
    return copy
  }
}

extension UIView {
  public final func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }

  /// Draws the view for a printed page into the current context, with its screen appearance.
  public final func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard context.isPDF, let image = layer.picture(of: bounds, scale: 3) else { return layer.render(in: context) }
    // Paper has a higher resolution than the screen: three pixels per point.
    context.drawUpright(image, in: bounds)
  }
}
