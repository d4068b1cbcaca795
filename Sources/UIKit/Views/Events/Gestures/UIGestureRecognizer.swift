import CoreGraphics

/// Recognizes a gesture in touches: it receives touches in its view and subviews, and notifies its targets when it recognizes the gesture.
///
/// A recognizer is a state machine. A *discrete* one changes from `possible` to `ended` (recognized) or `failed`; a *continuous* one
/// through `began` and `changed` to `ended` or `cancelled`. A subclass sets `state` in its touch methods. Whether it may begin depends on
/// the recognizers it waits for, its delegate, its view and other recognizers: see `GestureArbiter`.
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
    /// A gesture that began was canceled.
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
  /// The tracked touches, in order of arrival.
  package final var trackedTouches: [UITouch] = []
  final var ignoredTouches: Set<UITouch> = []
  final var isActive = false
  final var requirements: [WeakRecognizer] = []
  final weak var arbiter: GestureArbiter?

  /// Creates a recognizer with an action; the target is held weakly.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets.append(ActionTarget(target, selector: action)) }
  }

  /// Not required, as in UIKit: a subclass with its own initializers need not declare it.
  public init?(coder: NSCoder) {
    super.init()
    coder.takeInterface(of: self, as: UIGestureRecognizer.self)
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

  /// The state of the recognizer, set by subclasses.
  open var state: State {
    get { visibleState }
    set { request(newValue) }
  }

  /// Decides on conflicts with other recognizers; held weakly.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer receives touches; `false` cancels a gesture that began.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { cancelIfActive() } }
  }
  open var cancelsTouchesInView = true
  /// Whether touches are delivered to views only after this recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether the end of touches is delivered to views only after this recognizer has failed.
  open var delaysTouchesEnded = true
  /// The kinds of touches that are received; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Whether touches of different kinds are not combined.
  open var requiresExclusiveTouchType = true
  /// A custom name that identifies the recognizer.
  open var name: String?
  /// The modifier keys held during the gesture.
  public package(set) final var modifierFlags: UIKeyModifierFlags = []
  /// The mouse buttons pressed during the gesture.
  public package(set) final var buttonMask: UIEvent.ButtonMask = []

  /// The view the recognizer is attached to.
  open var view: UIView? { attachedView }
  /// The number of tracked touches.
  open var numberOfTouches: Int { trackedTouches.count }
  /// Returns the centroid of the tracked touches in a view's coordinates; `nil` is the window.
  open func location(in view: UIView?) -> CGPoint { centroid(in: view) }
  /// Returns the position of one tracked touch in a view's coordinates; `nil` is the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { place(ofTouch: touchIndex, in: view) }
  /// Makes the recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { requirements.append(WeakRecognizer(otherGestureRecognizer)) }

  // MARK: Nibs

  /// Called after the object was loaded from a nib or storyboard and its outlets and actions are connected.
  open func awakeFromNib() {}
  /// Declared for source compatibility with Interface Builder's previews; never called.
  open func prepareForInterfaceBuilder() {}

  // MARK: For subclasses

  /// Called for new touches; subclasses override it and change `state`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called for moved touches; subclasses override it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called for ended touches; subclasses override it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called for canceled touches; subclasses override it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Resets the internal state. Called when the recognizer returns to `possible`.
  open func reset() {}
  /// Stops tracking a touch, which then goes to the view without delay.
  open func ignore(_ touch: UITouch, for event: UIEvent) { stopTracking(touch) }
  /// Returns whether recognition makes another recognizer fail; `true` by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether recognition of another one makes this one fail; `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether the recognizer waits until another one fails; `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another one waits until this recognizer fails; `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether an event is received; `true` by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Returns whether this and `other` belong together, so that they always recognize simultaneously.
  func accompanies(_ other: UIGestureRecognizer) -> Bool { false }
  /// Returns whether the recognizer accepts `touch`, before its delegate is asked: of the mouse buttons only the primary one.
  func accepts(_ touch: UITouch, event: UIEvent) -> Bool { event.buttonMask.isEmpty || event.buttonMask.contains(.primary) }
}

/// A recognizer held weakly in a list.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
  }
}
