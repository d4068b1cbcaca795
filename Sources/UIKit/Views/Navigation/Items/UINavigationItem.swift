import Foundation

/// The content of a navigation bar for one screen: title, buttons, back button.
///
/// Each controller has one (`navigationItem`); a standalone bar has its own items.
@preconcurrency @MainActor open class UINavigationItem: NSObject, BarItemHost, BarAppearanceObserver {
  /// The bar whose stack contains the item.
  package final weak var navigationBarStorage: (any NavigationItemHost)?
  /// The display mode that the previous item sets for the back button.
  final var backModeStorage = BackButtonDisplayMode.default
  final var looks = BarAppearances<UINavigationBarAppearance>()
  package final var searchStorage = NavigationItemSearch()
  /// The view at the bottom of the bar while it shows this item.
  package final var paletteView: NavigationPalette?
  final var left = BarItemSide()
  final var right = BarItemSide()
  package final var document = NavigationItemDocument()

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override init() {}

  /// Creates an item from an interface document.
  public required init?(coder: NSCoder) {
    super.init()
    coder.takeInterface(of: self, as: UINavigationItem.self)
  }

  // MARK: Nibs

  /// Called after the object was loaded from a nib or storyboard and its outlets and actions are connected.
  open func awakeFromNib() {}
  /// Declared for source compatibility with Interface Builder's previews; never called.
  open func prepareForInterfaceBuilder() {}

  // MARK: Title

  /// The text in the center of the bar, and of the next item's back button.
  open var title: String? {
    didSet { if title != oldValue { changed(.title) } }
  }
  /// A view instead of the title.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { changed(.title) } }
  }
  /// A line of text above the title, which makes the bar higher.
  open var prompt: String? {
    didSet { if prompt != oldValue { changed(.size) } }
  }
  /// Whether the title is large, in bars that prefer large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed(.size) } }
  }

  // MARK: Appearance

  /// The appearance of the bar while it shows this item; nil uses the bar's.
  open var standardAppearance: UINavigationBarAppearance? {
    get { looks.standard }
    set { setAppearance(\.standard, newValue) }
  }
  /// The appearance of the bar while content is scrolled to the top; `nil` uses the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { setAppearance(\.scrollEdge, newValue) }
  }
  /// The appearance of a compact bar; `nil` uses the bar's.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { setAppearance(\.compact, newValue) }
  }
  /// The appearance of a compact bar while content is scrolled to the top; `nil` uses the bar's.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdge }
    set { setAppearance(\.compactScrollEdge, newValue) }
  }

  // MARK: Back button

  /// The appearance of the back button of the next item, which leads to this one. It always goes back, regardless of its action; see
  /// ``backAction``.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { changed(.back) } }
  }
  /// The title of the back button that leads to this item; nil uses the item's title.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { changed(.back) } }
  }
  /// The text of the back button that leads to this item.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { changed(.back) } }
  }
  /// The action performed by this item's back button instead of going back.
  open var backAction: UIAction? {
    didSet { changed(.buttons) }
  }
  /// Whether the back button is hidden while this item is shown; `false` by default.
  open var hidesBackButton: Bool {
    get { left.hidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }
  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard left.hidesBackButton != hidesBackButton else { return }
    left.hidesBackButton = hidesBackButton
    changed(.buttons, animated: animated)
  }
  /// Whether the left items are shown beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed(.buttons) } }
  }

  // MARK: Buttons

  /// The first item at the leading side; setting it replaces all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { left.items.first }
    set { setLeftBarButtonItems(newValue.map { [$0] }, animated: false) }
  }
  /// The items at the leading side, from the edge inward.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { left.items.isEmpty ? nil : left.items }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// The first item at the trailing side; setting it replaces all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { right.items.first }
    set { setRightBarButtonItems(newValue.map { [$0] }, animated: false) }
  }
  /// The items at the trailing side, from the edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { right.items.isEmpty ? nil : right.items }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// Replaces the items at the leading side by one.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  /// Replaces the items at the trailing side by one.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }
  /// Replaces the items at the leading side, from the edge inward.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { setItems(items ?? [], \.left, animated: animated) }
  /// Replaces the items at the trailing side, from the edge inward.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { setItems(items ?? [], \.right, animated: animated) }

  // MARK: Accessibility

  /// The name read by assistive technology.
  open var accessibilityLabel: String? {
    get { bearing.accessibilityLabel }
    set { bearing.accessibilityLabel = newValue }
  }
  /// A sentence about the item, read after a pause.
  open var accessibilityHint: String? {
    get { bearing.accessibilityHint }
    set { bearing.accessibilityHint = newValue }
  }
  /// The properties of every object. A class that has its own can conform to a protocol that requires them.
  private var bearing: any _AccessibilityBearing { self }

  package func barItemDidChange(_ item: UIBarItem) { changed(.buttons) }
  final func barAppearanceDidChange() { changed(.looks) }
}
