import Foundation

/// A rule by which an animator moves items; an instance of this class itself groups other behaviors.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  private final var children: [UIDynamicBehavior] = []
  final weak var ownAnimator: UIDynamicAnimator?

  public override init() {
    super.init()
  }

  /// Called with every step while the behavior belongs to a running animator.
  open var action: (() -> Void)?
  /// The behaviors that are added to this one.
  open var childBehaviors: [UIDynamicBehavior] { children }
  /// The animator the behavior belongs to; `nil` if none.
  open var dynamicAnimator: UIDynamicAnimator? { ownAnimator }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !children.contains(where: { $0 === behavior }), behavior !== self else { return }
    children.append(behavior)
    if let ownAnimator { behavior.join(ownAnimator) }
    changed()
  }

  /// Removes a child.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
    children.remove(at: index)
    behavior.join(nil)
    changed()
  }

  /// Called when the behavior is added to an animator, or, with nil, removed from it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  final func join(_ animator: UIDynamicAnimator?) {
    guard animator !== ownAnimator else { return }
    willMove(to: animator)
    ownAnimator = animator
    for child in children { child.join(animator) }
  }

  /// The behavior and all in it, in order.
  final var flattened: [UIDynamicBehavior] { [self] + children.flatMap(\.flattened) }

  /// Requests that the animator rebuild the scene.
  final func changed() { ownAnimator?.setNeedsRebuild() }
  /// Called when a change may set items in motion.
  final func wakes() { ownAnimator?.resume() }

  /// The items that the behavior moves.
  var ownItems: [any UIDynamicItem] { [] }
  /// Adds bodies, joints and properties to the scene.
  func configure(_ scene: DynamicScene) {}
  /// Applies forces before a step of `dt` seconds.
  func act(_ scene: DynamicScene, _ dt: Double) {}
  /// Whether the items keep moving although their velocity is low.
  var keepsRunning: Bool { false }
}

/// The items of a behavior, in order and without duplicates.
@MainActor struct DynamicItems {
  private(set) var list: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) {
    for item in items { _ = add(item) }
  }

  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard !contains(item) else { return false }
    list.append(item)
    return true
  }

  mutating func remove(_ item: any UIDynamicItem) { list.removeAll { $0 === item } }
  func contains(_ item: any UIDynamicItem) -> Bool { list.contains { $0 === item } }
}
