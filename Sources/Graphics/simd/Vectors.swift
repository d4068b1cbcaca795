@_exported import Foundation

/// A vector of two numbers in single precision.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three numbers in single precision.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four numbers in single precision.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two numbers in double precision.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three numbers in double precision.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four numbers in double precision.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two integers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three integers of 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four integers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of two numbers in single precision; another name of `simd_float2`.
public typealias vector_float2 = SIMD2<Float>
/// A vector of three numbers in single precision; another name of `simd_float3`.
public typealias vector_float3 = SIMD3<Float>
/// A vector of four numbers in single precision; another name of `simd_float4`.
public typealias vector_float4 = SIMD4<Float>
/// A vector of two numbers in double precision; another name of `simd_double2`.
public typealias vector_double2 = SIMD2<Double>
/// A vector of three numbers in double precision; another name of `simd_double3`.
public typealias vector_double3 = SIMD3<Double>
/// A vector of four numbers in double precision; another name of `simd_double4`.
public typealias vector_double4 = SIMD4<Double>
/// A vector of two integers of 32 bits; another name of `simd_int2`.
public typealias vector_int2 = SIMD2<Int32>
/// A vector of two numbers in single precision; another name of `simd_float2`.
public typealias float2 = SIMD2<Float>
/// A vector of three numbers in single precision; another name of `simd_float3`.
public typealias float3 = SIMD3<Float>
/// A vector of four numbers in single precision; another name of `simd_float4`.
public typealias float4 = SIMD4<Float>
/// A vector of two numbers in double precision; another name of `simd_double2`.
public typealias double2 = SIMD2<Double>
/// A vector of three numbers in double precision; another name of `simd_double3`.
public typealias double3 = SIMD3<Double>
/// A vector of four numbers in double precision; another name of `simd_double4`.
public typealias double4 = SIMD4<Double>
/// A vector of two integers of 32 bits; another name of `simd_int2`.
public typealias int2 = SIMD2<Int32>

/// Returns the sum of the products of the elements.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
/// Returns the sum of the products of the elements.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * x).sum() }
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * x).sum() }
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * x).sum().squareRoot() }
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * x).sum().squareRoot() }
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }
/// Returns the vector of length one in the same direction.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
/// Returns the vector of length one in the same direction.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
/// Returns the point between `x` and `y` at the share `t`.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// Returns the point between `x` and `y` at the share `t`.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// Returns the elements held between two bounds.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FloatingPoint {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Returns the vector reflected by a surface with the normal `n`.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { x - n * (2 * dot(x, n)) }
/// Returns the vector at right angles to both.
public func cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns the vector at right angles to both.
public func simd_cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { cross(x, y) }
/// Returns the element-wise minimum.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
/// Returns the element-wise maximum.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
/// Returns the elements without their signs.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, V.zero - x) }
