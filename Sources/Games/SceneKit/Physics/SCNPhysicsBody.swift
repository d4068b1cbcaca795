import UIKit

/// The physical properties of a node, which the physics of the scene moves.
nonisolated open class SCNPhysicsBody: NSObject, NSCopying {
  /// The kinds of bodies.
  public enum BodyType: Int, Sendable {
    /// The body does not move.
    case `static`
    /// Forces move it.
    case dynamic
    /// The app moves it.
    case kinematic
  }
  /// Whether forces, the app or nothing moves the body.
  open var type: BodyType
  /// The form with which the body collides; nil for that of the node's geometry.
  open var physicsShape: SCNPhysicsShape?
  /// The mass in kilograms; 1 by default, and 0 for bodies that forces do not move.
  open var mass: CGFloat
  /// The electric charge in coulombs; 0 by default. It is held.
  open var charge: CGFloat = 0
  /// The resistance to sliding, from 0 to 1; 0.5 by default.
  open var friction: CGFloat = 0.5
  /// The resistance to rolling, from 0 to 1; 0 by default.
  open var rollingFriction: CGFloat = 0
  /// The share of energy that remains after a collision, from 0 to 1; 0.5 by default.
  open var restitution: CGFloat = 0.5
  /// The share of speed that is lost in a second; 0.1 by default.
  open var damping: CGFloat = 0.1
  /// The share of rotation that is lost in a second; 0.1 by default.
  open var angularDamping: CGFloat = 0.1
  /// Whether gravity moves it.
  open var isAffectedByGravity = true
  /// The categories that the body is of; `2` for bodies that do not move, otherwise `1`, by default.
  open var categoryBitMask: Int
  /// The categories that the body collides with; all by default.
  open var collisionBitMask = -1
  /// The categories whose contacts are reported; none by default.
  open var contactTestBitMask = 0
  /// The movement in units of the scene per second; none by default.
  open var velocity: SCNVector3 {
    get { SCNVector3(speed) }
    set {
      speed = Vector(newValue)
      wake()
    }
  }
  /// The rotation as an axis and radians per second; none by default.
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
  /// Factors for the movement along each axis; 1 by default.
  open var velocityFactor = SCNVector3(1, 1, 1)
  /// Factors for the rotation around each axis; 1 by default.
  open var angularVelocityFactor = SCNVector3(1, 1, 1)
  /// The resistance to rotation around each axis, which is used unless ``usesDefaultMomentOfInertia``.
  open var momentOfInertia = SCNVector3Zero
  /// Whether the resistance to rotation follows from the form.
  open var usesDefaultMomentOfInertia = true
  /// The offset of the center of mass. It is held.
  open var centerOfMassOffset = SCNVector3Zero
  open var allowsResting = true
  /// Whether the body rests until something moves it.
  public private(set) final var isResting = false
  /// The speed below which a body may rest; 0.1 by default.
  open var linearRestingThreshold: CGFloat = 0.1
  /// The rotation below which a body may rest; 0.1 by default.
  open var angularRestingThreshold: CGFloat = 0.1
  /// The movement in one step above which a body is tested on its way. It is held.
  open var continuousCollisionDetectionThreshold: CGFloat = 0

  weak var node: SCNNode?
  final var (speed, spin) = (Vector.zero, Vector.zero)
  final var (force, torque) = (Vector.zero, Vector.zero)
  private var quietTime: Float = 0

  /// Creates a body of a shape; with nil, the geometry of the node determines it.
  public init(type: BodyType, shape: SCNPhysicsShape?) {
    (self.type, physicsShape) = (type, shape)
    mass = type == .dynamic ? 1 : 0
    categoryBitMask = type == .static ? SCNPhysicsCollisionCategory.static.rawValue : SCNPhysicsCollisionCategory.default.rawValue
    super.init()
  }
  /// Creates a body that does not move.
  open class func `static`() -> Self { make(.static) }
  /// Creates a body that forces move.
  open class func dynamic() -> Self { make(.dynamic) }
  /// Creates a body that the app moves.
  open class func kinematic() -> Self { make(.kinematic) }
  private class func make(_ type: BodyType) -> Self { SCNPhysicsBody(type: type, shape: nil) as! Self }

  /// Applies a force in newtons, or an impulse in newton seconds, to the center.
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {
    push(Vector(direction), .zero, impulse)
  }
  /// Applies a force or an impulse to a point relative to the center.
  open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {
    push(Vector(direction), cross(Vector(position), Vector(direction)), impulse)
  }
  /// Applies a torque around an axis, whose fourth component is its size, or a rotational impulse.
  open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {
    push(.zero, unit(Vector(torque.x, torque.y, torque.z)) * torque.w, impulse)
  }
  /// Ends forces that were applied since the last step.
  open func clearAllForces() { (force, torque) = (.zero, .zero) }
  /// Takes the position of the node after the app moved it. Positions of nodes are read before each step here.
  open func resetTransform() { wake() }
  /// Lets the body rest or wakes it.
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
  /// Lets a body rest that was slow for half a second.
  final func considerRest(after seconds: Float) {
    guard allowsResting, length(speed) < Float(linearRestingThreshold), length(spin) < Float(angularRestingThreshold) else {
      quietTime = 0
      return
    }
    quietTime += seconds
    if quietTime > 0.5 { (isResting, speed, spin) = (true, .zero, .zero) }
  }

  /// Returns a body with the same values, which belongs to no node.
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

/// The categories of bodies that are there by default.
public struct SCNPhysicsCollisionCategory: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Bodies that move.
  public static let `default` = SCNPhysicsCollisionCategory(rawValue: 1)
  /// Bodies that do not move.
  public static let `static` = SCNPhysicsCollisionCategory(rawValue: 2)
  public static let all = SCNPhysicsCollisionCategory(rawValue: ~0)
}

