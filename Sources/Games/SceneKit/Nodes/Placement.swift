import simd

/// The position, rotation, scale and opacity of a node in its parent.
struct Placement: Equatable {
  var position = Vector.zero
  var scale = Vector(1, 1, 1)
  var turn = SIMD4<Float>(0, 0, 0, 1)
  var opacity: Float = 1

  var transform: Transform {
    let (i, j, k, r) = (turn.x, turn.y, turn.z, turn.w)
    let x = Vector(1 - 2 * (j * j + k * k), 2 * (i * j + k * r), 2 * (i * k - j * r)) * scale.x
    let y = Vector(2 * (i * j - k * r), 1 - 2 * (i * i + k * k), 2 * (j * k + i * r)) * scale.y
    let z = Vector(2 * (i * k + j * r), 2 * (j * k - i * r), 1 - 2 * (i * i + j * j)) * scale.z
    return Transform(x: SIMD4(x, 0), y: SIMD4(y, 0), z: SIMD4(z, 0), w: SIMD4(position, 1))
  }

  /// Decomposes a transform into its parts.
  mutating func take(_ m: Transform) {
    position = m.translation
    let (a, b, c) = (Vector(m.x.x, m.x.y, m.x.z), Vector(m.y.x, m.y.y, m.y.z), Vector(m.z.x, m.z.y, m.z.z))
    // A mirroring transform has one negative scale factor.
    scale = Vector(length(a), length(b), dot(cross(a, b), c) < 0 ? -length(c) : length(c))
    turn = Self.turn(unit(a), unit(b), unit(scale.z < 0 ? -c : c))
  }

  static func turn(_ x: Vector, _ y: Vector, _ z: Vector) -> SIMD4<Float> {
    let trace = x.x + y.y + z.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      return SIMD4((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4)
    }
    if x.x > y.y, x.x > z.z {
      let s = (1 + x.x - y.y - z.z).squareRoot() * 2
      return SIMD4(s / 4, (y.x + x.y) / s, (z.x + x.z) / s, (y.z - z.y) / s)
    }
    if y.y > z.z {
      let s = (1 + y.y - x.x - z.z).squareRoot() * 2
      return SIMD4((y.x + x.y) / s, s / 4, (z.y + y.z) / s, (z.x - x.z) / s)
    }
    let s = (1 + z.z - x.x - y.y).squareRoot() * 2
    return SIMD4((z.x + x.z) / s, (z.y + y.z) / s, s / 4, (x.y - y.x) / s)
  }
  static func turn(_ angle: Float, around axis: Vector) -> SIMD4<Float> {
    let axis = unit(axis)
    return axis == .zero ? SIMD4(0, 0, 0, 1) : SIMD4(axis * sin(angle / 2), cos(angle / 2))
  }
  static func turn(angles a: Vector) -> SIMD4<Float> {
    multiply(turn(a.z, around: Vector(0, 0, 1)), multiply(turn(a.y, around: Vector(0, 1, 0)), turn(a.x, around: Vector(1, 0, 0))))
  }
  static func multiply(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    let (u, v) = (Vector(a.x, a.y, a.z), Vector(b.x, b.y, b.z))
    return SIMD4(v * a.w + u * b.w + cross(u, v), a.w * b.w - dot(u, v))
  }
  static func axisAngle(_ turn: SIMD4<Float>) -> SIMD4<Float> {
    let half = acos(min(max(turn.w, -1), 1))
    let size = sin(half)
    guard abs(size) > 1e-6 else { return .zero }
    return SIMD4(turn.x / size, turn.y / size, turn.z / size, 2 * half)
  }
  /// Returns the angles around x, y and z, which are applied in this order.
  static func angles(_ turn: SIMD4<Float>) -> Vector {
    let m = Placement(turn: turn).transform
    let y = asin(min(max(-m.x.z, -1), 1))
    if abs(m.x.z) < 0.99999 { return Vector(atan2(m.y.z, m.z.z), y, atan2(m.x.y, m.x.x)) }
    return Vector(0, y, atan2(-m.y.x, m.y.y))
  }
  /// Interpolates between two rotations, along the shorter path.
  static func between(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ share: Float) -> SIMD4<Float> {
    let cosine = (a * b).sum()
    let end = cosine < 0 ? -b : b
    let angle = acos(min(abs(cosine), 1))
    guard angle > 1e-4 else { return end * share + a * (1 - share) }
    return (a * sin((1 - share) * angle) + end * sin(share * angle)) / sin(angle)
  }
  static func between(_ a: Placement, _ b: Placement, _ share: Float) -> Placement {
    Placement(
      position: a.position + (b.position - a.position) * share, scale: a.scale + (b.scale - a.scale) * share,
      turn: between(a.turn, b.turn, share), opacity: a.opacity + (b.opacity - a.opacity) * share)
  }
}
