import QuartzCore

/// The bar at the bottom of a window whose items select the content above.
@preconcurrency @MainActor open class UITabBar: UIView, BarItemHost, Bar {
  /// The distribution of items in a bar.
  public enum ItemPositioning: Int, Sendable {
    /// Across the width at compact width, centered at regular width.
    case automatic
    /// Tabs share the whole width.
    case fill
    /// Tabs have a fixed width and are centered.
    case centered
  }

  final var buttons: [TabBarButton] = []
  final let backgroundView = BarBackgroundView(frame: .zero)
  final var looks = TabBarLooks()
  final var customizing: TabCustomization?
  /// Handles selections instead of the delegate; set by the controller that owns the bar.
  final var handlesSelection: ((UITabBarItem) -> Bool)?
  /// Whether the content ends above the bar; false for a standalone bar.
  final var isAtEdge = false {
    didSet { if isAtEdge != oldValue { edgeChanged() } }
  }
  private var ownItems: [UITabBarItem] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareTabBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareTabBar()
    coder.takeInterface(of: self, as: UITabBar.self)
  }

  // MARK: Items

  /// The receiver of selections; held weakly. In a tab bar controller it is the controller.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tabs in order; `nil` without any.
  open var items: [UITabBarItem]? {
    get { ownItems.isEmpty ? nil : ownItems }
    set { setItems(newValue, animated: false) }
  }
  /// Replaces the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    ownItems = items ?? []
    rebuild(animated: animated)
  }
  /// The selected tab; `nil` selects none. Setting it sends no message to the delegate.
  open var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { selectionChanged(from: oldValue) } }
  }

  // MARK: Customizing

  /// Lets the user drag `items` to positions in the bar, in a panel over the screen.
  open func beginCustomizingItems(_ items: [UITabBarItem]) { startCustomizing(items) }
  /// Ends the customization begun by ``beginCustomizingItems(_:)``; returns whether the bar's items have changed.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { stopCustomizing(animated: animated) }
  /// Whether the user is rearranging tabs.
  open var isCustomizing: Bool { customizing != nil }

  // MARK: Appearance

  /// The interface style of the bar; `.default` by default.
  open var barStyle: UIBarStyle {
    get { looks.barStyle }
    set { changeLook { $0.barStyle = newValue } }
  }
  /// Whether content under the bar is visible through it. Bars of the classic design are opaque by default.
  open var isTranslucent: Bool {
    get { looks.isTranslucent ?? traitCollection.bars.isTranslucent }
    set {
      changeLook { $0.isTranslucent = newValue }
      superview?.setNeedsLayout()
    }
  }
  /// The color of the background; superseded by an appearance.
  open var barTintColor: UIColor? {
    get { looks.barTintColor }
    set { changeLook { $0.barTintColor = newValue } }
  }
  /// The color of tabs that are not selected; `nil` uses the default.
  open var unselectedItemTintColor: UIColor? {
    get { looks.unselectedItemTintColor }
    set { changeLook { $0.unselectedItemTintColor = newValue } }
  }
  /// The color of the selected item's image; superseded by `tintColor`.
  open var selectedImageTintColor: UIColor? {
    get { looks.selectedImageTintColor }
    set { changeLook { $0.selectedImageTintColor = newValue } }
  }
  /// An image behind the bar; superseded by an appearance.
  open var backgroundImage: UIImage? {
    get { looks.backgroundImage }
    set { changeLook { $0.backgroundImage = newValue } }
  }
  /// An image for the line above the bar; used only with a background image.
  open var shadowImage: UIImage? {
    get { looks.shadowImage }
    set { changeLook { $0.shadowImage = newValue } }
  }
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage? {
    get { looks.selectionIndicatorImage }
    set { changeLook { $0.selectionIndicatorImage = newValue } }
  }
  /// The distribution of tabs.
  open var itemPositioning: ItemPositioning {
    get { looks.itemPositioning }
    set { changeLook { $0.itemPositioning = newValue } }
  }
  /// The width of centered items; zero uses the design's.
  open var itemWidth: CGFloat {
    get { looks.itemWidth }
    set { changeLook { $0.itemWidth = newValue } }
  }
  /// The space between centered tabs in points; 0 uses the default.
  open var itemSpacing: CGFloat {
    get { looks.itemSpacing }
    set { changeLook { $0.itemSpacing = newValue } }
  }
  /// The appearance of the bar; the older properties are used until it is set.
  open var standardAppearance: UITabBarAppearance {
    get { standardAppearanceMade }
    set { setAppearance(\.standard, newValue) }
  }
  /// The appearance of the bar while content ends above it; nil uses the standard look without a background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks.appearances.scrollEdge }
    set { setAppearance(\.scrollEdge, newValue) }
  }

  // MARK: View

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight + safeAreaInsets.bottom)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight + safeAreaInsets.bottom)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + safeAreaBeside.bottom)
    layoutButtons()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.barMetrics != previousTraitCollection?.barMetrics { invalidateIntrinsicContentSize() }
    showLooks()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLooks()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { showLooks() }
  }
  open override class var appearanceProperties: [UIAppearanceProperty] { tabBarAppearanceProperties }

  // MARK: Observing changes

  package final func barItemDidChange(_ item: UIBarItem) { itemChanged(item) }
}
