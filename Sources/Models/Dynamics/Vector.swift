package struct Vector: Hashable, Sendable {
  package var x: Double
  package var y: Double

  @inlinable package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Vector(0, 0)

  @inline(__always) package static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
  @inline(__always) package static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
  @inline(__always) package static func * (a: Vector, s: Double) -> Vector { Vector(a.x * s, a.y * s) }
  @inline(__always) package static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }
  @inline(__always) package static func += (a: inout Vector, b: Vector) { a = a + b }
  @inline(__always) package static func -= (a: inout Vector, b: Vector) { a = a - b }

  @inline(__always) package func dot(_ b: Vector) -> Double { x * b.x + y * b.y }
  @inline(__always) package func cross(_ b: Vector) -> Double { x * b.y - y * b.x }
  /// Returns the vector rotated by 90 degrees, times `speed`: the velocity of this arm at that angular velocity.
  @inline(__always) package func turned(_ speed: Double) -> Vector { Vector(-y * speed, x * speed) }
  @inline(__always) package var length: Double { (x * x + y * y).squareRoot() }
  @inline(__always) package var normalized: Vector {
    let length = length
    return length > 1e-12 ? self * (1 / length) : Vector(1, 0)
  }
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A rotation, as cosine and sine.
package struct Rotation: Sendable {
  package let c: Double
  package let s: Double

  @inline(__always) package init(c: Double, s: Double) {
    self.c = c
    self.s = s
  }

  @inline(__always) package func apply(_ v: Vector) -> Vector { Vector(c * v.x - s * v.y, s * v.x + c * v.y) }
  @inline(__always) package func undo(_ v: Vector) -> Vector { Vector(c * v.x + s * v.y, c * v.y - s * v.x) }
}
