extension UIWindow {
  /// Gives an event to those it is for.
  final func deliver(_ event: UIEvent) {
    switch event.type {
    case .touches: touchDispatch.deliver(event)
    case .presses:
      if let event = event as? UIPressesEvent { deliverPresses(event) }
    default: break
    }
  }

  /// Who hears keys first: what takes text, what has focus, the first responder, the controller presented last, or the root.
  final var keyResponder: UIResponder {
    if let firstResponder, EventHandlers.connected.takesText(firstResponder) { return firstResponder }
    return focusSystem.validItem() ?? firstResponder ?? frontController?.viewIfLoaded ?? self
  }

  private func deliverPresses(_ event: UIPressesEvent) {
    let target = keyResponder
    let began = event.presses.filter { $0.phase == .began }
    let ended = event.presses.filter { $0.phase == .ended }
    let cancelled = event.presses.filter { $0.phase == .cancelled }
    if !began.isEmpty { target.pressesBegan(began, with: event) }
    if !ended.isEmpty { target.pressesEnded(ended, with: event) }
    if !cancelled.isEmpty { target.pressesCancelled(cancelled, with: event) }
  }
}
