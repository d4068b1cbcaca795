import CoreGraphics
import Foundation

/// Lets people ask for new content by pulling it down: it shows above the content, and stays until the app says that it is done.
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
    if let coder = coder.interface(for: self, "refreshControl") { takeRefreshAttributes(coder) }
  }

  // MARK: Refreshing

  /// Whether a refresh is under way.
  open var isRefreshing: Bool { phase.isRefreshing }

  /// Shows that a refresh is under way which the app began by itself. It tells no target, and scrolls nothing.
  open func beginRefreshing() { begin(byUser: false) }

  /// To be called when the new content is there: the control goes.
  open func endRefreshing() { end() }

  /// Shown below the spinner.
  open var attributedTitle: NSAttributedString? {
    get { ownTitle }
    set {
      ownTitle = newValue
      titleChanged()
    }
  }

  // MARK: View

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

  /// What is pulled is the content: touches go through.
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
