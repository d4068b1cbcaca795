import QuartzCore

/// The kind of a timing curve's description.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// Provides the timing of an animator's animations.
public protocol UITimingCurveProvider {
  /// Whether the curve is a built-in one, a Bézier curve, a spring or a composition.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing curve: one of the four standard curves or one with control points.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// The standard curve, if it is one.
  public let animationCurve: UIView.AnimationCurve
  /// The control point of the beginning, in the unit square.
  public let controlPoint1: CGPoint
  /// The control point of the end, in the unit square.
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  public convenience override init() {
    self.init(animationCurve: .easeInOut)
  }

  /// Creates a standard curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltIn = true
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      case ._keyboard: (CGPoint(x: 0.38, y: 0.7), CGPoint(x: 0.125, y: 1))
      }
    super.init()
  }

  /// Creates a cubic curve from two control points in the unit square.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltIn = false
    super.init()
  }

  /// Whether the curve is a built-in one or a Bézier curve.
  public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always `nil`, because the curve is no spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  @MainActor var timingFunction: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y))
  }
}

/// A timing curve that follows a spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// The speed at the beginning, in distances per second.
  public let initialVelocity: CGVector
  /// The mass, stiffness and damping; else the ratio, with the stiffness derived from the animator's duration.
  let physics: (mass: CGFloat, stiffness: CGFloat, damping: CGFloat)?
  let dampingRatio: CGFloat

  /// Creates a spring from physical values; the duration follows from them.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    physics = (mass, stiffness, damping)
    dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
    initialVelocity = velocity
    super.init()
  }

  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that fits the duration of the animator; a ratio of 1.0 does not oscillate.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    physics = nil
    dampingRatio = ratio
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from a duration in seconds and a bounce from 0.0 to 1.0.
  public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
    let frequency = 2 * CGFloat.pi / CGFloat(duration)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
  }

  /// The kind of curve, always `.spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Always `nil`, because a spring is no curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the spring, with `duration` for parameters that do not determine it completely.
  @MainActor func pace(duration: TimeInterval) -> (pace: ViewAnimation.Pace, duration: TimeInterval) {
    let speed = hypot(initialVelocity.dx, initialVelocity.dy)
    guard let physics else {
      let spring = SpringMath.spring(settlingIn: duration, dampingRatio: dampingRatio)
      return (.spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping, velocity: speed), duration)
    }
    return (.spring(mass: physics.mass, stiffness: physics.stiffness, damping: physics.damping, velocity: speed), settlingDuration)
  }

  /// The time in seconds after which the spring rests; 0 if it depends on the duration of the animator.
  public var settlingDuration: TimeInterval {
    guard let physics else { return 0 }
    let speed = hypot(initialVelocity.dx, initialVelocity.dy)
    return Spring(
      mass: physics.mass, stiffness: physics.stiffness, damping: physics.damping, velocity: speed, allowsOverdamping: true
    ).settlingDuration
  }
}
