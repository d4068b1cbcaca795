import CoreGraphics

/// The base class of animations: timing, pace and a delegate.
///
/// A layer stores a copy of each animation that is added to it.
@preconcurrency @MainActor
open class CAAnimation: NSObject, @preconcurrency NSCopying, CAMediaTiming, CAAction {
  var timing = AnimationTiming()
  private var userValues: [String: Any] = [:]

  /// The pace of one iteration; nil is linear.
  public var timingFunction: CAMediaTimingFunction?
  /// The delegate, called at the beginning and the end. The animation retains it.
  public var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed from the layer when it has ended.
  public var isRemovedOnCompletion = true
  /// The preferred frame rate. A layer is displayed at the highest rate of its animations.
  public var preferredFrameRateRange = CAFrameRateRange.default

  public override init() {
    super.init()
  }

  /// Creates the object from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the default of a property; nil, unless a subclass overrides this method.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns a copy; the layer stores one when the animation is added. A subclass with its own properties overrides this method.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CAAnimation()
    copy.takeValues(of: self)
    return copy
  }

  /// Adds the animation to the layer that requested an action.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  func takeValues(of other: CAAnimation) {
    timing = other.timing
    userValues = other.userValues
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  /// Called once, on the layer's copy, before it is first displayed.
  func prepare(for layer: CALayer) {}

  /// Returns whether it animates a value that only the layer's own class can display.
  func needsOwnClass(of layer: CALayer) -> Bool { false }

  /// Applies the value at the parent's `time` to `layer`, whose properties contain the values below this animation.
  func apply(to layer: CALayer, at time: CFTimeInterval, begin: CFTimeInterval) {}

  /// The progress a phase has on the animation's curve.
  func paced(_ progress: Double) -> Double {
    timingFunction?.value(at: progress) ?? progress
  }
}

extension CAAnimation {
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// The duration of one iteration; zero uses the transaction's, or in a group the group's.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Returns a value stored with the animation, by which its delegate can identify it.
  public func value(forKey key: String) -> Any? {
    if let value = userValues[key] { return value }
    switch key {
    case "beginTime": return beginTime
    case "duration": return duration
    case "speed": return speed
    case "timeOffset": return timeOffset
    case "repeatCount": return repeatCount
    case "repeatDuration": return repeatDuration
    case "autoreverses": return autoreverses
    case "fillMode": return fillMode
    case "timingFunction": return timingFunction
    case "delegate": return delegate
    case "removedOnCompletion": return isRemovedOnCompletion
    case "preferredFrameRateRange": return preferredFrameRateRange
    case "keyPath": return (self as? CAPropertyAnimation)?.keyPath
    default: return type(of: self).defaultValue(forKey: key)
    }
  }

  /// Sets a property, or stores a value for a key without a property.
  public func setValue(_ value: Any?, forKey key: String) {
    userValues[key] = value
  }
}
