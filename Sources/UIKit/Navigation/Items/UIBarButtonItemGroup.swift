import Foundation

/// Items that stand together, and may be represented by one where there is no room for all.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The items that are shown while there is space.
  open var barButtonItems: [UIBarButtonItem] {
    didSet { adoptItems(oldValue) }
  }
  /// What represents the group where its items have no room. One that does nothing by itself opens a menu of the items.
  open var representativeItem: UIBarButtonItem? {
    didSet {
      guard representativeItem !== oldValue else { return }
      if oldValue?.representedGroup === self { oldValue?.representedGroup = nil }
      representativeItem?.representedGroup = self
      barButtonItems.first?.itemChanged()
    }
  }
  /// Whether the representative represents the items at present.
  public package(set) final var isDisplayingRepresentativeItem = false
  /// Whether the items are left out of the bar; `false` by default.
  open var isHidden = false {
    didSet { if isHidden != oldValue { barButtonItems.first?.itemChanged() } }
  }

  /// Creates a group, which shows `representativeItem` if its items have no space.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    representativeItem?.representedGroup = self
    adoptItems([])
  }

  /// Creates an empty group.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  private func adoptItems(_ old: [UIBarButtonItem]) {
    for item in old where item.buttonGroupStorage === self { item.buttonGroupStorage = nil }
    for item in barButtonItems { item.buttonGroupStorage = self }
    (barButtonItems.first ?? old.first)?.itemChanged()
  }
}

extension UIBarButtonItemGroup {
  /// The menu that the representative opens where it does nothing by itself.
  final var menuOfItems: UIMenu {
    UIMenu(
      children: barButtonItems.filter { !$0.isHidden && !$0.isSpace }.map { item in
        let title = item.title ?? item.accessibilityLabel ?? item.systemItem?.spokenName ?? ""
        let attributes: UIMenuElement.Attributes = item.isEnabled ? [] : .disabled
        return UIAction(title: title, image: item.shownImage(in: .default), attributes: attributes) { [weak item] _ in item?.performAction()
        }
      })
  }

  /// A group that always is where it was put.
  public static func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}

extension UIBarButtonItem {
  /// The group the item is in.
  public final var buttonGroup: UIBarButtonItemGroup? { buttonGroupStorage }

  /// A group of this item alone.
  public final func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
}
