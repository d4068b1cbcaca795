import CoreGraphics
internal import TrestleDynamics

/// Accelerates its items in one direction; a magnitude of 1 is 1,000 points per second squared.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  private final var members: DynamicItems
  private var direction = CGVector(dx: 0, dy: 1)

  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  public convenience override init() { self.init(items: []) }

  /// The items in the order in which they were added.
  open var items: [any UIDynamicItem] { members.list }
  /// Adds an item, which gravity accelerates.
  open func addItem(_ item: any UIDynamicItem) { if members.add(item) { changed() } }
  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    changed()
  }

  /// The acceleration as a vector; (0, 1) by default.
  open var gravityDirection: CGVector {
    get { direction }
    set {
      direction = newValue
      wakes()
    }
  }
  /// The direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(direction.dy, direction.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The acceleration, where 1 is 1000 points per second squared.
  open var magnitude: CGFloat {
    get { hypot(direction.dx, direction.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the acceleration by an angle in radians and a magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  override var ownItems: [any UIDynamicItem] { members.list }
  override func act(_ scene: DynamicScene, _ dt: Double) {
    let pull = Vector(direction) * 1000
    for item in members.list {
      if let index = scene.index(item) { scene.world.bodies[index].add(acceleration: pull) }
    }
  }
}
