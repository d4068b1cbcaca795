import UIKit

/// An element of a scene, with a position in space, children and attached objects.
nonisolated open class SCNNode: NSObject, NSCopying, SCNAnimatable, SCNBoundingVolume {
  public override init() { super.init() }
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  /// Creates a node at the origin. The values of scene files are set afterward.
  public required init?(coder: NSCoder) { super.init() }

  open var name: String?
  open var geometry: SCNGeometry?
  open var light: SCNLight?
  /// The camera of the node, which looks along the node's negative z axis.
  open var camera: SCNCamera?
  /// The skeleton of the geometry. It is stored only: the geometry is drawn in its original pose.
  open var skinner: SCNSkinner?
  /// The morph targets of the geometry. They are stored only.
  open var morpher: SCNMorpher?
  /// The body with which the scene's physics moves the node.
  open var physicsBody: SCNPhysicsBody? {
    didSet {
      oldValue?.node = nil
      physicsBody?.node = self
    }
  }
  open var physicsField: SCNPhysicsField? { didSet { physicsField?.node = self } }
  /// The constraints of the position and rotation, in the order in which they are applied before each frame.
  open var constraints: [SCNConstraint]?
  /// Filters of the rendered node. They are stored only.
  open var filters: [Any]?
  open var isHidden = false
  /// The rendering order; nodes with larger numbers are drawn later. The default is 0.
  open var renderingOrder = 0
  /// Whether the node casts shadows. It is stored only: shadows are not drawn.
  open var castsShadow = true
  open var categoryBitMask = 1
  /// Whether actions are paused. The default is false.
  open var isPaused = false
  /// Whether the node is expected to move. It is stored only.
  open var movabilityHint = SCNMovabilityHint.fixed
  /// The behavior of the node in focus navigation. It is stored only.
  open var focusBehavior = SCNNodeFocusBehavior.none
  /// The GameplayKit entity of the node.
  open weak var entity: AnyObject?
  let animations = AnimationList()

  // MARK: Placement

  private(set) var model = Placement()
  /// The values that are displayed while animations run.
  private(set) var displayed: Placement?
  private var angles: Vector? = .zero

  /// Changes the placement, and animates the change in a transaction with a duration.
  private func set(_ change: (inout Placement) -> Void) {
    let old = model
    change(&model)
    guard model != old else { return }
    let duration = SCNTransaction.currentDuration
    if duration > 0 { animations.add(.placement(from: displayed ?? old, duration: duration)) }
  }
  /// Displays the node starting at the position of another, as for a change of the camera.
  final func animateView(from other: SCNNode, duration: TimeInterval) {
    var start = Placement()
    start.take((parent?.displayedWorldSpace.inverse ?? .identity) * other.displayedWorldSpace)
    (start.scale, start.opacity) = (model.scale, model.opacity)
    animations.add(.placement(from: start, duration: duration))
  }
  /// Sets a placement that was computed by animations or physics.
  func move(_ placement: Placement) { (model, angles) = (placement, nil) }

  /// The position in the parent's coordinates.
  open var position: SCNVector3 {
    get { SCNVector3(model.position) }
    set { set { $0.position = Vector(newValue) } }
  }
  /// The scale along the three axes of the node; 1 by default.
  open var scale: SCNVector3 {
    get { SCNVector3(model.scale) }
    set { set { $0.scale = Vector(newValue) } }
  }
  open var orientation: SCNQuaternion {
    get { SCNVector4(model.turn) }
    set {
      angles = nil
      let length = (SIMD4(newValue) * SIMD4(newValue)).sum().squareRoot()
      set { $0.turn = length > 0 ? SIMD4(newValue) / length : SIMD4(0, 0, 0, 1) }
    }
  }
  open var rotation: SCNVector4 {
    get { SCNVector4(Placement.axisAngle(model.turn)) }
    set {
      angles = nil
      set { $0.turn = Placement.turn(newValue.w, around: Vector(newValue.x, newValue.y, newValue.z)) }
    }
  }
  /// The rotation as angles in radians, applied around x, then y, then z.
  open var eulerAngles: SCNVector3 {
    get { SCNVector3(angles ?? Placement.angles(model.turn)) }
    set {
      angles = Vector(newValue)
      set { $0.turn = Placement.turn(angles: Vector(newValue)) }
    }
  }
  /// The opacity of the node and its children, from 0 to 1; 1 by default.
  open var opacity: CGFloat {
    get { CGFloat(model.opacity) }
    set { set { $0.opacity = Float(newValue) } }
  }
  /// The transform of the node's content relative to its position. The default is the identity.
  open var pivot = SCNMatrix4Identity { didSet { pivotInverse = pivot == SCNMatrix4Identity ? nil : Transform(pivot.simd).inverse } }
  private var pivotInverse: Transform?
  /// The transform to the parent's coordinates.
  open var transform: SCNMatrix4 {
    get { SCNMatrix4(localTransform.matrix) }
    set {
      angles = nil
      let m = Transform(newValue.simd)
      set { $0.take(pivotInverse == nil ? m : m * Transform(pivot.simd)) }
    }
  }
  private func local(_ placement: Placement) -> Transform {
    pivotInverse.map { placement.transform * $0 } ?? placement.transform
  }
  final var localTransform: Transform { local(model) }
  final var displayedTransform: Transform { local(displayed ?? model) }
  final var worldSpace: Transform { parent.map { $0.worldSpace * localTransform } ?? localTransform }
  final var displayedWorldSpace: Transform { parent.map { $0.displayedWorldSpace * displayedTransform } ?? displayedTransform }

  /// A copy of the node with the values of running animations, or the node itself if there are none.
  open var presentation: SCNNode {
    var isAnimated = displayed != nil
    var ancestor = parent
    while let node = ancestor, !isAnimated { (isAnimated, ancestor) = (node.displayed != nil, node.parent) }
    guard isAnimated else { return self }
    let copy = SCNNode()
    (copy.name, copy.geometry, copy.light, copy.camera, copy.pivot) = (name, geometry, light, camera, pivot)
    copy.model = displayed ?? model
    copy.presentationParent = parent?.presentation
    copy.parent = copy.presentationParent
    return copy
  }
  private var presentationParent: SCNNode?

  // MARK: Tree

  private(set) final var nodes: [SCNNode] = []
  open var childNodes: [SCNNode] { nodes }
  public internal(set) final weak var parent: SCNNode?
  /// Adds a child, and removes it from its previous parent.
  open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: nodes.count) }
  /// Inserts a child, and removes it from its previous parent.
  open func insertChildNode(_ child: SCNNode, at index: Int) {
    child.removeFromParentNode()
    nodes.insert(child, at: min(max(index, 0), nodes.count))
    child.parent = self
  }
  open func removeFromParentNode() {
    parent?.nodes.removeAll { $0 === self }
    parent = nil
  }
  open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
    guard let index = nodes.firstIndex(where: { $0 === oldChild }) else { return }
    oldChild.removeFromParentNode()
    insertChildNode(newChild, at: index)
  }
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for node in nodes {
      if node.name == name { return node }
      if recursively, let found = node.childNode(withName: name, recursively: true) { return found }
    }
    return nil
  }
  /// The bounding box of the geometry and the children, in the node's coordinates. A box that is set replaces it.
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get {
      if let ownBox { return ownBox }
      let box = contentBox
      return box.map { (SCNVector3($0.min), SCNVector3($0.max)) } ?? (SCNVector3Zero, SCNVector3Zero)
    }
    set { ownBox = newValue }
  }
  private var ownBox: (min: SCNVector3, max: SCNVector3)?

  /// Returns a node with the same properties and geometry, and copies of the children.
  open func clone() -> Self {
    let copy = copy() as! Self
    for child in nodes { copy.addChildNode(child.clone()) }
    return copy
  }
  /// Returns a node with the same properties, without children.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy =
      Swift.type(of: self) == SCNNode.self
      ? SCNNode() : Swift.type(of: self).init(coder: NSKeyedArchiver(requiringSecureCoding: false)) ?? SCNNode()
    (copy.name, copy.geometry, copy.light, copy.camera) = (name, geometry, light, camera)
    (copy.model, copy.angles, copy.pivot) = (model, angles, pivot)
    (copy.isHidden, copy.categoryBitMask, copy.renderingOrder) = (isHidden, categoryBitMask, renderingOrder)
    (copy.castsShadow, copy.movabilityHint, copy.constraints) = (castsShadow, movabilityHint, constraints)
    copy.physicsBody = physicsBody?.copy() as? SCNPhysicsBody
    copy.particles = particles
    return copy
  }

  // MARK: Actions

  final var timers: [(key: String?, action: SCNAction, run: SCNRunningAction)] = []
  /// Runs an action on the node. It ends after its duration, or when the node is removed from a displayed scene.
  open func runAction(_ action: SCNAction) { runAction(action, forKey: nil, completionHandler: nil) }
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {
    runAction(action, forKey: nil, completionHandler: block)
  }
  /// Runs an action, and replaces one with the same key. The closure is called after it.
  open func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)? = nil) {
    if let key { removeAction(forKey: key) }
    timers.append((key, action, SCNRunningAction(action, block)))
  }
  open var hasActions: Bool { !timers.isEmpty }
  open var actionKeys: [String] { timers.compactMap(\.key) }
  open func action(forKey key: String) -> SCNAction? { timers.first { $0.key == key }?.action }
  open func removeAction(forKey key: String) { timers.removeAll { $0.key == key } }
  open func removeAllActions() { timers = [] }

  /// Advances actions, animations and particles of the node and its descendants.
  final func advance(by seconds: TimeInterval) {
    if !isPaused {
      for (_, _, run) in timers where run.advance(by: seconds, self) {
        timers.removeAll { $0.run === run }
        run.completion?()
      }
    }
    displayed = animations.advance(by: seconds, model)
    for system in particles { system.advance(by: seconds, from: self) }
    for child in nodes { child.advance(by: seconds) }
  }

  final var particles: [SCNParticleSystem] = []
  public internal(set) final var audioPlayers: [SCNAudioPlayer] = []
}

public enum SCNMovabilityHint: Int, Sendable {
  /// The node does not move; the default.
  case fixed
  case movable
}

public enum SCNNodeFocusBehavior: Int, Sendable {
  /// Not focusable, and does not occlude other nodes; the default.
  case none = 0
  /// Not focusable, and occludes other nodes.
  case occluding
  case focusable
}
