import CoreGraphics

extension CATransform3D {
  /// The components of a transform: scale, then shear, then rotation, then translation, then perspective.
  struct Components {
    var scale = SIMD3(1.0, 1.0, 1.0)
    /// The shear of y along x, of z along x, and of z along y.
    var shear = SIMD3(0.0, 0.0, 0.0)
    var rotation = Rotation3D()
    var translation = SIMD3(0.0, 0.0, 0.0)
    /// The last column after the other components are removed.
    var perspective = SIMD4(0.0, 0.0, 0.0, 1.0)
  }

  /// Nil if the transform flattens space.
  var components: Components? {
    var rows = (SIMD3<Double>(m11, m12, m13), SIMD3<Double>(m21, m22, m23), SIMD3<Double>(m31, m32, m33))
    let determinant = rows.0.dot(rows.1.cross(rows.2))
    guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
    var result = Components()
    result.translation = SIMD3(m41, m42, m43)
    if m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1 { result.perspective = perspective(rows, determinant) }
    let isPlain = m12 == 0 && m13 == 0 && m21 == 0 && m23 == 0 && m31 == 0 && m32 == 0
    if isPlain, m11 > 0, m22 > 0, m33 > 0 {
      result.scale = SIMD3(m11, m22, m33)
      return result
    }

    // The rows are made orthogonal to one another in turn (Gram–Schmidt).
    result.scale.x = rows.0.dot(rows.0).squareRoot()
    rows.0 /= result.scale.x
    result.shear.x = rows.0.dot(rows.1)
    rows.1 -= result.shear.x * rows.0
    result.scale.y = rows.1.dot(rows.1).squareRoot()
    rows.1 /= result.scale.y
    result.shear.y = rows.0.dot(rows.2)
    rows.2 -= result.shear.y * rows.0
    result.shear.z = rows.1.dot(rows.2)
    rows.2 -= result.shear.z * rows.1
    result.scale.z = rows.2.dot(rows.2).squareRoot()
    rows.2 /= result.scale.z
    if determinant < 0 { result.mirror(&rows) }
    result.rotation = Rotation3D(rows: rows)
    return result
  }

  /// The column p of the product is L·q, so q = L⁻¹·p.
  private func perspective(_ rows: Rotation3D.Rows, _ determinant: Double) -> SIMD4<Double> {
    let p = SIMD3<Double>(m14, m24, m34)
    let first = SIMD3(rows.0.x, rows.1.x, rows.2.x)
    let second = SIMD3(rows.0.y, rows.1.y, rows.2.y)
    let third = SIMD3(rows.0.z, rows.1.z, rows.2.z)
    let q = SIMD3(p.dot(second.cross(third)), p.dot(third.cross(first)), p.dot(first.cross(second))) / determinant
    return SIMD4(q.x, q.y, q.z, Double(m44) - SIMD3<Double>(m41, m42, m43).dot(q))
  }

  init(_ c: Components) {
    let r = c.rotation.rows
    let r0 = c.scale.x * r.0
    let r1 = c.shear.x * r.0 + c.scale.y * r.1
    let r2 = c.shear.y * r.0 + c.shear.z * r.1 + c.scale.z * r.2
    let t = c.translation
    let p = SIMD3(c.perspective.x, c.perspective.y, c.perspective.z)
    self.init(
      m11: r0.x, m12: r0.y, m13: r0.z, m14: r0.dot(p), m21: r1.x, m22: r1.y, m23: r1.z, m24: r1.dot(p), m31: r2.x, m32: r2.y,
      m33: r2.z, m34: r2.dot(p), m41: t.x, m42: t.y, m43: t.z, m44: t.dot(p) + c.perspective.w)
  }
}

extension CATransform3D.Components {
  /// Represents a reflection as one along the axis that is closest to being reversed.
  fileprivate mutating func mirror(_ rows: inout Rotation3D.Rows) {
    if rows.0.x < 0 || (rows.1.y >= 0 && rows.2.z >= 0) {
      rows.0 = -rows.0
      scale.x = -scale.x
      shear.x = -shear.x
      shear.y = -shear.y
    } else if rows.1.y < 0 {
      rows.1 = -rows.1
      scale.y = -scale.y
      shear.z = -shear.z
    } else {
      rows.2 = -rows.2
      scale.z = -scale.z
    }
  }
}

extension SIMD3<Double> {
  fileprivate func dot(_ o: SIMD3<Double>) -> Double { x * o.x + y * o.y + z * o.z }

  fileprivate func cross(_ o: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x)
  }
}
