import CoreGraphics
internal import TrestleDynamics

/// Sets the physical properties of its items, and their velocities.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private final var members: DynamicItems
  private var pending: [(item: any UIDynamicItem, linear: Vector, angular: Double)] = []

  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  public convenience override init() { self.init(items: []) }

  /// The items in the order in which they were added.
  open var items: [any UIDynamicItem] { members.list }
  /// Adds an item, which gets the properties of the behavior.
  open func addItem(_ item: any UIDynamicItem) { if members.add(item) { changed() } }
  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    changed()
  }

  /// The fraction of its speed that an item keeps when it bounces, from 0 to 1.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// The resistance against sliding along others; 0 by default.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// The mass of 100 × 100 points.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// The share of its speed an item loses in a second.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// The resistance against rotation; 0 by default.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// The charge, which determines the effect of electric and magnetic fields.
  open var charge: CGFloat = 0 { didSet { changed() } }
  /// Whether items do not move and others bounce off them.
  open var isAnchored = false { didSet { changed() } }
  /// Whether items rotate; `true` by default.
  open var allowsRotation = true { didSet { changed() } }

  /// Adds to an item's velocity, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(Vector(velocity), 0, item) }
  /// Returns the velocity of an item in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = body(item)?.velocity ?? pendingVelocity(item).0
    return CGPoint(x: velocity.x, y: velocity.y)
  }
  /// Adds to an item's angular velocity, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, Double(velocity), item) }
  /// Returns the angular velocity of an item in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(body(item)?.angularVelocity ?? pendingVelocity(item).1)
  }

  private func body(_ item: any UIDynamicItem) -> Body? {
    dynamicAnimator?.withScene { scene in scene.index(item).map { scene.world.bodies[$0] } }
  }

  private func pendingVelocity(_ item: any UIDynamicItem) -> (Vector, Double) {
    pending.filter { $0.item === item }.reduce((Vector.zero, 0)) { ($0.0 + $1.linear, $0.1 + $1.angular) }
  }

  private func add(_ linear: Vector, _ angular: Double, _ item: any UIDynamicItem) {
    guard members.contains(item), linear.isFinite, angular.isFinite else { return }
    guard let dynamicAnimator else {
      pending.append((item, linear, angular))
      return
    }
    dynamicAnimator.withScene { $0.accelerate(item, linear, angular) }
    dynamicAnimator.resume()
  }

  override var ownItems: [any UIDynamicItem] { members.list }
  override func configure(_ scene: DynamicScene) {
    for item in members.list {
      guard let index = scene.index(item) else { continue }
      scene.world.bodies[index].restitution = Double(min(max(elasticity, 0), 1))
      scene.world.bodies[index].friction = Double(max(friction, 0))
      scene.world.bodies[index].density = Double(density)
      scene.world.bodies[index].damping = Double(max(resistance, 0))
      scene.world.bodies[index].angularDamping = Double(max(angularResistance, 0))
      scene.world.bodies[index].charge = Double(charge)
      scene.world.bodies[index].isAnchored = isAnchored
      scene.world.bodies[index].allowsRotation = allowsRotation
    }
    for entry in pending { scene.accelerate(entry.item, entry.linear, entry.angular) }
    pending = []
  }
}

extension DynamicScene {
  func accelerate(_ item: any UIDynamicItem, _ linear: Vector, _ angular: Double) {
    guard let index = index(item), world.bodies[index].inverseMass > 0 else { return }
    world.bodies[index].velocity += linear
    if world.bodies[index].allowsRotation { world.bodies[index].angularVelocity += angular }
  }
}
