/// Two objects that touch at one point or two.
struct Contact {
  struct Point {
    var position: Vector
    /// Negative where they overlap.
    var separation: Double
    /// Identifies the touching corner, so that its impulse carries over to the next step.
    var feature: Int
    var normalImpulse = 0.0
    var tangentImpulse = 0.0
    var bias = 0.0
    var normalMass = 0.0
    var tangentMass = 0.0
    var armA = Vector.zero
    var armB = Vector.zero
  }

  /// The body, and the other body, or -1 for an edge.
  var a: Int
  var b: Int
  var edge: Int
  /// The direction of the contact, from `a` to the other body.
  var normal: Vector
  var first: Point
  var second: Point?
  var friction = 0.0
  var restitution = 0.0
  /// Whether the contact pushes the first body.
  var pushesA = true
  /// Whether the contact pushes the other body.
  var pushesB = true
  var isSolid: Bool { pushesA || pushesB }
}

package struct ContactPair: Hashable, Sendable {
  package var first: Int
  /// The other body, or nil if `first` touches a boundary.
  package var second: Int?
  package var boundary: Int?
}

/// A touch that began in a step.
package struct ContactEvent: Sendable {
  package var pair: ContactPair
  package var point: Vector
  /// The direction of the contact, from the first body to the other.
  package var normal: Vector
  /// The speed at which both approach each other along the normal.
  package var speed: Double
}
