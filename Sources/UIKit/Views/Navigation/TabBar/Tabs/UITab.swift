import Foundation

/// A tab of a tab bar controller, which creates its controller when needed.
@preconcurrency @MainActor open class UITab: NSObject {
  /// The unique name of the tab in its controller.
  public final let identifier: String
  /// Creates the controller of the tab when it is first needed.
  public final let viewControllerProvider: ((UITab) -> UIViewController)?
  final weak var owner: UITabBarController?
  private var made: UIViewController?

  /// The title in the bar.
  open var title: String { didSet { changed() } }
  /// The image in the bar.
  open var image: UIImage? { didSet { changed() } }
  /// The text in the red badge; `nil` shows none.
  open var badgeValue: String? { didSet { changed() } }
  /// Whether the tab is absent from the bar.
  open var isHidden = false { didSet { if isHidden != oldValue { owner?.showTabs(animated: false) } } }
  /// Whether the tab can be selected.
  open var isEnabled = true { didSet { changed() } }
  /// A custom value.
  open var userInfo: Any?
  /// The group that contains the tab.
  public internal(set) final weak var parent: UITabGroup?

  /// Creates a tab whose controller is created when the tab is first shown in a bar.
  public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.viewControllerProvider = viewControllerProvider
    super.init()
  }

  /// The controller that contains the tab.
  public final var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }

  /// The controller of the tab, created by its provider on first use.
  open var viewController: UIViewController? {
    if made == nil { made = viewControllerProvider?(self) }
    return made
  }

  /// Sets the controller's item for the bar.
  final func prepareItem() {
    guard let item = viewController?.tabBarItem else { return }
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
    item.accessibilityIdentifier = identifier
  }

  private func changed() {
    if owner != nil { prepareItem() }
    tabBarController?.sidebarParts?.list?.reload()
  }
}

/// Several tabs under one title. The bar shows them as one tab, with the controller of the group or of the selected child.
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab] { didSet { adopt() } }
  /// The identifier of the child that is selected first.
  open var defaultChildIdentifier: String?
  /// The child whose controller is shown, unless the group has a controller of its own.
  open weak var selectedChild: UITab? {
    didSet { if selectedChild !== oldValue, !isChoosing { tabBarController?.childSelected(in: self) } }
  }
  /// Whether the first child is being chosen, which changes nothing that is shown.
  private var isChoosing = false

  /// Creates a group of tabs, which a sidebar shows as a section.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [], viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adopt()
  }

  /// Returns the child with an identifier.
  public final func tab(forIdentifier identifier: String) -> UITab? { children.first { $0.identifier == identifier } }

  /// The controller of the group, or without one that of the selected child.
  open override var viewController: UIViewController? {
    if viewControllerProvider != nil { return super.viewController }
    if selectedChild == nil {
      isChoosing = true
      selectedChild = defaultChildIdentifier.flatMap { tab(forIdentifier: $0) } ?? children.first
      isChoosing = false
    }
    return selectedChild?.viewController
  }

  private func adopt() { for child in children { child.parent = self } }
}

/// The tab for searching, which is apart from the others at the trailing edge.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Creates the tab with the standard title and image.
  public init(viewControllerProvider: @escaping (UITab) -> UIViewController) {
    super.init(
      title: LocalizedStrings.word("Search"), image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }

  /// Creates the tab with a custom title and image.
  public override init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
}
