import CoreGraphics

/// Decides whether the swipe from the edge may begin, until the app sets its own delegate.
@MainActor final class PopGestureGate: UIGestureRecognizerDelegate {
  weak var owner: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, owner.stack.count > 1, owner.transition == nil, !owner.isNavigationBarHidden else { return false }
    guard let item = owner.topViewController?.navigationItem else { return false }
    if item.hidesBackButton { return false }
    return item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton
  }

  /// Scrolling and swiping in the content waits until the touch is known not to begin at the edge.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer || otherGestureRecognizer is UISwipeGestureRecognizer }
}

extension UINavigationController {
  final func installPopRecognizer(on view: UIView) {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.addTarget(self, action: UINavigationController.poppingSwipe)
    recognizer.delegate = popGate
    popGate.owner = self
    view.addGestureRecognizer(recognizer)
    popRecognizer = recognizer
    recognizer.edges = [.left, .right]
  }

  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func poppingSwipe(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let width = max(1, view.bounds.width)
    let sign: CGFloat = isMirrored ? -1 : 1
    let moved = sign * recognizer.translation(in: view).x / width
    switch recognizer.state {
    case .began:
      guard stack.count > 1, transition == nil, sign * recognizer.velocity(in: view).x >= 0 else { return }
      let transition = NavigationTransition(self, to: Array(stack.dropLast()), operation: .pop)
      swipe = transition
      transition.startInteractive()
      transition.update(max(0, moved))
    case .changed: swipe?.update(min(max(moved, 0), 1))
    case .ended:
      let velocity = sign * recognizer.velocity(in: view).x
      swipe?.release(finishes: velocity > Self.finishingSpeed || velocity > -Self.finishingSpeed && moved > 0.5)
      swipe = nil
    case .cancelled, .failed:
      swipe?.release(finishes: false)
      swipe = nil
    default: break
    }
  }

  /// The speed, in points per second, above which only the direction decides whether a swipe pops (estimated).
  private static var finishingSpeed: CGFloat { 300 }

  /// Handles Escape, and the keys that go back in a browser.
  final func goesBack(by presses: Set<UIPress>) -> Bool {
    guard let key = presses.first?.key else { return false }
    let flags = key.modifierFlags.intersection([.command, .alternate, .control, .shift])
    let isBack =
      key.keyCode == .keyboardEscape && flags.isEmpty
      || key.keyCode == (isMirrored ? .keyboardRightArrow : .keyboardLeftArrow) && flags == .alternate
      || key.keyCode == .keyboardOpenBracket && flags == .command
    return isBack && goesBackByPerson()
  }

  /// Pops if possible; returns whether it did.
  final func goesBackByPerson() -> Bool {
    guard stack.count > 1, transition == nil, let item = topViewController?.navigationItem, !item.hidesBackButton else { return false }
    ownBar.goBack()
    return true
  }
}
