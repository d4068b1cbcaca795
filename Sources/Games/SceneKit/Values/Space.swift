import simd

typealias Vector = SIMD3<Float>

func dot(_ a: Vector, _ b: Vector) -> Float { a.x * b.x + a.y * b.y + a.z * b.z }
func cross(_ a: Vector, _ b: Vector) -> Vector {
  Vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
func length(_ a: Vector) -> Float { dot(a, a).squareRoot() }
/// Returns the vector with a length of 1, or zero for zero.
func unit(_ a: Vector) -> Vector {
  let size = length(a)
  return size > 1e-12 ? a / size : .zero
}

/// A transform of points as four columns.
struct Transform: Equatable {
  var x, y, z, w: SIMD4<Float>

  static let identity = Transform(simd_float4x4(1))

  init(x: SIMD4<Float>, y: SIMD4<Float>, z: SIMD4<Float>, w: SIMD4<Float>) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
  init(_ m: simd_float4x4) { (x, y, z, w) = m.columns }

  var matrix: simd_float4x4 { simd_float4x4(columns: (x, y, z, w)) }
  var translation: Vector { Vector(w.x, w.y, w.z) }

  func callAsFunction(_ v: SIMD4<Float>) -> SIMD4<Float> { x * v.x + y * v.y + z * v.z + w * v.w }
  func point(_ p: Vector) -> Vector {
    let r = x * p.x + y * p.y + z * p.z + w
    return Vector(r.x, r.y, r.z)
  }
  func direction(_ d: Vector) -> Vector {
    let r = x * d.x + y * d.y + z * d.z
    return Vector(r.x, r.y, r.z)
  }
  static func * (a: Transform, b: Transform) -> Transform { Transform(x: a(b.x), y: a(b.y), z: a(b.z), w: a(b.w)) }

  /// The inverse of a transform without a projection; identity if there is none.
  var inverse: Transform {
    let (a, b, c) = (Vector(x.x, x.y, x.z), Vector(y.x, y.y, y.z), Vector(z.x, z.y, z.z))
    let (ab, bc, ca) = (cross(a, b), cross(b, c), cross(c, a))
    let determinant = dot(a, bc)
    guard abs(determinant) > 1e-20 else { return .identity }
    let (r, s, t) = (bc / determinant, ca / determinant, ab / determinant)
    let move = translation
    return Transform(
      x: SIMD4(r.x, s.x, t.x, 0), y: SIMD4(r.y, s.y, t.y, 0), z: SIMD4(r.z, s.z, t.z, 0),
      w: SIMD4(-dot(r, move), -dot(s, move), -dot(t, move), 1))
  }
  /// The transform of normals: the transposed inverse.
  var normals: Transform {
    let i = inverse
    return Transform(
      x: SIMD4(i.x.x, i.y.x, i.z.x, 0), y: SIMD4(i.x.y, i.y.y, i.z.y, 0), z: SIMD4(i.x.z, i.y.z, i.z.z, 0), w: SIMD4(0, 0, 0, 1))
  }
}
