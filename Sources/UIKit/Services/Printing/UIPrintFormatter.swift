import CoreGraphics

/// Lays out content over pages and draws it. The subclasses print text, HTML or a view.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject, NSCopying {
  /// The renderer the formatter was added to.
  public internal(set) final weak var printPageRenderer: UIPrintPageRenderer?
  /// The largest height of the content on all pages together, in points; 0 for no limit.
  open var maximumContentHeight: CGFloat = 0 { didSet { layoutChanged() } }
  /// The largest width of the content, in points; 0 for no limit.
  open var maximumContentWidth: CGFloat = 0 { didSet { layoutChanged() } }
  /// The insets of the whole content: at its top, its bottom and its sides.
  open var contentInsets = UIEdgeInsets.zero { didSet { layoutChanged() } }
  /// The distances of the content from the edges of each page, in points; zero by default.
  open var perPageContentInsets = UIEdgeInsets.zero { didSet { layoutChanged() } }
  /// The first page of the content; 0 by default.
  open var startPage = 0
  private var laidOut: (area: CGRect, pages: [Range<CGFloat>])?

  public override required init() {
    super.init()
  }

  /// The number of pages of the content.
  open var pageCount: Int { pages.count }

  /// Returns the rectangle of a page's content, in the coordinates of the paper.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    let area = area
    guard pageIndex >= startPage, pageIndex < startPage + pageCount else { return .zero }
    let top = pageIndex == startPage ? contentInsets.top : 0
    let page = pages[pageIndex - startPage]
    return CGRect(x: area.minX, y: area.minY + top, width: area.width, height: page.upperBound - page.lowerBound)
  }

  /// Draws the content of a page into the current context.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard pageIndex >= startPage, pageIndex < startPage + pageCount, let context = UIGraphicsGetCurrentContext() else { return }
    let page = pages[pageIndex - startPage]
    context.saveGState()
    context.clip(to: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: page.upperBound - page.lowerBound))
    context.translateBy(x: rect.minX, y: rect.minY - page.lowerBound)
    drawContent(width: rect.width, from: page.lowerBound, to: page.upperBound, in: context)
    context.restoreGState()
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Copied(formatter: duplicate()) }.formatter
  }

  /// Transfers the copy across the main actor's isolation.
  private struct Copied: @unchecked Sendable {
    let formatter: UIPrintFormatter
  }

  func duplicate() -> UIPrintFormatter {
    let copy = type(of: self).init()
    copy.maximumContentHeight = maximumContentHeight
    copy.maximumContentWidth = maximumContentWidth
    copy.contentInsets = contentInsets
    copy.perPageContentInsets = perPageContentInsets
    copy.startPage = startPage
    return copy
  }

  // MARK: For subclasses in UIKit

  /// Splits the content, laid out in a width, into pages: the first has a height of `first` points, the others of `others`.
  func paginate(width: CGFloat, first: CGFloat, others: CGFloat) -> [Range<CGFloat>] { [] }

  /// Draws the content between two heights, in a context whose origin is the top of the whole content.
  func drawContent(width: CGFloat, from top: CGFloat, to bottom: CGFloat, in context: CGContext) {}

  final func layoutChanged() { laidOut = nil }

  /// The area of a page within the insets.
  private var area: CGRect {
    let page = printPageRenderer?.contentRect ?? UIPrintPaper.standard.printableRect
    var area = page.inset(by: perPageContentInsets)
    area.origin.x += contentInsets.left
    area.size.width = max(0, area.width - contentInsets.left - contentInsets.right)
    if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
    area.size.height = max(0, area.height)
    return area
  }

  private var pages: [Range<CGFloat>] {
    let area = area
    if let laidOut, laidOut.area == area { return laidOut.pages }
    var found: [Range<CGFloat>] = []
    if area.width >= 1, area.height >= 1 {
      found = paginate(width: area.width, first: max(1, area.height - contentInsets.top), others: area.height)
      if maximumContentHeight > 0 {
        found = found.filter { $0.lowerBound < maximumContentHeight }.map { $0.clamped(to: 0..<maximumContentHeight) }
      }
    }
    laidOut = (area, found)
    return found
  }
}
