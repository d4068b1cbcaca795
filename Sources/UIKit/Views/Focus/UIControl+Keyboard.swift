/// Key handling of a focused control.
extension UIControl {
  /// Begins a press for Space, or performs the action for Return. Returns the presses that were not handled.
  final func keysBegan(_ presses: Set<UIPress>) -> Set<UIPress> {
    guard isFocused, isEnabled else { return presses }
    return presses.filter { press in
      switch press.key.map({ activation(by: $0) }) ?? .none {
      case .none: return true
      case .whileHeld:
        isHighlighted = true
        return false
      case .atOnce:
        performTap()
        return false
      }
    }
  }

  final func keysEnded(_ presses: Set<UIPress>, isCancelled: Bool) -> Set<UIPress> {
    presses.filter { press in
      guard let key = press.key, case .whileHeld = activation(by: key), isHighlighted else { return true }
      isHighlighted = false
      if !isCancelled, isEnabled { performTap() }
      return false
    }
  }

  private enum Activation { case none, whileHeld, atOnce }

  private func activation(by key: UIKey) -> Activation {
    guard answersActivation, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return .none }
    switch key.keyCode {
    case .keyboardSpacebar: return .whileHeld
    case .keyboardReturnOrEnter, .keypadEnter: return .atOnce
    default: return .none
    }
  }

  final func sendTapEvents() {
    send(.touchDown, event: nil)
    send(.touchUpInside, event: nil)
    if triggersPrimaryActionOnTouchUp { send(.primaryActionTriggered, event: nil) }
  }
}

extension UIKey {
  /// The end of the values that the key selects: -1 for Home, 1 for End.
  @MainActor var end: Int? {
    guard modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return nil }
    return keyCode == .keyboardHome ? -1 : keyCode == .keyboardEnd ? 1 : nil
  }

  /// Returns the direction in which an arrow key changes a value: up and toward the end of the line increase it.
  @MainActor func step(in direction: UIUserInterfaceLayoutDirection) -> Int? {
    guard modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return nil }
    let isRightToLeft = direction == .rightToLeft
    switch keyCode {
    case .keyboardUpArrow: return 1
    case .keyboardDownArrow: return -1
    case .keyboardRightArrow: return isRightToLeft ? -1 : 1
    case .keyboardLeftArrow: return isRightToLeft ? 1 : -1
    default: return nil
    }
  }
}
