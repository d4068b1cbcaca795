import CoreGraphics

/// Recognizes a quick straight movement in a direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The finger moves to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// The finger moves to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// The finger moves upward.
    public static let up = Direction(rawValue: 1 << 2)
    /// The finger moves downward.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that are recognized; `.right` by default.
  open var direction = Direction.right
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var timeout: Deadlines.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count > numberOfTouchesRequired {
      state = .failed
      return
    }
    start = centroid(in: nil)
    if timeout == nil { timeout = failAfter(GestureMetrics.longestSwipe) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard visibleState == .possible, !(arbiter?.isWaiting(self) ?? false), trackedTouches.count == numberOfTouchesRequired else { return }
    let place = centroid(in: nil)
    let moved = CGPoint(x: place.x - start.x, y: place.y - start.y)
    let length = hypot(moved.x, moved.y)
    guard length >= GestureMetrics.panSlop else { return }
    guard let progress = progress(of: moved) else {
      state = .failed
      return
    }
    if progress >= GestureMetrics.swipeDistance { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if visibleState == .possible, !(arbiter?.isWaiting(self) ?? false) { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    Deadlines.cancel(timeout)
    timeout = nil
  }

  /// Returns the progress of `moved` in a recognized direction; nil for another direction.
  private func progress(of moved: CGPoint) -> CGFloat? {
    let ways: [(Direction, CGFloat, CGFloat)] = [
      (.right, moved.x, moved.y), (.left, -moved.x, moved.y), (.down, moved.y, moved.x), (.up, -moved.y, moved.x),
    ]
    for (way, along, across) in ways where direction.contains(way) {
      if along > 0, abs(across) <= along * GestureMetrics.swipeStray { return along }
    }
    return nil
  }
}
