import QuartzCore

/// The older API for animations: `beginAnimations`, changes, `commitAnimations`.
extension UIView {
  @InterfaceState(.activity) private static var openBlocks: [ViewAnimation] = []

  /// A transition of an open block, performed when it is committed.
  private struct BlockTransition {
    let view: UIView
    let style: ViewTransition
    let before: UIView?
  }

  @InterfaceState(.activity) private static var transitions: [ObjectIdentifier: BlockTransition] = [:]

  /// The messages of a block to its delegate, and their first and last arguments.
  private struct BlockMessages {
    let id: String?
    let context: UnsafeMutableRawPointer?
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?

    @MainActor func send(_ selector: Selector, _ arguments: [Any?]) {
      guard let delegate else { return }
      guard let call = ActionLookup.call(selector, of: delegate) else { return ActionLookup.raiseUnrecognized(selector, sentTo: delegate) }
      _ = call([id ?? ""] + arguments)
    }
  }

  @InterfaceState(.activity) private static var messages: [ObjectIdentifier: BlockMessages] = [:]

  /// The kinds of transition for `setAnimationTransition`.
  public enum AnimationTransition: Int, Sendable { case none, flipFromLeft, flipFromRight, curlUp, curlDown }

  /// Begins a block of animated changes; superseded by closures.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let animation = ViewAnimation(
      duration: 0.2, delay: 0, pace: .curve(AnimationCurve.easeInOut.timingFunction), options: [.allowUserInteraction], completion: nil)
    openBlocks.append(animation)
    messages[ObjectIdentifier(animation)] = BlockMessages(id: animationID, context: context)
    ViewAnimation.push(animation)
  }

  /// Ends the innermost block and starts its animations.
  public static func commitAnimations() {
    guard let animation = openBlocks.popLast() else { return }
    ViewAnimation.pop()
    if let transition = transitions.removeValue(forKey: ObjectIdentifier(animation)) {
      transition.style.animate(transition.view, before: transition.before, by: animation)
    }
    if let messages = messages.removeValue(forKey: ObjectIdentifier(animation)) {
      if let selector = messages.didStop {
        animation.whenDone { finished in messages.send(selector, [NSNumber(value: finished), messages.context]) }
      }
      if let selector = messages.willStart {
        _ = Deadlines.add(at: CACurrentMediaTime() + animation.delay) { messages.send(selector, [messages.context]) }
      }
    }
    animation.close()
  }

  /// Adds a transition between the current content of a view and its content when the block is committed.
  public static func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    let options: [AnimationTransition: AnimationOptions] = [
      .flipFromLeft: .transitionFlipFromLeft, .flipFromRight: .transitionFlipFromRight, .curlUp: .transitionCurlUp,
      .curlDown: .transitionCurlDown,
    ]
    guard let animation = openBlocks.last, let option = options[transition], let style = ViewTransition(options: option) else { return }
    let before = style.needsOldPicture ? view.snapshotView(afterScreenUpdates: false) : nil
    transitions[ObjectIdentifier(animation)] = BlockTransition(view: view, style: style, before: before)
  }

  /// Sets the object that the block's messages are sent to. The block holds it until its animations have finished.
  public static func setAnimationDelegate(_ delegate: Any?) {
    guard let animation = openBlocks.last else { return }
    messages[ObjectIdentifier(animation)]?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets the delegate's method that is called when the animations of the block start, with the block's name and context.
  public static func setAnimationWillStart(_ selector: Selector?) {
    guard let animation = openBlocks.last else { return }
    messages[ObjectIdentifier(animation)]?.willStart = selector
  }

  /// Sets the delegate's method that is called when the animations of the block have finished, with the block's name, whether they ran to their
  /// ends, as a number, and the block's context.
  public static func setAnimationDidStop(_ selector: Selector?) {
    guard let animation = openBlocks.last else { return }
    messages[ObjectIdentifier(animation)]?.didStop = selector
  }

  /// Sets the duration of the open block in seconds.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    openBlocks.last?.duration = duration
  }

  /// Sets the delay of the open block in seconds.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    openBlocks.last?.delay = delay
  }

  /// Sets the curve of the open block.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    openBlocks.last?.pace = .curve(curve.timingFunction)
  }

  /// Sets the number of times the animations of the open block run.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    openBlocks.last?.repeatCount = repeatCount
  }

  /// Sets whether each second round of the open block runs backward.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    if repeatAutoreverses { openBlocks.last?.options.insert(.autoreverse) } else { openBlocks.last?.options.remove(.autoreverse) }
  }

  /// Sets whether the open block starts at the values on the screen.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    if fromCurrentState {
      openBlocks.last?.options.insert(.beginFromCurrentState)
    } else {
      openBlocks.last?.options.remove(.beginFromCurrentState)
    }
  }
}
