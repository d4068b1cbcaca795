import CoreGraphics

/// An event at one moment: touches, presses, a hover, a wheel movement.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The source of an event.
  public enum EventType: Int, Sendable {
    /// Touches on the screen, by finger or mouse.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A command of a remote control or media key.
    case remoteControl = 2
    /// Keys of a keyboard were pressed or released.
    case presses = 3
    /// A mouse wheel or touchpad scrolls.
    case scroll = 10
    /// The pointer moves without a pressed button.
    case hover = 11
    /// A touchpad rotates or zooms.
    case transform = 14
  }

  /// The detail of a motion or a remote control event.
  public enum EventSubtype: Int, Sendable {
    /// The type of event has no subtypes.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// A command to start playback.
    case remoteControlPlay = 100
    /// A command to pause playback.
    case remoteControlPause = 101
    /// A command to end playback.
    case remoteControlStop = 102
    /// Start or pause playback.
    case remoteControlTogglePlayPause = 103
    /// Go to the next track.
    case remoteControlNextTrack = 104
    /// Go to the previous track.
    case remoteControlPreviousTrack = 105
    /// Start to seek backward.
    case remoteControlBeginSeekingBackward = 106
    /// Stop seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// Start to seek forward.
    case remoteControlBeginSeekingForward = 108
    /// Stop seeking forward.
    case remoteControlEndSeekingForward = 109
  }

  /// The pressed buttons of a mouse.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The main button of the mouse, usually the left one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button that opens context menus, usually the right one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Returns the mask of button `buttonNumber`; the primary one is 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  /// The time of the event in seconds since the system started.
  public package(set) final var timestamp: TimeInterval
  /// The modifier keys held during the event.
  public package(set) final var modifierFlags: UIKeyModifierFlags = []
  /// The mouse buttons pressed during the event.
  public package(set) final var buttonMask: ButtonMask = []
  final let eventType: EventType
  final var touchSet: Set<UITouch> = []

  package init(type: EventType, timestamp: TimeInterval) {
    eventType = type
    self.timestamp = timestamp
    super.init()
  }

  /// Creates an event without touches, for actions that are sent by the program.
  public override convenience init() { self.init(type: .touches, timestamp: ProcessInfo.processInfo.systemUptime) }

  /// The source of the event.
  open var type: EventType { eventType }
  /// The detail of a motion or a remote control's event; `.none` for others.
  open var subtype: EventSubtype { .none }
  /// All touches of the event, on any view; `nil` if there are none.
  open var allTouches: Set<UITouch>? { touchSet.isEmpty ? nil : touchSet }
  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  /// Returns the touches that a recognizer tracks.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains(gesture) ?? false }
  }
  /// Returns the touches between the last event and this one; only the touch itself on Linux.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Guesses at the next touches; always empty on Linux.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func touches(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touchSet.filter(matches)
    return found.isEmpty ? nil : found
  }
}
