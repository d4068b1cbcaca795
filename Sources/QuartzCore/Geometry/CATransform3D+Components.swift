import CoreGraphics

extension CATransform3D {
  /// A transform taken apart: scale, then shear, then rotation, then translation, then perspective.
  struct Components {
    var scale = (x: 1.0, y: 1.0, z: 1.0)
    var shear = (xy: 0.0, xz: 0.0, yz: 0.0)
    /// A unit quaternion.
    var rotation = Quaternion()
    var translation = (x: 0.0, y: 0.0, z: 0.0)
    /// The last column, before the rest of the transform.
    var perspective = (x: 0.0, y: 0.0, z: 0.0, w: 1.0)
  }

  struct Quaternion: Equatable {
    var x = 0.0
    var y = 0.0
    var z = 0.0
    var w = 1.0

    /// The unit quaternion `t` of the way along the shorter arc.
    func slerp(_ other: Quaternion, _ t: Double) -> Quaternion {
      if self == other { return self }
      var dot = x * other.x + y * other.y + z * other.z + w * other.w
      var to = other
      if dot < 0 {
        dot = -dot
        to = Quaternion(x: -to.x, y: -to.y, z: -to.z, w: -to.w)
      }
      if dot > 1 - 1e-15 { return t < 0.5 ? self : other }
      let angle = acos(min(dot, 1))
      let a = sin((1 - t) * angle) / sin(angle)
      let b = sin(t * angle) / sin(angle)
      return Quaternion(x: x * a + to.x * b, y: y * a + to.y * b, z: z * a + to.z * b, w: w * a + to.w * b)
    }
  }

  /// Nil if the transform flattens space.
  var components: Components? {
    var result = Components()
    var rows = [(Double(m11), Double(m12), Double(m13)), (Double(m21), Double(m22), Double(m23)), (Double(m31), Double(m32), Double(m33))]
    func dot(_ a: (Double, Double, Double), _ b: (Double, Double, Double)) -> Double { a.0 * b.0 + a.1 * b.1 + a.2 * b.2 }
    func cross(_ a: (Double, Double, Double), _ b: (Double, Double, Double)) -> (Double, Double, Double) {
      (a.1 * b.2 - a.2 * b.1, a.2 * b.0 - a.0 * b.2, a.0 * b.1 - a.1 * b.0)
    }
    func combine(_ a: (Double, Double, Double), _ b: (Double, Double, Double), _ k: Double) -> (Double, Double, Double) {
      (a.0 + k * b.0, a.1 + k * b.1, a.2 + k * b.2)
    }
    func unit(_ a: (Double, Double, Double), _ length: Double) -> (Double, Double, Double) { (a.0 / length, a.1 / length, a.2 / length) }

    let determinant = dot(rows[0], cross(rows[1], rows[2]))
    guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
    result.translation = (Double(m41), Double(m42), Double(m43))
    if m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1 {
      // The column p of the product is L·q, so q = L⁻¹·p.
      let p = (Double(m14), Double(m24), Double(m34))
      let columns = (
        (rows[0].0, rows[1].0, rows[2].0), (rows[0].1, rows[1].1, rows[2].1), (rows[0].2, rows[1].2, rows[2].2)
      )
      let q = (
        dot(p, cross(columns.1, columns.2)) / determinant, dot(p, cross(columns.2, columns.0)) / determinant,
        dot(p, cross(columns.0, columns.1)) / determinant
      )
      let moved = result.translation.x * q.0 + result.translation.y * q.1 + result.translation.z * q.2
      result.perspective = (q.0, q.1, q.2, Double(m44) - moved)
    }
    let isPlain = m12 == 0 && m13 == 0 && m21 == 0 && m23 == 0 && m31 == 0 && m32 == 0
    if isPlain, m11 > 0, m22 > 0, m33 > 0 {
      result.scale = (Double(m11), Double(m22), Double(m33))
      return result
    }

    result.scale.x = dot(rows[0], rows[0]).squareRoot()
    rows[0] = unit(rows[0], result.scale.x)
    result.shear.xy = dot(rows[0], rows[1])
    rows[1] = combine(rows[1], rows[0], -result.shear.xy)
    result.scale.y = dot(rows[1], rows[1]).squareRoot()
    rows[1] = unit(rows[1], result.scale.y)
    result.shear.xz = dot(rows[0], rows[2])
    rows[2] = combine(rows[2], rows[0], -result.shear.xz)
    result.shear.yz = dot(rows[1], rows[2])
    rows[2] = combine(rows[2], rows[1], -result.shear.yz)
    result.scale.z = dot(rows[2], rows[2]).squareRoot()
    rows[2] = unit(rows[2], result.scale.z)
    if dot(rows[0], cross(rows[1], rows[2])) < 0 {
      // A mirror image: told as one in the axis that is closest to being turned round.
      let axis = rows[0].0 < 0 ? 0 : rows[1].1 < 0 ? 1 : rows[2].2 < 0 ? 2 : 0
      rows[axis] = unit(rows[axis], -1)
      switch axis {
      case 0:
        result.scale.x = -result.scale.x
        result.shear.xy = -result.shear.xy
        result.shear.xz = -result.shear.xz
      case 1:
        result.scale.y = -result.scale.y
        result.shear.yz = -result.shear.yz
      default: result.scale.z = -result.scale.z
      }
    }
    result.rotation = Quaternion(rows: rows)
    return result
  }

