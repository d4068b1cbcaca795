import QuartzCore

/// Puts the interface back to the beginning of a process, for the next test.
@MainActor package enum InterfaceReset {
  /// Forgets what an earlier test left: windows, deadlines, animations, transactions, the application.
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

  /// Ends what is under way: deadlines, animations, menus, the keyboard, drags.
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
