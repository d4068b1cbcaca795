import Foundation

/// A matrix of columns.
public protocol SIMDMatrix: Equatable, Sendable {
  /// The vector of one column, whose size is the number of rows.
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint
  var columnList: [Column] { get set }
  /// A matrix of zeros.
  init()
}

extension SIMDMatrix {
  init(list: [Column]) {
    self.init()
    columnList = list
  }

  /// A column; setting replaces it.
  public subscript(column: Int) -> Column {
    get { columnList[column] }
    set { columnList[column] = newValue }
  }

  /// The element at a column and a row, both from 0.
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { columnList[column][row] }
    set { columnList[column][row] = newValue }
  }

  /// A matrix with one number on its diagonal.
  public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  /// A matrix with the elements of a vector on its diagonal.
  public init(diagonal: Column) {
    self.init()
    for place in 0..<columnList.count { columnList[place][place] = diagonal[place] }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: Self {
    var result = self
    for column in 0..<columnList.count { for row in 0..<columnList.count { result[row, column] = self[column, row] } }
    return result
  }

  /// The factor by which the matrix changes volumes.
  public var determinant: Column.Scalar { eliminated().determinant }

  /// The inverse; NaN if there is none.
  public var inverse: Self { eliminated().inverse }

  /// Gaussian elimination with partial pivoting.
  private func eliminated() -> (determinant: Column.Scalar, inverse: Self) {
    let count = columnList.count
    var (left, right) = (self, Self(1))
    var determinant: Column.Scalar = 1
    for place in 0..<count {
      let pivot = (place..<count).max { abs(left[$0, place]) < abs(left[$1, place]) } ?? place
      if pivot != place {
        (left[place], left[pivot]) = (left[pivot], left[place])
        (right[place], right[pivot]) = (right[pivot], right[place])
        determinant = -determinant
      }
      let value = left[place, place]
      determinant *= value
      guard value != 0 else { return (0, Self(.nan)) }
      left[place] = left[place] / value
      right[place] = right[place] / value
      for other in 0..<count where other != place {
        let factor = left[other, place]
        left[other] = left[other] - left[place] * factor
        right[other] = right[other] - right[place] * factor
      }
    }
    return (determinant, right)
  }

  /// Adds two matrices element by element.
  public static func + (left: Self, right: Self) -> Self { Self(list: zip(left.columnList, right.columnList).map { $0 + $1 }) }
  /// Subtracts a matrix element by element.
  public static func - (left: Self, right: Self) -> Self { Self(list: zip(left.columnList, right.columnList).map { $0 - $1 }) }
  /// Multiplies each element by a number.
  public static func * (left: Self, right: Column.Scalar) -> Self { Self(list: left.columnList.map { $0 * right }) }
  /// Multiplies each element by a number.
  public static func * (left: Column.Scalar, right: Self) -> Self { right * left }
  /// Returns the product of a matrix and a column.
  public static func * (left: Self, right: Column) -> Column {
    var sum = Column.zero
    for (place, column) in left.columnList.enumerated() { sum += column * right[place] }
    return sum
  }
  /// Returns the product of two matrices.
  public static func * (left: Self, right: Self) -> Self { Self(list: right.columnList.map { left * $0 }) }
  /// Multiplies by a matrix from the right.
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// A matrix of two columns of two numbers.
public struct simd_float2x2: SIMDMatrix {
  /// The two columns; zero by default.
  public var columns: (SIMD2<Float>, SIMD2<Float>) = (.zero, .zero)
  public var columnList: [SIMD2<Float>] {
    get { [columns.0, columns.1] }
    set { columns = (newValue[0], newValue[1]) }
  }
  public init() {}
  public init(_ columns: [SIMD2<Float>]) { columnList = columns }
  public init(_ first: SIMD2<Float>, _ second: SIMD2<Float>) { columns = (first, second) }
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  public static func == (left: Self, right: Self) -> Bool { left.columnList == right.columnList }
}

/// A matrix of three columns of three numbers.
public struct simd_float3x3: SIMDMatrix {
  /// The three columns; zero by default.
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>) = (.zero, .zero, .zero)
  public var columnList: [SIMD3<Float>] {
    get { [columns.0, columns.1, columns.2] }
    set { columns = (newValue[0], newValue[1], newValue[2]) }
  }
  public init() {}
  public init(_ columns: [SIMD3<Float>]) { columnList = columns }
  public init(_ first: SIMD3<Float>, _ second: SIMD3<Float>, _ third: SIMD3<Float>) { columns = (first, second, third) }
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  /// Creates the rotation of a quaternion.
  public init(_ quaternion: simd_quatf) { self.init([SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].map(quaternion.act)) }
  public static func == (left: Self, right: Self) -> Bool { left.columnList == right.columnList }
}