  init(_ c: Components) {
    let r = c.rotation.rows
    func row(_ a: Double, _ b: Double, _ k: Double) -> (Double, Double, Double) {
      (a * r[0].0 + b * r[1].0 + k * r[2].0, a * r[0].1 + b * r[1].1 + k * r[2].1, a * r[0].2 + b * r[1].2 + k * r[2].2)
    }
    let r0 = row(c.scale.x, 0, 0)
    let r1 = row(c.shear.xy, c.scale.y, 0)
    let r2 = row(c.shear.xz, c.shear.yz, c.scale.z)
    let p = c.perspective
    func column(_ v: (Double, Double, Double), _ w: Double) -> CGFloat { CGFloat(v.0 * p.x + v.1 * p.y + v.2 * p.z + w) }
    let t = (c.translation.x, c.translation.y, c.translation.z)
    self.init(
      m11: r0.0, m12: r0.1, m13: r0.2, m14: column(r0, 0), m21: r1.0, m22: r1.1, m23: r1.2, m24: column(r1, 0), m31: r2.0, m32: r2.1,
      m33: r2.2, m34: column(r2, 0), m41: t.0, m42: t.1, m43: t.2, m44: column(t, p.w))
  }

  /// The transform `t` of the way to `other`: their parts are interpolated, rotations along the shorter arc.
  func interpolated(to other: CATransform3D, _ t: Double) -> CATransform3D {
    if t == 0 || self == other { return self }
    if t == 1 { return other }
    guard let a = components, let b = other.components else { return weighted(1 - t).adding(other.weighted(t)) }
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
    var c = Components()
    c.scale = (mix(a.scale.x, b.scale.x), mix(a.scale.y, b.scale.y), mix(a.scale.z, b.scale.z))
    c.shear = (mix(a.shear.xy, b.shear.xy), mix(a.shear.xz, b.shear.xz), mix(a.shear.yz, b.shear.yz))
    c.translation = (
      mix(a.translation.x, b.translation.x), mix(a.translation.y, b.translation.y), mix(a.translation.z, b.translation.z)
    )
    c.perspective = (
      mix(a.perspective.x, b.perspective.x), mix(a.perspective.y, b.perspective.y), mix(a.perspective.z, b.perspective.z),
      mix(a.perspective.w, b.perspective.w)
    )
    c.rotation = a.rotation.slerp(b.rotation, t)
    return CATransform3D(c)
  }

