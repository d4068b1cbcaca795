import CoreGraphics
import Foundation

extension UIAlertController {
  final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Whether the alert is in a popover, where a touch beside it cancels and needs no button.
  final var isInPopover: Bool { presentationStorage?.acting is UIPopoverPresentationController }

  /// The size of the alert's content in a popover.
  final var popoverSize: CGSize { alertView.fittingSize(width: 304, height: 600) }

  /// The actions in the order they stand: the cancelling one last, or first of two side by side.
  final var shownActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    guard let cancelAction, !isInPopover else { return others }
    return others + [cancelAction]
  }

  /// The action that sticks out: the preferred one, or in an alert the cancelling one.
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

  /// Dismisses the alert, then does what the action is for.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let presenter = presentingStorage else { return }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }

  /// Return chooses the preferred action, or the only one there is.
  final func chooseByReturn() {
    if let action = preferredAction ?? (actions.count == 1 ? actions.first : nil) ?? onlyDefaultBesideFields { choose(action) }
  }

  /// With text to enter, Return in the last field means the one answer that is not to cancel.
  private var onlyDefaultBesideFields: UIAlertAction? {
    guard textFields != nil else { return nil }
    let others = actions.filter { $0.style == .default }
    return others.count == 1 ? others[0] : nil
  }

  /// Escape, or a touch beside an action sheet; says whether it did anything.
  final func cancelByPerson() -> Bool {
    guard let action = cancelAction ?? (isInPopover ? nil : actions.count == 1 ? actions.first : nil) else { return false }
    choose(action)
    return true
  }
}
