import UIKit

/// A finger that is down on a ``TestScreen``.
@MainActor public final class TestTouch {
  private let screen: TestScreen
  private let id: Int
  /// The location of the finger in screen coordinates.
  public private(set) var location: CGPoint
  private var isDown = true

  init(_ location: CGPoint, id: Int, on screen: TestScreen) {
    self.screen = screen
    self.id = id
    self.location = location
    screen.send(.touch(.init(.began, id: id, at: location)))
  }

  /// Moves the finger to a point; does nothing after it was lifted.
  public func move(to point: CGPoint) {
    guard isDown else { return }
    location = point
    screen.send(.touch(.init(.moved, id: id, at: point)))
  }

  /// Lifts the finger; does nothing if it was lifted already.
  public func up() {
    guard isDown else { return }
    isDown = false
    screen.send(.touch(.init(.ended, id: id, at: location)))
  }

  /// Cancels the touch, as the system does for a call.
  public func cancel() {
    guard isDown else { return }
    isDown = false
    screen.send(.touch(.init(.cancelled, id: id, at: location)))
  }
}
