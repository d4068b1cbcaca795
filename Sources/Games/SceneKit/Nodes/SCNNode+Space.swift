/// Positions and rotations in parent and scene coordinates, also as SIMD values.
extension SCNNode {
  /// The transform to the parent's coordinates.
  public var simdTransform: simd_float4x4 {
    get { localTransform.matrix }
    set { transform = SCNMatrix4(newValue) }
  }
  /// The position in the parent's coordinates.
  public var simdPosition: SIMD3<Float> {
    get { SIMD3(position) }
    set { position = SCNVector3(newValue) }
  }
  /// The scale along the three axes of the node.
  public var simdScale: SIMD3<Float> {
    get { SIMD3(scale) }
    set { scale = SCNVector3(newValue) }
  }
  /// The rotation as angles in radians around the axes.
  public var simdEulerAngles: SIMD3<Float> {
    get { SIMD3(eulerAngles) }
    set { eulerAngles = SCNVector3(newValue) }
  }
  public var simdOrientation: simd_quatf {
    get { simd_quatf(vector: SIMD4(orientation)) }
    set { orientation = SCNVector4(newValue.vector) }
  }
  public var simdRotation: SIMD4<Float> {
    get { SIMD4(rotation) }
    set { rotation = SCNVector4(newValue) }
  }
  /// The transform of the node's content relative to its position.
  public var simdPivot: simd_float4x4 {
    get { pivot.simd }
    set { pivot = SCNMatrix4(newValue) }
  }
  /// The transform to the scene's coordinates.
  public var worldTransform: SCNMatrix4 { SCNMatrix4(worldSpace.matrix) }
  /// Sets the transform to the scene's coordinates.
  public func setWorldTransform(_ worldTransform: SCNMatrix4) { simdWorldTransform = worldTransform.simd }
  /// The transform to the scene's coordinates.
  public var simdWorldTransform: simd_float4x4 {
    get { worldSpace.matrix }
    set { transform = SCNMatrix4(((parent?.worldSpace.inverse ?? .identity) * Transform(newValue)).matrix) }
  }
  /// The position in the scene's coordinates.
  public var worldPosition: SCNVector3 {
    get { SCNVector3(worldSpace.point(.zero)) }
    set { position = SCNVector3((parent?.worldSpace.inverse ?? .identity).point(Vector(newValue))) }
  }
  /// The position in the scene's coordinates.
  public var simdWorldPosition: SIMD3<Float> {
    get { Vector(worldPosition) }
    set { worldPosition = SCNVector3(newValue) }
  }
  /// The rotation relative to the scene.
  public var worldOrientation: SCNQuaternion {
    get {
      var placement = Placement()
      placement.take(worldSpace)
      return SCNVector4(placement.turn)
    }
    set {
      var outer = Placement()
      outer.take(parent?.worldSpace ?? .identity)
      let inverse = SIMD4(-outer.turn.x, -outer.turn.y, -outer.turn.z, outer.turn.w)
      orientation = SCNVector4(Placement.multiply(inverse, SIMD4(newValue)))
    }
  }
  /// The rotation relative to the scene.
  public var simdWorldOrientation: simd_quatf {
    get { simd_quatf(vector: SIMD4(worldOrientation)) }
    set { worldOrientation = SCNVector4(newValue.vector) }
  }

  /// The forward direction of a node: the negative z axis.
  public static var localFront: SCNVector3 { SCNVector3(0, 0, -1) }
  /// The right direction of a node: the x axis.
  public static var localRight: SCNVector3 { SCNVector3(1, 0, 0) }
  /// The up direction of a node: the y axis.
  public static var localUp: SCNVector3 { SCNVector3(0, 1, 0) }
  /// The forward direction of a node: the negative z axis.
  public static var simdLocalFront: SIMD3<Float> { SIMD3(0, 0, -1) }
  /// The right direction of a node: the x axis.
  public static var simdLocalRight: SIMD3<Float> { SIMD3(1, 0, 0) }
  /// The up direction of a node: the y axis.
  public static var simdLocalUp: SIMD3<Float> { SIMD3(0, 1, 0) }
  /// The node's negative z axis in the scene's coordinates.
  public var worldFront: SCNVector3 { SCNVector3(simdWorldFront) }
  /// The node's x axis in the scene's coordinates.
  public var worldRight: SCNVector3 { SCNVector3(simdWorldRight) }
  /// The node's y axis in the scene's coordinates.
  public var worldUp: SCNVector3 { SCNVector3(simdWorldUp) }
  /// The node's negative z axis in the scene's coordinates.
  public var simdWorldFront: SIMD3<Float> { unit(worldSpace.direction(Vector(0, 0, -1))) }
  /// The node's x axis in the scene's coordinates.
  public var simdWorldRight: SIMD3<Float> { unit(worldSpace.direction(Vector(1, 0, 0))) }
  /// The node's y axis in the scene's coordinates.
  public var simdWorldUp: SIMD3<Float> { unit(worldSpace.direction(Vector(0, 1, 0))) }

