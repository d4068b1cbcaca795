import CoreGraphics

/// The window above all others that a loupe is in, so that what it shows of a window is not itself.
@MainActor final class LoupeWindow: UIWindow {
  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
