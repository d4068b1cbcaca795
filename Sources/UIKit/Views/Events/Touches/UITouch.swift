import CoreGraphics

/// A finger on the screen, or the mouse's pressed button, from its beginning to its end.
///
/// The same object is reported for every change; `previousLocation(in:)` is the position before the last one.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// A property of a touch that a pencil may report later with higher precision.
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
  /// The properties that will be updated: none on Linux.
  public final var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The identifier of a touch that will be updated: none on Linux.
  public final var estimationUpdateIndex: NSNumber? { nil }

  /// The change of a touch since the previous event.
  public enum Phase: Int, Sendable {
    /// The finger went down.
    case began
    /// The finger moved.
    case moved
    /// The finger is down and did not move since the last event.
    case stationary
    /// The finger was lifted from the screen.
    case ended
    /// The touch was canceled by the system.
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
  /// Number of successive taps at this position, including this touch.
  public package(set) final var tapCount = 1
  public package(set) final var type = TouchType.direct
  /// The force of the touch; 1 on average.
  public package(set) final var force: CGFloat = 1
  /// The view in which the touch began, even after it moved elsewhere.
  public package(set) final weak var view: UIView?
  /// The window in which the touch began.
  public package(set) final weak var window: UIWindow?
  /// The recognizers that track this touch.
  public package(set) final var gestureRecognizers: [UIGestureRecognizer]? = []

  /// The position at which the touch began.
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

/// The delivery of a touch to its view.
enum TouchDelivery {
  /// Not delivered: the view accepts only one touch and has one.
  case none
  /// A recognizer delays the beginning. `ended` is true if the touch has ended meanwhile.
  case beganHeld(ended: Bool)
  /// The beginning was delivered.
  case began
  /// A recognizer delays the end.
  case endHeld
  /// The end or the cancellation was delivered.
  case finished
}
