import UIKit

/// The physical properties of a node. The scene's physics moves it.
nonisolated open class SCNPhysicsBody: NSObject, NSCopying {
  public enum BodyType: Int, Sendable {
    case `static`
    case dynamic
    case kinematic
  }
  open var type: BodyType
  /// The shape for collisions; nil for that of the node's geometry.
  open var physicsShape: SCNPhysicsShape?
  /// The mass in kilograms; 1 by default, and 0 for bodies that are not dynamic.
  open var mass: CGFloat
  /// The electric charge in coulombs; 0 by default. It is stored only.
  open var charge: CGFloat = 0
  /// The resistance to sliding, from 0 to 1; 0.5 by default.
  open var friction: CGFloat = 0.5
  /// The resistance to rolling, from 0 to 1; 0 by default.
  open var rollingFriction: CGFloat = 0
  /// The share of energy that remains after a collision, from 0 to 1; 0.5 by default.
  open var restitution: CGFloat = 0.5
  /// The share of speed that is lost per second; 0.1 by default.
  open var damping: CGFloat = 0.1
  /// The share of angular velocity that is lost per second; 0.1 by default.
  open var angularDamping: CGFloat = 0.1
  /// Whether gravity moves the body. The default is true.
  open var isAffectedByGravity = true
  /// The categories of the body; `2` for static bodies, otherwise `1`, by default.
  open var categoryBitMask: Int
  /// The categories that the body collides with; all by default.
  open var collisionBitMask = -1
  /// The categories whose contacts are reported; none by default.
  open var contactTestBitMask = 0
  /// The velocity in units of the scene per second; zero by default.
  open var velocity: SCNVector3 {
    get { SCNVector3(speed) }
    set {
      speed = Vector(newValue)
      wake()
    }
  }
  /// The angular velocity as an axis and radians per second; zero by default.
  open var angularVelocity: SCNVector4 {
    get {
      let size = length(spin)
      return size > 0 ? SCNVector4(SIMD4(spin / size, size)) : SCNVector4Zero
    }
    set {
      spin = unit(Vector(newValue.x, newValue.y, newValue.z)) * newValue.w
      wake()
    }
  }
  /// The factors for the movement along each axis; 1 by default.
  open var velocityFactor = SCNVector3(1, 1, 1)
  /// The factors for the rotation around each axis; 1 by default.
  open var angularVelocityFactor = SCNVector3(1, 1, 1)
  /// The moment of inertia around each axis, which is used unless ``usesDefaultMomentOfInertia`` is true.
  open var momentOfInertia = SCNVector3Zero
  /// Whether the moment of inertia is computed from the shape. The default is true.
  open var usesDefaultMomentOfInertia = true
  /// The offset of the center of mass. It is stored only.
  open var centerOfMassOffset = SCNVector3Zero
  open var allowsResting = true
  public private(set) final var isResting = false
  /// The speed below which a body may come to rest; 0.1 by default.
  open var linearRestingThreshold: CGFloat = 0.1
  /// The angular velocity below which a body may come to rest; 0.1 by default.
  open var angularRestingThreshold: CGFloat = 0.1
  /// The movement in one step above which collisions along the path are detected. It is stored only.
  open var continuousCollisionDetectionThreshold: CGFloat = 0

  weak var node: SCNNode?
  final var (speed, spin) = (Vector.zero, Vector.zero)
  final var (force, torque) = (Vector.zero, Vector.zero)
  private var quietTime: Float = 0

  /// Creates a body with a shape; nil for the geometry of the node.
  public init(type: BodyType, shape: SCNPhysicsShape?) {
    (self.type, physicsShape) = (type, shape)
    mass = type == .dynamic ? 1 : 0
    categoryBitMask = type == .static ? SCNPhysicsCollisionCategory.static.rawValue : SCNPhysicsCollisionCategory.default.rawValue
    super.init()
  }
  open class func `static`() -> Self { make(.static) }
  open class func dynamic() -> Self { make(.dynamic) }
  open class func kinematic() -> Self { make(.kinematic) }
  private class func make(_ type: BodyType) -> Self { SCNPhysicsBody(type: type, shape: nil) as! Self }

  /// Applies a force in newtons, or an impulse in newton-seconds, to the center.
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {
    push(Vector(direction), .zero, impulse)
  }
  /// Applies a force or an impulse to a point relative to the center.
  open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {
    push(Vector(direction), cross(Vector(position), Vector(direction)), impulse)
  }
  /// Applies a torque or an angular impulse around an axis. The fourth component is its magnitude.
  open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {
    push(.zero, unit(Vector(torque.x, torque.y, torque.z)) * torque.w, impulse)
  }
  /// Discards forces that were applied since the last step.
  open func clearAllForces() { (force, torque) = (.zero, .zero) }
  /// Wakes the body. The position of the node is read before each step, so it need not be read here.
  open func resetTransform() { wake() }
  open func setResting(_ resting: Bool) {
    if resting { (isResting, speed, spin) = (true, .zero, .zero) } else { wake() }
  }

  private func push(_ force: Vector, _ torque: Vector, _ isImpulse: Bool) {
    guard type == .dynamic, mass > 0 else { return }
    wake()
    if isImpulse {
      speed += force / Float(mass)
      if torque != .zero, let solid = Solid(self) { spin += solid.resist(torque) }
    } else {
      self.force += force
      self.torque += torque
    }
  }
  final func wake() { (isResting, quietTime) = (false, 0) }
  /// Puts a body to rest that was slow for half a second.
  final func considerRest(after seconds: Float) {
    guard allowsResting, length(speed) < Float(linearRestingThreshold), length(spin) < Float(angularRestingThreshold) else {
      quietTime = 0
      return
    }
    quietTime += seconds
    if quietTime > 0.5 { (isResting, speed, spin) = (true, .zero, .zero) }
  }

  /// Returns a body with the same values and without a node.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNPhysicsBody(type: type, shape: physicsShape)
    (copy.mass, copy.charge, copy.friction, copy.rollingFriction) = (mass, charge, friction, rollingFriction)
    (copy.restitution, copy.damping, copy.angularDamping) = (restitution, damping, angularDamping)
    (copy.isAffectedByGravity, copy.categoryBitMask, copy.collisionBitMask) = (isAffectedByGravity, categoryBitMask, collisionBitMask)
    (copy.contactTestBitMask, copy.speed, copy.spin) = (contactTestBitMask, speed, spin)
    (copy.velocityFactor, copy.angularVelocityFactor) = (velocityFactor, angularVelocityFactor)
    return copy
  }
}

