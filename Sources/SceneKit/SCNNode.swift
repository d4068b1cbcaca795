import UIKit

/// An element of a scene, with a position in space, children and attached objects. Nothing is drawn on Linux.
nonisolated open class SCNNode: NSObject, NSCopying {
  /// Creates a node at the origin without geometry, light or camera.
  public override init() { super.init() }
  /// Creates a node at the origin that shows a geometry.
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  /// Creates a node from an archive, which is not read.
  public required init?(coder: NSCoder) { super.init() }

  /// A name for finding the node.
  open var name: String?
  /// The form that the node shows, if any.
  open var geometry: SCNGeometry?
  /// The light that the node emits, if any.
  open var light: SCNLight?
  /// The camera that looks from the node along its negative z axis, if any.
  open var camera: SCNCamera?
  /// The body, which is not simulated.
  open var physicsBody: SCNPhysicsBody?
  /// The rules for the node, which are not applied.
  open var constraints: [SCNConstraint]?
  /// Whether the node is invisible.
  open var isHidden = false
  /// The opacity of the node and its children, from 0 to 1; 1 by default.
  open var opacity: CGFloat = 1
  /// The order of drawing.
  open var renderingOrder = 0
  /// Whether it throws shadows.
  open var castsShadow = true
  /// The categories of the node.
  open var categoryBitMask = 1
  /// Whether actions stand still.
  open var isPaused = false

  /// The position in the parent.
  open var position = SCNVector3Zero
  /// The factors of size along the three axes of the node; 1 by default.
  open var scale = SCNVector3(1, 1, 1)
  private var turn = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
  private var angles: SCNVector3? = SCNVector3Zero
  /// The rotation as a quaternion.
  open var orientation: SCNQuaternion {
    get { SCNVector4(turn.vector.x, turn.vector.y, turn.vector.z, turn.vector.w) }
    set { (turn, angles) = (simd_quatf(vector: SIMD4(newValue.x, newValue.y, newValue.z, newValue.w)), nil) }
  }
  /// The rotation as an axis and an angle.
  open var rotation: SCNVector4 {
    get {
      let half = acos(min(max(turn.vector.w, -1), 1))
      let size = sin(half)
      guard size > 1e-6 else { return SCNVector4Zero }
      return SCNVector4(turn.vector.x / size, turn.vector.y / size, turn.vector.z / size, 2 * half)
    }
    set {
      let axis = SIMD3(newValue.x, newValue.y, newValue.z)
      turn = simd_length(axis) > 0 ? simd_quatf(angle: newValue.w, axis: simd_normalize(axis)) : simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
      angles = nil
    }
  }
  /// The rotation as angles around the axes: first roll, then yaw, then pitch.
  open var eulerAngles: SCNVector3 {
    get {
      if let angles { return angles }
      let m = simd_float4x4(turn)
      let y = asin(min(max(-m.columns.0.z, -1), 1))
      if abs(m.columns.0.z) < 0.99999 { return SCNVector3(atan2(m.columns.1.z, m.columns.2.z), y, atan2(m.columns.0.y, m.columns.0.x)) }
      return SCNVector3(0, y, atan2(-m.columns.1.x, m.columns.1.y))
    }
    set {
      let (x, y, z) = (
        simd_quatf(angle: newValue.x, axis: SIMD3(1, 0, 0)), simd_quatf(angle: newValue.y, axis: SIMD3(0, 1, 0)),
        simd_quatf(angle: newValue.z, axis: SIMD3(0, 0, 1))
      )
      (turn, angles) = (z * y * x, newValue)
    }
  }
  /// The point of the node that is at its position.
  open var pivot = SCNMatrix4Identity
  /// The transform to the parent.
  open var transform: SCNMatrix4 {
    get { SCNMatrix4(simdTransform) }
    set { simdTransform = newValue.simd }
  }
  /// The transform to the parent.
  open var simdTransform: simd_float4x4 {
    get {
      var m = simd_float4x4(turn)
      m.columns.0 *= scale.x
      m.columns.1 *= scale.y
      m.columns.2 *= scale.z
      m.columns.3 = SIMD4(position.x, position.y, position.z, 1)
      return m * pivot.simd.inverse
    }
    set {
      let m = newValue * pivot.simd
      position = SCNVector3(m.columns.3.x, m.columns.3.y, m.columns.3.z)
      func axis(_ c: SIMD4<Float>) -> SIMD3<Float> { SIMD3(c.x, c.y, c.z) }
      let (a, b, c) = (axis(m.columns.0), axis(m.columns.1), axis(m.columns.2))
      scale = SCNVector3(simd_length(a), simd_length(b), simd_length(c))
      let (x, y, z) = (simd_normalize(a), simd_normalize(b), simd_normalize(c))
      turn = Self.quaternion(x, y, z)
      angles = nil
    }
  }
  private static func quaternion(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ z: SIMD3<Float>) -> simd_quatf {
    let trace = x.x + y.y + z.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      return simd_quatf(ix: (y.z - z.y) / s, iy: (z.x - x.z) / s, iz: (x.y - y.x) / s, r: s / 4)
    }
    if x.x > y.y, x.x > z.z {
      let s = (1 + x.x - y.y - z.z).squareRoot() * 2
      return simd_quatf(ix: s / 4, iy: (y.x + x.y) / s, iz: (z.x + x.z) / s, r: (y.z - z.y) / s)
    }
    if y.y > z.z {
      let s = (1 + y.y - x.x - z.z).squareRoot() * 2
      return simd_quatf(ix: (y.x + x.y) / s, iy: s / 4, iz: (z.y + y.z) / s, r: (z.x - x.z) / s)
    }
    let s = (1 + z.z - x.x - y.y).squareRoot() * 2
    return simd_quatf(ix: (z.x + x.z) / s, iy: (z.y + y.z) / s, iz: s / 4, r: (x.y - y.x) / s)
  }
  /// The position in the parent.
  open var simdPosition: SIMD3<Float> {
    get { SIMD3(position) }
    set { position = SCNVector3(newValue) }
  }
  /// The factors of size along the three axes of the node, as a SIMD vector.
  open var simdScale: SIMD3<Float> {
    get { SIMD3(scale) }
    set { scale = SCNVector3(newValue) }
  }
  /// The rotation as angles.
  open var simdEulerAngles: SIMD3<Float> {
    get { SIMD3(eulerAngles) }
    set { eulerAngles = SCNVector3(newValue) }
  }
  /// The transform to the scene.
  open var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
  /// The transform to the scene.
  open var simdWorldTransform: simd_float4x4 { parent.map { $0.simdWorldTransform * simdTransform } ?? simdTransform }
  /// The position in the scene.
  open var worldPosition: SCNVector3 { SCNVector3(simdWorldPosition) }
  /// The position in the scene.
  open var simdWorldPosition: SIMD3<Float> {
    let c = simdWorldTransform.columns.3
    return SIMD3(c.x, c.y, c.z)
  }
  /// The node as displayed, which is the node itself.
  open var presentation: SCNNode { self }

  // MARK: Tree

  private var nodes: [SCNNode] = []
  /// The direct children of the node, in the order in which they were added.
  open var childNodes: [SCNNode] { nodes }
  /// The node that this one was added to.
  public private(set) weak var parent: SCNNode?
  /// Adds a child, which leaves its parent.
  open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: nodes.count) }
  /// Inserts a child, which leaves its parent.
  open func insertChildNode(_ child: SCNNode, at index: Int) {
    child.removeFromParentNode()
    nodes.insert(child, at: min(max(index, 0), nodes.count))
    child.parent = self
  }
  /// Removes the node from its parent.
  open func removeFromParentNode() {
    parent?.nodes.removeAll { $0 === self }
    parent = nil
  }
  /// Replaces a child by a node.
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
  /// Returns the descendants that pass a test.
  open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
    var found: [SCNNode] = []
    enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
    return found
  }
  /// Calls a closure for each descendant.
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    func visit(_ node: SCNNode) {
      for child in node.nodes where !stop.boolValue {
        block(child, &stop)
        if !stop.boolValue { visit(child) }
      }
    }
    visit(self)
  }
  /// Returns a point of another node in this one.
  open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    let world = (node?.simdWorldTransform ?? simd_float4x4(1)) * SIMD4(position.x, position.y, position.z, 1)
    let own = simdWorldTransform.inverse * world
    return SCNVector3(own.x, own.y, own.z)
  }
  /// Returns a point of this node in another.
  open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    let world = simdWorldTransform * SIMD4(position.x, position.y, position.z, 1)
    let own = (node?.simdWorldTransform ?? simd_float4x4(1)).inverse * world
    return SCNVector3(own.x, own.y, own.z)
  }
  /// Rotates the node so that its back faces a point of the scene, as for a camera.
  open func look(at worldTarget: SCNVector3) {
    let away = simdWorldPosition - SIMD3(worldTarget)
    guard simd_length(away) > 0 else { return }
    let z = simd_normalize(away)
    let up: SIMD3<Float> = abs(z.y) > 0.999 ? SIMD3(0, 0, 1) : SIMD3(0, 1, 0)
    let x = simd_normalize(simd_cross(up, z))
    (turn, angles) = (Self.quaternion(x, simd_cross(z, x), z), nil)
  }
  /// The corners of the box around the geometry.
  open var boundingBox: (min: SCNVector3, max: SCNVector3) { geometry?.boundingBox ?? (SCNVector3Zero, SCNVector3Zero) }

  /// Returns a node with the same properties, geometry and copies of the children.
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
    (copy.position, copy.scale, copy.turn, copy.angles, copy.pivot) = (position, scale, turn, angles, pivot)
    (copy.isHidden, copy.opacity, copy.categoryBitMask, copy.physicsBody) = (isHidden, opacity, categoryBitMask, physicsBody)
    return copy
  }

  // MARK: Actions

  private var timers: [(key: String?, run: SCNRunningAction)] = []
  /// Runs an action on the node. It ends with its duration, or when its node is removed from the scene of a view.
  open func runAction(_ action: SCNAction) { runAction(action, forKey: nil) }
  /// Runs an action, and a closure after it.
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {
    runAction(action, forKey: nil, completionHandler: block)
  }
  /// Runs an action instead of another with the same key.
  open func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)? = nil) {
    if let key { removeAction(forKey: key) }
    timers.append((key, SCNRunningAction(action, block)))
  }
  /// Whether actions run.
  open var hasActions: Bool { !timers.isEmpty }
  /// Ends the action with a key.
  open func removeAction(forKey key: String) { timers.removeAll { $0.key == key } }
  /// Ends all actions.
  open func removeAllActions() { timers = [] }

  func advance(by seconds: TimeInterval) {
    guard !isPaused else { return }
    for (_, run) in timers where run.advance(by: seconds, self) {
      timers.removeAll { $0.run === run }
      run.completion?()
    }
    for child in nodes { child.advance(by: seconds) }
  }
}

