import simd

/// A 4 × 4 matrix of row vectors; the last row is the translation.
public struct SCNMatrix4: Equatable, Sendable {
  public var (m11, m12, m13, m14): (Float, Float, Float, Float) = (1, 0, 0, 0)
  public var (m21, m22, m23, m24): (Float, Float, Float, Float) = (0, 1, 0, 0)
  public var (m31, m32, m33, m34): (Float, Float, Float, Float) = (0, 0, 1, 0)
  public var (m41, m42, m43, m44): (Float, Float, Float, Float) = (0, 0, 0, 1)
  public init() {}
  /// Creates a transform with the columns of a SIMD matrix as its rows.
  public init(_ m: simd_float4x4) {
    (m11, m12, m13, m14) = (m.columns.0.x, m.columns.0.y, m.columns.0.z, m.columns.0.w)
    (m21, m22, m23, m24) = (m.columns.1.x, m.columns.1.y, m.columns.1.z, m.columns.1.w)
    (m31, m32, m33, m34) = (m.columns.2.x, m.columns.2.y, m.columns.2.z, m.columns.2.w)
    (m41, m42, m43, m44) = (m.columns.3.x, m.columns.3.y, m.columns.3.z, m.columns.3.w)
  }
  var simd: simd_float4x4 {
    simd_float4x4(SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44))
  }
}

extension simd_float4x4 {
  /// Creates a SIMD matrix with the rows of a transform as its columns.
  public init(_ m: SCNMatrix4) { self = m.simd }
}
public let SCNMatrix4Identity = SCNMatrix4()
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  var result = SCNMatrix4()
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  var result = SCNMatrix4()
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}
/// Returns a rotation by an angle in radians around an axis.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(simd_quatf(angle: angle, axis: simd_normalize(SIMD3(x, y, z)))))
}
/// Returns the transform that applies the first transform, then the second.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(b.simd * a.simd) }
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(m.simd.inverse) }
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz))
}
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { m == SCNMatrix4Identity }
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a == b }
/// Returns a SIMD matrix with the rows of a transform as its columns.
public func SCNMatrix4ToMat4(_ m: SCNMatrix4) -> simd_float4x4 { m.simd }
/// Returns a transform with the columns of a SIMD matrix as its rows.
public func SCNMatrix4FromMat4(_ m: simd_float4x4) -> SCNMatrix4 { SCNMatrix4(m) }

extension SCNMatrix4 {
  public init(
    m11: Float, m12: Float, m13: Float, m14: Float, m21: Float, m22: Float, m23: Float, m24: Float, m31: Float, m32: Float, m33: Float,
    m34: Float, m41: Float, m42: Float, m43: Float, m44: Float
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}
