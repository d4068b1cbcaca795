@_exported import UIKit
@_exported import simd

/// A vector of three components in single precision.
public struct SCNVector3: Equatable, Sendable {
  /// The first number.
  public var x: Float
  /// The second number.
  public var y: Float
  /// The third number.
  public var z: Float
  /// Creates a vector of zeros.
  public init() { (x, y, z) = (0, 0, 0) }
  /// Creates a vector of three components.
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  /// Creates a vector of three components in the order x, y, z.
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  /// Creates a vector in the order x, y, z, rounded to single precision.
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
  /// Creates a vector in the order x, y, z, rounded to single precision.
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
  /// Creates a vector of integers in the order x, y, z.
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
  /// Creates a vector with the components of a SIMD vector.
  public init(_ v: SIMD3<Float>) { self.init(v.x, v.y, v.z) }
}

extension SIMD3 where Scalar == Float {
  /// Creates a SIMD vector with the components of a vector of SceneKit.
  public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}

/// A vector of four components in single precision.
public struct SCNVector4: Equatable, Sendable {
  /// The first number.
  public var x: Float
  /// The second number.
  public var y: Float
  /// The third number.
  public var z: Float
  /// The fourth number.
  public var w: Float
  /// Creates a vector of zeros.
  public init() { (x, y, z, w) = (0, 0, 0, 0) }
  /// Creates a vector of four components.
  public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
  /// Creates a vector of four components in the order x, y, z, w.
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
  /// Creates a vector in the order x, y, z, w, rounded to single precision.
  public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) { self.init(Float(x), Float(y), Float(z), Float(w)) }
  /// Creates a vector of integers in the order x, y, z, w.
  public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) { self.init(Float(x), Float(y), Float(z), Float(w)) }
}
/// A rotation as a quaternion.
public typealias SCNQuaternion = SCNVector4

/// The origin, and the vector of no length.
public let SCNVector3Zero = SCNVector3()
/// A vector of four zeros.
public let SCNVector4Zero = SCNVector4()
/// Returns a vector in the order x, y, z, as in C.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
/// Returns a vector in the order x, y, z, w, as in C.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }
/// Returns whether two vectors are equal.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }

/// A transform of points of space: rows of four numbers, the last of which moves.
public struct SCNMatrix4: Equatable, Sendable {
  /// The numbers of the first row.
  public var (m11, m12, m13, m14): (Float, Float, Float, Float) = (1, 0, 0, 0)
  /// The numbers of the second row.
  public var (m21, m22, m23, m24): (Float, Float, Float, Float) = (0, 1, 0, 0)
  /// The numbers of the third row.
  public var (m31, m32, m33, m34): (Float, Float, Float, Float) = (0, 0, 1, 0)
  /// The numbers of the fourth row.
  public var (m41, m42, m43, m44): (Float, Float, Float, Float) = (0, 0, 0, 1)
  /// Creates the transform that changes nothing.
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
/// The identity transform.
public let SCNMatrix4Identity = SCNMatrix4()
/// Returns a transform that moves.
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  var result = SCNMatrix4()
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}
/// Returns a transform that scales.
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  var result = SCNMatrix4()
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}
/// Returns a rotation by an angle around an axis.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(simd_quatf(angle: angle, axis: simd_normalize(SIMD3(x, y, z)))))
}
/// Returns the first transform followed by the second.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(b.simd * a.simd) }
/// Returns the transform that undoes one.
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(m.simd.inverse) }
/// Returns a transform followed by a translation.
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz))
}
/// Returns a transform followed by a scale.
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}
/// Returns a transform followed by a rotation.
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}
