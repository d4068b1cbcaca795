import AVFoundation
import UIKit

/// An element of a scene, with a position in space, children and attached objects.
nonisolated open class SCNNode: NSObject, NSCopying, SCNAnimatable, SCNBoundingVolume {
  /// Creates a node at the origin without geometry, light or camera.
  public override init() { super.init() }
  /// Creates a node at the origin that shows a geometry.
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  /// Creates a node at the origin. Values of scene files are set after it.
  public required init?(coder: NSCoder) { super.init() }

  /// A name for finding the node.
  open var name: String?
  /// The form that the node shows, if any.
  open var geometry: SCNGeometry?
  /// The light that the node emits, if any.
  open var light: SCNLight?
  /// The camera that looks from the node along its negative z axis, if any.
  open var camera: SCNCamera?
  /// The bones of the geometry. They are held; the geometry is drawn in its original pose.
  open var skinner: SCNSkinner?
  /// The other forms of the geometry. They are held.
  open var morpher: SCNMorpher?
  /// The body, which the physics of the scene moves.
  open var physicsBody: SCNPhysicsBody? {
    didSet {
      oldValue?.node = nil
      physicsBody?.node = self
    }
  }
  /// The force field of the node.
  open var physicsField: SCNPhysicsField? { didSet { physicsField?.node = self } }
  /// The rules for the position and rotation, which are applied before each frame.
  open var constraints: [SCNConstraint]?
  /// Filters of the picture. They are held and not applied.
  open var filters: [Any]?
  /// Whether the node is invisible.
  open var isHidden = false
  /// The order of drawing; nodes with larger numbers are drawn later.
  open var renderingOrder = 0
  /// Whether it throws shadows, which are not drawn.
  open var castsShadow = true
  open var categoryBitMask = 1
  /// Whether actions stand still.
  open var isPaused = false
  /// The expectation of movement.
  open var movabilityHint = SCNMovabilityHint.fixed
  /// The part that focus has. It is held.
  open var focusBehavior = SCNNodeFocusBehavior.none
  /// The entity of GameplayKit that the node belongs to.
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
  /// Displays the node as if it came from the place of another, as for a change of the camera.
  final func animateView(from other: SCNNode, duration: TimeInterval) {
    var start = Placement()
    start.take((parent?.displayedWorldSpace.inverse ?? .identity) * other.displayedWorldSpace)
    (start.scale, start.opacity) = (model.scale, model.opacity)
    animations.add(.placement(from: start, duration: duration))
  }
  /// Sets a placement that animations or physics computed.
  func move(_ placement: Placement) { (model, angles) = (placement, nil) }

  /// The position in the parent.
  open var position: SCNVector3 {
    get { SCNVector3(model.position) }
    set { set { $0.position = Vector(newValue) } }
  }
  /// The factors of size along the three axes of the node; 1 by default.
  open var scale: SCNVector3 {
    get { SCNVector3(model.scale) }
    set { set { $0.scale = Vector(newValue) } }
  }
  /// The rotation as a quaternion.
  open var orientation: SCNQuaternion {
    get { SCNVector4(model.turn) }
    set {
      angles = nil
      let length = (SIMD4(newValue) * SIMD4(newValue)).sum().squareRoot()
      set { $0.turn = length > 0 ? SIMD4(newValue) / length : SIMD4(0, 0, 0, 1) }
    }
  }
  /// The rotation as an axis and an angle.
  open var rotation: SCNVector4 {
    get { SCNVector4(Placement.axisAngle(model.turn)) }
    set {
      angles = nil
      set { $0.turn = Placement.turn(newValue.w, around: Vector(newValue.x, newValue.y, newValue.z)) }
    }
  }
  /// The rotation as angles around the axes: first around x, then y, then z.
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
  /// The point of the node that is at its position.
  open var pivot = SCNMatrix4Identity { didSet { pivotInverse = pivot == SCNMatrix4Identity ? nil : Transform(pivot.simd).inverse } }
  private var pivotInverse: Transform?
  /// The transform to the parent.
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

  /// The node as displayed: a copy with the values of running animations, or the node itself.
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
  /// The direct children of the node, in the order in which they were added.
  open var childNodes: [SCNNode] { nodes }
  /// The node that this one was added to.
  public internal(set) final weak var parent: SCNNode?
  /// Adds a child, which leaves its parent.
  open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: nodes.count) }
  /// Inserts a child, which leaves its parent.
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
  /// Returns the child with a name, optionally including descendants.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for node in nodes {
      if node.name == name { return node }
      if recursively, let found = node.childNode(withName: name, recursively: true) { return found }
    }
    return nil
  }
  /// The corners of the box around the geometry and the children, in the coordinates of the node. A box that is set replaces it.
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
  /// Runs an action on the node. It ends with its duration, or when its node is removed from the scene of a view.
  open func runAction(_ action: SCNAction) { runAction(action, forKey: nil, completionHandler: nil) }
  /// Runs an action, and a closure after it.
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {
    runAction(action, forKey: nil, completionHandler: block)
  }
  /// Runs an action instead of another with the same key, and a closure after it.
  open func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)? = nil) {
    if let key { removeAction(forKey: key) }
    timers.append((key, action, SCNRunningAction(action, block)))
  }
  /// Whether actions run.
  open var hasActions: Bool { !timers.isEmpty }
  /// The keys of the actions that run.
  open var actionKeys: [String] { timers.compactMap(\.key) }
  open func action(forKey key: String) -> SCNAction? { timers.first { $0.key == key }?.action }
  /// Ends the action with a key.
  open func removeAction(forKey key: String) { timers.removeAll { $0.key == key } }
  /// Ends all actions.
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

  /// The systems of particles that the node emits.
  final var particles: [SCNParticleSystem] = []
  /// The sounds that the node plays.
  public internal(set) final var audioPlayers: [SCNAudioPlayer] = []
}

/// The expectation of a node's movement.
public enum SCNMovabilityHint: Int, Sendable {
  /// It stands still; the default.
  case fixed
  /// It moves.
  case movable
}

/// The part of a node in focus.
public enum SCNNodeFocusBehavior: Int, Sendable {
  /// It is not focused and does not hide others; the default.
  case none = 0
  /// It is not focused and hides others.
  case occluding
  /// It can be focused.
  case focusable
}
