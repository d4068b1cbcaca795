import CoreGraphics

/// Acts on the gestures that a `TextTouchRecognizer` recognizes in a text.
@MainActor protocol TextTouchReceiver: AnyObject {
  /// Whether touches have an effect.
  var takesTouches: Bool { get }
  /// Returns the part of the selection at a point.
  func grip(at point: CGPoint) -> TextGrip?
  /// Called when the first touch of a gesture begins.
  func landed(usesMouse: Bool)
  func tapped(at point: CGPoint, count: Int, onHandle: Bool)
  /// Called when a touch was held without moving.
  func holdBegan(at point: CGPoint)
  /// Called when a part of the selection begins to be dragged.
  func gripped(_ grip: TextGrip, at point: CGPoint)
  func dragged(to point: CGPoint)
  func dragEnded()
  func dragCancelled()
  /// Called when a mouse button went down.
  func pressed(at point: CGPoint, count: Int, extending: Bool)
  /// Called after a touch that became another gesture, such as scrolling.
  func scrolledAway()
  /// Returns whether selected text at a point can be dragged away.
  func canDrag(at point: CGPoint) -> Bool
  /// Begins to drag the selected text from a point of the window.
  func beginDrag(at location: CGPoint) -> Bool
  var selectionDrag: UIDragInteraction? { get }
}

extension TextTouchReceiver {
  func tapped(at point: CGPoint, count: Int) { tapped(at: point, count: count, onHandle: false) }
}
