import CoreGraphics

extension UIScrollView {
  final func dismissKeyboardOnDrag() {
    switch behavior.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: window?.endEditing(true)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  /// Moves the keyboard with a touch below its top; a keyboard that cannot be moved is dismissed.
  final func dismissKeyboardInteractively() {
    guard behavior.dismissesKeyboardInteractively, let top = OnScreenKeyboard.top else { return }
    let finger = panRecognizer.location(in: nil).y
    guard finger > top else {
      if OnScreenKeyboard.isDrawn { OnScreenKeyboard.draw(by: 0) }
      return
    }
    if !OnScreenKeyboard.draw(by: finger - top) { window?.endEditing(true) }
  }

  /// Dismisses an interactively moved keyboard, unless the touch was moving up.
  final func letKeyboardGo(_ velocity: CGFloat) {
    guard behavior.dismissesKeyboardInteractively, OnScreenKeyboard.isDrawn else { return }
    // The content's velocity is opposite to the finger's.
    let hides = velocity <= 0
    OnScreenKeyboard.letGo(hides: hides)
    if hides { window?.endEditing(true) }
  }

  /// Scrolls by a key; returns false if the key has no effect.
  final func scrolls(by press: UIPress) -> Bool {
    guard let key = press.key, options.contains(.isEnabled), !options.contains(.ignoresKeys),
      key.modifierFlags.isDisjoint(with: [.control, .alternate])
    else { return false }
    // During text input, other keys belong to the text.
    if TextEntry.receiver != nil, key.keyCode != .keyboardPageUp, key.keyCode != .keyboardPageDown { return false }
    if let refresher, refreshes(key) { return refresher.refreshByUser() }
    let size = layer.bounds.size
    let page = max(Self.keyStep, size.height - ownAdjustedInset.top - ownAdjustedInset.bottom - Self.pageOverlap)
    let isFar = key.modifierFlags.contains(.command)
    var target = keyTarget
    switch key.keyCode {
    case .keyboardUpArrow: target.y = isFar ? verticalLimits.lowerBound : target.y - Self.keyStep
    case .keyboardDownArrow: target.y = isFar ? verticalLimits.upperBound : target.y + Self.keyStep
    case .keyboardLeftArrow: target.x = isFar ? horizontalLimits.lowerBound : target.x - Self.keyStep
    case .keyboardRightArrow: target.x = isFar ? horizontalLimits.upperBound : target.x + Self.keyStep
    case .keyboardPageUp: target.y -= page
    case .keyboardPageDown: target.y += page
    case .keyboardSpacebar: target.y += key.modifierFlags.contains(.shift) ? -page : page
    case .keyboardHome: target.y = verticalLimits.lowerBound
    case .keyboardEnd: target.y = verticalLimits.upperBound
    default: return false
    }
    target = clamped(target)
    guard target != keyTarget else { return false }
    setContentOffset(target, animated: true)
    return true
  }

  /// The offset to which the previous keys scroll.
  private var keyTarget: CGPoint {
    if case .animating(let animation) = motion { return animation.target }
    return contentOffset
  }

  /// Returns whether the key is F5 or Command-R.
  private func refreshes(_ key: UIKey) -> Bool {
    key.keyCode == .keyboardF5 || key.keyCode == .keyboardR && key.modifierFlags.contains(.command)
  }

  private static var keyStep: CGFloat { 44 }
  private static var pageOverlap: CGFloat { 44 }
}

extension UIScrollView: KeyRepeating {
  /// Moves the focus of a list again, or scrolls again, while a key is held down. A focused row is activated only once.
  final func keyRepeats(_ press: UIPress) -> Bool {
    if let list = self as? any KeyFocusMoving {
      switch press.key?.keyCode {
      case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: if list.hasFocusedPart { return true }
      default: if list.movesFocus(by: press) { return true }
      }
    }
    return scrolls(by: press)
  }
}
