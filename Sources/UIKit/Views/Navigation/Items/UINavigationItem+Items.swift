/// The buttons of one side of a bar.
struct BarItemSide {
  var items: [UIBarButtonItem] = []
  var groups: [UIBarButtonItemGroup]?
  var hidesBackButton = false
}

/// The changed part of a navigation item.
package enum NavigationItemChange {
  case title
  case buttons
  /// The back button of the item.
  case back
  /// A property on which the bar's height depends.
  case size
  case looks
}

/// A bar with navigation items, which updates the views of these items.
@MainActor package protocol NavigationItemHost: AnyObject {
  func navigationItem(_ item: UINavigationItem, changed: NavigationItemChange, animated: Bool)
}

extension UINavigationItem {
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The style of the previous item; large for the first one.
    case automatic
    case always
    /// A title of standard size in the bar.
    case never
    /// A large title in the row of the buttons; here the same as `never`.
    case inline
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, "Back" if it does not fit, or nothing.
    case `default`
    /// "Back", or nothing.
    case generic
    /// The button has the indicator image only.
    case minimal
  }

  /// The groups of items at the leading side; setting it sets the left items.
  public final var leadingItemGroups: [UIBarButtonItemGroup] {
    get { left.groups ?? left.items.map { $0.buttonGroup ?? $0.creatingFixedGroup() } }
    set { setGroups(newValue, \.left) }
  }

  /// The groups of items at the trailing side, from the inside outward; setting it sets the right items.
  public final var trailingItemGroups: [UIBarButtonItemGroup] {
    get { right.groups ?? right.items.reversed().map { $0.buttonGroup ?? $0.creatingFixedGroup() } }
    set { setGroups(newValue, \.right) }
  }

  private func setGroups(_ groups: [UIBarButtonItemGroup], _ side: ReferenceWritableKeyPath<UINavigationItem, BarItemSide>) {
    let items = groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
    setItems(side == \.right ? items.reversed() : items, side, animated: false)
    self[keyPath: side].groups = groups
  }

  final func setItems(
    _ items: [UIBarButtonItem], _ side: ReferenceWritableKeyPath<UINavigationItem, BarItemSide>, animated: Bool
  ) {
    self[keyPath: side].groups = nil
    guard self[keyPath: side].items != items else { return }
    hear(of: items, insteadOf: self[keyPath: side].items)
    self[keyPath: side].items = items
    changed(.buttons, animated: animated)
  }

  final func setAppearance(
    _ path: WritableKeyPath<BarAppearances<UINavigationBarAppearance>, UINavigationBarAppearance?>, _ new: UINavigationBarAppearance?
  ) {
    looks[keyPath: path] = new?.kept(by: self)
    changed(.looks)
  }

  package final func changed(_ change: NavigationItemChange, animated: Bool = false) {
    navigationBarStorage?.navigationItem(self, changed: change, animated: animated)
  }
}

extension UINavigationItem {
  /// The display mode of the back button shown with this item, which the previous item determines.
  final var backMode: BackButtonDisplayMode { backModeStorage }

  /// The title of the back button that leads to this item.
  final var titleOfWayBack: String {
    if let given = backBarButtonItem?.title { return given }
    if let given = backButtonTitle { return given }
    if let title, !title.isEmpty { return title }
    return BackButton.genericTitle
  }
}
