import CoreGraphics

/// Leads a property to its value as a damped spring would.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object on the spring.
  public var mass: CGFloat = 1
  /// The stiffness of the spring.
  public var stiffness: CGFloat = 100
  /// The friction of the spring.
  public var damping: CGFloat = 10
  /// In lengths of the way per second; positive toward the end.
  public var initialVelocity: CGFloat = 0
  /// Whether more damping than critical slows the spring further; else it counts as critical.
  public var allowsOverdamping = false

  /// A spring told by how long it seems to move and how much it overshoots, from -1 to 1.
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
  /// The time the spring takes to come to rest, within a thousandth of the way.
  public var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The time after which the motion looks finished, in seconds.
  public var perceptualDuration: CFTimeInterval { 2 * .pi / (stiffness / mass).squareRoot() }

  /// How far the spring overshoots, 0 for not at all.
  public var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}
