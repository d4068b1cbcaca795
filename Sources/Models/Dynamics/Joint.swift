import Foundation

/// Connects a body to a point of the world or to another body.
package struct Joint: Sendable {
  package enum Kind: Sendable {
    /// Keeps a distance: rigid at a frequency of 0, else as a spring.
    case distance(length: Double, frequency: Double, damping: Double)
    /// Limits the distance.
    case rope(length: Double)
    /// Connects both at a point, with a range of the angle between them and friction.
    case pin(range: ClosedRange<Double>, friction: Double)
    case weld
    /// Lets the body move only along an axis, within a range.
    case slide(axis: Vector, range: ClosedRange<Double>)
    /// Draws the body to a point and upright.
    case snap(frequency: Double, damping: Double)
  }

  package var kind: Kind
  package var a: Int
  /// Nil for the world.
  package var b: Int?
  /// The attachment point on the first body, in that body's coordinates.
  package var anchorA: Vector
  /// The attachment point on the second body, in its coordinates, or the world's.
  package var anchorB: Vector
  /// The angle of the first body relative to the second when the joint was created.
  package var angle: Double

  package init(_ kind: Kind, a: Int, b: Int?, anchorA: Vector, anchorB: Vector, angle: Double = 0) {
    self.kind = kind
    self.a = a
    self.b = b
    self.anchorA = anchorA
    self.anchorB = anchorB
    self.angle = angle
  }
}

extension Joint {
  /// Performs one pass of the solver over this joint. The second body of a joint to the world is immovable.
  func solve(_ a: inout Body, _ b: inout Body, _ dt: Double) {
    let armA = a.rotation.apply(anchorA)
    let armB = self.b == nil ? Vector.zero : b.rotation.apply(anchorB)
    let pointA = a.position + armA
    let pointB = self.b == nil ? anchorB : b.position + armB
    let gap = pointA - pointB
    switch kind {
    case .distance(let length, let frequency, let damping):
      let distance = gap.length
      let normal = distance > 1e-9 ? gap * (1 / distance) : Vector(0, 1)
      line(&a, &b, armA, armB, normal, distance - length, dt, frequency, damping, bounds: nil)
    case .rope(let length):
      let distance = gap.length
      guard distance > length else { return }
      line(&a, &b, armA, armB, gap * (1 / distance), distance - length, dt, 0, 0, bounds: true)
    case .pin(let range, let friction):
      point(&a, &b, armA, armB, gap, dt, 0, 0)
      limit(&a, &b, range, dt)
      rub(&a, &b, friction, dt)
    case .weld:
      point(&a, &b, armA, armB, gap, dt, 0, 0)
      turn(&a, &b, a.angle - (self.b == nil ? 0 : b.angle) - angle, dt, 0, 0)
    case .slide(let axis, let range):
      let across = Vector(-axis.y, axis.x)
      line(&a, &b, armA, armB, across, gap.dot(across), dt, 0, 0, bounds: nil)
      turn(&a, &b, a.angle - (self.b == nil ? 0 : b.angle) - angle, dt, 0, 0)
      let place = gap.dot(axis)
      if place < range.lowerBound {
        line(&a, &b, armA, armB, -axis, range.lowerBound - place, dt, 0, 0, bounds: true)
      } else if place > range.upperBound {
        line(&a, &b, armA, armB, axis, place - range.upperBound, dt, 0, 0, bounds: true)
      }
    case .snap(let frequency, let damping):
      point(&a, &b, armA, armB, gap, dt, frequency, damping)
      turn(&a, &b, remainder(a.angle, 2 * .pi), dt, frequency, damping)
    }
  }

  /// The fraction of an error that one step removes in a rigid joint.
  private static let stiffness = 0.2

  /// Returns the target velocity of a spring, or of a rigid joint at frequency 0, that removes the error, and its compliance.
  private func softness(_ mass: Double, _ dt: Double, _ frequency: Double, _ damping: Double) -> (rate: Double, gamma: Double) {
    guard frequency > 0, mass > 0 else { return (Self.stiffness / dt, 0) }
    let omega = 2 * Double.pi * frequency
    let (d, k) = (2 * mass * damping * omega, mass * omega * omega)
    let gamma = dt * (d + dt * k)
    return gamma > 0 ? (dt * k / gamma, 1 / gamma) : (0, 0)
  }

