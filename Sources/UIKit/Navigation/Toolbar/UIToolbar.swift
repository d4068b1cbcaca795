import CoreGraphics
import Foundation

/// A bar of buttons, mostly at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, BarItemHost, BarAppearanceObserver {
  /// The controller whose toolbar this is.
  final weak var navigationController: UINavigationController?
  final var shownItems: [UIBarButtonItem] = []
  final var itemViews: [UIView?] = []
  final var looks = ToolbarLooks()
  final let backgroundView = BarBackgroundView(frame: .zero)
  /// How far the background reaches below the bar, under the system's own.
  final var bottomReach: CGFloat = 0 {
    didSet { if bottomReach != oldValue { setNeedsLayout() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareToolbar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareToolbar()
  }

  // MARK: Items

  open weak var delegate: (any UIToolbarDelegate)? {
    didSet { showLooks() }
  }
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { replaceItems(items ?? [], animated: animated) }

  // MARK: Looks

  open var barPosition: UIBarPosition { ownPosition }
  open var barStyle: UIBarStyle {
    get { looks.barStyle }
    set { changeLook { $0.barStyle = newValue } }
  }
  open var isTranslucent: Bool {
    get { looks.isTranslucent ?? traitCollection.design.bars.isTranslucent }
    set { changeLook { $0.isTranslucent = newValue } }
  }
  open var barTintColor: UIColor? {
    get { looks.barTintColor }
    set { changeLook { $0.barTintColor = newValue } }
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    changeLook { $0.backgroundImages[.init(position: topOrBottom, metrics: barMetrics)] = backgroundImage }
  }
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgroundImages[.init(position: topOrBottom, metrics: barMetrics)]
  }
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    changeLook { $0.shadowImages[topOrBottom] = shadowImage }
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { looks.shadowImages[topOrBottom] }

  /// How the bar looks; the older properties are used until it is set.
  open var standardAppearance: UIToolbarAppearance {
    get { standardAppearanceMade }
    set { changeLook { $0.standard = newValue.kept(by: self) } }
  }
  /// How the bar looks while content ends above it; nil for the standard.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { looks.scrollEdge }
    set { changeLook { $0.scrollEdge = newValue?.kept(by: self) } }
  }

  // MARK: View

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: traitCollection.design.bars.toolbarHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: traitCollection.design.bars.toolbarHeight)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBar()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLooks()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { showLooks() }
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { showLooks() }
  }
  open override class var appearanceProperties: [UIAppearanceProperty] {
    [
      UIAppearanceProperty(\UIToolbar.barTintColor), UIAppearanceProperty(\UIToolbar.barStyle),
      UIAppearanceProperty(\UIToolbar.isTranslucent),
    ]
  }

  // MARK: Hearing of changes

  package func barItemDidChange(_ item: UIBarItem) { showItems() }
  final func barAppearanceDidChange() { showLooks() }
}
