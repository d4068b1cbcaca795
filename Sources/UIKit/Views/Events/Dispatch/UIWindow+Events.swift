extension UIWindow {
  /// Delivers an event to its recipients.
  final func deliver(_ event: UIEvent) {
    switch event.type {
    case .touches: touchDispatch.deliver(event)
    case .presses:
      if let event = event as? UIPressesEvent { deliverPresses(event) }
    default: break
    }
  }

  /// The first responder for keys: the text input, the focused view, the first responder, the frontmost controller, or the root.
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