  /// Moves the node by an offset along its own axes.
  public func localTranslate(by translation: SCNVector3) { simdLocalTranslate(by: Vector(translation)) }
  /// Moves the node by an offset along its own axes.
  public func simdLocalTranslate(by translation: SIMD3<Float>) {
    position = SCNVector3(Vector(position) + Placement(turn: model.turn).transform.direction(translation))
  }
  /// Rotates the node around its own axes.
  public func localRotate(by rotation: SCNQuaternion) { orientation = SCNVector4(Placement.multiply(model.turn, SIMD4(rotation))) }
  /// Rotates the node around its own axes.
  public func simdLocalRotate(by rotation: simd_quatf) { localRotate(by: SCNVector4(rotation.vector)) }
  /// Rotates the node around a point of the scene.
  public func rotate(by worldRotation: SCNQuaternion, aroundTarget worldTarget: SCNVector3) {
    simdRotate(by: simd_quatf(vector: SIMD4(worldRotation)), aroundTarget: Vector(worldTarget))
  }
  /// Rotates the node around a point of the scene.
  public func simdRotate(by worldRotation: simd_quatf, aroundTarget worldTarget: SIMD3<Float>) {
    var turn = Placement(turn: worldRotation.vector).transform
    turn.w = SIMD4(worldTarget - turn.direction(worldTarget), 1)
    simdWorldTransform = (turn * worldSpace).matrix
  }

  /// Rotates the node so that its negative z axis points to a point of the scene.
  public func look(at worldTarget: SCNVector3) {
    look(at: worldTarget, up: SCNVector3(0, 1, 0), localFront: SCNVector3(0, 0, -1))
  }
  /// Rotates the node so that `localFront` points to a point of the scene, and its y axis is close to `worldUp`.
  public func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {
    let front = unit(Vector(worldTarget) - simdWorldPosition)
    guard front != .zero else { return }
    let turn = Self.facing(front, up: Vector(worldUp), localFront: Vector(localFront))
    worldOrientation = SCNVector4(turn)
  }
  /// Rotates the node so that its negative z axis points to a point of the scene.
  public func simdLook(at worldTarget: SIMD3<Float>) { look(at: SCNVector3(worldTarget)) }
  /// Rotates the node so that `localFront` points to a point of the scene, and its y axis is close to `worldUp`.
  public func simdLook(at worldTarget: SIMD3<Float>, up worldUp: SIMD3<Float>, localFront: SIMD3<Float>) {
    look(at: SCNVector3(worldTarget), up: SCNVector3(worldUp), localFront: SCNVector3(localFront))
  }
  static func facing(_ front: Vector, up: Vector, localFront: Vector) -> SIMD4<Float> {
    func axes(_ front: Vector, _ up: Vector) -> SIMD4<Float> {
      let z = -front
      let safe = length(cross(up, z)) > 1e-4 ? up : abs(z.z) < 0.9 ? Vector(0, 0, 1) : Vector(1, 0, 0)
      let x = unit(cross(safe, z))
      return Placement.turn(x, cross(z, x), z)
    }
    let turn = axes(front, up)
    let own = unit(localFront)
    if own == Vector(0, 0, -1) || own == .zero { return turn }
    let local = axes(own, Vector(0, 1, 0))
    return Placement.multiply(turn, SIMD4(-local.x, -local.y, -local.z, local.w))
  }

  // MARK: Conversion

  private func from(_ node: SCNNode?) -> Transform { worldSpace.inverse * (node?.worldSpace ?? .identity) }
  private func to(_ node: SCNNode?) -> Transform { (node?.worldSpace.inverse ?? .identity) * worldSpace }
  /// Converts a point from another node; nil means the scene.
  public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 { SCNVector3(from(node).point(Vector(position))) }
  /// Converts a point to another node; nil means the scene.
  public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 { SCNVector3(to(node).point(Vector(position))) }
  /// Converts a direction from another node; nil means the scene.
  public func convertVector(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3 { SCNVector3(from(node).direction(Vector(vector))) }
  /// Converts a direction to another node; nil means the scene.
  public func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 { SCNVector3(to(node).direction(Vector(vector))) }
  /// Converts a transform from another node; nil means the scene.
  public func convertTransform(_ transform: SCNMatrix4, from node: SCNNode?) -> SCNMatrix4 {
    SCNMatrix4((from(node) * Transform(transform.simd)).matrix)
  }
  /// Converts a transform to another node; nil means the scene.
  public func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4 {
    SCNMatrix4((to(node) * Transform(transform.simd)).matrix)
  }
  /// Converts a point from another node; nil means the scene.
  public func simdConvertPosition(_ position: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> { from(node).point(position) }
  /// Converts a point to another node; nil means the scene.
  public func simdConvertPosition(_ position: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> { to(node).point(position) }
  /// Converts a direction from another node; nil means the scene.
  public func simdConvertVector(_ vector: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> { from(node).direction(vector) }
  /// Converts a direction to another node; nil means the scene.
  public func simdConvertVector(_ vector: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> { to(node).direction(vector) }
  /// Converts a transform from another node; nil means the scene.
  public func simdConvertTransform(_ transform: simd_float4x4, from node: SCNNode?) -> simd_float4x4 {
    (from(node) * Transform(transform)).matrix
  }
  /// Converts a transform to another node; nil means the scene.
  public func simdConvertTransform(_ transform: simd_float4x4, to node: SCNNode?) -> simd_float4x4 {
    (to(node) * Transform(transform)).matrix
  }
}
