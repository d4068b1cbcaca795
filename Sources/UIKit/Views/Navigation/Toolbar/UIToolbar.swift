import CoreGraphics

/// A bar of buttons, usually at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, BarItemHost, Bar {
  final var shownItems: [UIBarButtonItem] = []
  final var itemViews: [UIView?] = []
  final var looks = ToolbarLooks()
  final let backgroundView = BarBackgroundView(frame: .zero)
  /// Whether the content ends above the bar, so that nothing is under it.
  final var isAtEdge = false {
    didSet { if isAtEdge != oldValue { edgeChanged() } }
  }
  /// The distance by which the background extends below the bar, into the safe area.
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
    coder.takeInterface(of: self, as: UIToolbar.self)
  }

  // MARK: Items

  /// The source of the bar's position; held weakly.
  open weak var delegate: (any UIToolbarDelegate)? {
    didSet { showLooks() }
  }
  /// The items in order; `nil` without any.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }
  /// Replaces the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { replaceItems(items ?? [], animated: animated) }

  // MARK: Appearance

  /// The edge the bar is at; decides where its line is.
  open var barPosition: UIBarPosition { ownPosition }
  /// The interface style of the bar; `.default` by default.
  open var barStyle: UIBarStyle {
    get { looks.barStyle }
    set { changeLook { $0.barStyle = newValue } }
  }
  /// Whether content shows through the bar.
  open var isTranslucent: Bool {
    get { looks.isTranslucent ?? traitCollection.bars.isTranslucent }
    set { changeLook { $0.isTranslucent = newValue } }
  }
  /// The color of the background; superseded by an appearance.
  open var barTintColor: UIColor? {
    get { looks.barTintColor }
    set { changeLook { $0.barTintColor = newValue } }
  }
  /// Sets the image behind the bar for an edge and a height.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    changeLook { $0.backgroundImages[topOrBottom, barMetrics] = backgroundImage }
  }
  /// Returns the image behind the bar for an edge and a height.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgroundImages[topOrBottom, barMetrics]
  }
  /// Sets the image for the line at the bar's edge.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    changeLook { $0.shadowImages[topOrBottom] = shadowImage }
  }
  /// Returns the image for the line at the bar's edge.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { looks.shadowImages[topOrBottom] }

  /// The appearance of the bar; the older properties are used until it is set.
  open var standardAppearance: UIToolbarAppearance {
    get { standardAppearanceMade }
    set { setAppearance(\.standard, newValue) }
  }
  /// The appearance of the bar while content ends above it; nil uses the standard look without a background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { looks.appearances.scrollEdge }
    set { setAppearance(\.scrollEdge, newValue) }
  }
  /// The appearance of the bar at compact height; nil uses the standard look.
  open var compactAppearance: UIToolbarAppearance? {
    get { looks.appearances.compact }
    set { setAppearance(\.compact, newValue) }
  }
  /// The appearance of the compact bar while content ends above it; nil uses ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { looks.appearances.compactScrollEdge }
    set { setAppearance(\.compactScrollEdge, newValue) }
  }

  // MARK: View

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: traitCollection.bars.toolbarHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: traitCollection.bars.toolbarHeight)
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
    let isOtherRoom = traitCollection.barMetrics != previousTraitCollection?.barMetrics
    if isOtherRoom { invalidateIntrinsicContentSize() }
    if isOtherRoom || traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { showLooks() }
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { showLooks() }
  }
  open override class var appearanceProperties: [UIAppearanceProperty] {
    [
      UIAppearanceProperty(\UIToolbar.barTintColor), UIAppearanceProperty(\UIToolbar.barStyle),
      UIAppearanceProperty(\UIToolbar.isTranslucent),
      UIAppearanceProperty { (proxy: UIToolbar, _: UIToolbar, bar: UIToolbar) in
        let styled = proxy.looks
        bar.changeLook { looks in
          looks.backgroundImages.fill(from: styled.backgroundImages)
          looks.shadowImages.merge(styled.shadowImages) { own, _ in own }
          looks.appearances.fill(from: styled.appearances, for: bar)
        }
      },
    ]
  }

  // MARK: Observing changes

  package func barItemDidChange(_ item: UIBarItem) { showItems() }
}
