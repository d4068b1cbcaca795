import Foundation

/// What a navigation bar shows for one screen: title, buttons, the way back.
///
/// Each controller has one (`navigationItem`); a bar used by itself is given items of its own.
@preconcurrency @MainActor open class UINavigationItem: NSObject, BarItemHost, BarAppearanceObserver {
  /// The bar that shows the item or has it on its stack.
  package final weak var navigationBarStorage: (any NavigationItemHost)?
  /// How the item before this one wants the way back to be named.
  final var backModeStorage = BackButtonDisplayMode.default
  final var looks = BarAppearances<UINavigationBarAppearance>()
  final var searchStorage = NavigationItemSearch()
  /// What is at the foot of the bar while it shows this item.
  final var paletteView: NavigationPalette?
  final var left = BarItemSide()
  final var right = BarItemSide()
  final var document = NavigationItemDocument()

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item from an interface document.
  public required init?(coder: NSCoder) {
    super.init()
    if let coder = coder.interface(for: self) { takeNavigationItemAttributes(coder) }
  }

  // MARK: Nibs

  /// Called when the object was made from a nib or storyboard and all its outlets and actions are connected.
  open func awakeFromNib() {}
  /// Declared for source compatibility with Interface Builder's previews; never called.
  open func prepareForInterfaceBuilder() {}

  // MARK: Title

  /// The text in the middle of the bar, and of the next item's back button.
  open var title: String? {
    didSet { if title != oldValue { changed(.title) } }
  }
  /// A view in place of the title.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { changed(.title) } }
  }
  /// A line above the title, which makes the bar higher.
  open var prompt: String? {
    didSet { if prompt != oldValue { changed(.size) } }
  }
  /// Whether the title is large, in bars that prefer large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed(.size) } }
  }

  // MARK: Looks

  /// The look of the bar while it shows this item; nil for as it looks otherwise.
  open var standardAppearance: UINavigationBarAppearance? {
    get { looks.standard }
    set { setAppearance(\.standard, newValue) }
  }
  /// The look of the bar while content is scrolled to the top; `nil` uses the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { setAppearance(\.scrollEdge, newValue) }
  }
  /// The look of a low bar; `nil` uses the bar's.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { setAppearance(\.compact, newValue) }
  }
  /// The look of a low bar while content is scrolled to the top; `nil` uses the bar's.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdge }
    set { setAppearance(\.compactScrollEdge, newValue) }
  }

  // MARK: Way back

  /// The look of the button that leads back to this item from the next one. That is all it does, whatever its action; see ``backAction``.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { changed(.back) } }
  }
  /// The title of the button that leads back to this item, in place of the item's title.
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
  /// Whether the back button is left out while this item is shown; `false` by default.
  open var hidesBackButton: Bool {
    get { left.hidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }
  /// Leaves out or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard left.hidesBackButton != hidesBackButton else { return }
    left.hidesBackButton = hidesBackButton
    changed(.buttons, animated: animated)
  }
  /// Whether the left items stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed(.buttons) } }
  }

  // MARK: Buttons

  /// The first item at the leading side; setting it replaces all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { left.items.first }
    set { setLeftBarButtonItems(newValue.map { [$0] }, animated: false) }
  }
  /// From the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { left.items.isEmpty ? nil : left.items }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// The first item at the trailing side; setting it replaces all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { right.items.first }
    set { setRightBarButtonItems(newValue.map { [$0] }, animated: false) }
  }
  /// From the edge inwards.
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
  /// Replaces the items at the leading side, from the edge inwards.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { setItems(items ?? [], \.left, animated: animated) }
  /// Replaces the items at the trailing side, from the edge inwards.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { setItems(items ?? [], \.right, animated: animated) }

  package func barItemDidChange(_ item: UIBarItem) { changed(.buttons) }
  final func barAppearanceDidChange() { changed(.looks) }
}
