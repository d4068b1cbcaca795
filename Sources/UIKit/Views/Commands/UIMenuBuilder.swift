/// Changes the main menu while it is built.
@preconcurrency @MainActor public protocol UIMenuBuilder {
  /// The menu that is built.
  var system: UIMenuSystem { get }

  /// Returns the menu with an identifier; nil if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier; nil if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with an action; nil if there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu by another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the children of a menu.
  func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu and its elements from the menu system.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// Returns the command with an action; nil if there is none.
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
