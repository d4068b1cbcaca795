import Foundation

/// A rotation of space, as a unit quaternion.
struct Rotation3D: Equatable {
  var x = 0.0
  var y = 0.0
  var z = 0.0
  var w = 1.0

  /// The rows of a rotation matrix.
  typealias Rows = (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Returns the rotation at fraction `t` along the shorter arc.
  func interpolated(to other: Rotation3D, _ t: Double) -> Rotation3D {
    if self == other { return self }
    var dot = x * other.x + y * other.y + z * other.z + w * other.w
    var to = other
    if dot < 0 {
      dot = -dot
      to = Rotation3D(x: -to.x, y: -to.y, z: -to.z, w: -to.w)
    }
    if dot > 1 - 1e-15 { return t < 0.5 ? self : other }
    let angle = acos(min(dot, 1))
    let a = sin((1 - t) * angle) / sin(angle)
    let b = sin(t * angle) / sin(angle)
    return Rotation3D(x: x * a + to.x * b, y: y * a + to.y * b, z: z * a + to.z * b, w: w * a + to.w * b)
  }

  var rows: Rows {
    (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// The angles about x, then y, then z that give the same rotation.
  var angles: SIMD3<Double> {
    get {
      let r = rows
      let y = asin(min(max(-r.0.z, -1), 1))
      if abs(r.0.z) > 1 - 1e-12 { return SIMD3(atan2(-r.2.y, r.1.y), y, 0) }
      return SIMD3(atan2(r.1.z, r.2.z), y, atan2(r.0.y, r.0.x))
    }
    set {
      let (sx, cx) = (sin(newValue.x / 2), cos(newValue.x / 2))
      let (sy, cy) = (sin(newValue.y / 2), cos(newValue.y / 2))
      let (sz, cz) = (sin(newValue.z / 2), cos(newValue.z / 2))
      x = sx * cy * cz - cx * sy * sz
      y = cx * sy * cz + sx * cy * sz
      z = cx * cy * sz - sx * sy * cz
      w = cx * cy * cz + sx * sy * sz
    }
  }
}

extension Rotation3D {
  init(rows r: Rows) {
    let trace = r.0.x + r.1.y + r.2.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(x: (r.1.z - r.2.y) / s, y: (r.2.x - r.0.z) / s, z: (r.0.y - r.1.x) / s, w: s / 4)
    } else if r.0.x > r.1.y, r.0.x > r.2.z {
      let s = (1 + r.0.x - r.1.y - r.2.z).squareRoot() * 2
      self.init(x: s / 4, y: (r.0.y + r.1.x) / s, z: (r.2.x + r.0.z) / s, w: (r.1.z - r.2.y) / s)
    } else if r.1.y > r.2.z {
      let s = (1 + r.1.y - r.0.x - r.2.z).squareRoot() * 2
      self.init(x: (r.0.y + r.1.x) / s, y: s / 4, z: (r.1.z + r.2.y) / s, w: (r.2.x - r.0.z) / s)
    } else {
      let s = (1 + r.2.z - r.0.x - r.1.y).squareRoot() * 2
      self.init(x: (r.2.x + r.0.z) / s, y: (r.1.z + r.2.y) / s, z: s / 4, w: (r.0.y - r.1.x) / s)
    }
  }
}
