import CoreGraphics

/// The list in which a transition is animated.
@MainActor protocol TransitionHost: UIView {
  /// Whether a pass is active, so that changes of the list must wait.
  var isInPass: Bool { get }
  var contentOffset: CGPoint { get }
  /// The number of subviews behind the cells.
  var backViewCount: Int { get }
  /// Removes recycled views from the hierarchy.
  func finishLeaving()
}

/// Views that a transition animates by other means than frames and passages: the boxes around groups of rows, or the elements of a layout.
@MainActor protocol TransitionCompanion {
  /// Whether it is animated even if nothing else moves.
  var isMoving: Bool { get }
  /// Sets the initial frames of views; the content has been scrolled by `shift` since the transition's start.
  mutating func prepare(shift: CGPoint)
  func setInMotion()
  func end()
  /// Sets the final frames without an animation. `isStill` is true if the transition moves nothing.
  func skip(isStill: Bool)
}