/// A change of a node over time. The view that has the scene moves it on.
nonisolated open class SCNAction: NSObject {
  indirect enum Kind {
    case change((SCNNode) -> (Float) -> Void)
    case run((SCNNode) -> Void)
    case sequence([SCNAction])
    case group([SCNAction])
    case `repeat`(SCNAction, Int?)
  }
  let kind: Kind
  /// The duration of the action in seconds.
  open var duration: TimeInterval
  /// The timing of the change.
  open var timingMode = SCNActionTimingMode.linear
  init(_ kind: Kind, _ duration: TimeInterval = 0) {
    (self.kind, self.duration) = (kind, duration)
    super.init()
  }
  /// Moves a node by an offset.
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval) -> SCNAction {
    move(by: SCNVector3(deltaX, deltaY, deltaZ), duration: duration)
  }
  /// Moves a node by an offset.
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(
      .change { node in
        let start = SIMD3(node.position)
        return { [weak node] share in node?.position = SCNVector3(start + SIMD3(delta) * share) }
      }, duration)
  }
  /// Moves a node to a point.
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(
      .change { node in
        let start = SIMD3(node.position)
        return { [weak node] share in node?.position = SCNVector3(start + (SIMD3(location) - start) * share) }
      }, duration)
  }
  /// Rotates a node by angles.
  open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction {
    let by = SIMD3(Float(xAngle), Float(yAngle), Float(zAngle))
    return SCNAction(
      .change { node in
        let start = SIMD3(node.eulerAngles)
        return { [weak node] share in node?.eulerAngles = SCNVector3(start + by * share) }
      }, duration)
  }
  /// Rotates a node to angles.
  open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction {
    let goal = SIMD3(Float(xAngle), Float(yAngle), Float(zAngle))
    return SCNAction(
      .change { node in
        let start = SIMD3(node.eulerAngles)
        return { [weak node] share in node?.eulerAngles = SCNVector3(start + (goal - start) * share) }
      }, duration)
  }
  /// Rotates a node around an axis.
  open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(
      .change { node in
        let start = node.simdTransform
        let (place, scale) = (node.position, node.scale)
        return { [weak node] share in
          node?.simdTransform = simd_float4x4(simd_quatf(angle: Float(angle) * share, axis: simd_normalize(SIMD3(axis)))) * start
          node?.position = place
          node?.scale = scale
        }
      }, duration)
  }
  /// Multiplies the scale.
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(
      .change { node in
        let start = SIMD3(node.scale)
        return { [weak node] share in node?.scale = SCNVector3(start * (1 + (Float(scale) - 1) * share)) }
      }, duration)
  }
  /// Scales a node.
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(
      .change { node in
        let start = SIMD3(node.scale)
        return { [weak node] share in node?.scale = SCNVector3(start + (SIMD3(repeating: Float(scale)) - start) * share) }
      }, duration)
  }
  /// Shows a node.
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction { fadeOpacity(to: 1, duration: sec) }
  /// Hides a node.
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction { fadeOpacity(to: 0, duration: sec) }
  /// Changes the opacity.
  open class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(
      .change { node in
        let start = node.opacity
        return { [weak node] share in node?.opacity = start + (opacity - start) * CGFloat(share) }
      }, duration)
  }
  /// Waits for some time.
  open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(.change { _ in { _ in } }, sec) }
  /// Calls a closure.
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(.run(block)) }
  /// Removes a node.
  open class func removeFromParentNode() -> SCNAction { SCNAction(.run { $0.removeFromParentNode() }) }
  /// Runs actions in sequence.
  open class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction(.sequence(actions), actions.reduce(0) { $0 + $1.duration }) }
  /// Runs actions together.
  open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction(.group(actions), actions.map(\.duration).max() ?? 0) }
  /// Returns an action that runs another one the given number of times.
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    SCNAction(.repeat(action, count), action.duration * Double(count))
  }
  /// Repeats an action until it is removed.
  open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.repeat(action, nil), action.duration) }
}

