import CoreGraphics

/// An interaction that opens something when the secondary button of the mouse is pressed over its view.
@MainActor package protocol SecondaryClickReceiver: UIInteraction {
  /// Opens it for a click at `point` of its view; returns whether it did, otherwise its ancestors are asked.
  func receiveSecondaryClick(at point: CGPoint) -> Bool
}
