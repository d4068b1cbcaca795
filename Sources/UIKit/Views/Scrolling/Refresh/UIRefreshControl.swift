import CoreGraphics

/// Lets the user refresh content by pulling it down: it is shown above the content until the app ends the refresh.
///
/// ```swift
/// let refresh = UIRefreshControl()
/// refresh.addTarget(self, action: NewsController.reload, for: .valueChanged)
/// tableView.refreshControl = refresh
/// ```
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  // MARK: Storage

  final var phase = RefreshPhase.resting
  final let art = RefreshArtView(frame: .zero)
  final let spinner = UIActivityIndicatorView(frame: .zero)
  final var titleLabel: UILabel?
  final weak var scrollView: UIScrollView?
  private final var ownTitle: NSAttributedString?

  // MARK: Making

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIDesign.modern.refresh.height))
    prepareToRefresh()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareToRefresh()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    attributedTitle = coder.decodeObject(forKey: "UIAttributedTitle") as? NSAttributedString
    prepareToRefresh()
    coder.takeInterface(of: self, as: UIRefreshControl.self)
  }

  // MARK: Refreshing

  /// Whether a refresh is in progress.
  open var isRefreshing: Bool { phase.isRefreshing }

  /// Shows a refresh that the app begins itself. It sends no action, and does not scroll.
  open func beginRefreshing() { begin(byUser: false) }

  /// Ends the refresh and hides the control; call it when the new content is available.
  open func endRefreshing() { end() }

  /// The text below the spinner.
  open var attributedTitle: NSAttributedString? {
    get { ownTitle }
    set {
      ownTitle = newValue
      titleChanged()
    }
  }

  // MARK: View

  /// A control that is added as a subview is the one of the scroll view.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview !== scrollView else { return }
    if let superview = superview as? UIScrollView { superview.refreshControl = self } else { scrollView?.refreshControl = nil }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyLook()
  }

  open override var tintColor: UIColor! {
    get { ownTintColor ?? traitCollection.design.refresh.tint }
    set { super.tintColor = newValue }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyLook()
    scrollView?.refreshInsetChanged()
    scrollView?.placeRefreshControl()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: traitCollection.design.refresh.height)
  }

  /// Touches pass through to the content.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? ownTitle?.string ?? LocalizedStrings.word("Refresh") }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isRefreshing ? LocalizedStrings.word("In progress") : nil) }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isRefreshing ? super.accessibilityTraits.union(.updatesFrequently) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
  open override func accessibilityActivate() -> Bool { refreshByUser() }
}
