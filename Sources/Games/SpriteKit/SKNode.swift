@_exported import UIKit
@_exported import simd

/// A node with a position, children and actions, which draws nothing itself.
@preconcurrency @MainActor open class SKNode: UIResponder, @preconcurrency NSCopying, _SKFileLoading {
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) {
    super.init()
    (aDecoder as? SceneArchiveCoder)?.read(into: self)
  }

  // MARK: Position

  /// The position in the parent's coordinates.
  open var position = CGPoint.zero
  /// The z position relative to the parent. Nodes with a greater sum of z positions are drawn later.
  open var zPosition: CGFloat = 0
  /// The counterclockwise rotation in radians.
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  /// The opacity of the node and its children, from 0 to 1. The default is 1.
  open var alpha: CGFloat = 1
  open var isHidden = false
  /// The bounds of the node's own content, in the parent's coordinates.
  open var frame: CGRect { contentBounds.applying(transform) }
  /// Returns the bounds of the node and its descendants, in the parent's coordinates.
  open func calculateAccumulatedFrame() -> CGRect {
    var frame = frame
    for child in nodes {
      let part = child.calculateAccumulatedFrame()
      guard !part.isNull, part.size != .zero else { continue }
      let place = part.applying(transform)
      frame = frame.size == .zero ? place : frame.union(place)
    }
    return frame
  }

  /// The bounds of the node's own content, in its coordinates.
  var contentBounds: CGRect { .zero }
  /// The transform from the node's coordinates to the parent's.
  var transform: CGAffineTransform {
    CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
  }
  /// The transform from the node's coordinates to those of the root of its tree.
  var rootTransform: CGAffineTransform {
    guard let parent else { return .identity }
    return transform.concatenating(parent.rootTransform)
  }

  // MARK: State

  open var name: String?
  /// Custom values of the app. The default is nil.
  open var userData: NSMutableDictionary?
  /// Whether actions of the node and its descendants are paused. The default is false.
  open var isPaused = false
  /// The speed factor for actions of the node and its descendants; 1 by default.
  open var speed: CGFloat = 1
  /// Whether the node receives touches; `false` by default.
  open var isUserInteractionEnabled = false
  open var physicsBody: SKPhysicsBody? {
    didSet {
      guard physicsBody !== oldValue else { return }
      oldValue?.detach(from: self)
      physicsBody?.attach(to: self)
    }
  }
  /// The constraints that are applied to the node after physics.
  open var constraints: [SKConstraint]?
  /// The values for attributes of the node's shader. They are stored only, because there is no GPU.
  open var attributeValues: [String: SKAttributeValue] = [:]

  // MARK: Tree

  final var nodes: [SKNode] = []
  open var children: [SKNode] { nodes }
  public internal(set) final weak var parent: SKNode?
  open var scene: SKScene? { parent?.scene }

  /// Appends a child, which must not have a parent.
  open func addChild(_ node: SKNode) { insertChild(node, at: nodes.count) }
  /// Inserts a child, which must not have a parent.
  open func insertChild(_ node: SKNode, at index: Int) {
    if node.parent != nil || node === self {
      UIKitError.raise("Attemped to add a SKNode which already has a parent: \(node)")
      return
    }
    nodes.insert(node, at: min(max(index, 0), nodes.count))
    node.parent = self
  }
  /// Removes children. Nodes that are not children are ignored.
  open func removeChildren(in nodes: [SKNode]) { for node in nodes where node.parent === self { node.removeFromParent() } }
  open func removeAllChildren() { for node in nodes.reversed() { node.removeFromParent() } }
  open func removeFromParent() {
    guard let parent else { return }
    parent.nodes.removeAll { $0 === self }
    self.parent = nil
  }
  /// Moves the node to another parent without changing its position on the screen.
  open func move(toParent parent: SKNode) {
    let point = self.parent.map { parent.convert(position, from: $0) } ?? position
    removeFromParent()
    position = point
    parent.addChild(self)
  }
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    self.parent === parent || self.parent?.inParentHierarchy(parent) == true
  }
  /// The next responder: the parent, or for a scene its view.
  open override var next: UIResponder? { parent }

  // MARK: Coordinates

  /// Converts a point from another node of the same tree to this node's coordinates.
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.rootTransform).applying(rootTransform.inverted())
  }
  /// Converts a point from this node's coordinates to those of another node of the same tree.
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }
  /// Returns whether a point in the parent's coordinates is in the accumulated frame.
  open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
  /// Returns whether the frames of two nodes of the same scene overlap.
  open func intersects(_ node: SKNode) -> Bool {
    func box(_ node: SKNode) -> CGRect { node.calculateAccumulatedFrame().applying(node.parent?.rootTransform ?? .identity) }
    return box(self).intersects(box(node))
  }
  /// Returns whether both are the same object.
  open func isEqual(to node: SKNode) -> Bool { node === self }

  // MARK: Actions

  final var running: [RunningAction] = []
  /// Runs an action, starting with the next frame.
  open func run(_ action: SKAction) { start(action, key: nil, completion: nil) }
  open func run(_ action: SKAction, completion block: @escaping () -> Void) { start(action, key: nil, completion: block) }
  open func run(_ action: SKAction, withKey key: String) {
    removeAction(forKey: key)
    start(action, key: key, completion: nil)
  }
  open func hasActions() -> Bool { !running.isEmpty }
  open func action(forKey key: String) -> SKAction? { running.first { $0.key == key }?.action }
  /// Removes the action with a key without calling its completion.
  open func removeAction(forKey key: String) {
    for run in running where run.key == key { run.isRemoved = true }
    running.removeAll { $0.key == key }
  }
  /// Removes all actions without calling their completions.
  open func removeAllActions() {
    for run in running { run.isRemoved = true }
    running = []
  }

  // MARK: Copies

  /// Returns a copy with copies of the children.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = blank()
    copy.take(from: self)
    for child in nodes { if let child = child.copy() as? SKNode { copy.addChild(child) } }
    for run in running { copy.start(run.action, key: run.key, completion: nil) }
    return copy
  }
  /// Returns a new node of the same class. It uses `init(coder:)` for an app's class, because each class has that initializer.
  private func blank() -> SKNode {
    switch type(of: self) {
    case _ where type(of: self) == SKNode.self: SKNode()
    case _ where type(of: self) == SKSpriteNode.self: SKSpriteNode(texture: nil, color: .clear, size: .zero)
    case _ where type(of: self) == SKLabelNode.self: SKLabelNode(fontNamed: nil)
    case _ where type(of: self) == SKShapeNode.self: SKShapeNode()
    default: type(of: self).init(coder: SceneArchiveCoder.empty) ?? SKNode()
    }
  }
  func take(from other: SKNode) {
    (position, zPosition, zRotation, xScale, yScale) = (other.position, other.zPosition, other.zRotation, other.xScale, other.yScale)
    (alpha, isHidden, name, isPaused, speed) = (other.alpha, other.isHidden, other.name, other.isPaused, other.speed)
    isUserInteractionEnabled = other.isUserInteractionEnabled
    userData = other.userData.map { NSMutableDictionary(dictionary: $0 as! [AnyHashable: Any]) }
    constraints = other.constraints
    physicsBody = other.physicsBody?.copy() as? SKPhysicsBody
  }

  /// Draws the node's own content.
  func draw(in renderer: SceneRenderer, _ place: SceneRenderer.Place) {}
  /// Advances the node's own animation, such as particles.
  func advance(by seconds: TimeInterval) {}

  open override var description: String { MainActor.assumeIsolated { text } }
  private var text: String { "<\(type(of: self))> name:'\(name ?? "(null)")' position:{\(position.x), \(position.y)}" }
}
