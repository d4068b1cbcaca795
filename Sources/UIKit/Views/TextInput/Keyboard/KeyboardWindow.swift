import CoreGraphics

/// The topmost window, which contains the keyboard; touches outside the keyboard pass through.
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

extension KeyboardWindow: ReadAsKind {
  var accessibleKind: AccessibleKind { .keyboard }
}
