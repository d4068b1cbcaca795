import CoreGraphics

/// What all animations have in common: timing, pace and a delegate.
///
/// A layer keeps its own copy of an animation that is added to it.
@preconcurrency @MainActor
open class CAAnimation: NSObject, @preconcurrency NSCopying, CAMediaTiming, CAAction {
  var timing = AnimationTiming()
  private var userValues: [String: Any] = [:]

  /// The pace of one iteration; nil is linear.
  public var timingFunction: CAMediaTimingFunction?
  /// Hears of the beginning and end. The animation keeps it alive.
  public var delegate: (any CAAnimationDelegate)?
  /// Whether the animation leaves the layer when it has ended.
  public var isRemovedOnCompletion = true
  /// How often a new frame of it is wished for. A layer is shown again as often as the most eager of its animations wishes.
  public var preferredFrameRateRange = CAFrameRateRange.default

  public override init() {
    super.init()
  }

  /// Creates the object from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The default of a property.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// A copy, as the layer makes one when the animation is added. A subclass with properties of its own overrides it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CAAnimation()
    copy.takeValues(of: self)
    return copy
  }

  /// Adds the animation to the layer that asked for an action.
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

  /// Comes once, on the layer's copy, before it is first shown.
  func prepare(for layer: CALayer) {}

  /// Whether it animates a value that only the layer's own class knows to show.
  func needsOwnClass(of layer: CALayer) -> Bool { false }

  /// Applies the value at the parent's `time` to `layer`, whose properties hold what is below this animation.
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

  /// The length of one iteration; zero takes the transaction's, in a group the group's.
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

  /// A value kept with the animation, by which its delegate may tell it from others.
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

  /// Sets a property, or keeps a value for a key without property.
  public func setValue(_ value: Any?, forKey key: String) {
    userValues[key] = value
  }
}
