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

  /// Whether the group can be moved or left out when a person arranges the bar; nil for a group that stays where it is.
  final var customization: (identifier: String, isInDefault: Bool)?
  /// Whether the group is in the bar although a person's arrangement leaves it out; `false` by default.
  open var alwaysAvailable = false
  /// The element that represents the group in an overflow menu; `nil` uses a menu of the items.
  open var menuRepresentation: UIMenuElement?

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
      children: barButtonItems.filter { !$0.isHidden && !$0.isSpace }.map { item -> UIMenuElement in
        if let element = item.menuRepresentation { return element }
        let title = item.title ?? item.accessibilityLabel ?? item.systemItem?.spokenName ?? ""
        let attributes: UIMenuElement.Attributes = item.isEnabled ? [] : .disabled
        return UIAction(title: title, image: item.shownImage(in: .default), attributes: attributes) { [weak item] _ in item?.performAction()
        }
      })
  }

  /// Whether the group is among the center items that show.
  final var isShownInCenter: Bool { !isHidden && (customization?.isInDefault ?? true || alwaysAvailable) }

  /// A group that a person could move to another place in the bar.
  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.customization = (customizationIdentifier, true)
    return group
  }

  /// A group that a person could add to the bar or take out of it.
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.customization = (customizationIdentifier, isInDefaultCustomization)
    return group
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

  /// A group of this item alone, which a person could move.
  public final func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of this item alone, which a person could add or take out.
  public final func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true) -> UIBarButtonItemGroup {
    .optionalGroup(customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}
