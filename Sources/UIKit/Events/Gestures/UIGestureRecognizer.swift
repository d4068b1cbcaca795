import CoreGraphics
import Foundation

/// Finds a gesture in touches: it looks at those that land in its view or below, and tells its targets when they make what it looks for.
///
/// A recognizer is a state machine. A *discrete* one goes from `possible` to `ended` (recognized) or `failed`; a *continuous* one through
/// `began` and `changed` to `ended` or `cancelled`. A subclass sets `state` in its touch methods; whether it may begin is decided by those it
/// waits for, its delegate, its view and other recognizers: see `GestureArbiter`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The progress of a gesture.
  public enum State: Int, Sendable {
    /// Nothing was recognized yet.
    case possible
    /// A continuous gesture was recognized.
    case began
    /// A continuous gesture moved.
    case changed
    /// The gesture ended, or a discrete one was recognized.
    case ended
    /// A gesture that began was cancelled.
    case cancelled
    /// The touches are not this gesture.
    case failed

    /// The state of a discrete gesture that was recognized; the same as `.ended`.
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

  /// Creates a recognizer with an action; the target is held weakly.
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

  /// Creates a recognizer with a method reference as action.
  @preconcurrency public convenience init<T: AnyObject>(target: T?, action: @escaping (T) -> () -> Void) {
    self.init(target: nil, action: nil)
    targets.append(ActionTarget(target, action))
  }

  /// Creates a recognizer with a method reference that takes the recognizer.
  @preconcurrency public convenience init<T: AnyObject, Sender>(target: T?, action: @escaping (T) -> (Sender) -> Void) {
    self.init(target: nil, action: nil)
    targets.append(ActionTarget(target, action))
  }

  /// Where the recognizer is. A subclass sets it; others read it.
  open var state: State {
    get { visibleState }
    set { request(newValue) }
  }

  /// The object that is asked about conflicts with other recognizers; held weakly.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer receives touches; `false` cancels a gesture that began.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { cancelIfActive() } }
  }
  /// Whether views no longer hear of the touches once the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether views hear of touches only after this has failed.
  open var delaysTouchesBegan = false
  /// Whether views hear of the end of touches only after this has failed.
  open var delaysTouchesEnded = true
  /// The kinds of touches that are received; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Whether touches of different kinds are not taken together.
  open var requiresExclusiveTouchType = true
  /// A name of the app's own, for finding the recognizer.
  open var name: String?
  /// The modifier keys held during the gesture.
  public package(set) final var modifierFlags: UIKeyModifierFlags = []
  /// The mouse buttons pressed during the gesture.
  public package(set) final var buttonMask: UIEvent.ButtonMask = []

  /// The view the recognizer is attached to.
  open var view: UIView? { attachedView }
  /// The number of tracked touches.
  open var numberOfTouches: Int { trackedTouches.count }
  /// The middle of the tracked touches in a view's coordinates; `nil` is the window.
  open func location(in view: UIView?) -> CGPoint { centroid(in: view) }
  /// The place of one tracked touch in a view's coordinates; `nil` is the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { place(ofTouch: touchIndex, in: view) }
  /// Makes the recognizer wait until another one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { requirements.append(WeakRecognizer(otherGestureRecognizer)) }

  // MARK: Nibs

  /// Called when the object was made from a nib or storyboard and all its outlets and actions are connected.
  open func awakeFromNib() {}
  /// Declared for source compatibility with Interface Builder's previews; never called.
  open func prepareForInterfaceBuilder() {}

  // MARK: For subclasses

  /// Called for new touches; subclasses override it and change `state`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called for moved touches; subclasses override it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called for lifted touches; subclasses override it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called for cancelled touches; subclasses override it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Forgets what was seen. Called when the recognizer goes back to `possible`.
  open func reset() {}
  /// Stops tracking a touch, which then goes to the view without delay.
  open func ignore(_ touch: UITouch, for event: UIEvent) { stopTracking(touch) }
  /// Whether recognition makes another recognizer fail; `true` by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether recognition of another makes this one fail; `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the recognizer waits until another one fails; `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another one waits until this recognizer fails; `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether an event is received; `true` by default.
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
