extension UIApplication {
  /// Delivers an event to its windows.
  func dispatch(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      for window in Set(event.allPresses.compactMap(\.window)) { window.sendEvent(event) }
      return
    }
    for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.sendEvent(event) }
  }

  /// Calls `action` on `target`, or on the first responder in the chain that implements it: from the first responder of the key window, or
  /// else the sender.
  func deliver(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      return ActionLookup.perform(action, on: target as AnyObject, sender: sender, event: event)
    }
    let start: UIResponder? = keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow
    // The chain of a view that is not in a window ends before the application and its delegate.
    let target = start?.target(forAction: action, withSender: sender) ?? self.target(forAction: action, withSender: sender)
    guard let found = target as? UIResponder else { return false }
    return found.perform(action, sender: sender, event: event)
  }
}
