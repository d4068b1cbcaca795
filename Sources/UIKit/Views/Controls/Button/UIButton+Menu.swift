extension UIButton {
  /// Whether there is a menu besides the primary action.
  final var hasSecondMenu: Bool { isEnabled && menu != nil && isContextMenuInteractionEnabled && !showsMenuAsPrimaryAction }

  final func menuChanged() {
    showChoice()
    updateMenuInteraction()
    guard menu != nil, parts.menuOpener == nil else { return }
    let opener = ButtonMenuOpener()
    parts.menuOpener = opener
    addInteraction(opener)
  }

  /// Opens the menu by the keys used on other systems.
  final func opensMenu(by key: UIKey) -> Bool {
    let asks = key.keyCode == .keyboardApplication || key.keyCode == .keyboardF10 && key.modifierFlags == .shift
    guard asks, isEnabled, menu != nil else { return false }
    openMenu()
    return true
  }

  final var menuConfiguration: UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  /// Selects an element of the menu, and sets its title as the button's.
  final func choose(_ element: UIMenuElement) {
    guard let menu else { return }
    for case let action as UIAction in menu.children { action.state = action === element ? .on : .off }
    showChoice()
  }

  /// Shows the selected element of the menu.
  final func showChoice() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return }
    let actions = menu.children.compactMap { $0 as? UIAction }
    guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    chosen.state = .on
    if ownConfiguration != nil { configuration?.title = chosen.title } else { setTitle(chosen.title, for: .normal) }
  }
}
