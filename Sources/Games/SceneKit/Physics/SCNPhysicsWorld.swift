import TrestleSupport
import UIKit

/// The physics of a scene: it moves dynamic bodies by gravity, forces and collisions, in steps of a fixed length.
nonisolated open class SCNPhysicsWorld: NSObject {
  /// The acceleration of all bodies; 9.8 downward by default.
  open var gravity = SCNVector3(0, -9.8, 0)
  /// A speed factor; 1 by default.
  open var speed: CGFloat = 1
  /// The duration of a step in seconds; 1/60 by default.
  open var timeStep: TimeInterval = 1 / 60.0
  open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
  public private(set) final var allBehaviors: [SCNPhysicsBehavior] = []
  weak var scene: SCNScene?
  private var remaining: TimeInterval = 0
  private struct Pair: Hashable {
    let a, b: ObjectIdentifier
  }
  private var contacts: [Pair: SCNPhysicsContact] = [:]

  open func addBehavior(_ behavior: SCNPhysicsBehavior) {
    if !allBehaviors.contains(where: { $0 === behavior }) { allBehaviors.append(behavior) }
  }
  open func removeBehavior(_ behavior: SCNPhysicsBehavior) { allBehaviors.removeAll { $0 === behavior } }
  open func removeAllBehaviors() { allBehaviors = [] }
  /// Has no effect on Linux, where positions are read before each step.
  open func updateCollisionPairs() { withoutEffect("it is not simulated") }

  private func solids() -> [Solid] { scene?.rootNode.hierarchy.compactMap { $0.physicsBody.flatMap { Solid($0) } } ?? [] }

  /// Advances the bodies by whole steps; remaining time is added to the next frame.
  final func advance(by seconds: TimeInterval) {
    remaining += min(seconds, 0.25) * Double(speed)
    let step = max(timeStep, 1 / 1000.0)
    while remaining >= step - 1e-9 {
      remaining -= step
      advanceStep(Float(step))
    }
  }

  private struct Contact {
    var (a, b): (Int, Int)
    var touch: Touch
    var (bounce, friction): (Float, Float)
    var pushed: Float = 0
    var rubbed = Vector.zero
  }

  private func advanceStep(_ step: Float) {
    var solids = solids()
    guard solids.contains(where: { $0.inverseMass > 0 }) || contactDelegate != nil && solids.count > 1 else { return }
    let fields = scene?.rootNode.hierarchy.compactMap(\.physicsField).filter(\.isActive) ?? []
    for solid in solids where solid.inverseMass > 0 {
      let body = solid.body
      if !fields.isEmpty { body.wake() }
      guard !body.isResting else { continue }
      var push = body.force * solid.inverseMass
      if body.isAffectedByGravity { push += Vector(gravity) }
      for field in fields { push += field.acceleration(of: solid) }
      body.speed += push * step
      body.spin += solid.resist(body.torque) * step
      body.speed *= pow(max(1 - Float(body.damping), 0), step)
      body.spin *= pow(max(1 - Float(body.angularDamping), 0), step)
      body.clearAllForces()
    }
    var found: [Contact] = []
    var touching: [Pair: SCNPhysicsContact] = [:]
    for first in solids.indices {
      for second in solids.indices where second > first {
        let (a, b) = (solids[first], solids[second])
        let collides = a.body.categoryBitMask & b.body.collisionBitMask != 0 && b.body.categoryBitMask & a.body.collisionBitMask != 0
        let isReported = a.body.categoryBitMask & b.body.contactTestBitMask != 0 || b.body.categoryBitMask & a.body.contactTestBitMask != 0
        let moves = a.inverseMass > 0 || b.inverseMass > 0
        guard collides && moves || isReported, length(a.center - b.center) <= a.reach + b.reach else { continue }
        let touches = Touch.between(a, b)
        guard let deepest = touches.max(by: { $0.depth < $1.depth }) else { continue }
        if isReported, let nodeA = a.body.node, let nodeB = b.body.node {
          let approach = max(0, -dot(a.body.speed - b.body.speed, deepest.normal))
          let impulse = moves ? approach / max(a.inverseMass + b.inverseMass, 1e-9) : 0
          touching[Pair(a: ObjectIdentifier(a.body), b: ObjectIdentifier(b.body))] = SCNPhysicsContact(
            nodeA, nodeB, deepest, CGFloat(impulse))
        }
        guard collides, moves else { continue }
        if a.body.isResting != b.body.isResting, a.inverseMass > 0, b.inverseMass > 0 {
          a.body.wake()
          b.body.wake()
        }
        let friction = Float((a.body.friction * b.body.friction).squareRoot())
        let restitution = Float(a.body.restitution * b.body.restitution)
        for touch in touches {
          let speed = dot(velocity(a, touch.point) - velocity(b, touch.point), touch.normal)
          found.append(Contact(a: first, b: second, touch: touch, bounce: speed < -0.5 ? -speed * restitution : 0, friction: friction))
        }
      }
    }
    for _ in 0..<10 {
      for index in found.indices { solve(&found[index], solids, step) }
      for behavior in allBehaviors { behavior.solve(step) }
    }
    for index in solids.indices where solids[index].inverseMass > 0 { move(&solids[index], found, index, step) }
    report(touching)
  }

  private func velocity(_ solid: Solid, _ point: Vector) -> Vector { solid.body.speed + cross(solid.body.spin, point - solid.center) }

  private func solve(_ contact: inout Contact, _ solids: [Solid], _ step: Float) {
    let (a, b, touch) = (solids[contact.a], solids[contact.b], contact.touch)
    guard !(a.body.isResting || a.inverseMass == 0) || !(b.body.isResting || b.inverseMass == 0) else { return }
    let (arm, other) = (touch.point - a.center, touch.point - b.center)
    func resistance(_ n: Vector) -> Float {
      a.inverseMass + b.inverseMass + dot(cross(a.resist(cross(arm, n)), arm) + cross(b.resist(cross(other, n)), other), n)
    }
    func apply(_ impulse: Vector) {
      a.body.speed += impulse * a.inverseMass
      a.body.spin += a.resist(cross(arm, impulse))
      b.body.speed -= impulse * b.inverseMass
      b.body.spin -= b.resist(cross(other, impulse))
    }
    let n = touch.normal
    let speed = velocity(a, touch.point) - velocity(b, touch.point)
    let correction = max(touch.depth - 0.005, 0) * 0.2 / step
    let wanted = max(contact.bounce, min(correction, 3))
    let total = max(contact.pushed + (wanted - dot(speed, n)) / max(resistance(n), 1e-9), 0)
    apply(n * (total - contact.pushed))
    contact.pushed = total
    let after = velocity(a, touch.point) - velocity(b, touch.point)
    let sliding = after - n * dot(after, n)
    let size = length(sliding)
    guard size > 1e-6 else { return }
    let direction = sliding / size
    var rubbed = contact.rubbed - direction * (size / max(resistance(direction), 1e-9))
    let limit = contact.friction * contact.pushed
    if length(rubbed) > limit { rubbed = unit(rubbed) * limit }
    apply(rubbed - contact.rubbed)
    contact.rubbed = rubbed
  }

  private func move(_ solid: inout Solid, _ contacts: [Contact], _ index: Int, _ step: Float) {
    let body = solid.body
    guard !body.isResting, let node = body.node else { return }
    body.speed *= Vector(body.velocityFactor)
    body.spin *= Vector(body.angularVelocityFactor)
    if body.rollingFriction > 0, contacts.contains(where: { $0.a == index || $0.b == index }) {
      body.spin *= max(1 - Float(body.rollingFriction) * step * 10, 0)
    }
    guard body.speed.x.isFinite, body.spin.x.isFinite, length(body.speed) < 1e6 else {
      (body.speed, body.spin) = (.zero, .zero)
      return
    }
    solid.center += body.speed * step
    let angle = length(body.spin) * step
    if angle > 1e-7 {
      let turn = Placement(turn: Placement.turn(angle, around: body.spin)).transform
      solid.axes = (unit(turn.direction(solid.axes.x)), unit(turn.direction(solid.axes.y)), unit(turn.direction(solid.axes.z)))
      let rotation = Placement.multiply(Placement.turn(angle, around: body.spin), SIMD4(node.worldOrientation))
      node.place(orientation: rotation, position: solid.origin)
    } else {
      node.place(orientation: nil, position: solid.origin)
    }
    body.considerRest(after: step)
  }

  private func report(_ touching: [Pair: SCNPhysicsContact]) {
    let before = contacts
    contacts = touching
    guard let contactDelegate else { return }
    for (pair, contact) in touching {
      if before[pair] == nil {
        contactDelegate.physicsWorld(self, didBegin: contact)
      } else {
        contactDelegate.physicsWorld(self, didUpdate: contact)
      }
    }
    for (pair, contact) in before where touching[pair] == nil { contactDelegate.physicsWorld(self, didEnd: contact) }
  }

  // MARK: Tests

  /// Options of ``rayTestWithSegment(from:to:options:)`` and of contact tests.
  public struct TestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let collisionBitMask = TestOption(rawValue: "SCNPhysicsTestCollisionBitMaskKey")
    public static let searchMode = TestOption(rawValue: "SCNPhysicsTestSearchModeKey")
    /// Whether back faces are ignored.
    public static let backfaceCulling = TestOption(rawValue: "SCNPhysicsTestBackfaceCullingKey")
  }
  /// The number of results of a test.
  public struct TestSearchMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The first result that is found.
    public static let any = TestSearchMode(rawValue: "SCNPhysicsTestSearchModeAny")
    /// The nearest result.
    public static let closest = TestSearchMode(rawValue: "SCNPhysicsTestSearchModeClosest")
    public static let all = TestSearchMode(rawValue: "SCNPhysicsTestSearchModeAll")
  }
  /// Returns the points where a line segment meets the geometries of bodies, the nearest first.
  open func rayTestWithSegment(from origin: SCNVector3, to dest: SCNVector3, options: [TestOption: Any]? = nil) -> [SCNHitTestResult] {
    let mask = (options?[.collisionBitMask] as? Int) ?? -1
    var hits = RayTest(from: Vector(origin), to: Vector(dest)).hits(in: scene?.rootNode) { node in
      node.physicsBody.map { $0.categoryBitMask & mask != 0 } ?? false
    }
    if options?[.searchMode] as? TestSearchMode != .all { hits = Array(hits.prefix(1)) }
    return hits
  }
  open func contactTestBetween(_ bodyA: SCNPhysicsBody, _ bodyB: SCNPhysicsBody, options: [TestOption: Any]? = nil) -> [SCNPhysicsContact] {
    guard let a = Solid(bodyA), let b = Solid(bodyB), let nodeA = bodyA.node, let nodeB = bodyB.node else { return [] }
    return Touch.between(a, b).map { SCNPhysicsContact(nodeA, nodeB, $0, 0) }
  }
  open func contactTest(with body: SCNPhysicsBody, options: [TestOption: Any]? = nil) -> [SCNPhysicsContact] {
    let mask = (options?[.collisionBitMask] as? Int) ?? -1
    return solids().filter { $0.body !== body && $0.body.categoryBitMask & mask != 0 }.flatMap { contactTestBetween(body, $0.body) }
  }
}

