import CoreGraphics
internal import TrestleDynamics

/// Moves an item to a point, upright, and lets it oscillate there.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private final let item: any UIDynamicItem

  /// Creates a behavior that pulls an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point the item is pulled to.
  open var snapPoint: CGPoint {
    didSet { if snapPoint != oldValue { changed() } }
  }
  /// The damping, from 0 (oscillates most) to 1.
  open var damping: CGFloat = 0.5 {
    didSet { if damping != oldValue { changed() } }
  }

  override var ownItems: [any UIDynamicItem] { [item] }
  override func configure(_ scene: DynamicScene) {
    guard let index = scene.index(item) else { return }
    let share = 0.3 + 0.7 * Double(min(max(damping, 0), 1))
    scene.world.joints.append(
      Joint(.snap(frequency: 3, damping: share), a: index, b: nil, anchorA: .zero, anchorB: Vector(snapPoint)))
  }
}
