import UIKit

nonisolated open class SCNPhysicsBehavior: NSObject {
  func solve(_ step: Float) {}

  /// Keeps a point of a body at a point of another body or of the scene.
  final func hold(_ a: SCNPhysicsBody, _ anchor: Vector, _ b: SCNPhysicsBody?, _ other: Vector, _ step: Float) {
    guard let first = Solid(a), let space = a.node?.worldSpace else { return }
    let second = b.flatMap { Solid($0) }
    let point = space.point(anchor)
    let goal = b?.node?.worldSpace.point(other) ?? other
    let (arm, reach) = (point - first.center, second.map { goal - $0.center } ?? .zero)
    var speed = a.speed + cross(a.spin, arm)
    if let b { speed -= b.speed + cross(b.spin, reach) }
    // Constraints are solved one direction at a time, and converge over the iterations of all joints.
    let wanted = (goal - point) * (0.2 / step) - speed
    for axis in [Vector(1, 0, 0), Vector(0, 1, 0), Vector(0, 0, 1)] {
      var resistance = first.inverseMass + dot(cross(first.resist(cross(arm, axis)), arm), axis)
      if let second { resistance += second.inverseMass + dot(cross(second.resist(cross(reach, axis)), reach), axis) }
      guard resistance > 1e-9 else { continue }
      let impulse = axis * (dot(wanted, axis) / resistance * 0.5)
      a.wake()
      a.speed += impulse * first.inverseMass
      a.spin += first.resist(cross(arm, impulse))
      if let b, let second {
        b.wake()
        b.speed -= impulse * second.inverseMass
        b.spin -= second.resist(cross(reach, impulse))
      }
    }
  }
}

/// Keeps a point of a body at a point of another body or of the scene.
nonisolated open class SCNPhysicsBallSocketJoint: SCNPhysicsBehavior {
  public let bodyA: SCNPhysicsBody
  /// The second body; nil for a joint with the scene.
  public let bodyB: SCNPhysicsBody?
  /// The anchor in the first body's coordinates.
  open var anchorA: SCNVector3
  /// The anchor in the second body's coordinates.
  open var anchorB: SCNVector3
  private let place: Vector
  public init(bodyA: SCNPhysicsBody, anchorA: SCNVector3, bodyB: SCNPhysicsBody, anchorB: SCNVector3) {
    (self.bodyA, self.bodyB, self.anchorA, self.anchorB) = (bodyA, bodyB, anchorA, anchorB)
    place = .zero
    super.init()
  }
  public init(body: SCNPhysicsBody, anchor: SCNVector3) {
    (bodyA, bodyB, anchorA, anchorB) = (body, nil, anchor, SCNVector3Zero)
    place = body.node?.worldSpace.point(Vector(anchor)) ?? Vector(anchor)
    super.init()
  }
  override func solve(_ step: Float) { hold(bodyA, Vector(anchorA), bodyB, bodyB == nil ? place : Vector(anchorB), step) }
}

/// Allows a body to rotate only around an axis of another body or of the scene.
nonisolated open class SCNPhysicsHingeJoint: SCNPhysicsBehavior {
  public let bodyA: SCNPhysicsBody
  /// The second body; nil for a joint with the scene.
  public let bodyB: SCNPhysicsBody?
  /// The anchor in the first body's coordinates.
  open var anchorA: SCNVector3
  /// The axis in the first body's coordinates.
  open var axisA: SCNVector3
  /// The anchor in the second body's coordinates.
  open var anchorB: SCNVector3
  /// The axis in the second body's coordinates.
  open var axisB: SCNVector3
  private let (near, far): (Vector, Vector)
  public init(
    bodyA: SCNPhysicsBody, axisA: SCNVector3, anchorA: SCNVector3, bodyB: SCNPhysicsBody, axisB: SCNVector3, anchorB: SCNVector3
  ) {
    (self.bodyA, self.bodyB, self.anchorA, self.anchorB) = (bodyA, bodyB, anchorA, anchorB)
    (self.axisA, self.axisB, near, far) = (axisA, axisB, .zero, .zero)
    super.init()
  }
  public init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3) {
    (bodyA, bodyB, anchorA, anchorB, axisA, axisB) = (body, nil, anchor, SCNVector3Zero, axis, axis)
    let space = body.node?.worldSpace ?? .identity
    (near, far) = (space.point(Vector(anchor)), space.point(Vector(anchor) + unit(Vector(axis))))
    super.init()
  }
  override func solve(_ step: Float) {
    let (a, b) = (Vector(anchorA), Vector(anchorB))
    hold(bodyA, a, bodyB, bodyB == nil ? near : b, step)
    hold(bodyA, a + unit(Vector(axisA)), bodyB, bodyB == nil ? far : b + unit(Vector(axisB)), step)
  }
}