extension SCNNode {
  /// Sets the position in the scene that physics computed, without an animation.
  func place(orientation: SIMD4<Float>?, position: Vector) {
    let outer = parent?.worldSpace
    var placement = model
    if let orientation {
      if let outer {
        var frame = Placement()
        frame.take(outer)
        placement.turn = Placement.multiply(SIMD4(-frame.turn.x, -frame.turn.y, -frame.turn.z, frame.turn.w), orientation)
      } else {
        placement.turn = orientation
      }
      placement.turn /= max((placement.turn * placement.turn).sum().squareRoot(), 1e-9)
    }
    placement.position = outer?.inverse.point(position) ?? position
    move(placement)
  }
}

nonisolated open class SCNPhysicsContact: NSObject {
  public let nodeA: SCNNode
  public let nodeB: SCNNode
  /// The position at which the nodes touch, in the coordinates of the scene.
  public let contactPoint: SCNVector3
  /// The direction from the second node to the first.
  public let contactNormal: SCNVector3
  /// The impulse of the collision in newton-seconds.
  public let collisionImpulse: CGFloat
  /// The depth of the overlap, in units of the scene.
  public let penetrationDistance: CGFloat
  /// The share of a sweep at which the nodes touch: always 0 on Linux.
  public let sweepTestFraction: CGFloat = 0
  init(_ a: SCNNode, _ b: SCNNode, _ touch: Touch, _ impulse: CGFloat) {
    (nodeA, nodeB, collisionImpulse) = (a, b, impulse)
    (contactPoint, contactNormal, penetrationDistance) = (SCNVector3(touch.point), SCNVector3(touch.normal), CGFloat(touch.depth))
    super.init()
  }
}

public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
  func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
  func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
  func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}
extension SCNPhysicsContactDelegate {
  public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
  public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
  public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}
