import UIKit
import UIKitTesting

/// A point of the screen, relative to an element.
@preconcurrency @MainActor open class XCUICoordinate: NSObject {
  /// The element that the point is relative to.
  public let referencedElement: XCUIElement
  private let normalized: CGVector
  private let offset: CGVector

  init(_ element: XCUIElement, normalized: CGVector, offset: CGVector = CGVector(dx: 0, dy: 0)) {
    (referencedElement, self.normalized, self.offset) = (element, normalized, offset)
  }

  open var screenPoint: CGPoint {
    let frame = referencedElement.frame
    return CGPoint(x: frame.minX + frame.width * normalized.dx + offset.dx, y: frame.minY + frame.height * normalized.dy + offset.dy)
  }

  /// Returns the point that is some points away.
  open func withOffset(_ other: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement, normalized: normalized, offset: CGVector(dx: offset.dx + other.dx, dy: offset.dy + other.dy))
  }

  private func touch(_ gesture: (TestScreen, CGPoint) -> Void) {
    let session = referencedElement.session
    session.settle()
    guard let screen = session.screen else { return session.fail("The application is not running", at: nil) }
    gesture(screen, screenPoint)
    session.settle()
  }

  open func tap() { touch { $0.tap($1) } }
  open func doubleTap() { touch { $0.tap($1, count: 2) } }
  open func press(forDuration duration: TimeInterval) { touch { $0.longPress($1, duration: duration) } }

  open func press(forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate) {
    touch { Fingers.drag($0, $1, other.screenPoint, hold: duration) }
  }
  open func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval
  ) {
    touch { Fingers.drag($0, $1, other.screenPoint, hold: duration, velocity: velocity, rest: holdDuration) }
  }
}
