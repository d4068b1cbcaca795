import CoreGraphics

/// The topmost window, which contains the loupe, so that it does not magnify itself.
@MainActor final class LoupeWindow: UIWindow {
  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
