import CoreGraphics

/// The window above all others in which the keyboard is; beside the keyboard, touches go through it.
@MainActor final class KeyboardWindow: UIWindow, ReadLastWindow {
  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    KeyboardPresenter.shared.screenChanged()
  }
}
