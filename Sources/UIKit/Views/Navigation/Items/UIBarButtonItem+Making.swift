import CoreGraphics

extension UIBarButtonItem {
  /// Creates a button with an image; the target is held weakly.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image, style)
    setTarget(target, selector: action)
  }

  /// Creates a button with an image and a method reference as action.
  @preconcurrency public convenience init<T: AnyObject>(
    image: UIImage?, style: Style, target: T?, action: @escaping (T) -> () -> Void
  ) {
    self.init(image, style)
    actionTarget = ActionTarget(target, action)
  }

  /// Creates a button with an image and a method reference that takes the sender.
  @preconcurrency public convenience init<T: AnyObject, Sender>(
    image: UIImage?, style: Style, target: T?, action: @escaping (T) -> (Sender) -> Void
  ) {
    self.init(image, style)
    actionTarget = ActionTarget(target, action)
  }

  /// Creates an item with another image for compact bars.
  public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image, style)
    self.landscapeImagePhone = landscapeImagePhone
    setTarget(target, selector: action)
  }

  /// Creates a button with a title; the target is held weakly.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title, style)
    setTarget(target, selector: action)
  }

  /// Creates a button with a title and a method reference as action.
  @preconcurrency public convenience init<T: AnyObject>(
    title: String?, style: Style, target: T?, action: @escaping (T) -> () -> Void
  ) {
    self.init(title, style)
    actionTarget = ActionTarget(target, action)
  }

  /// Creates a button with a title and a method reference that takes the sender.
  @preconcurrency public convenience init<T: AnyObject, Sender>(
    title: String?, style: Style, target: T?, action: @escaping (T) -> (Sender) -> Void
  ) {
    self.init(title, style)
    actionTarget = ActionTarget(target, action)
  }

  /// Creates a button with a standard title or symbol; the target is held weakly.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem)
    setTarget(target, selector: action)
  }

  /// Creates a standard button with a method reference as action.
  @preconcurrency public convenience init<T: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: T?, action: @escaping (T) -> () -> Void
  ) {
    self.init(systemItem)
    actionTarget = ActionTarget(target, action)
  }

  /// Creates a standard button with a method reference that takes the sender.
  @preconcurrency public convenience init<T: AnyObject, Sender>(
    barButtonSystemItem systemItem: SystemItem, target: T?, action: @escaping (T) -> (Sender) -> Void
  ) {
    self.init(systemItem)
    actionTarget = ActionTarget(target, action)
  }

  /// Creates an item that shows a view; the view handles its touches itself.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item with an action, a menu, or both: then a tap performs the action and a long press opens the menu.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    takePrimaryAction()
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates a standard button with an action and a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  private convenience init(_ image: UIImage?, _ style: Style) {
    self.init()
    self.image = image
    self.style = style
  }

  private convenience init(_ title: String?, _ style: Style) {
    self.init()
    self.title = title
    self.style = style
  }

  private convenience init(_ systemItem: SystemItem) {
    self.init()
    become(systemItem)
  }

  public static func flexibleSpace() -> UIBarButtonItem { space(.flexibleSpace, 0) }

  /// Returns an item that separates its neighbors by a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { space(.fixedSpace, width) }

  private static func space(_ kind: SystemItem, _ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(kind)
    item.width = width
    return item
  }

  /// Applies the properties of a system item.
  package final func become(_ systemItem: SystemItem) {
    systemItemStorage = systemItem
    style = systemItem.style
    title = systemItem.title
    itemChanged()
  }

  /// The system item of this item, if it is one.
  package final var systemItem: SystemItem? { systemItemStorage }
}