  func weighted(_ w: Double) -> CATransform3D {
    CATransform3D(
      m11: m11 * w, m12: m12 * w, m13: m13 * w, m14: m14 * w, m21: m21 * w, m22: m22 * w, m23: m23 * w, m24: m24 * w, m31: m31 * w,
      m32: m32 * w, m33: m33 * w, m34: m34 * w, m41: m41 * w, m42: m42 * w, m43: m43 * w, m44: m44 * w)
  }

  func adding(_ o: CATransform3D) -> CATransform3D {
    CATransform3D(
      m11: m11 + o.m11, m12: m12 + o.m12, m13: m13 + o.m13, m14: m14 + o.m14, m21: m21 + o.m21, m22: m22 + o.m22, m23: m23 + o.m23,
      m24: m24 + o.m24, m31: m31 + o.m31, m32: m32 + o.m32, m33: m33 + o.m33, m34: m34 + o.m34, m41: m41 + o.m41, m42: m42 + o.m42,
      m43: m43 + o.m43, m44: m44 + o.m44)
  }

  func distance(to o: CATransform3D) -> Double {
    let d = adding(o.weighted(-1))
    let rows = [d.m11, d.m12, d.m13, d.m14, d.m21, d.m22, d.m23, d.m24, d.m31, d.m32, d.m33, d.m34, d.m41, d.m42, d.m43, d.m44]
    return rows.reduce(0) { $0 + Double($1 * $1) }.squareRoot()
  }
}

extension CATransform3D.Quaternion {
  /// From the rows of a rotation matrix.
  init(rows r: [(Double, Double, Double)]) {
    let trace = r[0].0 + r[1].1 + r[2].2
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(x: (r[1].2 - r[2].1) / s, y: (r[2].0 - r[0].2) / s, z: (r[0].1 - r[1].0) / s, w: s / 4)
    } else if r[0].0 > r[1].1, r[0].0 > r[2].2 {
      let s = (1 + r[0].0 - r[1].1 - r[2].2).squareRoot() * 2
      self.init(x: s / 4, y: (r[0].1 + r[1].0) / s, z: (r[2].0 + r[0].2) / s, w: (r[1].2 - r[2].1) / s)
    } else if r[1].1 > r[2].2 {
      let s = (1 + r[1].1 - r[0].0 - r[2].2).squareRoot() * 2
      self.init(x: (r[0].1 + r[1].0) / s, y: s / 4, z: (r[1].2 + r[2].1) / s, w: (r[2].0 - r[0].2) / s)
    } else {
      let s = (1 + r[2].2 - r[0].0 - r[1].1).squareRoot() * 2
      self.init(x: (r[2].0 + r[0].2) / s, y: (r[1].2 + r[2].1) / s, z: s / 4, w: (r[0].1 - r[1].0) / s)
    }
  }

  /// The rows of the rotation matrix.
  var rows: [(Double, Double, Double)] {
    [
      (1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      (2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      (2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
    ]
  }

  /// The angles about x, then y, then z that make the same rotation.
  var angles: (x: Double, y: Double, z: Double) {
    get {
      let r = rows
      let y = asin(min(max(-r[0].2, -1), 1))
      if abs(r[0].2) > 1 - 1e-12 { return (atan2(-r[2].1, r[1].1), y, 0) }
      return (atan2(r[1].2, r[2].2), y, atan2(r[0].1, r[0].0))
    }
    set {
      let (sx, cx) = (sin(newValue.x / 2), cos(newValue.x / 2))
      let (sy, cy) = (sin(newValue.y / 2), cos(newValue.y / 2))
      let (sz, cz) = (sin(newValue.z / 2), cos(newValue.z / 2))
      self = CATransform3D.Quaternion(
        x: sx * cy * cz - cx * sy * sz, y: cx * sy * cz + sx * cy * sz, z: cx * cy * sz - sx * sy * cz, w: cx * cy * cz + sx * sy * sz)
    }
  }
}
