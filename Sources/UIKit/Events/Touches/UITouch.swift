import CoreGraphics
import Foundation

/// One finger on the screen, or the mouse's pressed button, from its landing to its end.
///
/// The same object is reported at every step; where it was at the step before is ``previousLocation(in:)``.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What a touch did since the event before.
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
    case regionEntered
    case regionMoved
    case regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct
    case indirect
    case pencil
    case indirectPointer

    public static let stylus = TouchType.pencil
  }

  public package(set) final var timestamp: TimeInterval = 0
  public package(set) final var phase = Phase.began
  /// How often the same place was tapped in quick succession, this touch included.
  public package(set) final var tapCount = 1
  public package(set) final var type = TouchType.direct
  /// 1 for an ordinary touch.
  public package(set) final var force: CGFloat = 1
  public package(set) final weak var view: UIView?
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
