import QuartzCore

/// Resets the interface to the initial state of a process, for the next test.
@MainActor package enum InterfaceReset {
  /// Removes the state of an earlier test: windows, deadlines, animations, transactions, the application.
  package static func run() {
    for window in UIScreen.main.windows { window.isHidden = true }
    endPending()
    UIApplication.reset()
    HeadlessFrames.testScreen = nil
    UIStatusBarManager.reset()
    UILocalizedIndexedCollation.locale = UILocalizedIndexedCollation.systemLocale
    UIAccessibility.isReduceMotionEnabled = false
    UIAccessibility.isReduceTransparencyEnabled = false
    UIAccessibility.prefersCrossFadeTransitions = false
    UIAccessibility.listener = nil
    UIAccessibility.focused = nil
  }

  /// Ends everything pending: deadlines, animations, menus, the keyboard, drags.
  static func endPending() {
    WindowsOfTurn.end()
    Deadlines.reset()
    AfterLayout.reset()
    FrameScheduler.reset()
    CATransaction.reset()
    KeyboardPresenter.shared.reset()
    OnScreenKeyboard.reset()
    MenuPresenter.reset()
    UIPasteboard.reset()
    PointerDrags.reset()
  }
}
