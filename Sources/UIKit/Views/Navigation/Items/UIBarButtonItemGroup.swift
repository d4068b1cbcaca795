import Foundation

/// Items that are shown together, and can be collapsed to one representative item.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The items that are shown while there is space.
  open var barButtonItems: [UIBarButtonItem] {
    didSet { adoptItems(oldValue) }
  }
  /// The item that represents the group when it is collapsed. If it has no action, it opens a menu of the items.
  open var representativeItem: UIBarButtonItem? {
    didSet {
      guard representativeItem !== oldValue else { return }
      if oldValue?.representedGroup === self { oldValue?.representedGroup = nil }
      representativeItem?.representedGroup = self
      barButtonItems.first?.itemChanged()
    }
  }
  /// Whether the group is collapsed to the representative item.
  public package(set) final var isDisplayingRepresentativeItem = false
  /// Whether the items are hidden; `false` by default.
  open var isHidden = false {
    didSet { if isHidden != oldValue { barButtonItems.first?.itemChanged() } }
  }

  /// The customization of the group; nil for a fixed group.
  final var customization: (identifier: String, isInDefault: Bool)?
  /// Whether the group is in the bar even if the user's customization removed it; `false` by default.
  open var alwaysAvailable = false
  /// The element that represents the group in an overflow menu; `nil` uses a menu of the items.
  open var menuRepresentation: UIMenuElement?

  /// Creates a group, which collapses to `representativeItem` if its items do not fit.
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
  /// The menu that the representative item opens if it has no action.
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

  /// Whether the group is among the visible center items.
  final var isShownInCenter: Bool { !isHidden && (customization?.isInDefault ?? true || alwaysAvailable) }

  /// Creates a group that the user can move to another position in the bar.
  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.customization = (customizationIdentifier, true)
    return group
  }

  /// Creates a group that the user can add to the bar or remove from it.
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.customization = (customizationIdentifier, isInDefaultCustomization)
    return group
  }

  /// Creates a group with a fixed position.
  public static func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}

extension UIBarButtonItem {
  /// The group that contains the item.
  public final var buttonGroup: UIBarButtonItemGroup? { buttonGroupStorage }

  /// Returns a fixed group with only this item.
  public final func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  /// Returns a movable group with only this item.
  public final func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Returns an optional group with only this item.
  public final func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true) -> UIBarButtonItemGroup {
    .optionalGroup(customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}
