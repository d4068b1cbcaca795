import CoreGraphics
import Foundation

/// One finger on the screen, or the mouse's pressed button, from its landing to its end.
///
/// The same object is reported at every step; where it was at the step before is `previousLocation(in:)`.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// A property that a pencil tells later more exactly.
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
  }

  /// The properties that are estimates: none on Linux.
  public final var estimatedProperties: Properties { [] }
  /// The properties that will be told more exactly: none on Linux.
  public final var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The number of a touch that will be told more exactly: none on Linux.
  public final var estimationUpdateIndex: NSNumber? { nil }

  /// The change of a touch since the previous event.
  public enum Phase: Int, Sendable {
    /// The finger went down.
    case began
    /// The finger moved.
    case moved
    /// The finger is down and did not move since the last event.
    case stationary
    /// The finger was lifted.
    case ended
    /// The touch was cancelled by the system.
    case cancelled
    /// The pointer entered the window.
    case regionEntered
    /// The pointer moved without a pressed button.
    case regionMoved
    /// The pointer left the window.
    case regionExited
  }

  /// The kind of device that produced a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger on a remote touch surface.
    case indirect
    /// A pencil on the screen.
    case pencil
    /// A mouse or touchpad.
    case indirectPointer

    /// The former name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// The time of the last change in seconds since the system started.
  public package(set) final var timestamp: TimeInterval = 0
  /// The progress of the touch.
  public package(set) final var phase = Phase.began
  /// How often the same place was tapped in quick succession, this touch included.
  public package(set) final var tapCount = 1
  /// The kind of the touch.
  public package(set) final var type = TouchType.direct
  /// 1 for an ordinary touch.
  public package(set) final var force: CGFloat = 1
  /// The view in which the touch began, also after it moved elsewhere.
  public package(set) final weak var view: UIView?
  /// The window in which the touch began.
  public package(set) final weak var window: UIWindow?
  /// The recognizers that look at this touch.
  public package(set) final var gestureRecognizers: [UIGestureRecognizer]? = []

  /// Where it began.
  final var landing = CGPoint.zero
  final var windowLocation = CGPoint.zero
  final var previousWindowLocation = CGPoint.zero
  final var delivery = TouchDelivery.none
  final let identifier: Int

  package init(identifier: Int) {
    self.identifier = identifier
    super.init()
  }
}

/// How much of a touch its view has been told.
enum TouchDelivery {
  /// Nothing: the view takes only one touch and has one.
  case none
  /// Nothing yet: a recognizer holds the beginning back. `ended` says that the touch has ended meanwhile.
  case beganHeld(ended: Bool)
  /// It knows of the touch.
  case began
  /// It does not know of the end yet: a recognizer holds it back.
  case endHeld
  /// It knows of the end, or that the touch was cancelled.
  case finished
}
