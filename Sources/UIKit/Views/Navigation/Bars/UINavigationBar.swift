import CoreGraphics

/// The bar at the top of a screen: its title, buttons and back button.
///
/// It has a stack of navigation items and shows the last one. In a ``UINavigationController`` the stack follows the controllers; in a
/// standalone bar, items are pushed and popped directly, and the delegate is called.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning, NavigationItemHost, Bar {
  /// The controller that owns the bar and determines its content.
  package final weak var navigationController: UINavigationController?
  final var stack: [UINavigationItem] = []
  final var looks = NavigationBarLooks()
  final let backgroundView = BarBackgroundView(frame: .zero)
  final let largeTitleView = LargeTitleView(frame: .zero)
  final var shown: NavigationItemView?
  final var transition: NavigationBarTransition?
  /// An item before all left items, for every navigation item: the button that shows a split view's column.
  final var leadingItem: UIBarButtonItem? {
    didSet { if leadingItem != nil || oldValue != nil { refreshShownItem() } }
  }
  /// The distance by which the background extends above the bar, under the status bar.
  final var topReach: CGFloat = 0 {
    didSet { if topReach != oldValue { setNeedsLayout() } }
  }
  /// The available height for the view at the bar's bottom, and the scale of the large title while content is pulled down.
  final var paletteRoom = CGFloat.infinity
  final var stretch: CGFloat = 1
  /// Whether the content is scrolled to its beginning, so that nothing is under the bar.
  final var isAtEdge = true {
    didSet { if isAtEdge != oldValue { edgeChanged() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareBar()
    coder.takeInterface(of: self, as: UINavigationBar.self)
  }

  // MARK: Items

  /// The receiver of pushes and pops; held weakly. In a navigation controller it is the controller.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet { delegateChanged() }
  }
  /// The stack of items from the first to the top one; `nil` if it is empty.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  /// Replaces the stack, animated as a push or a pop.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replaceItems(items ?? [], animated: animated) }
  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The item below the top one, to which the back button leads.
  open var backItem: UINavigationItem? { stack.dropLast().last }
  /// Pushes an item and shows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { pushByApp(item, animated: animated) }
  /// Pops the top item and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { popByApp(animated: animated) }

  // MARK: Appearance

  /// The edge the bar is at; decides whether the background reaches below the status bar.
  open var barPosition: UIBarPosition { ownPosition }
  /// The interface style of the bar; `.default` by default.
  open var barStyle: UIBarStyle {
    get { looks.barStyle }
    set { change(\.barStyle, newValue) }
  }
  /// Whether content under the bar is visible through it.
  open var isTranslucent: Bool {
    get { looks.isTranslucent ?? traitCollection.bars.isTranslucent }
    set { change(\.isTranslucent, newValue) }
  }
  /// The color of the background; superseded by an appearance.
  open var barTintColor: UIColor? {
    get { looks.barTintColor }
    set { change(\.barTintColor, newValue) }
  }
  /// The font, color and shadow of the title; superseded by an appearance.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks.titleTextAttributes }
    set { changeLook { $0.titleTextAttributes = newValue } }
  }
  /// The font, color and shadow of large titles; superseded by an appearance.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks.largeTitleTextAttributes }
    set { changeLook { $0.largeTitleTextAttributes = newValue } }
  }
  /// Whether titles are large until content moves under the bar.
  open var prefersLargeTitles: Bool {
    get { looks.prefersLargeTitles }
    set {
      change(\.prefersLargeTitles, newValue)
      sizeChanged()
    }
  }
  /// An image for the line below the bar; used only with a background image.
  open var shadowImage: UIImage? {
    get { looks.shadowImage }
    set { changeLook { $0.shadowImage = newValue } }
  }
  /// The image before the back title; `nil` uses a chevron.
  open var backIndicatorImage: UIImage? {
    get { looks.backIndicatorImage }
    set { changeLook { $0.backIndicatorImage = newValue } }
  }
  /// The mask that hides the back title behind the image during transitions.
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { looks.backIndicatorMask }
    set { changeLook { $0.backIndicatorMask = newValue } }
  }
  /// Sets the image behind the bar for a height.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    changeLook { $0.backgroundImages[.any, barMetrics] = backgroundImage }
  }
  /// Returns the image behind the bar for a height.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { looks.backgroundImages[.any, barMetrics] }
  /// Sets the image behind the bar for an edge and a height.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    changeLook { $0.backgroundImages[barPosition, barMetrics] = backgroundImage }
  }
  /// Returns the image behind the bar for an edge and a height.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgroundImages[barPosition, barMetrics]
  }
  /// Moves the title down by a distance in points.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    changeLook { $0.titleAdjustments[barMetrics] = adjustment }
  }
  /// Returns the distance by which the title is moved down.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { looks.titleAdjustments[barMetrics] ?? 0 }

  /// The appearance of the bar; the older properties are used until it is set.
  open var standardAppearance: UINavigationBarAppearance {
    get { standardAppearanceMade }
    set { setAppearance(\.standard, newValue) }
  }
  /// The appearance of the bar while content is at its beginning; nil uses the standard look without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.appearances.scrollEdge }
    set { setAppearance(\.scrollEdge, newValue) }
  }
  /// The appearance of the bar at compact height; nil uses the standard look.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.appearances.compact }
    set { setAppearance(\.compact, newValue) }
  }
  /// The appearance of the compact bar while content is at its beginning; nil uses ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.appearances.compactScrollEdge }
    set { setAppearance(\.compactScrollEdge, newValue) }
  }

  // MARK: View

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }
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
    if traitCollection.barMetrics != previousTraitCollection?.barMetrics {
      showLooks()
      sizeChanged()
    } else if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      showLooks()
    }
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { showLooks() }
  }
  open override class var appearanceProperties: [UIAppearanceProperty] { proxyProperties }

  // MARK: Observing changes

  package func navigationItem(_ item: UINavigationItem, changed: NavigationItemChange, animated: Bool) {
    itemChanged(item, changed, animated: animated)
  }
}
