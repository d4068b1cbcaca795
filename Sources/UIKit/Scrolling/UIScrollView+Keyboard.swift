import CoreGraphics

extension UIScrollView {
  /// The top of the on-screen keyboard in the window, while one shows; whoever shows it says so here.
  package static var onScreenKeyboardTop: CGFloat?

  final func dismissKeyboardOnDrag() {
    switch behavior.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: window?.endEditing(true)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  /// The keyboard goes when the finger comes down upon it.
  final func dismissKeyboardInteractively() {
    switch behavior.keyboardDismissMode {
    case .interactive, .interactiveWithAccessory:
      guard let top = Self.onScreenKeyboardTop, panRecognizer.location(in: nil).y > top else { return }
      window?.endEditing(true)
    case .none, .onDrag, .onDragWithAccessory: break
    }
  }

  /// Scrolls by a key of a keyboard; false if the key means nothing here.
  final func scrolls(by press: UIPress) -> Bool {
    guard let key = press.key, options.contains(.isEnabled), key.modifierFlags.isDisjoint(with: [.control, .alternate]) else {
      return false
    }
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

  /// Where the keys before this one will have scrolled to.
  private var keyTarget: CGPoint {
    if case .animating(let animation) = motion { return animation.target }
    return contentOffset
  }

  private static var keyStep: CGFloat { 44 }
  private static var pageOverlap: CGFloat { 44 }
}