/// A force on bodies around a node.
nonisolated open class SCNPhysicsField: NSObject {
  private enum Kind {
    case drag, vortex, radialGravity, linearGravity, spring, noise(CGFloat), custom(
      (SCNVector3, SCNVector3, Float, Float, TimeInterval) -> SCNVector3)
  }
  private let kind: Kind
  /// The factor for the force; 1 by default.
  open var strength: CGFloat = 1
  /// The exponent with which the force decreases with distance; 0 by default.
  open var falloffExponent: CGFloat = 0
  /// The distance below which the force does not increase; 1e-6 by default.
  open var minimumDistance: CGFloat = 1e-6
  /// Whether the field is active. The default is true.
  open var isActive = true
  /// Whether other fields are ignored. It is stored only.
  open var isExclusive = false
  /// Half of the size of the field's region around the node; infinite by default.
  open var halfExtent = SCNVector3(Float.infinity, Float.infinity, Float.infinity)
  /// Whether the region is an ellipsoid instead of a box. The default is false.
  open var usesEllipsoidalExtent = false
  /// The offset of the region's center from the node.
  open var offset = SCNVector3Zero
  /// The direction of the force, for fields with a direction; downward by default.
  open var direction = SCNVector3(0, -1, 0)
  /// The categories of bodies that the field affects; all by default.
  open var categoryBitMask = -1
  weak var node: SCNNode?
  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }
  open class func drag() -> SCNPhysicsField { SCNPhysicsField(.drag) }
  /// Rotates bodies around the node's axis.
  open class func vortex() -> SCNPhysicsField { SCNPhysicsField(.vortex) }
  /// Attracts bodies to the node.
  open class func radialGravity() -> SCNPhysicsField { SCNPhysicsField(.radialGravity) }
  /// Accelerates bodies in a direction.
  open class func linearGravity() -> SCNPhysicsField { SCNPhysicsField(.linearGravity) }
  /// Attracts bodies to the node, with a force that grows with the distance.
  open class func spring() -> SCNPhysicsField { SCNPhysicsField(.spring) }
  /// Applies random forces.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField { SCNPhysicsField(.noise(smoothness)) }
  /// Applies the force that a closure computes from position, velocity, mass, charge and time.
  open class func customField(
    evaluationBlock block: @escaping (SCNVector3, SCNVector3, Float, Float, TimeInterval) -> SCNVector3
  ) -> SCNPhysicsField { SCNPhysicsField(.custom(block)) }

  func acceleration(of solid: Solid) -> Vector {
    guard let node, solid.body.categoryBitMask & categoryBitMask != 0 else { return .zero }
    let space = node.worldSpace
    let way = space.point(Vector(offset)) - solid.center
    let (half, distance) = (Vector(halfExtent), length(way))
    guard abs(way.x) <= half.x, abs(way.y) <= half.y, abs(way.z) <= half.z else { return .zero }
    let fade = pow(max(distance, Float(minimumDistance)), -Float(falloffExponent))
    let size = Float(strength) * fade
    switch kind {
    case .drag: return solid.body.speed * -size
    case .vortex: return cross(space.direction(Vector(0, 1, 0)), unit(-way)) * size
    case .radialGravity: return unit(way) * size
    case .linearGravity: return space.direction(Vector(direction)) * size
    case .spring: return way * size
    case .noise: return Vector(.random(in: -1...1), .random(in: -1...1), .random(in: -1...1)) * size
    case .custom(let block):
      let mass = Float(solid.body.mass)
      let force = block(SCNVector3(-way), SCNVector3(solid.body.speed), mass, Float(solid.body.charge), 0)
      return Vector(force) / max(mass, 1e-9)
    }
  }
}