/// The timing of an action's change.
public enum SCNActionTimingMode: Int, Sendable {
  /// The change has the same rate all the time; the default.
  case linear
  /// Slow at the beginning.
  case easeIn
  /// Slowly at the end.
  case easeOut
  /// Slow at the beginning and the end.
  case easeInEaseOut
}

/// The progress of an action on a node, from frame to frame.
nonisolated final class SCNRunningAction {
  private let action: SCNAction
  let completion: (() -> Void)?
  private var change: ((Float) -> Void)?
  private var (elapsed, index): (TimeInterval, Int) = (0, 0)
  private var parts: [SCNRunningAction]?
  private(set) var left: TimeInterval = 0

  init(_ action: SCNAction, _ completion: (() -> Void)? = nil) { (self.action, self.completion) = (action, completion) }

  /// - Returns: Whether the action is over.
  func advance(by seconds: TimeInterval, _ node: SCNNode) -> Bool {
    left = seconds
    switch action.kind {
    case .run(let block):
      block(node)
      return true
    case .change(let start):
      if change == nil { change = start(node) }
      elapsed += seconds
      let t = action.duration > 0 ? Float(min(elapsed / action.duration, 1)) : 1
      switch action.timingMode {
      case .linear: change?(t)
      case .easeIn: change?(t * t)
      case .easeOut: change?(1 - (1 - t) * (1 - t))
      case .easeInEaseOut: change?(t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t))
      }
      left = max(0, elapsed - action.duration)
      return t >= 1
    case .sequence(let actions):
      while index < actions.count {
        let part = parts?.first ?? SCNRunningAction(actions[index])
        parts = [part]
        guard part.advance(by: left, node) else { return false }
        (left, parts, index) = (part.left, nil, index + 1)
      }
      return true
    case .group(let actions):
      var running = parts ?? actions.map { SCNRunningAction($0) }
      running.removeAll { part in
        guard part.advance(by: seconds, node) else { return false }
        left = min(left, part.left)
        return true
      }
      parts = running
      return running.isEmpty
    case .repeat(let repeated, let count):
      while count.map({ index < $0 }) ?? true {
        let part = parts?.first ?? SCNRunningAction(repeated)
        parts = [part]
        let before = left
        guard part.advance(by: left, node) else { return false }
        (left, parts, index) = (part.left, nil, index + 1)
        if count == nil, repeated.duration <= 0 || left >= before && before > 0 { return false }
      }
      return true
    }
  }
}