public struct SCNPhysicsCollisionCategory: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let `default` = SCNPhysicsCollisionCategory(rawValue: 1)
  public static let `static` = SCNPhysicsCollisionCategory(rawValue: 2)
  public static let all = SCNPhysicsCollisionCategory(rawValue: ~0)
}

/// The shape of a body for collisions. Spheres and floors are exact; other shapes are represented by their bounding box.
nonisolated open class SCNPhysicsShape: NSObject {
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = Option(rawValue: "SCNPhysicsShapeTypeKey")
    /// The scale of the shape relative to its geometry, an `SCNVector3`.
    public static let scale = Option(rawValue: "SCNPhysicsShapeScaleKey")
    public static let keepAsCompound = Option(rawValue: "SCNPhysicsShapeKeepAsCompoundKey")
    public static let collisionMargin = Option(rawValue: "SCNPhysicsShapeOptionCollisionMargin")
  }
  public struct ShapeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let boundingBox = ShapeType(rawValue: "SCNPhysicsShapeTypeBoundingBox")
    public static let convexHull = ShapeType(rawValue: "SCNPhysicsShapeTypeConvexHull")
    public static let concavePolyhedron = ShapeType(rawValue: "SCNPhysicsShapeTypeConcavePolyhedron")
  }
  enum Form {
    case ball(center: Vector, radius: Float)
    case box(center: Vector, half: Vector)
    /// The half-space below the plane of x and z.
    case ground
  }
  let form: Form
  /// The geometry or node from which the shape was created.
  public let sourceObject: Any
  public let options: [Option: Any]?

  public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {
    (sourceObject, self.options) = (geometry, options)
    form = Self.form(geometry, geometry.boundingBox, options)
    super.init()
  }
  public init(node: SCNNode, options: [Option: Any]? = nil) {
    (sourceObject, self.options) = (node, options)
    form = Self.form(node.nodes.isEmpty ? node.geometry : nil, node.boundingBox, options)
    super.init()
  }
  /// Creates a shape from others, with an `NSValue` of a transform for each.
  public init(shapes: [SCNPhysicsShape], transforms: [NSValue]?) {
    (sourceObject, options) = (shapes, nil)
    var (low, high) = (Vector(repeating: .infinity), Vector(repeating: -.infinity))
    for (index, shape) in shapes.enumerated() {
      let place = transforms.flatMap { index < $0.count ? Transform($0[index].scnMatrix4Value.simd) : nil } ?? .identity
      let (center, half): (Vector, Vector)
      switch shape.form {
      case .ball(let middle, let radius): (center, half) = (middle, Vector(repeating: radius))
      case .box(let middle, let size): (center, half) = (middle, size)
      case .ground: (center, half) = (.zero, .zero)
      }
      for corner in 0..<8 {
        let sign = Vector(corner & 1 == 0 ? -1 : 1, corner & 2 == 0 ? -1 : 1, corner & 4 == 0 ? -1 : 1)
        let point = place.point(center + half * sign)
        (low, high) = (pointwiseMin(low, point), pointwiseMax(high, point))
      }
    }
    form = shapes.isEmpty ? .box(center: .zero, half: .zero) : .box(center: (low + high) / 2, half: (high - low) / 2)
    super.init()
  }

  static func form(_ geometry: SCNGeometry?, _ box: (min: SCNVector3, max: SCNVector3), _ options: [Option: Any]?) -> Form {
    let scale = (options?[.scale] as? SCNVector3).map { Vector($0) } ?? (options?[.scale] as? NSValue).map { Vector($0.scnVector3Value) }
    let factor = scale ?? Vector(1, 1, 1)
    if let floor = geometry as? SCNFloor, floor.width <= 0 || floor.length <= 0 { return .ground }
    if let sphere = geometry as? SCNSphere { return .ball(center: .zero, radius: Float(sphere.radius) * factor.max()) }
    let (low, high) = (Vector(box.min) * factor, Vector(box.max) * factor)
    return .box(center: (low + high) / 2, half: pointwiseMax((high - low) / 2, Vector(repeating: 0.005)))
  }
}
