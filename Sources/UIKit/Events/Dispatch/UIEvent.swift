import CoreGraphics
import Foundation

/// Something that happened at one moment: touches, presses, a hover, a turn of the wheel.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a mouse that are held.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The mask of button `buttonNumber`, the primary one being 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  public package(set) final var timestamp: TimeInterval
  public package(set) final var modifierFlags: UIKeyModifierFlags = []
  public package(set) final var buttonMask: ButtonMask = []
  final let eventType: EventType
  final var touchSet: Set<UITouch> = []

  package init(type: EventType, timestamp: TimeInterval) {
    eventType = type
    self.timestamp = timestamp
    super.init()
  }

  open var type: EventType { eventType }
  open var subtype: EventSubtype { .none }
  open var allTouches: Set<UITouch>? { touchSet.isEmpty ? nil : touchSet }
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains(gesture) ?? false }
  }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func touches(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touchSet.filter(matches)
    return found.isEmpty ? nil : found
  }
}
