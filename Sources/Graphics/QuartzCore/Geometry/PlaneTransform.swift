import CoreGraphics

/// The effect of a `CATransform3D` on the plane z = 0: a projective map of points.
///
/// Layers are flat: each is projected into its superlayer's plane before that one is transformed, so a chain of layers is a product of
/// these.
package struct PlaneTransform: Equatable {
  package var a: CGFloat
  package var b: CGFloat
  package var p: CGFloat
  package var c: CGFloat
  package var d: CGFloat
  package var q: CGFloat
  package var tx: CGFloat
  package var ty: CGFloat
  package var w: CGFloat

  package init(_ t: CATransform3D) {
    (a, b, p) = (t.m11, t.m12, t.m14)
    (c, d, q) = (t.m21, t.m22, t.m24)
    (tx, ty, w) = (t.m41, t.m42, t.m44)
  }

  package init(translation tx: CGFloat, _ ty: CGFloat) {
    (a, b, p) = (1, 0, 0)
    (c, d, q) = (0, 1, 0)
    (self.tx, self.ty, w) = (tx, ty, 1)
  }

  package static let identity = PlaneTransform(translation: 0, 0)

  package var isAffine: Bool { p == 0 && q == 0 && w == 1 }
  package var isTranslation: Bool { isAffine && a == 1 && b == 0 && c == 0 && d == 1 }

  package func concatenating(_ o: PlaneTransform) -> PlaneTransform {
    if isTranslation, o.isTranslation { return PlaneTransform(translation: tx + o.tx, ty + o.ty) }
    var r = PlaneTransform.identity
    r.a = a * o.a + b * o.c + p * o.tx
    r.b = a * o.b + b * o.d + p * o.ty
    r.p = a * o.p + b * o.q + p * o.w
    r.c = c * o.a + d * o.c + q * o.tx
    r.d = c * o.b + d * o.d + q * o.ty
    r.q = c * o.p + d * o.q + q * o.w
    r.tx = tx * o.a + ty * o.c + w * o.tx
    r.ty = tx * o.b + ty * o.d + w * o.ty
    r.w = tx * o.p + ty * o.q + w * o.w
    return r
  }

  package func apply(_ point: CGPoint) -> CGPoint {
    let x = point.x * a + point.y * c + tx
    let y = point.x * b + point.y * d + ty
    if isAffine { return CGPoint(x: x, y: y) }
    let depth = point.x * p + point.y * q + w
    return depth == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / depth, y: y / depth)
  }

  package func boundingBox(of rect: CGRect) -> CGRect {
    if isTranslation { return rect.offsetBy(dx: tx, dy: ty) }
    let p0 = apply(CGPoint(x: rect.minX, y: rect.minY))
    let p1 = apply(CGPoint(x: rect.maxX, y: rect.minY))
    let p2 = apply(CGPoint(x: rect.minX, y: rect.maxY))
    let p3 = apply(CGPoint(x: rect.maxX, y: rect.maxY))
    let minX = min(p0.x, p1.x, p2.x, p3.x)
    let minY = min(p0.y, p1.y, p2.y, p3.y)
    return CGRect(x: minX, y: minY, width: max(p0.x, p1.x, p2.x, p3.x) - minX, height: max(p0.y, p1.y, p2.y, p3.y) - minY)
  }

  /// Returns the inverse, or nil if the plane is seen from its edge.
  package func inverted() -> PlaneTransform? {
    if isTranslation { return PlaneTransform(translation: -tx, -ty) }
    let m0 = d * w - q * ty
    let m1 = q * tx - c * w
    let m2 = c * ty - d * tx
    let determinant = a * m0 + b * m1 + p * m2
    guard determinant != 0, determinant.isFinite else { return nil }
    let k = 1 / determinant
    var r = PlaneTransform.identity
    r.a = m0 * k
    r.b = (p * ty - b * w) * k
    r.p = (b * q - p * d) * k
    r.c = m1 * k
    r.d = (a * w - p * tx) * k
    r.q = (p * c - a * q) * k
    r.tx = m2 * k
    r.ty = (b * tx - a * ty) * k
    r.w = (a * d - b * c) * k
    if p == 0, q == 0, w == 1 { (r.p, r.q, r.w) = (0, 0, 1) }
    return r
  }
}
