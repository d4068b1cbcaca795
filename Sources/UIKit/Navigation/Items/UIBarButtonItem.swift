import CoreGraphics
import Foundation

/// A button, a view or a space in a navigation bar or toolbar.
///
/// What a touch does is said as with controls: by an action (`primaryAction`), by a method of a target
/// (`UIBarButtonItem(title: "Add", style: .plain, target: self, action: TrailsController.add)`), or by a ``Selector``.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  final var actionTarget: ActionTarget?
  final var systemItemStorage: SystemItem?
  final var springStorage = false {
    didSet { if springStorage != oldValue { itemChanged() } }
  }
  package final weak var buttonGroupStorage: UIBarButtonItemGroup?
  /// The group that the item represents while there is no room for all of it.
  final weak var representedGroup: UIBarButtonItemGroup?
  /// The view that represents the item in the bar that shows it.
  package final weak var shownView: UIView?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder.interface(for: self, "barButtonItem") { takeBarButtonItemAttributes(coder) }
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
  /// Whether a touch selects the item or deselects it; with a menu, whether the item shows the chosen element.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { showChoice() } }
  }
  /// The menu element that represents the item where the bar has no room for it; by default its title, image and action.
  open var menuRepresentation: UIMenuElement?
  /// How the elements of the menu are ordered where it is above the item; `.automatic` by default.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether the item may share a background of glass with its neighbours; bars here draw none.
  open var sharesBackground = true
  /// Whether the item has no background of glass; bars here draw none.
  open var hidesSharedBackground = false
  /// A name that tells the item apart when the items of a bar change; `nil` by default.
  open var identifier: String?
  /// The width of the button or space; zero for what its content needs.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { itemChanged() } }
  }
  /// The titles the item will have by turns: it is as wide as the widest needs.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { itemChanged() } }
  }
  /// A view that is in the bar in place of a button; it does what it does by itself.
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
  /// A hidden item takes no room.
  open var isHidden = false {
    didSet { if isHidden != oldValue { itemChanged() } }
  }

  /// The receiver of ``action``; `nil` searches the responder chain.
  open weak var target: AnyObject? {
    get { actionTarget?.target }
    set { setTarget(newValue, selector: action) }
  }
  /// The selector that is sent; nil for an item whose action is a method or a closure.
  open var action: Selector? {
    get { actionTarget?.selector }
    set { setTarget(target, selector: newValue) }
  }
  /// What a touch does, in place of target and action; its title and image become the item's.
  open var primaryAction: UIAction? {
    didSet { takePrimaryAction() }
  }
  /// A menu that a long press opens, or a touch where there is nothing else it could do.
  open var menu: UIMenu? {
    didSet {
      guard menu !== oldValue else { return }
      showChoice()
      itemChanged()
    }
  }
}
