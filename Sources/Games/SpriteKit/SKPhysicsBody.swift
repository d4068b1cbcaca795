import UIKit
internal import TrestleDynamics

/// The physical body of a node, which forces and collisions move. Polygons, texture outlines and compound bodies are represented by their
/// convex hulls.
nonisolated open class SKPhysicsBody: NSObject, NSCopying {
  enum Form {
    case circle(radius: CGFloat, center: CGPoint)
    case polygon([CGPoint])
    case edges([CGPoint], isLoop: Bool)
  }
  let form: Form

  init(_ form: Form) {
    self.form = form
    super.init()
    if case .edges = form { _isDynamic = false }
  }
  /// Creates a circle around the node's origin.
  public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }
  /// Creates a circle around a point in the node's coordinates.
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init(.circle(radius: r, center: center)) }
  /// Creates a rectangle around the node's origin.
  public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
  /// Creates a rectangle around a point in the node's coordinates.
  public convenience init(rectangleOf s: CGSize, center: CGPoint) {
    let (x, y) = (s.width / 2, s.height / 2)
    self.init(
      .polygon([
        CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y),
        CGPoint(x: center.x - x, y: center.y + y),
      ]))
  }
  public convenience init(polygonFrom path: CGPath) { self.init(.polygon(PathPoints(path).all)) }
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(.edges([p1, p2], isLoop: false)) }
  public convenience init(edgeChainFrom path: CGPath) { self.init(.edges(PathPoints(path).all, isLoop: false)) }
  public convenience init(edgeLoopFrom path: CGPath) { self.init(.edges(PathPoints(path).all, isLoop: true)) }
  public convenience init(edgeLoopFrom rect: CGRect) {
    self.init(
      .edges(
        [
          CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
          CGPoint(x: rect.minX, y: rect.maxY),
        ], isLoop: true))
  }
  public convenience init(texture: SKTexture, size: CGSize) { self.init(texture: texture, alphaThreshold: 0, size: size) }
  /// Creates a body from the pixels of a texture whose alpha exceeds a threshold.
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    self.init(.polygon(TextureOutline.points(of: texture, above: alphaThreshold, size: size)))
  }
  /// Creates a body from several bodies.
  public convenience init(bodies: [SKPhysicsBody]) {
    self.init(
      .polygon(
        bodies.flatMap { body -> [CGPoint] in
          switch body.form {
          case .circle(let radius, let center):
            (0..<16).map { CGPoint(x: center.x + radius * cos(CGFloat($0) * .pi / 8), y: center.y + radius * sin(CGFloat($0) * .pi / 8)) }
          case .polygon(let points), .edges(let points, _): points
          }
        }))
  }

  /// Returns a body with the same shape and properties, without a node.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKPhysicsBody(form)
    (copy._isDynamic, copy.affectedByGravity, copy.allowsRotation, copy.pinned) = (_isDynamic, affectedByGravity, allowsRotation, pinned)
    (copy.density, copy.fixedMass, copy.friction, copy.restitution, copy.charge) = (density, fixedMass, friction, restitution, charge)
    (copy.linearDamping, copy.angularDamping) = (linearDamping, angularDamping)
    (copy.categoryBitMask, copy.collisionBitMask, copy.contactTestBitMask) = (categoryBitMask, collisionBitMask, contactTestBitMask)
    (copy.fieldBitMask, copy.velocity, copy.angularVelocity) = (fieldBitMask, velocity, angularVelocity)
    copy.usesPreciseCollisionDetection = usesPreciseCollisionDetection
    return copy
  }

  // MARK: Behavior

  private var _isDynamic = true
  /// Whether forces and collisions move the body; edges never move.
  open var isDynamic: Bool {
    get { _isDynamic }
    set {
      if case .edges = form { return }
      _isDynamic = newValue
    }
  }
  /// Whether gravity moves the body; `true` by default.
  open var affectedByGravity = true
  /// Whether collisions rotate the body; `true` by default.
  open var allowsRotation = true
  /// Whether the body keeps its position and only rotates. The default is false.
  open var pinned = false
  /// Whether fast motion is computed in smaller steps. The default is false.
  open var usesPreciseCollisionDetection = false
  /// The friction, from 0 to 1. The default is 0.2.
  open var friction: CGFloat = 0.2
  /// The restitution, from 0 to 1. The default is 0.2.
  open var restitution: CGFloat = 0.2
  /// The share of velocity that is lost per second. The default is 0.1.
  open var linearDamping: CGFloat = 0.1
  /// The share of angular velocity that is lost per second. The default is 0.1.
  open var angularDamping: CGFloat = 0.1
  /// The charge, which determines the effect of electric and magnetic fields. The default is 0.
  open var charge: CGFloat = 0
  /// The mass in kilograms per square meter, which is 150 × 150 points. The default is 1.
  open var density: CGFloat = 1 { didSet { fixedMass = nil } }
  private var fixedMass: CGFloat?
  /// The mass in kilograms. The default is density times area.
  open var mass: CGFloat {
    get { fixedMass ?? density * area }
    set { fixedMass = newValue }
  }
  /// The area in square meters, of 150 × 150 points each.
  open var area: CGFloat { isEdge ? 0 : shape(1, 1).shape.area / (Self.pointsPerMeter * Self.pointsPerMeter) }
  /// The categories of the body; all by default.
  open var categoryBitMask: UInt32 = .max
  /// The categories that the body collides with; all by default.
  open var collisionBitMask: UInt32 = .max
  /// The categories whose contacts are reported; none by default.
  open var contactTestBitMask: UInt32 = 0
  /// The categories of fields that affect the body; all by default.
  open var fieldBitMask: UInt32 = .max
  /// The velocity in points per second.
  open var velocity = CGVector.zero
  /// The angular velocity in radians per second.
  open var angularVelocity: CGFloat = 0
  open var isResting: Bool {
    get { hypot(velocity.dx, velocity.dy) < 1.5 && abs(angularVelocity) < 0.02 }
    set { if newValue { (velocity, angularVelocity) = (.zero, 0) } }
  }
  open internal(set) weak var node: SKNode?
  @MainActor open var joints: [SKPhysicsJoint] { node?.scene?.physicsWorld.joints.filter { $0.bodyA === self || $0.bodyB === self } ?? [] }
  @MainActor open func allContactedBodies() -> [SKPhysicsBody] { node?.scene?.physicsWorld.touching(self) ?? [] }

  // MARK: Forces

  /// Applies a force in newtons to the body in the next frame.
  open func applyForce(_ force: CGVector) { (pendingForce.dx, pendingForce.dy) = (pendingForce.dx + force.dx, pendingForce.dy + force.dy) }
  /// Applies a force in newtons at a point of the scene in the next frame.
  @MainActor open func applyForce(_ force: CGVector, at point: CGPoint) {
    applyForce(force)
    if let arm = arm(to: point) { pendingTorque += (arm.dx * force.dy - arm.dy * force.dx) }
  }
  /// Applies a torque to the body in the next frame.
  open func applyTorque(_ torque: CGFloat) { pendingTorque += torque * Self.pointsPerMeter }
  /// Applies an impulse, which changes the velocity immediately.
  open func applyImpulse(_ impulse: CGVector) {
    guard isDynamic, mass > 0 else { return }
    velocity = CGVector(dx: velocity.dx + impulse.dx / mass, dy: velocity.dy + impulse.dy / mass)
  }
  /// Applies an impulse at a point of the scene, which changes the velocity and angular velocity immediately.
  @MainActor open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
    applyImpulse(impulse)
    if let arm = arm(to: point) { applyTurn(arm.dx * impulse.dy - arm.dy * impulse.dx) }
  }
  /// Applies an angular impulse, which changes the angular velocity immediately.
  open func applyAngularImpulse(_ impulse: CGFloat) { applyTurn(impulse * Self.pointsPerMeter * Self.pointsPerMeter) }

  private func applyTurn(_ impulse: CGFloat) {
    let inertia = mass * shape(1, 1).shape.inertia
    if isDynamic, allowsRotation, inertia > 0 { angularVelocity += impulse / inertia }
  }
  @MainActor private func arm(to point: CGPoint) -> CGVector? {
    guard let node else { return nil }
    let center = CGPoint.zero.applying(node.rootTransform)
    return CGVector(dx: point.x - center.x, dy: point.y - center.y)
  }

  // MARK: Simulation

  static let pointsPerMeter: CGFloat = 150
  private static let serials = SerialNumbers()
  let serial = serials.next()
  var pendingForce = CGVector.zero
  var pendingTorque: CGFloat = 0
  /// The node's scale when the body was attached. Later changes scale the body.
  private var attachedScale = CGSize(width: 1, height: 1)
  var isEdge: Bool { if case .edges = form { true } else { false } }

  @MainActor func attach(to node: SKNode) {
    if let old = self.node, old !== node { old.physicsBody = nil }
    self.node = node
    attachedScale = CGSize(width: abs(node.xScale), height: abs(node.yScale))
  }
  @MainActor func detach(from node: SKNode) { if self.node === node { self.node = nil } }

  /// The change of the node's scale since the body was attached.
  @MainActor var scale: (CGFloat, CGFloat) {
    guard let node else { return (1, 1) }
    return (
      attachedScale.width > 0 ? abs(node.xScale) / attachedScale.width : 1,
      attachedScale.height > 0 ? abs(node.yScale) / attachedScale.height : 1
    )
  }

  /// Returns the outline relative to its center, and the center in the node's coordinates.
  func shape(_ x: CGFloat, _ y: CGFloat) -> (shape: Shape, center: Vector) {
    switch form {
    case .circle(let radius, let center): return (.circle(radius: max(radius * max(x, y), 0.01)), Vector(center.x * x, center.y * y))
    case .polygon(let points), .edges(let points, _):
      let hull = Shape.hull(of: points.map { Vector($0.x * x, $0.y * y) }) ?? .circle(radius: 0.5)
      guard case .polygon(let corners) = hull else { return (hull, .zero) }
      let center = Self.centroid(corners)
      return (.polygon(corners.map { $0 - center }), center)
    }
  }
  private static func centroid(_ corners: [Vector]) -> Vector {
    var (sum, weight) = (Vector.zero, 0.0)
    for (index, point) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let cross = point.cross(next)
      sum += (point + next) * cross
      weight += cross
    }
    return abs(weight) > 1e-9 ? sum * (1 / (3 * weight)) : corners[0]
  }
}

