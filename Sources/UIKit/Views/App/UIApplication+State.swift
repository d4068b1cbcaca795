extension UIApplication {
  /// The activation state of the program.
  public enum State: Int, Sendable {
    /// Its window has the keyboard focus.
    case active
    /// Its window is visible, but another one has the keyboard focus, or the program is starting.
    case inactive
    /// Its window is minimized.
    case background
  }

  /// Whether the app is visible and receives events.
  public var applicationState: State { lifecycle.state }

  /// Whether the display stays on while there is no input.
  public var isIdleTimerDisabled: Bool {
    get { !(host?.display.allowsScreenSaver ?? !lifecycle.wantsDisplayAwake) }
    set {
      lifecycle.wantsDisplayAwake = newValue
      host?.display.allowsScreenSaver = !newValue
    }
  }

  /// The layout direction of the program's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size that controls and dynamic fonts use.
  public var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.traitCollection.preferredContentSizeCategory }

  // MARK: Ignoring touches

  /// Whether touches are discarded.
  public var isIgnoringInteractionEvents: Bool { ignoresInteraction > 0 }

  /// Discards touches until the matching ``endIgnoringInteractionEvents()``. Calls nest.
  public func beginIgnoringInteractionEvents() { ignoresInteraction += 1 }

  /// Delivers touches again, once called as often as they were discarded.
  public func endIgnoringInteractionEvents() { ignoresInteraction = max(0, ignoresInteraction - 1) }
}
