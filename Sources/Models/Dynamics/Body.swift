import Foundation

/// A rigid body, movable or fixed.
package struct Body: Sendable {
  package var position: Vector
  package var angle: Double
  package var velocity = Vector.zero
  package var angularVelocity = 0.0
  package var shape: Shape {
    didSet { if shape != oldValue { updateMass() } }
  }
  /// The mass of 10,000 square units.
  package var density = 1.0 {
    didSet { if density != oldValue { updateMass() } }
  }
  package var restitution = 0.2
  package var friction = 0.2
  /// The share of the velocity lost in a second.
  package var damping = 0.0
  package var angularDamping = 0.0
  /// The charge, which determines the effect of electric and magnetic fields.
  package var charge = 0.0
  package var isAnchored = false {
    didSet { if isAnchored != oldValue { updateMass() } }
  }
  package var allowsRotation = true {
    didSet { if allowsRotation != oldValue { updateMass() } }
  }
  /// The groups of bodies that the body collides with, one bit each.
  package var bodyGroups: UInt64 = 0
  /// The groups whose edges the body collides with.
  package var edgeGroups: UInt64 = 0
  /// The categories of the body, one bit each, for the masks of other bodies.
  package var kinds: UInt32 = .max
  /// The categories of bodies and edges that push this body. A contact that pushes neither body is only reported.
  package var pushedBy: UInt32 = .max
  /// Whether the body takes part in the simulation.
  package var isPresent = true

  package private(set) var mass = 1.0
  package private(set) var inverseMass = 1.0
  package private(set) var inverseInertia = 1.0
  var rotation = Rotation(c: 1, s: 0)
  var force = Vector.zero
  var torque = 0.0
  /// The acceleration of the whole body, such as gravity.
  var acceleration = Vector.zero

  package init(shape: Shape, position: Vector, angle: Double = 0) {
    self.shape = shape
    self.position = position
    self.angle = angle
    rotation = Rotation(c: cos(angle), s: sin(angle))
    updateMass()
  }

  private mutating func updateMass() {
    mass = max(shape.area * max(density, 1e-6) / 10_000, 1e-6)
    inverseMass = isAnchored ? 0 : 1 / mass
    inverseInertia = isAnchored || !allowsRotation ? 0 : 1 / (mass * shape.inertia)
    if isAnchored {
      velocity = .zero
      angularVelocity = 0
    } else if !allowsRotation {
      angularVelocity = 0
    }
  }

  @inline(__always) mutating func turn(to new: Double) {
    angle = new
    rotation = Rotation(c: cos(new), s: sin(new))
  }

  package mutating func place(at position: Vector, angle: Double) {
    self.position = position
    turn(to: angle)
  }

  /// Returns a point of the body in the world.
  @inline(__always) package func world(_ local: Vector) -> Vector { position + rotation.apply(local) }
  @inline(__always) package func local(_ world: Vector) -> Vector { rotation.undo(world - position) }
  @inline(__always) func velocity(at arm: Vector) -> Vector { velocity + arm.turned(angularVelocity) }

  @inline(__always) mutating func apply(_ impulse: Vector, at arm: Vector) {
    velocity += impulse * inverseMass
    angularVelocity += arm.cross(impulse) * inverseInertia
  }

  /// Changes the velocity immediately by an impulse at a position relative to the center.
  package mutating func push(_ impulse: Vector, at arm: Vector = .zero) { apply(impulse, at: arm) }

  /// Adds a force for the next step.
  package mutating func add(force: Vector, at arm: Vector = .zero) {
    self.force += force
    torque += arm.cross(force)
  }

  package mutating func add(acceleration: Vector) { self.acceleration += acceleration }

  /// The energy of its motion.
  package var kineticEnergy: Double {
    guard inverseMass > 0 else { return 0 }
    let turning = inverseInertia > 0 ? angularVelocity * angularVelocity / inverseInertia : 0
    return (velocity.dot(velocity) * mass + turning) / 2
  }
}

/// A wall: a segment that never moves.
package struct Edge: Sendable {
  package var start: Vector
  package var end: Vector
  /// The groups whose bodies collide with it.
  package var groups: UInt64
  /// Identifies its boundary.
  package var boundary: Int
  /// The categories of the edge, for the masks of bodies.
  package var kinds: UInt32 = .max

  package init(_ start: Vector, _ end: Vector, groups: UInt64, boundary: Int) {
    self.start = start
    self.end = end
    self.groups = groups
    self.boundary = boundary
  }
}