  private func line(
    _ a: inout Body, _ b: inout Body, _ armA: Vector, _ armB: Vector, _ normal: Vector, _ error: Double, _ dt: Double,
    _ frequency: Double, _ damping: Double, bounds: Bool?
  ) {
    let (crossA, crossB) = (armA.cross(normal), armB.cross(normal))
    let inverse = a.inverseMass + b.inverseMass + crossA * crossA * a.inverseInertia + crossB * crossB * b.inverseInertia
    guard inverse > 0 else { return }
    let soft = softness(1 / inverse, dt, frequency, damping)
    let speed = normal.dot(a.velocity(at: armA) - b.velocity(at: armB))
    var impulse = -(speed + error * soft.rate) / (inverse + soft.gamma)
    if bounds == true { impulse = min(impulse, 0) }
    a.apply(normal * impulse, at: armA)
    b.apply(-(normal * impulse), at: armB)
  }

  private func point(
    _ a: inout Body, _ b: inout Body, _ armA: Vector, _ armB: Vector, _ gap: Vector, _ dt: Double, _ frequency: Double, _ damping: Double
  ) {
    let soft = softness(a.inverseMass > 0 ? 1 / (a.inverseMass + b.inverseMass) : 0, dt, frequency, damping)
    let masses = a.inverseMass + b.inverseMass + soft.gamma
    let k11 = masses + a.inverseInertia * armA.y * armA.y + b.inverseInertia * armB.y * armB.y
    let k12 = -a.inverseInertia * armA.x * armA.y - b.inverseInertia * armB.x * armB.y
    let k22 = masses + a.inverseInertia * armA.x * armA.x + b.inverseInertia * armB.x * armB.x
    let determinant = k11 * k22 - k12 * k12
    guard determinant > 1e-18 else { return }
    let wanted = -(a.velocity(at: armA) - b.velocity(at: armB) + gap * soft.rate)
    let impulse = Vector((k22 * wanted.x - k12 * wanted.y) / determinant, (k11 * wanted.y - k12 * wanted.x) / determinant)
    a.apply(impulse, at: armA)
    b.apply(-impulse, at: armB)
  }

  private func turn(_ a: inout Body, _ b: inout Body, _ error: Double, _ dt: Double, _ frequency: Double, _ damping: Double) {
    let inverse = a.inverseInertia + b.inverseInertia
    guard inverse > 0 else { return }
    let soft = softness(1 / inverse, dt, frequency, damping)
    let impulse = -(a.angularVelocity - b.angularVelocity + error * soft.rate) / (inverse + soft.gamma)
    a.angularVelocity += impulse * a.inverseInertia
    b.angularVelocity -= impulse * b.inverseInertia
  }

  private func limit(_ a: inout Body, _ b: inout Body, _ range: ClosedRange<Double>, _ dt: Double) {
    let inverse = a.inverseInertia + b.inverseInertia
    guard inverse > 0 else { return }
    let place = a.angle - (self.b == nil ? 0 : b.angle) - angle
    let error = place < range.lowerBound ? place - range.lowerBound : place > range.upperBound ? place - range.upperBound : 0
    guard error != 0 else { return }
    let speed = a.angularVelocity - b.angularVelocity + error * Self.stiffness / dt
    guard speed * error > 0 else { return }
    a.angularVelocity -= speed / inverse * a.inverseInertia
    b.angularVelocity += speed / inverse * b.inverseInertia
  }

  private func rub(_ a: inout Body, _ b: inout Body, _ friction: Double, _ dt: Double) {
    let inverse = a.inverseInertia + b.inverseInertia
    guard inverse > 0, friction > 0 else { return }
    let most = friction * dt / Double(World.passes)
    let impulse = min(max(-(a.angularVelocity - b.angularVelocity) / inverse, -most), most)
    a.angularVelocity += impulse * a.inverseInertia
    b.angularVelocity -= impulse * b.inverseInertia
  }
}
