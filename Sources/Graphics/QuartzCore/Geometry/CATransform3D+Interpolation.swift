import CoreGraphics

extension CATransform3D {
  /// Returns the transform at fraction `t` of the way to `other`: the components are interpolated, rotations along the shorter arc.
  func interpolated(to other: CATransform3D, _ t: Double) -> CATransform3D {
    if t == 0 || self == other { return self }
    if t == 1 { return other }
    guard let a = components, let b = other.components else { return weighted(1 - t).adding(other.weighted(t)) }
    var c = Components()
    c.scale = a.scale + (b.scale - a.scale) * t
    c.shear = a.shear + (b.shear - a.shear) * t
    c.translation = a.translation + (b.translation - a.translation) * t
    c.perspective = a.perspective + (b.perspective - a.perspective) * t
    c.rotation = a.rotation.interpolated(to: b.rotation, t)
    return CATransform3D(c)
  }

  /// Returns the transform applied `count` times, by repeated squaring, because an animation may accumulate many turns.
  func power(_ count: Int) -> CATransform3D {
    var product = CATransform3D.identity
    var square = self
    var left = max(count, 0)
    while left > 0 {
      if left & 1 == 1 { product = CATransform3DConcat(product, square) }
      square = CATransform3DConcat(square, square)
      left >>= 1
    }
    return product
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

  /// Returns the root of the sum of squared differences of the elements.
  func distance(to o: CATransform3D) -> Double {
    let d = adding(o.weighted(-1))
    let first = d.m11 * d.m11 + d.m12 * d.m12 + d.m13 * d.m13 + d.m14 * d.m14
    let second = d.m21 * d.m21 + d.m22 * d.m22 + d.m23 * d.m23 + d.m24 * d.m24
    let third = d.m31 * d.m31 + d.m32 * d.m32 + d.m33 * d.m33 + d.m34 * d.m34
    let fourth = d.m41 * d.m41 + d.m42 * d.m42 + d.m43 * d.m43 + d.m44 * d.m44
    return Double(first + second + third + fourth).squareRoot()
  }
}
