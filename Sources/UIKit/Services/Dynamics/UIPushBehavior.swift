import CoreGraphics
internal import TrestleDynamics

/// Pushes its items once, or for as long as it is active. A magnitude of 1 accelerates 100 × 100 points by 100 points per second squared.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of the force.
  public enum Mode: Int, Sendable {
    /// The force acts while the behavior is active.
    case continuous
    /// The force acts for one moment.
    case instantaneous
  }

  /// The duration of the force, as given on creation.
  public final let mode: Mode
  private final var members: DynamicItems
  private var direction = CGVector.zero
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  public init(items: [any UIDynamicItem], mode: Mode) {
    members = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  /// The items in the order in which they were added.
  open var items: [any UIDynamicItem] { members.list }
  /// Adds an item, which the force pushes.
  open func addItem(_ item: any UIDynamicItem) { if members.add(item) { changed() } }
  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    changed()
  }

  /// An instantaneous push becomes inactive after it has pushed; setting it active pushes again.
  open var active = true {
    didSet { wakes() }
  }
  /// The force as a vector.
  open var pushDirection: CGVector {
    get { direction }
    set {
      direction = newValue
      wakes()
    }
  }
  /// The direction of the force in radians.
  open var angle: CGFloat {
    get { atan2(direction.dy, direction.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The strength of the force; 1 accelerates 100 × 100 points by 100 points per second squared.
  open var magnitude: CGFloat {
    get { hypot(direction.dx, direction.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the force by an angle in radians and a magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }
  /// Returns the point of an item, relative to its center, at which the push acts.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
  /// Sets the point of an item at which the force acts.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    wakes()
  }

  override var ownItems: [any UIDynamicItem] { members.list }
  override var keepsRunning: Bool { active && mode == .continuous && magnitude > 0 }
  override func act(_ scene: DynamicScene, _ dt: Double) {
    guard active else { return }
    let push = Vector(direction) * 100
    for item in members.list {
      guard let index = scene.index(item) else { continue }
      let arm = Vector(targetOffsetFromCenter(for: item))
      if mode == .continuous {
        scene.world.bodies[index].add(force: push, at: arm)
      } else {
        scene.world.bodies[index].push(push, at: arm)
      }
    }
    if mode == .instantaneous { active = false }
  }
}
