import UIKit

public enum PDFThumbnailLayoutMode: Int, Sendable {
  /// The pictures are below each other.
  case vertical
  /// The pictures are side by side.
  case horizontal
}

/// Small images of the pages of a view's document. A tap shows the page.
@preconcurrency @MainActor open class PDFThumbnailView: UIView {
  private let scrollView = UIScrollView()
  private var buttons: [UIButton] = []

  /// Creates a view that shows nothing until it gets a document view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(scrollView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(scrollView)
  }

  // Read in `deinit` only, when there are no other references to the view.
  private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []
  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

  /// The view whose document is shown.
  open weak var pdfView: PDFView? {
    didSet {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      tokens = []
      guard let pdfView else { return reload() }
      for name in [Notification.Name.PDFViewDocumentChanged, .PDFViewPageChanged] {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: pdfView, queue: nil) { [weak self] note in
            let isDocument = note.name == .PDFViewDocumentChanged
            MainActor.assumeIsolated { isDocument ? self?.reload() : self?.markCurrentPage() }
          })
      }
      reload()
    }
  }
  /// The size of an image; 40 by 40 points by default.
  open var thumbnailSize = CGSize(width: 40, height: 40) { didSet { reload() } }
  /// The layout of the thumbnails; vertical by default.
  open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { setNeedsLayout() } }
  /// The space around the images.
  open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The pages that are marked: the current one.
  open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }

  private func reload() {
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    guard let document = pdfView?.document else { return }
    buttons = (0..<document.pageCount).compactMap { index in
      guard let page = document.page(at: index) else { return nil }
      let button = UIButton(type: .custom)
      button.setImage(page.thumbnail(of: thumbnailSize, for: .cropBox), for: .normal)
      button.accessibilityLabel = page.label
      button.addAction(UIAction { [weak self, weak page] _ in page.map { self?.pdfView?.go(to: $0) } }, for: .touchUpInside)
      scrollView.addSubview(button)
      return button
    }
    markCurrentPage()
    setNeedsLayout()
  }

  private func markCurrentPage() {
    let current = pdfView?.currentPage.flatMap { pdfView?.document?.index(for: $0) }
    for (index, button) in buttons.enumerated() {
      button.layer.borderWidth = index == current ? 2 : 0
      button.layer.borderColor = tintColor.cgColor
      button.isSelected = index == current
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds.inset(by: contentInset)
    let gap: CGFloat = 4
    let isVertical = layoutMode == .vertical
    let length = (isVertical ? thumbnailSize.height : thumbnailSize.width) + gap
    let spare = (isVertical ? scrollView.bounds.height : scrollView.bounds.width) - CGFloat(buttons.count) * length + gap
    for (index, button) in buttons.enumerated() {
      let along = max(0, spare / 2) + CGFloat(index) * length
      button.frame = CGRect(
        origin: isVertical
          ? CGPoint(x: (scrollView.bounds.width - thumbnailSize.width) / 2, y: along)
          : CGPoint(x: along, y: (scrollView.bounds.height - thumbnailSize.height) / 2), size: thumbnailSize)
    }
    let total = max(0, CGFloat(buttons.count) * length - gap)
    scrollView.contentSize =
      isVertical ? CGSize(width: scrollView.bounds.width, height: total) : CGSize(width: total, height: scrollView.bounds.height)
  }
}
