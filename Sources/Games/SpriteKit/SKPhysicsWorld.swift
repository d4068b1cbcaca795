import UIKit
internal import TrestleDynamics

nonisolated open class SKPhysicsContact: NSObject {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody
  /// The contact point in the scene's coordinates.
  public let contactPoint: CGPoint
  /// The direction from the first body to the second.
  public let contactNormal: CGVector
  /// The impulse of the collision, in newton-seconds.
  public let collisionImpulse: CGFloat

  init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ point: CGPoint, _ normal: CGVector, _ impulse: CGFloat) {
    (bodyA, bodyB, contactPoint, contactNormal, collisionImpulse) = (a, b, point, normal, impulse)
    super.init()
  }
}

@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: AnyObject {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}

/// The physics of a scene: gravity, bodies, joints and contacts. It advances in equal steps, so the result is the same in each run.
@preconcurrency @MainActor open class SKPhysicsWorld: NSObject {
  /// The acceleration in meters per second squared; a meter is 150 points.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  /// The speed factor; 1 by default.
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?

  weak var scene: SKScene?
  private(set) var joints: [SKPhysicsJoint] = []
  private var world = World()
  private var bodies: [SKPhysicsBody] = []
  private var edges: [SKPhysicsBody] = []
  private var placed: [(x: CGFloat, y: CGFloat, angle: CGFloat)] = []
  private var owed = 0.0
  private var pairs: [ContactPair: (SKPhysicsBody, SKPhysicsBody)] = [:]

  static let step = 1.0 / 120

  open func add(_ joint: SKPhysicsJoint) {
    guard !joints.contains(joint), let scene else { return }
    joint.prepare(in: scene)
    joints.append(joint)
  }
  open func remove(_ joint: SKPhysicsJoint) { joints.removeAll { $0 === joint } }
  open func removeAllJoints() { joints = [] }

