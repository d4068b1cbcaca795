import CoreGraphics

/// Follows a finger dragged in from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges of the screen at which the gesture may begin; none by default.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.allSatisfy(startsAtEdge) else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private func startsAtEdge(_ touch: UITouch) -> Bool {
    guard let bounds = attachedView?.window?.bounds else { return false }
    let point = touch.windowLocation
    let width = GestureMetrics.edgeWidth
    return edges.contains(.left) && point.x <= bounds.minX + width || edges.contains(.right) && point.x >= bounds.maxX - width
      || edges.contains(.top) && point.y <= bounds.minY + width || edges.contains(.bottom) && point.y >= bounds.maxY - width
  }

  /// The touch has to move away from the edge more than along it.
  @_spi(UIKitParts) open override func beginsPan(_ moved: CGPoint) -> Bool {
    guard super.beginsPan(moved) else { return false }
    if edges.contains(.left), moved.x > abs(moved.y) { return true }
    if edges.contains(.right), -moved.x > abs(moved.y) { return true }
    if edges.contains(.top), moved.y > abs(moved.x) { return true }
    if edges.contains(.bottom), -moved.y > abs(moved.x) { return true }
    state = .failed
    return false
  }
}
