extension UIBarButtonItem {
  /// Sets a method of `target`, which is held weakly, as the action.
  @preconcurrency public final func setTarget<T: AnyObject>(_ target: T?, action: @escaping (T) -> () -> Void) {
    actionTarget = ActionTarget(target, action)
  }

  /// Sets a method reference with the sender as action; the target is held weakly.
  @preconcurrency public final func setTarget<T: AnyObject, Sender>(_ target: T?, action: @escaping (T) -> (Sender) -> Void) {
    actionTarget = ActionTarget(target, action)
  }

  final func setTarget(_ target: Any?, selector: Selector?) {
    if let selector {
      actionTarget = ActionTarget(target, selector: selector)
    } else if let target {
      // The action is set later: the target is stored with a placeholder selector.
      actionTarget = ActionTarget(target, selector: Self.noAction)
    } else {
      actionTarget = nil
    }
  }

  private static var noAction: Selector { "" }

  final func takePrimaryAction() {
    if let primaryAction, systemItemStorage == nil {
      title = primaryAction.title.isEmpty ? nil : primaryAction.title
      image = primaryAction.image
    }
    itemChanged()
  }

  /// Selects an element of the menu, and shows it.
  final func choose(_ element: UIMenuElement) {
    guard let menu else { return }
    for case let action as UIAction in menu.children { action.state = action === element ? .on : .off }
    showChoice()
  }

  /// Shows the title and image of the selected menu element.
  final func showChoice() {
    guard changesSelectionAsPrimaryAction, primaryAction == nil, actionTarget == nil, let menu else { return }
    let actions = menu.children.compactMap { $0 as? UIAction }
    guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    chosen.state = .on
    title = chosen.title
    image = chosen.image
  }

  package final func performAction(event: UIEvent? = nil) {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let actionTarget, actionTarget.selector != Self.noAction {
      actionTarget.send(from: self, event: event)
    }
  }

  /// Whether a tap opens the menu because the item has no action.
  package final var opensMenuOnTouch: Bool { shownMenu != nil && primaryAction == nil && actionTarget == nil }

  /// The item's menu, or that of the group it represents.
  final var shownMenu: UIMenu? {
    if let menu { return menu }
    guard let group = representedGroup, group.isDisplayingRepresentativeItem, primaryAction == nil, actionTarget == nil else { return nil }
    return group.menuOfItems
  }

  /// Returns the image to show: the item's image, the landscape image in a compact bar, or that of the system item.
  final func shownImage(in metrics: UIBarMetrics) -> UIImage? {
    image(in: metrics) ?? systemItemStorage?.symbolName.flatMap { UIImage(systemName: $0) }
  }

  final var isSpace: Bool { systemItemStorage?.isSpace ?? false }
}
