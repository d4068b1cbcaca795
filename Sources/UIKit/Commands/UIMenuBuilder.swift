/// Changes the main menu while it is built.
@preconcurrency @MainActor public protocol UIMenuBuilder {
  /// The menu that is built.
  var system: UIMenuSystem { get }

  /// The menu of that name, nil if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of that name, nil if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command with that action, nil if there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in the place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts other elements into a menu.
  func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu at the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// The command with that action, nil if there is none.
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
