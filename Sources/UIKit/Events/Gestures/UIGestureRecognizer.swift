import CoreGraphics
import Foundation

/// Finds a gesture in touches: it looks at those that land in its view or below, and tells its targets when they make what it looks for.
///
/// A recognizer is a state machine. A *discrete* one goes from `possible` to `ended` (recognized) or `failed`; a *continuous* one through
/// `began` and `changed` to `ended` or `cancelled`. A subclass sets `state` in its touch methods; whether it may begin is decided by those it
/// waits for, its delegate, its view and other recognizers: see `GestureArbiter`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    public static let recognized = State.ended
  }

  final var targets: [ActionTarget] = []
  final var actions: [UIAction] = []
  final weak var attachedView: UIView?
  final var visibleState = State.possible
  /// The touches it looks at, in the order they came.
  final var trackedTouches: [UITouch] = []
  final var ignoredTouches: Set<UITouch> = []
  final var isActive = false
  final var requirements: [WeakRecognizer] = []
  final weak var arbiter: GestureArbiter?

  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets.append(ActionTarget(target, selector: action)) }
  }

  /// Not required, as in UIKit: a subclass with initialisers of its own need not declare it.
  public init?(coder: NSCoder) {
    super.init()
    if let coder = coder.interface(for: self) { takeRecognizerAttributes(coder) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  @preconcurrency public convenience init<T: AnyObject>(target: T?, action: @escaping @MainActor (T) -> () -> Void) {
    self.init(target: nil, action: nil)
    targets.append(ActionTarget(target, action))
  }

  @preconcurrency public convenience init<T: AnyObject, Sender>(target: T?, action: @escaping @MainActor (T) -> (Sender) -> Void) {
    self.init(target: nil, action: nil)
    targets.append(ActionTarget(target, action))
  }

  /// Where the recognizer stands. A subclass sets it; others read it.
  open var state: State {
    get { visibleState }
    set { request(newValue) }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { cancelIfActive() } }
  }
  /// Whether views no longer hear of the touches once the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether views hear of touches only after this has failed.
  open var delaysTouchesBegan = false
  /// Whether views hear of the end of touches only after this has failed.
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Whether touches of different kinds are not taken together.
  open var requiresExclusiveTouchType = true
  open var name: String?
  public package(set) final var modifierFlags: UIKeyModifierFlags = []
  public package(set) final var buttonMask: UIEvent.ButtonMask = []

  open var view: UIView? { attachedView }
  open var numberOfTouches: Int { trackedTouches.count }
  open func location(in view: UIView?) -> CGPoint { centroid(in: view) }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { place(ofTouch: touchIndex, in: view) }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { requirements.append(WeakRecognizer(otherGestureRecognizer)) }

  // MARK: Nibs

  /// Called when the object was made from a nib or storyboard and all its outlets and actions are connected.
  open func awakeFromNib() {}
  /// Declared for source compatibility with Interface Builder's previews; never called.
  open func prepareForInterfaceBuilder() {}

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Forgets what was seen. Called when the recognizer goes back to `possible`.
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) { stopTracking(touch) }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Whether this and `other` belong together, and go together whatever delegates say.
  func accompanies(_ other: UIGestureRecognizer) -> Bool { false }
  /// Whether the recognizer takes `touch`, before its delegate is asked: of the mouse's buttons only the primary one.
  func accepts(_ touch: UITouch, event: UIEvent) -> Bool { event.buttonMask.isEmpty || event.buttonMask.contains(.primary) }
}

/// A recognizer held weakly in a list.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
  }
}