  open func body(at point: CGPoint) -> SKPhysicsBody? { bodies(containing: point).first }
  open func enumerateBodies(at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
    visit(bodies(containing: point), block)
  }
  open func body(in rect: CGRect) -> SKPhysicsBody? { bodies(in: rect).first }
  open func enumerateBodies(in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
    visit(bodies(in: rect), block)
  }
  /// Returns the first body on a line between two points of the scene.
  open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { hits(start, end).first?.body }
  /// Calls a closure for each body on a line between two points of the scene, with the point and the normal of its surface.
  open func enumerateBodies(
    alongRayStart start: CGPoint, end: CGPoint, using block: (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for hit in hits(start, end) where !stop.boolValue { block(hit.body, hit.point, hit.normal, &stop) }
  }

  private func visit(_ found: [SKPhysicsBody], _ block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for body in found where !stop.boolValue { block(body, &stop) }
  }
  private func bodies(containing point: CGPoint) -> [SKPhysicsBody] {
    collect()
    return zip(bodies, world.bodies).filter { _, body in
      let local = body.local(Vector(point.x, point.y))
      switch body.shape {
      case .circle(let radius): return local.length <= radius
      case .polygon(let corners):
        return corners.indices.allSatisfy { (corners[($0 + 1) % corners.count] - corners[$0]).cross(local - corners[$0]) >= 0 }
      }
    }.map(\.0)
  }
  private func bodies(in rect: CGRect) -> [SKPhysicsBody] {
    collect()
    return zip(bodies, world.bodies).filter { _, body in outline(of: body).boundingBox.intersects(rect) }.map(\.0)
  }
  private func outline(of body: Body) -> [CGPoint] {
    switch body.shape {
    case .circle(let radius):
      (0..<24).map {
        CGPoint(x: body.position.x + radius * cos(Double($0) * .pi / 12), y: body.position.y + radius * sin(Double($0) * .pi / 12))
      }
    case .polygon(let corners):
      corners.map {
        let point = body.world($0)
        return CGPoint(x: point.x, y: point.y)
      }
    }
  }
  private func hits(_ start: CGPoint, _ end: CGPoint) -> [(body: SKPhysicsBody, point: CGPoint, normal: CGVector)] {
    collect()
    let (from, way) = (Vector(start.x, start.y), Vector(end.x - start.x, end.y - start.y))
    var found: [(share: Double, body: SKPhysicsBody, normal: Vector)] = []
    func meet(_ a: Vector, _ b: Vector) -> (Double, Vector)? {
      let side = b - a
      let cross = way.cross(side)
      guard abs(cross) > 1e-12 else { return nil }
      let share = (a - from).cross(side) / cross
      let along = (a - from).cross(way) / cross
      guard (0...1).contains(share), (0...1).contains(along) else { return nil }
      let normal = Vector(side.y, -side.x).normalized
      return (share, normal.dot(way) > 0 ? -normal : normal)
    }
    for (body, solid) in zip(bodies, world.bodies) {
      let corners = outline(of: solid).map { Vector($0.x, $0.y) }
      let crossings = corners.indices.compactMap { meet(corners[$0], corners[($0 + 1) % corners.count]) }
      if let first = crossings.min(by: { $0.0 < $1.0 }) { found.append((first.0, body, first.1)) }
    }
    for edge in world.edges {
      if let crossing = meet(edge.start, edge.end), let body = edges.first(where: { $0.serial == edge.boundary }) {
        found.append((crossing.0, body, crossing.1))
      }
    }
    return found.sorted { $0.share < $1.share }.map { hit in
      let point = from + way * hit.share
      return (hit.body, CGPoint(x: point.x, y: point.y), CGVector(dx: hit.normal.x, dy: hit.normal.y))
    }
  }

  func touching(_ body: SKPhysicsBody) -> [SKPhysicsBody] {
    pairs.values.compactMap { $0.0 === body ? $0.1 : $0.1 === body ? $0.0 : nil }.sorted { $0.serial < $1.serial }
  }

  // MARK: Steps

  func simulate(_ seconds: TimeInterval) {
    let precise = bodies.contains { $0.usesPreciseCollisionDetection }
    let step = precise ? Self.step / 2 : Self.step
    owed += min(seconds, 0.1) * Double(max(speed, 0))
    while owed >= step - 1e-9 {
      owed -= step
      collect()
      applyForces()
      joinJoints()
      let events = world.step(step)
      writeBack()
      report(events)
    }
    for body in bodies { (body.pendingForce, body.pendingTorque) = (.zero, 0) }
  }

  /// Adds the scene's current bodies to the simulation.
  private func collect() {
    guard let scene else { return }
    var found: [SKPhysicsBody] = []
    var walls: [SKPhysicsBody] = []
    func visit(_ node: SKNode) {
      if let body = node.physicsBody { if body.isEdge { walls.append(body) } else { found.append(body) } }
      for child in node.nodes { visit(child) }
    }
    visit(scene)
    if found.count != bodies.count || !zip(found, bodies).allSatisfy({ $0 === $1 }) {
      let old = Dictionary(uniqueKeysWithValues: bodies.enumerated().map { (ObjectIdentifier($1), $0) })
      let wasAt = found.map { old[ObjectIdentifier($0)] }
      let fresh = wasAt.enumerated().map { index, was in
        was.map { world.bodies[$0] } ?? Body(shape: found[index].shape(1, 1).shape, position: .zero)
      }
      let place = Dictionary(uniqueKeysWithValues: found.enumerated().map { (ObjectIdentifier($1), $0) })
      var kept: [ContactPair: (SKPhysicsBody, SKPhysicsBody)] = [:]
      for (pair, two) in pairs {
        guard let first = place[ObjectIdentifier(two.0)] else { continue }
        var moved = pair
        moved.first = first
        if pair.boundary == nil {
          guard let second = place[ObjectIdentifier(two.1)] else { continue }
          (moved.first, moved.second) = (min(first, second), max(first, second))
        }
        kept[moved] = two
      }
      pairs = kept
      placed = wasAt.map { $0.map { placed[$0] } ?? (.nan, .nan, .nan) }
      world.setBodies(fresh, wasAt: wasAt)
      bodies = found
    }
    for index in bodies.indices { take(index) }
    edges = walls
    world.edges = walls.flatMap { body -> [Edge] in
      guard let node = body.node, case .edges(let points, let isLoop) = body.form, points.count > 1 else { return [] }
      let transform = node.rootTransform
      let corners = points.map { point -> Vector in
        let place = point.applying(transform)
        return Vector(place.x, place.y)
      }
      return (0..<(isLoop ? corners.count : corners.count - 1)).map {
        var edge = Edge(corners[$0], corners[($0 + 1) % corners.count], groups: 1, boundary: body.serial)
        edge.kinds = body.categoryBitMask
        return edge
      }
    }
  }

  private func take(_ index: Int) {
    let body = bodies[index]
    guard let node = body.node else { return }
    let transform = node.rootTransform
    let parentAngle = node.parent.map { atan2($0.rootTransform.b, $0.rootTransform.a) } ?? 0
    let angle = Double(node.zRotation + parentAngle)
    let (x, y) = body.scale
    let (shape, center) = body.shape(x, y)
    var solid = world.bodies[index]
    solid.shape = shape
    if placed[index] != (transform.tx, transform.ty, CGFloat(angle)) {
      let turned = Rotation(c: cos(angle), s: sin(angle)).apply(center)
      solid.place(at: Vector(transform.tx + turned.x, transform.ty + turned.y), angle: angle)
    }
    solid.isAnchored = !body.isDynamic
    solid.allowsRotation = body.allowsRotation
    // The simulation's density refers to 10,000 square points.
    solid.density = Double(max(body.mass, 1e-6)) * 10_000 / shape.area
    (solid.friction, solid.restitution) = (Double(body.friction), Double(body.restitution))
    (solid.damping, solid.angularDamping) = (Double(body.linearDamping), Double(body.angularDamping))
    solid.velocity = body.isDynamic ? Vector(body.velocity.dx, body.velocity.dy) : .zero
    solid.angularVelocity = body.isDynamic && body.allowsRotation ? Double(body.angularVelocity) : 0
    (solid.bodyGroups, solid.edgeGroups) = (1, 1)
    (solid.kinds, solid.pushedBy) = (body.categoryBitMask, body.collisionBitMask)
    world.bodies[index] = solid
  }

  private func applyForces() {
    let meter = Double(SKPhysicsBody.pointsPerMeter)
    let fields = scene?.fields ?? []
    for (index, body) in bodies.enumerated() where body.isDynamic {
      if body.affectedByGravity { world.bodies[index].add(acceleration: Vector(gravity.dx * meter, gravity.dy * meter)) }
      for field in fields where field.categoryBitMask & body.fieldBitMask != 0 && field.isEnabled {
        let pull = field.acceleration(at: world.bodies[index].position, velocity: world.bodies[index].velocity, body)
        world.bodies[index].add(acceleration: pull * meter)
      }
      if body.pendingForce != .zero { world.bodies[index].add(force: Vector(body.pendingForce.dx, body.pendingForce.dy) * meter) }
      if body.pendingTorque != 0 {
        // A pair of opposite forces rotates the body without moving it.
        let half = Vector(0, Double(body.pendingTorque) * meter / 2)
        world.bodies[index].add(force: half, at: Vector(1, 0))
        world.bodies[index].add(force: -half, at: Vector(-1, 0))
      }
    }
  }

  private func joinJoints() {
    let place = Dictionary(uniqueKeysWithValues: bodies.enumerated().map { (ObjectIdentifier($1), $0) })
    func center(_ body: SKPhysicsBody) -> Vector {
      let (x, y) = body.scale
      return body.shape(x, y).center
    }
    joints.removeAll { ($0.bodyA.node?.scene ?? nil) !== scene || ($0.bodyB.node?.scene ?? nil) !== scene }
    world.joints = joints.compactMap { joint in
      let (a, b) = (place[ObjectIdentifier(joint.bodyA)], place[ObjectIdentifier(joint.bodyB)])
      if let a {
        return joint.joint(a, b, joint.localA - center(joint.bodyA), b == nil ? joint.sceneB : joint.localB - center(joint.bodyB))
      }
      return b.map { joint.joint($0, nil, joint.localB - center(joint.bodyB), joint.sceneA) }
    }
    for (index, body) in bodies.enumerated() where body.pinned && body.isDynamic {
      guard let node = body.node, let parent = node.parent else { continue }
      let pin = node.position.applying(parent.rootTransform)
      world.joints.append(
        Joint(
          .pin(range: -.infinity ... .infinity, friction: 0), a: index, b: nil, anchorA: center(body) * -1, anchorB: Vector(pin.x, pin.y)))
    }
  }

  private func writeBack() {
    for (index, body) in bodies.enumerated() {
      guard let node = body.node, let parent = node.parent else { continue }
      let solid = world.bodies[index]
      if body.isDynamic {
        body.velocity = CGVector(dx: solid.velocity.x, dy: solid.velocity.y)
        body.angularVelocity = CGFloat(solid.angularVelocity)
        let (x, y) = body.scale
        let place = solid.world(body.shape(x, y).center * -1)
        let root = parent.rootTransform
        node.position = CGPoint(x: place.x, y: place.y).applying(root.inverted())
        if body.allowsRotation { node.zRotation = CGFloat(solid.angle) - atan2(root.b, root.a) }
      }
      let transform = node.rootTransform
      let parentAngle = atan2(parent.rootTransform.b, parent.rootTransform.a)
      placed[index] = (transform.tx, transform.ty, CGFloat(Double(node.zRotation + parentAngle)))
    }
  }

  private func report(_ events: (began: [ContactEvent], ended: [ContactPair])) {
    var begun: [SKPhysicsContact] = []
    for event in events.began {
      let a = bodies[event.pair.first]
      guard let b = event.pair.second.map({ bodies[$0] }) ?? edges.first(where: { $0.serial == event.pair.boundary }) else { continue }
      pairs[event.pair] = (a, b)
      let inverse = (a.isDynamic ? 1 / a.mass : 0) + (b.isDynamic ? 1 / b.mass : 0)
      let impulse = inverse > 0 ? max(0, CGFloat(event.speed)) / inverse : 0
      begun.append(
        SKPhysicsContact(a, b, CGPoint(x: event.point.x, y: event.point.y), CGVector(dx: event.normal.x, dy: event.normal.y), impulse))
    }
    let ended = events.ended.compactMap { pairs.removeValue(forKey: $0) }.map { SKPhysicsContact($0, $1, .zero, .zero, 0) }
    for contact in begun where Self.isWanted(contact) { contactDelegate?.didBegin(contact) }
    for contact in ended where Self.isWanted(contact) { contactDelegate?.didEnd(contact) }
  }
  private static func isWanted(_ contact: SKPhysicsContact) -> Bool {
    let (a, b) = (contact.bodyA, contact.bodyB)
    return a.contactTestBitMask & b.categoryBitMask != 0 || b.contactTestBitMask & a.categoryBitMask != 0
  }
}

extension [CGPoint] {
  var boundingBox: CGRect {
    reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