final class SerialNumbers: @unchecked Sendable {
  private let lock = NSLock()
  private var last = 0
  func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}

/// The visible pixels of a texture, as points in a node's coordinates.
enum TextureOutline {
  static func points(of texture: SKTexture, above threshold: Float, size: CGSize) -> [CGPoint] {
    let (columns, rows) = (48, 48)
    let image = texture.cgImage()
    var bytes = [UInt8](repeating: 0, count: columns * rows * 4)
    bytes.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: columns, height: rows, bitsPerComponent: 8, bytesPerRow: columns * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: columns, height: rows))
      context?.flush()
    }
    var points: [CGPoint] = []
    for row in 0..<rows {
      let line = (0..<columns).filter { Float(bytes[(row * columns + $0) * 4 + 3]) > max(threshold * 255, 8) }
      guard let first = line.first, let last = line.last else { continue }
      for column in [first, last + 1] {
        for edge in [row, row + 1] {
          points.append(
            CGPoint(
              x: (CGFloat(column) / CGFloat(columns) - 0.5) * size.width, y: (0.5 - CGFloat(edge) / CGFloat(rows)) * size.height))
        }
      }
    }
    if points.isEmpty {
      let (x, y) = (size.width / 2, size.height / 2)
      points = [CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y)]
    }
    return points
  }
}
