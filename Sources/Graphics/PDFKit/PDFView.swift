import UIKit

/// The number of pages shown.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage
  /// All pages below each other.
  case singlePageContinuous
  /// Two pages side by side.
  case twoUp
  /// All pages in pairs below each other.
  case twoUpContinuous
}

/// The direction of the next page.
public enum PDFDisplayDirection: Int, Sendable {
  /// Pages are placed below each other.
  case vertical
  /// Pages are placed beside each other.
  case horizontal
}

/// Receives calls about links in a view.
@preconcurrency @MainActor public protocol PDFViewDelegate: AnyObject {
  /// Called when the user tapped a link. The default opens it.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) { UIApplication.shared.open(url) }
}

extension Notification.Name {
  /// Posted when another page has become the current one.
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  /// Posted when another document is shown.
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
  public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
  public static let PDFViewDisplayModeChanged = Notification.Name("PDFViewDisplayModeChanged")
  public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
  public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
}

/// Shows a document, with scrolling and zooming.
@preconcurrency @MainActor open class PDFView: UIView, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private let content = UIView()
  private var pageViews: [Int: PDFPageView] = [:]
  private var frames: [CGRect] = []
  private var currentIndex = 0
  private var history: (back: [Int], forward: [Int]) = ([], [])
  private var laidOutSize = CGSize.zero
  private var visibleIndices: [Int] = []

  /// Creates a view without a document.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemGray5
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .automatic
    scrollView.addSubview(content)
    addSubview(scrollView)
    scrollView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: PDFView.followLink))
  }

  // MARK: Properties

  /// The document that is shown; nil by default.
  open var document: PDFDocument? {
    didSet {
      guard document !== oldValue else { return }
      (currentIndex, history, currentSelection, highlightedSelections) = (0, ([], []), nil, nil)
      rebuild()
      scrollView.contentOffset = restingOffset
      NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
      NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    }
  }
  /// Receives calls about links.
  open weak var delegate: (any PDFViewDelegate)?
  /// The number of pages shown; all, one below the other, by default.
  open var displayMode = PDFDisplayMode.singlePageContinuous {
    didSet {
      guard displayMode != oldValue else { return }
      rebuild()
      NotificationCenter.default.post(name: .PDFViewDisplayModeChanged, object: self)
    }
  }
  /// The direction of the next page; down by default.
  open var displayDirection = PDFDisplayDirection.vertical { didSet { rebuild() } }
  /// Whether there is space between pages; `true` by default.
  open var displaysPageBreaks = true { didSet { rebuild() } }
  /// The space around each page.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) { didSet { rebuild() } }
  /// The rectangle of pages that is shown.
  open var displayBox = PDFDisplayBox.cropBox { didSet { rebuild() } }
  /// Whether the first of paired pages is alone; `false` by default.
  open var displaysAsBook = false { didSet { rebuild() } }
  /// Whether the pages run from right to left; `false` by default.
  open var displaysRTL = false { didSet { rebuild() } }
  /// Whether pages have shadows; `true` by default.
  open var pageShadowsEnabled = true { didSet { rebuild() } }
  /// Whether pages are always fitted into the view; `false` by default.
  open var autoScales = false {
    didSet { if autoScales { fit() } }
  }
  /// Whether the app or the user has set a scale since the view began to turn pages by swipes, which shows pages fitted.
  private var hasOwnScale = false
  private var fits: Bool { autoScales || isUsingPageViewController && !hasOwnScale }
  /// The minimum scale, 0.25 by default.
  open var minScaleFactor: CGFloat = 0.25 { didSet { updateZoomLimits() } }
  /// The maximum scale, 5 by default.
  open var maxScaleFactor: CGFloat = 5 { didSet { updateZoomLimits() } }
  private var scale: CGFloat = 1
  /// The scale: 1 shows a point of the page as a point of the screen. Setting it ends automatic scaling.
  open var scaleFactor: CGFloat {
    get { scale * scrollView.zoomScale }
    set {
      (autoScales, hasOwnScale) = (false, true)
      setScale(min(max(newValue, minScaleFactor), max(minScaleFactor, maxScaleFactor)))
    }
  }
  /// The scale at which the current pages fit into the view.
  open var scaleFactorForSizeToFit: CGFloat {
    let size = unscaledSize
    guard size.width > 0, size.height > 0, bounds.width > 0 else { return 1 }
    let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
    if isUsingPageViewController || !isContinuous { return min(wide, high) }
    return displayDirection == .vertical ? wide : high
  }
  /// Whether the view turns pages by swipes.
  public private(set) var isUsingPageViewController = false
  /// The text that is selected by the app or by `selectAll`.
  open var currentSelection: PDFSelection? {
    didSet {
      updateHighlights()
      NotificationCenter.default.post(name: .PDFViewSelectionChanged, object: self)
    }
  }
  /// Highlighted text, in addition to the selection.
  open var highlightedSelections: [PDFSelection]? { didSet { updateHighlights() } }
  /// The view of the pages, inside a scroll view.
  open var documentView: UIView? { document == nil ? nil : content }
  /// The pages of which a part is visible.
  open var visiblePages: [PDFPage] { visibleIndices.compactMap { document?.page(at: $0) } }
  /// The page with the largest visible part.
  open var currentPage: PDFPage? { document?.page(at: currentIndex) }
  /// The destination at the top left of the view.
  open var currentDestination: PDFDestination? {
    guard let page = currentPage else { return nil }
    return PDFDestination(page: page, at: convert(CGPoint(x: bounds.minX, y: bounds.minY), to: page))
  }

  // MARK: Actions

  /// Shows one page at a time and changes pages by swipes, instead of scrolling.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
    (isUsingPageViewController, hasOwnScale) = (enable, false)
    scrollView.isPagingEnabled = enable
    rebuild()
  }
  open var canGoToFirstPage: Bool { currentIndex > 0 }
  open var canGoToLastPage: Bool { currentIndex + 1 < pageCount }
  open var canGoToNextPage: Bool { currentIndex + step < pageCount }
  open var canGoToPreviousPage: Bool { currentIndex > 0 }
  /// Whether a page was shown before.
  open var canGoBack: Bool { !history.back.isEmpty }
  /// Whether the user went back.
  open var canGoForward: Bool { !history.forward.isEmpty }
  open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
  open var canZoomOut: Bool { scaleFactor > minScaleFactor }

  open func goToFirstPage(_ sender: Any?) { show(0) }
  open func goToLastPage(_ sender: Any?) { show(pageCount - 1) }
  open func goToNextPage(_ sender: Any?) { if canGoToNextPage { show(currentIndex + step) } }
  open func goToPreviousPage(_ sender: Any?) { if canGoToPreviousPage { show(max(0, currentIndex - step)) } }
  /// Shows the page that was shown before.
  open func goBack(_ sender: Any?) {
    guard let index = history.back.popLast() else { return }
    history.forward.append(currentIndex)
    move(to: index)
  }
  /// Shows the page that was left by going back.
  open func goForward(_ sender: Any?) {
    guard let index = history.forward.popLast() else { return }
    history.back.append(currentIndex)
    move(to: index)
  }
  open func go(to page: PDFPage) {
    guard let index = document?.index(for: page), index != NSNotFound else { return }
    show(index)
  }
  open func go(to rect: CGRect, on page: PDFPage) {
    go(to: page)
    layoutIfNeeded()
    let target = convert(rect, from: page)
    guard isContinuous, !isUsingPageViewController, !scrollView.bounds.isEmpty else { return }
    scrollView.scrollRectToVisible(target.offsetBy(dx: scrollView.bounds.minX, dy: scrollView.bounds.minY), animated: false)
  }
  open func go(to destination: PDFDestination) {
    guard let page = destination.page else { return }
    go(to: CGRect(x: destination.point.x, y: destination.point.y - 1, width: 1, height: 1), on: page)
  }
  open func go(to selection: PDFSelection) {
    guard let page = selection.pages.first else { return }
    go(to: selection.bounds(for: page), on: page)
  }
  /// Multiplies the scale by 1.25.
  open func zoomIn(_ sender: Any?) { scaleFactor *= 1.25 }
  /// Divides the scale by 1.25.
  open func zoomOut(_ sender: Any?) { scaleFactor /= 1.25 }
  /// Selects a text. The change is not animated.
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
  open override func selectAll(_ sender: Any?) { currentSelection = document?.selectionForEntireDocument }
  open func clearSelection() { currentSelection = nil }
  open func scrollSelectionToVisible(_ sender: Any?) { currentSelection.map { go(to: $0) } }
  /// Copies the selected text.
  open override func copy(_ sender: Any?) {
    guard document?.allowsCopying == true, let text = currentSelection?.string else { return }
    UIPasteboard.general.string = text
  }
  /// Lays the pages out, after the app changed them.
  open func layoutDocumentView() { rebuild() }

  // MARK: Coordinates

  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
    let place = content.convert(point, from: self)
    let shown = shownIndices
    if let index = shown.first(where: { frames[$0].contains(place) }) { return document?.page(at: index) }
    guard nearest else { return nil }
    func distance(_ frame: CGRect) -> CGFloat {
      hypot(max(frame.minX - place.x, 0, place.x - frame.maxX), max(frame.minY - place.y, 0, place.y - frame.maxY))
    }
    return shown.min { distance(frames[$0]) < distance(frames[$1]) }.flatMap { document?.page(at: $0) }
  }
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
    guard let view = view(of: page) else { return point }
    return view.pagePoint(view.convert(point, from: self))
  }
  open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
    guard let view = view(of: page) else { return point }
    return view.convert(view.viewPoint(point), to: self)
  }
  /// Returns a rectangle of the view as one of a page.
  open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect {
    let (a, b) = (convert(rect.origin, to: page), convert(CGPoint(x: rect.maxX, y: rect.maxY), to: page))
    return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }
  /// Returns a rectangle of a page as one of the view.
  open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect {
    guard let view = view(of: page) else { return rect }
    return view.convert(view.viewRectangle(rect), to: self)
  }
  /// Returns the size of a page in the view, at the current scale.
  open func rowSize(for page: PDFPage) -> CGSize {
    let size = page.shownSize(displayBox)
    return CGSize(width: size.width * scaleFactor, height: size.height * scaleFactor)
  }

  private func view(of page: PDFPage) -> PDFPageView? {
    guard let index = document?.index(for: page), frames.indices.contains(index) else { return nil }
    return pageView(index)
  }

  // MARK: Layout

  private var pageCount: Int { document?.pageCount ?? 0 }
  private var isContinuous: Bool { displayMode == .singlePageContinuous || displayMode == .twoUpContinuous }
  private var isPaired: Bool { displayMode == .twoUp || displayMode == .twoUpContinuous }
  private var step: Int { isPaired && !isUsingPageViewController ? 2 : 1 }
  private var margins: UIEdgeInsets { displaysPageBreaks ? pageBreakMargins : .zero }

  /// The rows of pages: one page each, or two.
  private var rows: [[Int]] {
    guard isPaired, !isUsingPageViewController else { return (0..<pageCount).map { [$0] } }
    var result: [[Int]] = []
    var index = 0
    while index < pageCount {
      let count = displaysAsBook && index == 0 ? 1 : min(2, pageCount - index)
      let row = Array(index..<index + count)
      result.append(displaysRTL ? row.reversed() : row)
      index += count
    }
    return result
  }

  private func rowSize(_ row: [Int]) -> CGSize {
    row.compactMap { document?.page(at: $0)?.shownSize(displayBox) }.reduce(CGSize.zero) {
      CGSize(
        width: $0.width + $1.width + margins.left + margins.right, height: max($0.height, $1.height + margins.top + margins.bottom))
    }
  }

  /// The rows that are laid out together.
  private var shownRows: [[Int]] {
    isContinuous || isUsingPageViewController ? rows : rows.filter { $0.contains(currentIndex) }
  }
  private var shownIndices: [Int] { shownRows.flatMap { $0 }.filter { frames.indices.contains($0) } }

  /// The largest row in points of pages.
  private var unscaledSize: CGSize {
    shownRows.map { rowSize($0) }.reduce(CGSize.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
  }

  private func rebuild() {
    for view in pageViews.values { view.removeFromSuperview() }
    pageViews = [:]
    laidOutSize = .zero
    if fits { scale = scaleFactorForSizeToFit }
    updateZoomLimits()
    arrange()
  }

  private func fit() {
    let fitted = scaleFactorForSizeToFit
    guard fitted > 0 else { return }
    setScale(fitted)
  }

  private func setScale(_ new: CGFloat) {
    guard new != scale || scrollView.zoomScale != 1 else { return }
    // The center of the view does not move.
    let place = (scrollView.contentOffset.y + scrollView.bounds.height / 2) / max(1, scrollView.contentSize.height)
    scale = new
    updateZoomLimits()
    arrange()
    let highest = max(0, scrollView.contentSize.height - scrollView.bounds.height)
    scrollView.contentOffset.y = min(max(0, place * scrollView.contentSize.height - scrollView.bounds.height / 2), highest)
    NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
  }

  private func updateZoomLimits() {
    scrollView.minimumZoomScale = min(1, minScaleFactor / max(scale, 0.001))
    scrollView.maximumZoomScale = max(1, maxScaleFactor / max(scale, 0.001))
  }

  /// Computes the frames of all pages at the scale.
  private func arrange() {
    scrollView.zoomScale = 1
    frames = [CGRect](repeating: .zero, count: pageCount)
    let isHorizontal = isUsingPageViewController || displayDirection == .horizontal
    let viewport = scrollView.bounds.size
    var position: CGFloat = 0
    var thickness: CGFloat = 0
    let shown = shownRows
    let thickest = shown.map { isHorizontal ? rowSize($0).height * scale : rowSize($0).width * scale }.max() ?? 0
    let breadth = max(thickest, isHorizontal ? viewport.height : viewport.width)
    for row in displaysRTL && isHorizontal ? shown.reversed() : shown {
      let size = CGSize(width: rowSize(row).width * scale, height: rowSize(row).height * scale)
      let length = isHorizontal ? size.width : size.height
      // A page that is changed by swipes, or is the only one, is centered in the view.
      let slot = isUsingPageViewController ? viewport.width : isContinuous ? length : max(length, viewport.height)
      let along = position + max(0, (slot - length) / 2)
      var origin = isHorizontal ? CGPoint(x: along, y: (breadth - size.height) / 2) : CGPoint(x: (breadth - size.width) / 2, y: along)
      for index in row {
        guard let page = document?.page(at: index) else { continue }
        let pageSize = page.shownSize(displayBox)
        origin.x += margins.left * scale
        frames[index] = CGRect(
          x: origin.x, y: origin.y + margins.top * scale, width: pageSize.width * scale, height: pageSize.height * scale)
        origin.x += (pageSize.width + margins.right) * scale
      }
      position += slot
      thickness = max(thickness, breadth)
    }
    let size = isHorizontal ? CGSize(width: position, height: thickness) : CGSize(width: thickness, height: position)
    content.frame = CGRect(origin: .zero, size: size)
    scrollView.contentSize = size
    for (index, view) in pageViews { view.frame = frames[index] }
    centre()
    updateVisiblePages()
  }

  /// Short documents are centered.
  private func centre() {
    let spare = CGSize(
      width: max(0, scrollView.bounds.width - content.frame.width), height: max(0, scrollView.bounds.height - content.frame.height))
    content.frame.origin = CGPoint(x: spare.width / 2, y: spare.height / 2)
  }

  private var restingOffset: CGPoint {
    CGPoint(x: -scrollView.adjustedContentInset.left, y: -scrollView.adjustedContentInset.top)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    guard bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    let index = currentIndex
    if fits { scale = scaleFactorForSizeToFit }
    updateZoomLimits()
    arrange()
    if index > 0 { move(to: index) }
  }

  private func pageView(_ index: Int) -> PDFPageView? {
    if let view = pageViews[index] { return view }
    guard let page = document?.page(at: index) else { return nil }
    let view = PDFPageView(page: page, box: displayBox)
    view.frame = frames[index]
    if pageShadowsEnabled {
      view.layer.shadowColor = UIColor.black.cgColor
      view.layer.shadowOpacity = 0.2
      view.layer.shadowRadius = 3
      view.layer.shadowOffset = CGSize(width: 0, height: 1)
    }
    pageViews[index] = view
    content.addSubview(view)
    highlight(view)
    return view
  }

  private func updateVisiblePages() {
    let visible = content.convert(scrollView.bounds, from: scrollView)
    let shown = shownIndices
    let indices = shown.filter { frames[$0].intersects(visible) }.sorted()
    for index in indices { _ = pageView(index) }
    // Pages near the view are kept, so that small movements draw nothing.
    let kept = visible.insetBy(dx: -visible.width, dy: -visible.height)
    for (index, view) in pageViews where !shown.contains(index) || !frames[index].intersects(kept) {
      view.removeFromSuperview()
      pageViews[index] = nil
    }
    func area(_ index: Int) -> CGFloat {
      let common = frames[index].intersection(visible)
      return common.isNull ? 0 : common.width * common.height
    }
    let largest = indices.map { area($0) }.max() ?? 0
    let current = indices.first { area($0) >= largest - 0.5 }
    if visibleIndices != indices {
      visibleIndices = indices
      NotificationCenter.default.post(name: .PDFViewVisiblePagesChanged, object: self)
    }
    if let current, current != currentIndex, isContinuous || isUsingPageViewController {
      currentIndex = current
      NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    }
  }

  // MARK: Moving

  private func show(_ index: Int) {
    guard index != currentIndex, (0..<pageCount).contains(index) else {
      if index == currentIndex { move(to: index) }
      return
    }
    history.back.append(currentIndex)
    history.forward = []
    move(to: index)
  }

  private func move(to index: Int) {
    guard (0..<pageCount).contains(index) else { return }
    let changes = index != currentIndex
    currentIndex = index
    if !isContinuous && !isUsingPageViewController {
      arrange()
    } else if !scrollView.bounds.isEmpty {
      let frame = scrollView.convert(frames[index], from: content)
      let most = CGPoint(
        x: max(restingOffset.x, scrollView.contentSize.width - scrollView.bounds.width + scrollView.adjustedContentInset.right),
        y: max(restingOffset.y, scrollView.contentSize.height - scrollView.bounds.height + scrollView.adjustedContentInset.bottom))
      if isUsingPageViewController {
        let slot = (frame.midX / max(1, scrollView.bounds.width)).rounded(.down)
        scrollView.contentOffset = CGPoint(x: slot * scrollView.bounds.width, y: scrollView.contentOffset.y)
      } else if displayDirection == .horizontal {
        scrollView.contentOffset.x = min(most.x, max(restingOffset.x, frame.minX - margins.left * scale))
      } else {
        scrollView.contentOffset.y = min(most.y, max(restingOffset.y, frame.minY - margins.top * scale + restingOffset.y))
      }
      currentIndex = index
      updateVisiblePages()
      currentIndex = index
    }
    if changes { NotificationCenter.default.post(name: .PDFViewPageChanged, object: self) }
  }

  // MARK: Scrolling and zooming

  open func scrollViewDidScroll(_ scrollView: UIScrollView) { updateVisiblePages() }
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { centre() }
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale zoom: CGFloat) {
    guard zoom != 1 else { return }
    // The pages are drawn again, sharp, at the new scale.
    let offset = scrollView.contentOffset
    (autoScales, hasOwnScale) = (false, true)
    scale *= zoom
    updateZoomLimits()
    arrange()
    scrollView.contentOffset = offset
    NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
  }

  // MARK: Selections and links

  private func highlight(_ view: PDFPageView) {
    var marks: [(CGRect, UIColor)] = []
    for (selection, usual) in (highlightedSelections ?? []).map({ ($0, UIColor.yellow) })
      + (currentSelection.map { [($0, tintColor.withAlphaComponent(0.3))] } ?? [])
    {
      for part in selection.parts where part.page === view.page {
        for line in view.page.lines(of: part.range) { marks.append((line.rectangle, selection.color ?? usual)) }
      }
    }
    view.highlights = marks
  }

  private func updateHighlights() { for view in pageViews.values { highlight(view) } }

  private func followLink(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: self)
    guard let page = page(for: point, nearest: false), let annotation = page.annotation(at: convert(point, to: page)) else { return }
    perform(annotation)
  }

  private func perform(_ annotation: PDFAnnotation) {
    if let destination = annotation.destination { go(to: destination) }
    guard let url = annotation.url else { return }
    if let delegate {
      delegate.pdfViewWillClick(onLink: self, with: url)
    } else {
      UIApplication.shared.open(url)
    }
  }
}
