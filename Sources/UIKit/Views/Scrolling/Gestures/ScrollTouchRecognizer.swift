import CoreGraphics

/// Observes every touch in a scroll view: stops moving content, and delays touches in the content, because they may become a drag.
@MainActor final class ScrollTouchRecognizer: UIGestureRecognizer {
  /// The delay of touches for views in the content, in seconds (`spec: delaysContentTouches 0.15 s`).
  static let delay: CFTimeInterval = 0.15

  weak var scrollView: UIScrollView?
  private var deadline: Deadlines.Token?

  override func accepts(_ touch: UITouch, event: UIEvent) -> Bool {
    super.accepts(touch, event: event) && scrollView?.concernsScrolling(touch) ?? false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else {
      state = .failed
      return
    }
    if scrollView.touchLanded() || !contentTakes(touches, in: scrollView, event) {
      // The touch only scrolls: it is canceled in the content.
      cancelsTouchesInView = true
      state = .began
      return
    }
    cancelsTouchesInView = false
    guard scrollView.delaysContentTouches else { return }
    deadline = decideAfter(Self.delay) { ($0 as? ScrollTouchRecognizer)?.release() }
  }

  private func contentTakes(_ touches: Set<UITouch>, in scrollView: UIScrollView, _ event: UIEvent) -> Bool {
    for touch in touches {
      guard let view = touch.view, view !== scrollView else { continue }
      if !scrollView.touchesShouldBegin([touch], with: event, in: view) { return false }
    }
    return true
  }

  private func release() {
    deadline = nil
    isReleased = true
  }

  /// Whether the touch was delivered to the content, while this recognizer keeps observing it.
  private(set) var isReleased = false

  override var delaysTouchesBegan: Bool {
    get { super.delaysTouchesBegan && !isReleased }
    set { super.delaysTouchesBegan = newValue }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.allSatisfy(touches.contains) else { return }
    Deadlines.cancel(deadline)
    deadline = nil
    scrollView?.touchLifted()
    state = visibleState == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesEnded(touches, with: event)
  }

  override func reset() {
    Deadlines.cancel(deadline)
    deadline = nil
    isReleased = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
