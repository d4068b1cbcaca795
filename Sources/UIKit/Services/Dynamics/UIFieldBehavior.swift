import CoreGraphics
internal import TrestleDynamics

/// Applies a force to its items that depends on their positions.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  /// A closure that computes a force from position, velocity, mass, charge and time step.
  public typealias Block = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

  private enum Kind {
    case drag, vortex, spring, electric, magnetic, linear, velocity, radial, noise, turbulence
    case custom(Block)
  }

  private let kind: Kind
  private final var members = DynamicItems([])
  private var time = 0.0

  private init(_ kind: Kind, position: CGPoint = .zero, direction: CGVector = .zero) {
    self.kind = kind
    self.position = position
    self.direction = direction
    super.init()
  }

  /// Slows items with the square of their velocity.
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// Moves items around the center of the field.
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// Pulls items to a point.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior { UIFieldBehavior(.radial, position: position) }
  /// Pulls items in a direction.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior { UIFieldBehavior(.linear, direction: direction) }
  /// Gives items the velocity of a direction.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior { UIFieldBehavior(.velocity, direction: direction) }
  /// Pushes items in directions that vary in space and time.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// Pushes items in varying directions, in proportion to their velocity.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// Pulls items to the center of the field in proportion to the distance.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// Pulls or pushes items by their charge.
  public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
  /// Deflects moving items by their charge.
  public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
  /// Returns a field whose force a closure returns: for a point, with an item's velocity, mass and charge, at a time.
  public class func field(evaluationBlock block: @escaping Block) -> UIFieldBehavior { UIFieldBehavior(.custom(block)) }

  /// The items in the order in which they were added.
  open var items: [any UIDynamicItem] { members.list }
  /// Adds an item, on which the field acts.
  open func addItem(_ item: any UIDynamicItem) { if members.add(item) { changed() } }
  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    changed()
  }

  /// The middle of the field in the reference coordinates.
  open var position: CGPoint { didSet { wakes() } }
  /// The region of the field, relative to its position.
  open var region = UIRegion.infinite { didSet { wakes() } }
  /// The factor of the force; 1 by default.
  open var strength: CGFloat = 1 { didSet { wakes() } }
  /// The power of the distance by which the field becomes weaker.
  open var falloff: CGFloat = 0 { didSet { wakes() } }
  /// The distance below which the field does not get stronger.
  open var minimumRadius: CGFloat = 1e-6 { didSet { wakes() } }
  /// The direction of the force.
  open var direction: CGVector { didSet { wakes() } }
  /// The smoothness of noise and turbulence.
  open var smoothness: CGFloat = 0 { didSet { wakes() } }
  /// The speed with which noise and turbulence vary.
  open var animationSpeed: CGFloat = 0 { didSet { wakes() } }

  override var ownItems: [any UIDynamicItem] { members.list }
  override var keepsRunning: Bool {
    switch kind {
    case .drag, .spring: false
    default: !members.list.isEmpty && strength != 0
    }
  }

  override func act(_ scene: DynamicScene, _ dt: Double) {
    time += dt
    for item in members.list {
      guard let index = scene.index(item) else { continue }
      let body = scene.world.bodies[index]
      let away = CGPoint(x: body.position.x - position.x, y: body.position.y - position.y)
      guard region.contains(away) else { continue }
      let distance = max(hypot(away.x, away.y), minimumRadius, 1e-3)
      let scale = Double(strength * (falloff == 0 ? 1 : pow(distance, -falloff)))
      apply(&scene.world.bodies[index], Vector(away), Double(distance), scale, dt)
    }
  }

  private func apply(_ body: inout Body, _ away: Vector, _ distance: Double, _ scale: Double, _ dt: Double) {
    let outward = away * (1 / distance)
    switch kind {
    case .drag: body.add(force: -body.velocity * (scale * body.mass))
    case .vortex: body.add(force: outward.turned(100 * scale * body.mass))
    case .spring: body.add(force: -away * (scale * body.mass))
    case .electric: body.add(force: outward * (100 * scale * body.charge))
    case .magnetic: body.add(force: body.velocity.turned(scale * body.charge))
    case .linear: body.add(acceleration: Vector(direction) * (1000 * scale))
    case .velocity: body.velocity = Vector(direction) * scale
    case .radial: body.add(acceleration: -outward * (1000 * scale))
    case .noise: body.add(force: noise(body.position) * (100 * scale * body.mass))
    case .turbulence: body.add(force: noise(body.position) * (body.velocity.length * scale * body.mass))
    case .custom(let block):
      let force = block(
        self, CGPoint(x: body.position.x, y: body.position.y), CGVector(dx: body.velocity.x, dy: body.velocity.y), CGFloat(body.mass),
        CGFloat(body.charge), time)
      guard force.dx.isFinite, force.dy.isFinite else { return }
      body.add(force: Vector(force) * scale)
    }
  }

  /// Returns a vector that changes smoothly with position and time, and is the same in every run.
  private func noise(_ place: Vector) -> Vector {
    let grain = 20 + 180 * Double(min(max(smoothness, 0), 1))
    let moment = time * Double(animationSpeed)
    func value(_ seed: Double) -> Double {
      sin(place.x / grain + 1.7 * moment + seed) * cos(place.y / grain * 1.31 - 0.9 * moment + 2.1 * seed)
        + 0.5 * sin((place.x + place.y) / grain * 2.3 + 2.9 * moment + 5.3 * seed)
    }
    return Vector(value(0.4), value(3.1))
  }
}