/// A matrix of four columns of four numbers.
public struct simd_float4x4: SIMDMatrix {
  /// The four columns; zero by default.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) = (.zero, .zero, .zero, .zero)
  public var columnList: [SIMD4<Float>] {
    get { [columns.0, columns.1, columns.2, columns.3] }
    set { columns = (newValue[0], newValue[1], newValue[2], newValue[3]) }
  }
  public init() {}
  public init(_ columns: [SIMD4<Float>]) { columnList = columns }
  public init(_ first: SIMD4<Float>, _ second: SIMD4<Float>, _ third: SIMD4<Float>, _ fourth: SIMD4<Float>) {
    columns = (first, second, third, fourth)
  }
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  /// Creates the rotation of a quaternion.
  public init(_ quaternion: simd_quatf) {
    let turned = simd_float3x3(quaternion)
    self.init(SIMD4(turned[0], 0), SIMD4(turned[1], 0), SIMD4(turned[2], 0), SIMD4(0, 0, 0, 1))
  }
  public static func == (left: Self, right: Self) -> Bool { left.columnList == right.columnList }
}

/// A matrix of 2 by 2 numbers in single precision.
public typealias float2x2 = simd_float2x2
/// A matrix of 3 by 3 numbers in single precision.
public typealias float3x3 = simd_float3x3
/// A matrix of 4 by 4 numbers in single precision.
public typealias float4x4 = simd_float4x4
/// A matrix of 2 by 2 numbers in single precision.
public typealias matrix_float2x2 = simd_float2x2
/// A matrix of 3 by 3 numbers in single precision.
public typealias matrix_float3x3 = simd_float3x3
/// A matrix of 4 by 4 numbers in single precision.
public typealias matrix_float4x4 = simd_float4x4

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)

/// Returns the product of two matrices.
public func simd_mul<M: SIMDMatrix>(_ x: M, _ y: M) -> M { x * y }
/// Returns the product of a matrix and a vector.
public func simd_mul<M: SIMDMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// Returns the matrix that undoes another.
public func simd_inverse<M: SIMDMatrix>(_ x: M) -> M { x.inverse }
/// Returns the matrix with rows and columns exchanged.
public func simd_transpose<M: SIMDMatrix>(_ x: M) -> M { x.transpose }
/// Returns the factor by which a matrix changes volumes.
public func simd_determinant<M: SIMDMatrix>(_ x: M) -> M.Column.Scalar { x.determinant }

/// A rotation in space.
public struct simd_quatf: Equatable, Sendable {
  /// The imaginary parts, then the real one.
  public var vector: SIMD4<Float>
  public var real: Float { vector.w }
  public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }

  /// Creates the quaternion (0, 0, 0, 1), which does not rotate.
  public init() { vector = SIMD4(0, 0, 0, 1) }
  public init(vector: SIMD4<Float>) { self.vector = vector }
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
  /// Creates a rotation by an angle around an axis of length one.
  public init(angle: Float, axis: SIMD3<Float>) { vector = SIMD4(axis * sin(angle / 2), cos(angle / 2)) }
  /// Creates the shortest rotation from one direction to another.
  public init(from: SIMD3<Float>, to: SIMD3<Float>) {
    let half = normalize(from + to)
    self.init(real: dot(from, half), imag: cross(from, half))
  }

  /// The angle of the rotation in radians.
  public var angle: Float { 2 * atan2(simd_length(imag), real) }
  /// The axis of the rotation, of length one.
  public var axis: SIMD3<Float> { normalize(imag) }
  /// The length of the quaternion, 1 for a rotation.
  public var length: Float { simd_length(vector) }
  /// The quaternion of length one.
  public var normalized: simd_quatf { simd_quatf(vector: vector / length) }
  /// The quaternion with the opposite imaginary parts.
  public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
  /// The rotation that undoes this one.
  public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / simd_length_squared(vector)) }
  /// Returns the vector rotated by the quaternion.
  public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
    let twice = cross(imag, vector) * 2
    return vector + twice * real + cross(imag, twice)
  }

  /// Returns the rotation by the right quaternion, followed by that by the left one.
  public static func * (left: simd_quatf, right: simd_quatf) -> simd_quatf {
    simd_quatf(
      real: left.real * right.real - dot(left.imag, right.imag),
      imag: right.imag * left.real + left.imag * right.real + cross(left.imag, right.imag))
  }
}

/// Returns the spherical interpolation of two rotations at fraction `t`, along the shorter arc.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
  var target = q1.vector
  var cosine = dot(q0.vector, target)
  if cosine < 0 { (target, cosine) = (-target, -cosine) }
  guard cosine < 0.9995 else { return simd_quatf(vector: q0.vector + (target - q0.vector) * t).normalized }
  let angle = acos(cosine)
  return simd_quatf(vector: (q0.vector * sin((1 - t) * angle) + target * sin(t * angle)) / sin(angle))
}
