import CoreGraphics

extension UIControl: UIContextMenuInteractionDelegate {
  /// Whether the primary action of the control is to open its menu.
  final var opensMenu: Bool { showsMenuAsPrimaryAction && isContextMenuInteractionEnabled }

  final var madeMenuInteraction: UIContextMenuInteraction {
    if let menuInteraction { return menuInteraction }
    let made = UIContextMenuInteraction(delegate: self)
    made.view = self
    menuInteraction = made
    return made
  }

  /// Adds the interaction, whose long press opens the menu, if the control has no other way to open it.
  final func updateMenuInteraction() {
    let isAdded = menuInteraction.map { $0.recognizer.view === self } ?? false
    let isNeeded = isContextMenuInteractionEnabled && !hasOwnMenu && !showsMenuAsPrimaryAction
    guard isAdded != isNeeded else { return }
    if isNeeded {
      addInteraction(madeMenuInteraction)
    } else if let menuInteraction {
      removeInteraction(menuInteraction)
      menuInteraction.view = self
    }
  }

  /// Opens the menu below the control.
  final func openMenu() {
    guard isEnabled, let interaction = contextMenuInteraction else { return }
    // A receiver of the event may change the menu.
    send(.menuActionTriggered, event: nil)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let configuration = contextMenuInteraction(interaction, configurationForMenuAtLocation: center) else { return }
    interaction.open(configuration, from: self)
  }
}
