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
/// Returns whether two vectors are equal.
public func SCNVector4EqualToVector4(_ a: SCNVector4, _ b: SCNVector4) -> Bool { a == b }
/// Returns a SIMD vector with the components of a vector of SceneKit.
public func SCNVector3ToFloat3(_ v: SCNVector3) -> SIMD3<Float> { SIMD3(v) }
/// Returns a vector with the components of a SIMD vector.
public func SCNVector3FromFloat3(_ v: SIMD3<Float>) -> SCNVector3 { SCNVector3(v) }
/// Returns a SIMD vector with the components of a vector of SceneKit.
public func SCNVector4ToFloat4(_ v: SCNVector4) -> SIMD4<Float> { SIMD4(v.x, v.y, v.z, v.w) }
/// Returns a vector with the components of a SIMD vector.
public func SCNVector4FromFloat4(_ v: SIMD4<Float>) -> SCNVector4 { SCNVector4(v) }

extension SCNVector4 {
  /// Creates a vector with the components of a SIMD vector.
  public init(_ v: SIMD4<Float>) { self.init(v.x, v.y, v.z, v.w) }
  /// Creates a vector in the order x, y, z, w, rounded to single precision.
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) { self.init(Float(x), Float(y), Float(z), Float(w)) }
}

extension SIMD4 where Scalar == Float {
  /// Creates a SIMD vector with the components of a vector of SceneKit.
  public init(_ v: SCNVector4) { self.init(v.x, v.y, v.z, v.w) }
}
