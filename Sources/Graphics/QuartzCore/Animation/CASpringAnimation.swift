import CoreGraphics

/// Animates a property to its value like a damped spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  public var mass: CGFloat = 1
  public var stiffness: CGFloat = 100
  /// The friction of the spring; 10 by default.
  public var damping: CGFloat = 10
  /// The initial velocity in distances per second; positive toward the end.
  public var initialVelocity: CGFloat = 0
  /// Whether damping above the critical value slows the spring further; otherwise it is limited to the critical value.
  public var allowsOverdamping = false

  /// Creates a spring from its perceived duration and its bounce, from -1 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    mass = 1
    stiffness = pow(2 * .pi / perceptualDuration, 2)
    damping = bounce >= 0 ? (1 - bounce) * 4 * .pi / perceptualDuration : 4 * .pi / (perceptualDuration * (1 + bounce))
    allowsOverdamping = bounce < 0
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CASpringAnimation()
    copy.takeValues(of: self)
    return copy
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity, allowsOverdamping: allowsOverdamping)
  }

  override func paced(_ progress: Double) -> Double {
    spring.value(at: super.paced(progress) * timing.duration)
  }
}

extension CASpringAnimation {
  /// The time until the spring stays within a thousandth of its distance from the end.
  public var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The time after which the motion looks finished, in seconds.
  public var perceptualDuration: CFTimeInterval { 2 * .pi / (stiffness / mass).squareRoot() }

  /// The amount of overshoot; 0 for none.
  public var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}
