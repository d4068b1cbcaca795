import CoreGraphics

/// The triggers that hide the bars: a swipe, a tap, the keyboard, compact height.
@MainActor struct BarHiding {
  var isOnSwipe = false
  var isOnTap = false
  var whenKeyboardAppears = false
  var whenVerticallyCompact = false
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  let gate = BarHidingGate()
  var keyboardObserver: (any NSObjectProtocol)?
}

/// Lets a swipe or tap that hides bars be recognized simultaneously with the content's gestures.
@MainActor final class BarHidingGate: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

extension UINavigationController {
  /// The duration of the animation that hides or shows a bar.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  /// Recognizes swipes that hide and show the bars.
  public final var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

  /// Recognizes taps that hide and show the bars.
  public final var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  final func installHidingGestures(on view: UIView) {
    barHiding.swipe.addTarget(self, action: UINavigationController.contentSwiped)
    barHiding.tap.addTarget(self, action: UINavigationController.contentTapped)
    for recognizer in [barHiding.swipe, barHiding.tap] as [UIGestureRecognizer] {
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = barHiding.gate
      view.addGestureRecognizer(recognizer)
    }
    hidingChanged()
  }

  /// Enables the recognizers as needed; a tap also shows bars that were hidden in another way.
  final func hidingChanged() {
    barHiding.swipe.isEnabled = barHiding.isOnSwipe
    barHiding.tap.isEnabled = barHiding.isOnTap || barHiding.whenKeyboardAppears || barHiding.whenVerticallyCompact
  }

  private func contentTapped(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, !ownBar.bounds.contains(tap.location(in: ownBar)) || barState.isBarHidden else { return }
    if barHiding.isOnTap || barState.isBarHidden { hideBars(!barState.isBarHidden) }
  }

  /// Hides the bars when content is dragged up, and shows them when it is dragged down.
  private func contentSwiped(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .changed else { return }
    let moved = pan.translation(in: view)
    guard abs(moved.y) > Self.hidingDistance, abs(moved.y) > abs(moved.x) else { return }
    pan.setTranslation(.zero, in: view)
    if barState.isBarHidden != (moved.y < 0) { hideBars(moved.y < 0) }
  }

  /// The drag distance after which bars are hidden or shown (estimated).
  private static var hidingDistance: CGFloat { 40 }

  private func hideBars(_ hidden: Bool) {
    setNavigationBarHidden(hidden, animated: true)
    if ownToolbar != nil, stack.last?.toolbarItems != nil { setToolbarHidden(hidden, animated: true) }
  }

  // MARK: Keyboard and compact height

  final func setHidesBarsWhenKeyboardAppears(_ new: Bool) {
    guard barHiding.whenKeyboardAppears != new else { return }
    barHiding.whenKeyboardAppears = new
    hidingChanged()
    if let observer = barHiding.keyboardObserver { NotificationCenter.default.removeObserver(observer) }
    barHiding.keyboardObserver = nil
    guard new else { return }
    let name = UIResponder.keyboardWillShowNotification
    barHiding.keyboardObserver = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.keyboardCame() }
    }
  }

  private func keyboardCame() {
    guard viewIfLoaded?.window != nil, appearance.isShown, !barState.isBarHidden else { return }
    hideBars(true)
  }

  final func setHidesBarsWhenVerticallyCompact(_ new: Bool) {
    barHiding.whenVerticallyCompact = new
    hidingChanged()
    if new, viewIfLoaded?.window != nil { roomChanged(from: nil) }
  }

  /// Hides the bars when the height becomes compact, and shows them when it becomes regular again.
  final func roomChanged(from old: UITraitCollection?) {
    guard barHiding.whenVerticallyCompact, traitCollection.verticalSizeClass != old?.verticalSizeClass else { return }
    let isLow = traitCollection.verticalSizeClass == .compact
    if isLow || old != nil, barState.isBarHidden != isLow { hideBars(isLow) }
  }
}
