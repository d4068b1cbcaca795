import CoreGraphics

/// An interaction that responds to a press of the mouse's secondary button over its view.
@MainActor package protocol SecondaryClickReceiver: UIInteraction {
  /// Handles a click at `point` of its view; returns whether it did, otherwise its ancestors are asked.
  func receiveSecondaryClick(at point: CGPoint) -> Bool
}
