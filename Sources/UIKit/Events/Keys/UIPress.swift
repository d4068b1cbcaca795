import CoreGraphics
import Foundation

/// A key or button held down.
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began
    case changed
    case stationary
    case ended
    case cancelled
  }

  /// Buttons of remote controls; keys of a keyboard have a ``key`` instead.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case keyboard = 2000
  }

  public package(set) final var timestamp: TimeInterval
  public package(set) final var phase: Phase
  public final let type = PressType.keyboard
  public final let key: UIKey?
  public final weak var window: UIWindow?
  public final weak var responder: UIResponder?
  public final var force: CGFloat { 1 }

  package init(key: UIKey?, phase: Phase, timestamp: TimeInterval) {
    self.key = key
    self.phase = phase
    self.timestamp = timestamp
    super.init()
  }
}

/// Tells of presses.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  final var presses: Set<UIPress> = []

  open var allPresses: Set<UIPress> { presses }
}
