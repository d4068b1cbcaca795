import CoreGraphics

/// A small view at the side of a list cell: a standard one, such as a chevron or an editing control, or a custom view.
@preconcurrency @MainActor public struct UICellAccessory {
  /// The editing states in which an accessory is shown.
  public enum DisplayedState: Int, Hashable, Sendable { case always, whenEditing, whenNotEditing }

  /// The width reserved for an accessory, in which it is centered.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory.
    case actual
    /// A width that is the same for all cells, so that their contents are aligned.
    case standard
    case custom(CGFloat)
  }

  public enum AccessoryType: Hashable {
    case disclosureIndicator, detail, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, label, popUpMenu
    case customView(UIView)
  }

  /// The side of a custom accessory, and its position among the accessories there, in reading order.
  public enum Placement {
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Before the first accessory of the same kind as `accessory`; at the beginning if there is none.
    @MainActor public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// After the last accessory of the same kind as `accessory`; at the end if there is none.
    @MainActor public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in accessories.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count }
    }
  }

  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  var isHidden = false
  var reservedLayoutWidth: LayoutDimension?
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var handler: (@MainActor () -> Void)?
  var style = OutlineDisclosureOptions.Style.automatic
  var text = ""
  var font: UIFont?
  var adjustsFont = true
  var menu: UIMenu?
  var selectedElementChanged: (@MainActor (UIMenu) -> Void)?
  var showsVerticalSeparator = true
  var placement: Placement?
  var maintainsFixedSize = true

  private init(_ type: AccessoryType, _ displayed: DisplayedState, _ isHidden: Bool?, _ width: LayoutDimension?, _ tint: UIColor?) {
    accessoryType = type
    self.displayed = displayed
    self.isHidden = isHidden ?? false
    reservedLayoutWidth = width
    tintColor = tint
  }
}

extension UICellAccessory {
  /// Returns a chevron, which indicates that a tap shows a further screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> Self {
    Self(.disclosureIndicator, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns an information button.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
  ) -> Self {
    var accessory = Self(.detail, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.handler = actionHandler
    return accessory
  }

  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()) -> Self {
    Self(.checkmark, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a minus. Without a handler, a tap shows the trailing swipe actions of the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: ActionHandler? = nil
  ) -> Self {
    var accessory = Self(.delete, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.backgroundColor = options.backgroundColor
    accessory.handler = actionHandler
    return accessory
  }

  /// Returns a round button with a plus, which inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(), actionHandler: ActionHandler? = nil
  ) -> Self {
    var accessory = Self(.insert, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.backgroundColor = options.backgroundColor
    accessory.handler = actionHandler
    return accessory
  }

  /// Returns a reorder control, shown if the data source allows moving the item.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()) -> Self {
    var accessory = Self(.reorder, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.showsVerticalSeparator = options.showsVerticalSeparator ?? true
    return accessory
  }

  /// Returns a circle, which contains a checkmark while the item is selected.
  public static func multiselect(displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()) -> Self {
    var accessory = Self(.multiselect, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  /// Returns a chevron that points down while the item is expanded. Without a handler, it expands and collapses the item in the section
  /// snapshot of a diffable data source.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> Self {
    var accessory = Self(.outlineDisclosure, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.style = options.style
    accessory.handler = actionHandler
    return accessory
  }

  /// Returns a button that shows the selected element of a menu, and the menu when it is tapped.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> Self {
    var accessory = Self(.popUpMenu, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.menu = menu
    accessory.selectedElementChanged = selectedElementDidChangeHandler
    return accessory
  }

  public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()) -> Self {
    var accessory = Self(.label, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.text = text
    accessory.font = options.font
    accessory.adjustsFont = options.adjustsFontForContentSizeCategory ?? true
    return accessory
  }

  /// Returns an accessory that shows a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    let displayed: DisplayedState =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    var accessory = Self(
      .customView(configuration.customView), displayed, configuration.isHidden, configuration.reservedLayoutWidth,
      configuration.tintColor)
    accessory.placement = configuration.placement
    accessory.maintainsFixedSize = configuration.maintainsFixedSize ?? true
    return accessory
  }

  public typealias ActionHandler = @MainActor () -> Void
  public typealias MenuSelectedElementDidChangeHandler = @MainActor (_ menu: UIMenu) -> Void
}
