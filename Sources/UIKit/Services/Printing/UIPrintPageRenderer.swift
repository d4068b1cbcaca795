import CoreGraphics

/// Draws the pages of a print job: a header, content and a footer. Subclasses draw them, or print formatters are added for pages.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  /// The height of the header; 0 by default.
  open var headerHeight: CGFloat = 0 { didSet { roomChanged() } }
  /// The height of the footer; 0 by default.
  open var footerHeight: CGFloat = 0 { didSet { roomChanged() } }
  final var storedPaperRect: CGRect?
  final var storedPrintableRect: CGRect?
  private var formatters: [UIPrintFormatter] = []

  public override init() {
    super.init()
  }

  /// The sheet of paper; its size is known after the job has begun.
  open var paperRect: CGRect { storedPaperRect ?? CGRect(origin: .zero, size: UIPrintPaper.standard.paperSize) }
  /// The printable part of the sheet.
  open var printableRect: CGRect { storedPrintableRect ?? storedPaperRect ?? UIPrintPaper.standard.printableRect }

  /// Sets the sheet and its printable part.
  final func take(paper: CGRect?, printable: CGRect?) {
    if let paper { storedPaperRect = paper }
    if let printable { storedPrintableRect = printable }
    roomChanged()
  }

  private func roomChanged() {
    for formatter in formatters { formatter.layoutChanged() }
  }

  // MARK: Formatters

  /// The formatters; nil if there are none.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.isEmpty ? nil : formatters }
    set {
      for formatter in formatters { formatter.printPageRenderer = nil }
      formatters = []
      for formatter in newValue ?? [] { addPrintFormatter(formatter, startingAtPageAt: formatter.startPage) }
    }
  }

  /// Adds a formatter, whose content begins on a page.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.printPageRenderer = self
    formatter.startPage = pageIndex
    if !formatters.contains(where: { $0 === formatter }) { formatters.append(formatter) }
  }

  /// Returns the formatters that draw on a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = formatters.filter { $0.startPage <= pageIndex && pageIndex < $0.startPage + $0.pageCount }
    return found.isEmpty ? nil : found
  }

  // MARK: Pages

  /// The number of pages; by default as many as the formatters fill.
  open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }
  /// Called before pages are drawn.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page: its header, the parts of its formatters, its content and its footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let header = CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight)
    let footer = CGRect(
      x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width, height: footerHeight)
    if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
    for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
    let content = CGRect(
      x: printableRect.minX, y: header.maxY, width: printableRect.width, height: max(0, footer.minY - header.maxY))
    drawContentForPage(at: pageIndex, in: content)
    if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer) }
  }

  /// Draws a formatter's part of a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }
  /// Draws the header of a page; does nothing by default.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws the content of a page; does nothing by default.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the footer of a page; does nothing by default.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  /// The area between header and footer.
  final var contentRect: CGRect {
    printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
  }
}
