extension UIAlertController {
  final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Whether the alert is in a popover, where a tap outside cancels, so that no button is needed.
  final var isInPopover: Bool { presentationStorage?.acting is UIPopoverPresentationController }

  /// The actions in their displayed order: the cancel action last, or first of two side by side.
  final var shownActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    guard let cancelAction, !isInPopover else { return others }
    return others + [cancelAction]
  }

  /// The emphasized action: the preferred one, or in an alert the cancel action.
  final var emphasizedAction: UIAlertAction? { preferredAction ?? cancelAction }

  final func preferredActionChanged(from old: UIAlertAction?) {
    if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
      UIKitError.raise("The preferred action of an alert controller must be one of the controller's actions")
      self.preferredAction = old
      return
    }
    contentChanged()
  }

  final func contentChanged() {
    guard let view = viewIfLoaded as? AlertView else { return }
    view.reload()
    if presentingStorage != nil { presentationStorage?.acting.container?.setNeedsLayout() }
  }

  /// Dismisses the alert, then performs the action.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let presenter = presentingStorage else { return }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }

  /// Performs the preferred action, or the only one, on Return.
  final func chooseByReturn() {
    if let action = preferredAction ?? (actions.count == 1 ? actions.first : nil) ?? onlyDefaultBesideFields { choose(action) }
  }

  /// The only action besides cancel in an alert with text fields; Return in the last field performs it.
  private var onlyDefaultBesideFields: UIAlertAction? {
    guard textFields != nil else { return nil }
    let others = actions.filter { $0.style == .default }
    return others.count == 1 ? others[0] : nil
  }

  /// Handles Escape, or a tap outside an action sheet; returns whether it had an effect.
  final func cancelByPerson() -> Bool {
    guard let action = cancelAction ?? (isInPopover ? nil : actions.count == 1 ? actions.first : nil) else { return false }
    choose(action)
    return true
  }
}
