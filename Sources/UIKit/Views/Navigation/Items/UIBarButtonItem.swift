import CoreGraphics

/// A button, a view or a space in a navigation bar or toolbar.
///
/// The action is set as for controls: as a `primaryAction`, as a method of a target (`UIBarButtonItem(title: "Add", style: .plain, target:
/// self, action: TrailsController.add)`), or as a ``Selector``.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  final var actionTarget: ActionTarget?
  final var systemItemStorage: SystemItem?
  final var springStorage = false {
    didSet { if springStorage != oldValue { itemChanged() } }
  }
  package final weak var buttonGroupStorage: UIBarButtonItemGroup?
  /// The group that the item represents while the group is collapsed.
  final weak var representedGroup: UIBarButtonItemGroup?
  package final weak var shownView: UIView?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.takeInterface(of: self, as: UIBarButtonItem.self)
  }

  /// The weight of the button; `.plain` by default.
  open var style = Style.plain {
    didSet { if style != oldValue { itemChanged() } }
  }
  /// The short text or dot at the upper trailing corner of the button; `nil` shows none.
  open var badge: Badge? {
    didSet {
      oldValue?.item = nil
      badge?.item = self
      itemChanged()
    }
  }
  /// Whether a tap toggles the selection of the item; with a menu, whether the item shows the selected element.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { showChoice() } }
  }
  /// The menu element that represents the item in an overflow menu; by default its title, image and action.
  open var menuRepresentation: UIMenuElement?
  /// The order of menu elements if the menu is above the item; `.automatic` by default.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether the item may share a glass background with its neighbors; bars here draw none.
  open var sharesBackground = true
  /// Whether the item has no glass background; bars here draw none.
  open var hidesSharedBackground = false
  /// A name that identifies the item when the items of a bar change; `nil` by default.
  open var identifier: String?
  /// The width of the button or space; zero uses the width of the content.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { itemChanged() } }
  }
  /// The titles that the item may have: its width is that of the widest.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { itemChanged() } }
  }
  /// A view that replaces the button and handles its own touches.
  open var customView: UIView? {
    didSet { if customView !== oldValue { itemChanged() } }
  }
  /// The color of title and template image; `nil` uses that of the bar.
  open var tintColor: UIColor? {
    get { shownLooks.tintColor }
    set { ownLooks.tintColor = newValue }
  }
  /// Whether the button is drawn as switched on; `false` by default.
  open var isSelected = false {
    didSet { if isSelected != oldValue { itemChanged() } }
  }
  /// Whether the item is hidden and takes no space.
  open var isHidden = false {
    didSet { if isHidden != oldValue { itemChanged() } }
  }

  /// The receiver of ``action``; `nil` searches the responder chain.
  open weak var target: AnyObject? {
    get { actionTarget?.target }
    set { setTarget(newValue, selector: action) }
  }
  /// The selector that is sent; nil if the action is a method or a closure.
  open var action: Selector? {
    get { actionTarget?.selector }
    set { setTarget(target, selector: newValue) }
  }
  /// The action of a tap, which replaces target and action; its title and image become the item's.
  open var primaryAction: UIAction? {
    didSet { takePrimaryAction() }
  }
  /// The menu opened by a long press, or by a tap if there is no action.
  open var menu: UIMenu? {
    didSet {
      guard menu !== oldValue else { return }
      showChoice()
      itemChanged()
    }
  }
}
