import Foundation

/// Items that stand together, and may be represented by one where there is no room for all.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] {
    didSet { adoptItems(oldValue) }
  }
  /// What stands for the group where its items have no room.
  open var representativeItem: UIBarButtonItem?
  /// Whether the representative stands for the items at present.
  public package(set) final var isDisplayingRepresentativeItem = false
  open var isHidden = false {
    didSet { if isHidden != oldValue { barButtonItems.first?.itemChanged() } }
  }

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adoptItems([])
  }

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
  /// A group that always stands where it was put.
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
