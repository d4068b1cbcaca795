import CoreGraphics
import Foundation
import QuartzCore

/// The bar at the bottom of a window whose items choose what is shown above.
@preconcurrency @MainActor open class UITabBar: UIView, BarItemHost {
  /// How items divide a bar's width.
  public enum ItemPositioning: Int, Sendable {
    /// Evenly in a narrow bar, in the middle of a wide one.
    case automatic
    case fill
    case centered
  }

  final var buttons: [TabBarButton] = []
  final let background = TabBarBackground()
  /// Answers touches in place of the bar and its delegate; set by the controller whose bar it is.
  final var handlesSelection: ((UITabBarItem) -> Bool)?
  private var ownItems: [UITabBarItem] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(background)
    accessibilityTraits = .tabBar
    accessibilityLabel = "Tab Bar"
    accessibilityContainerType = .semanticGroup
  }

  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? {
    get { ownItems.isEmpty ? nil : ownItems }
    set { setItems(newValue, animated: false) }
  }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    ownItems = items ?? []
    rebuild(animated: animated)
  }
  open var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { selectionChanged() } }
  }
  open var barTintColor: UIColor? {
    didSet { background.own = barTintColor }
  }
  open var unselectedItemTintColor: UIColor? {
    didSet { barChanged() }
  }
  open var backgroundImage: UIImage? {
    didSet { background.image = backgroundImage }
  }
  open var selectionIndicatorImage: UIImage? {
    didSet { barChanged() }
  }
  open var itemPositioning = ItemPositioning.automatic {
    didSet { setNeedsLayout() }
  }
  /// The width of centred items; zero is the design's.
  open var itemWidth: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }
  open var itemSpacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }
  /// Whether what is above the bar reaches under it. The classic design's bars do not let anything through.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: traitCollection.design.tabBar.height + safeAreaInsets.bottom)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: traitCollection.design.tabBar.height + safeAreaInsets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    layoutButtons()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    barChanged()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    barChanged()
  }

  package final func barItemDidChange(_ item: UIBarItem) {
    buttons.first { $0.item === item }?.refresh()
    setNeedsLayout()
  }
}
