import Foundation

extension UIApplication {
  /// Whether the program is in front of the person.
  public enum State: Int, Sendable {
    /// Its window has the keyboard.
    case active
    /// Its window is seen, but another has the keyboard, or it is just starting.
    case inactive
    /// Its window is iconified.
    case background
  }

  /// Whether the app is visible and receives events.
  public var applicationState: State { lifecycle.state }

  /// While true, the display does not go dark when nobody touches anything.
  public var isIdleTimerDisabled: Bool {
    get { !(host?.display.allowsScreenSaver ?? !lifecycle.wantsDisplayAwake) }
    set {
      lifecycle.wantsDisplayAwake = newValue
      host?.display.allowsScreenSaver = !newValue
    }
  }

  /// The direction of the interface in the language the program runs in.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size that controls and dynamic fonts use.
  public var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.traitCollection.preferredContentSizeCategory }

  // MARK: Ignoring touches

  /// Whether touches are discarded.
  public var isIgnoringInteractionEvents: Bool { ignoresInteraction > 0 }

  /// Stops touches until the matching ``endIgnoringInteractionEvents()``. Calls nest.
  public func beginIgnoringInteractionEvents() { ignoresInteraction += 1 }

  /// Delivers touches again, if called as often as they were stopped.
  public func endIgnoringInteractionEvents() { ignoresInteraction = max(0, ignoresInteraction - 1) }
}
