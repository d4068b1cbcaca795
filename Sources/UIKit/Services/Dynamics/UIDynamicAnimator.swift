import QuartzCore
internal import TrestleDynamics

/// Called when an animator begins and stops moving items. Both methods are optional.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Called before items move again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called after all items have come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves views, or the layout attributes of a collection view, by the rules of its behaviors.
///
/// The simulation advances in steps of 1/120 s independent of the frame rate, so the same behaviors produce the same positions. The
/// animator pauses when all items have been at rest for half a second.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates are used; held weakly.
  public private(set) final weak var referenceView: UIView?
  final weak var referenceLayout: UICollectionViewLayout?
  private final var added: [UIDynamicBehavior] = []
  private let scene = DynamicScene()
  private var link: CADisplayLink?
  private var needsRebuild = false
  private var lastTime: CFTimeInterval = 0
  private var owed = 0.0
  private var time = 0.0
  private var restedFor = 0.0

  static let step = 1.0 / 120

  /// Creates an animator whose items are subviews of `view`.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator whose items are layout attributes: the layout is invalidated with each frame.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceLayout = layout
    super.init()
  }

  public override init() {
    super.init()
  }

  /// The delegate, called when motion pauses and resumes; held weakly.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviors that were added to the animator itself.
  open var behaviors: [UIDynamicBehavior] { added }
  /// Whether items are moving.
  open var isRunning: Bool { link != nil }
  /// The time during which the animator has moved items, in seconds.
  open var elapsedTime: TimeInterval { time }

  /// Adds a behavior, with its children.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !added.contains(where: { $0 === behavior }) else { return }
    behavior.ownAnimator?.removeBehavior(behavior)
    added.append(behavior)
    behavior.join(self)
    setNeedsRebuild()
  }

  /// Removes a behavior, with its children.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = added.firstIndex(where: { $0 === behavior }) else { return }
    added.remove(at: index)
    behavior.join(nil)
    setNeedsRebuild()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    let old = added
    added = []
    for behavior in old { behavior.join(nil) }
    setNeedsRebuild()
  }

  /// Returns the items whose boxes touch a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    rebuild()
    return scene.items.filter { $0.box.intersects(rect) }
  }

  /// Applies the position, size and rotation of an item that was changed from outside.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    rebuild()
    scene.refresh(item)
    resume()
  }

  // MARK: Collection views

  /// Returns the attributes of a cell that is an item; `nil` if it is not.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  /// Returns the attributes of a supplementary view that is an item; `nil` if it is not.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind && $0.indexPath == indexPath
    }
  }
  /// Returns the attributes of a decoration view that is an item; `nil` if it is not.
  open func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .decorationView && $0.representedElementKind == kind && $0.indexPath == indexPath }
  }
  private func attributes(_ isWanted: (UICollectionViewLayoutAttributes) -> Bool) -> UICollectionViewLayoutAttributes? {
    rebuild()
    return scene.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isWanted)
  }

  // MARK: Running

  final func setNeedsRebuild() {
    needsRebuild = true
    resume()
  }

  final func resume() {
    restedFor = 0
    guard link == nil, !added.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    lastTime = CACurrentMediaTime()
    owed = 0
    let made = CADisplayLink(target: self, action: UIDynamicAnimator.frameIsDue)
    made.add(to: .main, forMode: .common)
    link = made
  }

  private func pause() {
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  deinit { MainActor.assumeIsolated { link?.invalidate() } }

  private func rebuild() {
    guard needsRebuild else { return }
    needsRebuild = false
    let all = added.flatMap(\.flattened)
    scene.setItems(all.flatMap(\.ownItems))
    scene.world.joints = []
    scene.world.edges = []
    scene.boundaries = []
    scene.nextGroup = 0
    for behavior in all { behavior.configure(scene) }
  }

  private func frameIsDue(_ link: CADisplayLink) {
    let now = link.timestamp
    // After a long interruption of the program, the missed time is not simulated.
    owed += min(max(now - lastTime, 0), 0.1)
    lastTime = now
    var moved = false
    while owed >= Self.step - 1e-9, self.link != nil {
      owed -= Self.step
      stepOnce()
      moved = true
    }
    guard moved else { return }
    scene.writeItems()
    referenceLayout?.invalidateLayout()
    if added.isEmpty || restedFor > 0.5 { pause() }
  }

  /// Passes the scene to behaviors that query or change the motion of bodies.
  final func withScene<Result>(_ body: (DynamicScene) -> Result) -> Result {
    rebuild()
    return body(scene)
  }

  private func stepOnce() {
    rebuild()
    let all = added.flatMap(\.flattened)
    for behavior in all { behavior.act(scene, Self.step) }
    let events = scene.world.step(Self.step)
    time += Self.step
    let waits = all.contains { $0.keepsRunning }
    restedFor = scene.world.isResting() && !waits ? restedFor + Self.step : 0
    scene.writeItems()
    report(events)
    for behavior in all { behavior.action?() }
  }

  private func report(_ events: (began: [ContactEvent], ended: [ContactPair])) {
    let items = scene.items
    let boundaries = scene.boundaries
    let collisions = added.flatMap(\.flattened).compactMap { $0 as? UICollisionBehavior }
    for event in events.began {
      let point = CGPoint(x: event.point.x, y: event.point.y)
      guard items.indices.contains(event.pair.first) else { continue }
      let first = items[event.pair.first]
      if let second = event.pair.second, items.indices.contains(second) {
        for behavior in collisions where behavior.joins(first, items[second]) {
          behavior.collisionDelegate?.collisionBehavior(behavior, beganContactFor: first, with: items[second], at: point)
        }
      } else if let number = event.pair.boundary, boundaries.indices.contains(number) {
        let (behavior, identifier) = boundaries[number]
        behavior.collisionDelegate?.collisionBehavior(
          behavior, beganContactFor: first, withBoundaryIdentifier: identifier, at: point)
      }
    }
    for pair in events.ended {
      guard items.indices.contains(pair.first) else { continue }
      let first = items[pair.first]
      if let second = pair.second, items.indices.contains(second) {
        for behavior in collisions where behavior.joins(first, items[second]) {
          behavior.collisionDelegate?.collisionBehavior(behavior, endedContactFor: first, with: items[second])
        }
      } else if let number = pair.boundary, boundaries.indices.contains(number) {
        let (behavior, identifier) = boundaries[number]
        behavior.collisionDelegate?.collisionBehavior(behavior, endedContactFor: first, withBoundaryIdentifier: identifier)
      }
    }
  }
}