/// The form with which a body collides. Balls and floors are exact; other forms are the box around them.
nonisolated open class SCNPhysicsShape: NSObject {
  /// Options of forms.
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of form.
    public static let type = Option(rawValue: "SCNPhysicsShapeTypeKey")
    /// The scale of the shape relative to its geometry, an `SCNVector3`.
    public static let scale = Option(rawValue: "SCNPhysicsShapeScaleKey")
    /// Whether children form one shape.
    public static let keepAsCompound = Option(rawValue: "SCNPhysicsShapeKeepAsCompoundKey")
    /// The margin around the shape.
    public static let collisionMargin = Option(rawValue: "SCNPhysicsShapeOptionCollisionMargin")
  }
  /// The kinds of forms.
  public struct ShapeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The box around the geometry.
    public static let boundingBox = ShapeType(rawValue: "SCNPhysicsShapeTypeBoundingBox")
    /// The convex form around the geometry.
    public static let convexHull = ShapeType(rawValue: "SCNPhysicsShapeTypeConvexHull")
    /// The triangles of the geometry.
    public static let concavePolyhedron = ShapeType(rawValue: "SCNPhysicsShapeTypeConcavePolyhedron")
  }
  enum Form {
    case ball(center: Vector, radius: Float)
    case box(center: Vector, half: Vector)
    /// All below the plane of x and z.
    case ground
  }
  let form: Form
  /// The geometry or node from which the form was made.
  public let sourceObject: Any
  /// The options with which the form was made.
  public let options: [Option: Any]?

  /// Creates the form of a geometry.
  public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {
    (sourceObject, self.options) = (geometry, options)
    form = Self.form(geometry, geometry.boundingBox, options)
    super.init()
  }
  /// Creates the form of a node with its children.
  public init(node: SCNNode, options: [Option: Any]? = nil) {
    (sourceObject, self.options) = (node, options)
    form = Self.form(node.nodes.isEmpty ? node.geometry : nil, node.boundingBox, options)
    super.init()
  }
  /// Creates a form around other ones, with an `NSValue` of a transform for each.
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
