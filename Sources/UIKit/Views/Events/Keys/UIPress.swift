import CoreGraphics

/// A pressed key or button.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The progress of a press.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began
    /// The force of the press changed.
    case changed
    /// The key is still down.
    case stationary
    /// The key went up.
    case ended
    /// The press was canceled.
    case cancelled
  }

  /// Buttons of remote controls; keys of a keyboard have a ``key`` instead.
  public enum PressType: Int, Sendable {
    /// The up arrow of a remote control.
    case upArrow = 0
    /// Down on a remote control.
    case downArrow = 1
    /// Left on a remote control.
    case leftArrow = 2
    /// Right on a remote control.
    case rightArrow = 3
    /// Select on a remote control.
    case select = 4
    /// Menu on a remote control.
    case menu = 5
    /// Play or pause on a remote control.
    case playPause = 6
    /// A key of a keyboard; the only kind on Linux.
    case keyboard = 2000
  }

  /// The time of the last change in seconds since the system started.
  public package(set) final var timestamp: TimeInterval
  /// The progress of the press.
  public package(set) final var phase: Phase
  /// The kind of button; always a keyboard key.
  public final let type = PressType.keyboard
  /// The key that is pressed.
  public final let key: UIKey?
  /// The window that received the press.
  public final weak var window: UIWindow?
  /// The responder that received the press first.
  public final weak var responder: UIResponder?
  /// The force of the press; always 1.
  public final var force: CGFloat { 1 }

  package init(key: UIKey?, phase: Phase, timestamp: TimeInterval) {
    self.key = key
    self.phase = phase
    self.timestamp = timestamp
    super.init()
  }
}

@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  final var presses: Set<UIPress> = []

  /// All buttons and keys that are pressed during the event.
  open var allPresses: Set<UIPress> { presses }
}
