import CoreGraphics
internal import TrestleDynamics

/// Called when items touch each other or a boundary. Every method is optional.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Called when two items touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
  /// Called when two items no longer touch.
  func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// The identifier is nil for the bounds of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint)
  /// Called when an item no longer touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Makes its items bounce off each other and off boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of obstacle that items collide with.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Items collide with other items.
    public static let items = Mode(rawValue: 1)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Collisions with items and boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath
  }

  private final var members: DynamicItems
  private var boundaries: [Boundary] = []
  private var boundsInsets: UIEdgeInsets?

  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  public convenience override init() { self.init(items: []) }

  /// The items in the order in which they were added.
  open var items: [any UIDynamicItem] { members.list }
  /// Adds an item, which collides with the others and with the boundaries.
  open func addItem(_ item: any UIDynamicItem) { if members.add(item) { changed() } }
  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    changed()
  }

  /// The receiver of contacts; held weakly.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// The kinds of obstacle that the items collide with.
  open var collisionMode = Mode.everything { didSet { changed() } }
  /// Whether the bounds of the reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { boundsInsets != nil }
    set {
      boundsInsets = newValue ? .zero : nil
      changed()
    }
  }
  /// Makes the bounds of the reference view a boundary, inset by a distance.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    boundsInsets = insets
    changed()
  }

  /// The identifiers of the boundaries; `nil` if there are none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
  /// Adds a boundary along a path; one with the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let path = bezierPath.copy() as? UIBezierPath ?? bezierPath
    boundaries.removeAll { Self.same($0.identifier, identifier) }
    boundaries.append(Boundary(identifier: identifier, path: path))
    changed()
  }
  /// Adds a boundary along a line; one with the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// Returns the path of a boundary; `nil` if there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.same($0.identifier, identifier) }?.path
  }
  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.same($0.identifier, identifier) }
    changed()
  }
  /// Removes all boundaries with an identifier.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  private static func same(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
    func key(_ value: any NSCopying) -> AnyHashable? { (value as? NSString).map { $0 as String } ?? value as? AnyHashable }
    guard let first = key(first), let second = key(second) else { return false }
    return first == second
  }

  final func joins(_ first: any UIDynamicItem, _ second: any UIDynamicItem) -> Bool {
    collisionMode.contains(.items) && members.contains(first) && members.contains(second)
  }

  override var ownItems: [any UIDynamicItem] { members.list }
  override func configure(_ scene: DynamicScene) {
    let group = UInt64(1) << UInt64(scene.nextGroup % 64)
    scene.nextGroup += 1
    for item in members.list {
      guard let index = scene.index(item) else { continue }
      if collisionMode.contains(.items) { scene.world.bodies[index].bodyGroups |= group }
      if collisionMode.contains(.boundaries) { scene.world.bodies[index].edgeGroups |= group }
    }
    guard collisionMode.contains(.boundaries) else { return }
    if let boundsInsets, let bounds = dynamicAnimator?.referenceBounds {
      let rect = bounds.inset(by: boundsInsets)
      let corners = [
        Vector(rect.minX, rect.minY), Vector(rect.maxX, rect.minY), Vector(rect.maxX, rect.maxY), Vector(rect.minX, rect.maxY),
        Vector(rect.minX, rect.minY),
      ]
      scene.add([corners], group, self, nil)
    }
    for boundary in boundaries { scene.add(boundary.path.flattenedChains, group, self, boundary.identifier) }
  }
}

extension UIDynamicAnimator {
  /// The bounds that items are kept in, if the animator has a reference view.
  final var referenceBounds: CGRect? {
    referenceView?.bounds ?? referenceLayout?.collectionView.map { CGRect(origin: .zero, size: $0.contentSize) }
  }
}

extension DynamicScene {
  func add(_ chains: [[Vector]], _ group: UInt64, _ behavior: UICollisionBehavior, _ identifier: (any NSCopying)?) {
    let number = boundaries.count
    boundaries.append((behavior, identifier))
    for chain in chains {
      for (start, end) in zip(chain, chain.dropFirst()) where start != end && start.isFinite && end.isFinite {
        world.edges.append(Edge(start, end, groups: group, boundary: number))
      }
    }
  }
}
