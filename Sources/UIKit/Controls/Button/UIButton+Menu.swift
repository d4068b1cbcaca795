import Foundation

extension UIButton {
  /// Whether the primary action of the button is to open its menu.
  final var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  /// Whether there is a menu besides the primary action.
  final var hasSecondMenu: Bool { isEnabled && menu != nil && !showsMenuAsPrimaryAction }

  final func menuChanged() {
    showChoice()
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

  final func openMenu() {
    guard let menu else { return }
    send(.menuActionTriggered, event: nil)
    var events = MenuEvents()
    events.order = preferredMenuElementOrder
    if changesSelectionAsPrimaryAction { events.chosen = { [weak self] in self?.choose($0) } }
    MenuPresenter.present(menu, from: self, sender: self, events: events)
  }

  /// Selects an element of the menu, and sets its title as the button's.
  private func choose(_ element: UIMenuElement) {
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
