/// Decides when a recognizer begins, which touches it receives and which others recognize simultaneously. Every method is optional.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether the recognizer may leave the state `.possible`; `true` by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether two recognizers may recognize simultaneously; `false` by default. One `true` is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the recognizer waits until another one fails; `false` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether another one waits until the recognizer fails; `false` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the recognizer receives a touch; `true` by default.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}

extension UIGestureRecognizer {
  /// A method of the delegate, by its selector.
  enum Question: String {
    case beginning = "gestureRecognizerShouldBegin:"
    case togetherness = "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"
    case requiredFailure = "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:"
    case failure = "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"
    case touch = "gestureRecognizer:shouldReceiveTouch:"
    case event = "gestureRecognizer:shouldReceiveEvent:"
  }

  /// Returns the delegate, or the object to which it forwards a question. A delegate that forwards one does not answer it itself.
  func delegate(for question: Question) -> (any UIGestureRecognizerDelegate)? {
    guard let delegate else { return nil }
    let target = (delegate as? any _MessageForwarding)?._forwardingTarget(for: Selector(question.rawValue))
    return target as? any UIGestureRecognizerDelegate ?? delegate
  }
}
