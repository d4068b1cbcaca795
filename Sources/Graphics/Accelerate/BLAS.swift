/// The order of a matrix's elements.
public struct CBLAS_ORDER: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// Whether a matrix is transposed.
public struct CBLAS_TRANSPOSE: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates the value of a number of BLAS, which is not checked.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// The elements of a row follow each other in memory.
public let CblasRowMajor = CBLAS_ORDER(101)
/// The elements of a column follow each other in memory.
public let CblasColMajor = CBLAS_ORDER(102)
public let CblasNoTrans = CBLAS_TRANSPOSE(111)
/// The matrix is transposed before the operation.
public let CblasTrans = CBLAS_TRANSPOSE(112)
/// The matrix transposed and conjugated.
public let CblasConjTrans = CBLAS_TRANSPOSE(113)

/// Returns the index of the first element: a vector with a negative increment starts at its end.
private func start(_ count: Int32, _ increment: Int32) -> Int { increment < 0 ? (1 - Int(count)) * Int(increment) : 0 }

private func scalarProduct<Value: BinaryFloatingPoint>(
  _ count: Int32, _ x: UnsafePointer<Value>, _ xStep: Int32, _ y: UnsafePointer<Value>, _ yStep: Int32
) -> Value {
  let (xStart, yStart) = (start(count, xStep), start(count, yStep))
  return (0..<max(0, Int(count))).reduce(0) { $0 + x[xStart + $1 * Int(xStep)] * y[yStart + $1 * Int(yStep)] }
}

/// Returns the sum of the products of two vectors.
public func cblas_sdot(_ n: Int32, _ x: UnsafePointer<Float>, _ incX: Int32, _ y: UnsafePointer<Float>, _ incY: Int32) -> Float {
  scalarProduct(n, x, incX, y, incY)
}
/// Returns the sum of the products of two vectors.
public func cblas_ddot(_ n: Int32, _ x: UnsafePointer<Double>, _ incX: Int32, _ y: UnsafePointer<Double>, _ incY: Int32) -> Double {
  scalarProduct(n, x, incX, y, incY)
}
/// Returns the length of a vector.
public func cblas_snrm2(_ n: Int32, _ x: UnsafePointer<Float>, _ incX: Int32) -> Float {
  scalarProduct(n, x, incX, x, incX).squareRoot()
}
/// Returns the length of a vector.
public func cblas_dnrm2(_ n: Int32, _ x: UnsafePointer<Double>, _ incX: Int32) -> Double {
  scalarProduct(n, x, incX, x, incX).squareRoot()
}
/// Returns the sum of the absolute values of a vector.
public func cblas_sasum(_ n: Int32, _ x: UnsafePointer<Float>, _ incX: Int32) -> Float {
  (0..<max(0, Int(n))).reduce(0) { $0 + abs(x[$1 * Int(incX)]) }
}
/// Returns the sum of the absolute values of a vector.
public func cblas_dasum(_ n: Int32, _ x: UnsafePointer<Double>, _ incX: Int32) -> Double {
  (0..<max(0, Int(n))).reduce(0) { $0 + abs(x[$1 * Int(incX)]) }
}
/// Multiplies a vector by a number.
public func cblas_sscal(_ n: Int32, _ alpha: Float, _ x: UnsafeMutablePointer<Float>, _ incX: Int32) {
  for i in 0..<max(0, Int(n)) { x[i * Int(incX)] *= alpha }
}
/// Multiplies a vector by a number.
public func cblas_dscal(_ n: Int32, _ alpha: Double, _ x: UnsafeMutablePointer<Double>, _ incX: Int32) {
  for i in 0..<max(0, Int(n)) { x[i * Int(incX)] *= alpha }
}
/// Adds a multiple of a vector to another.
public func cblas_saxpy(
  _ n: Int32, _ alpha: Float, _ x: UnsafePointer<Float>, _ incX: Int32, _ y: UnsafeMutablePointer<Float>, _ incY: Int32
) {
  let (xStart, yStart) = (start(n, incX), start(n, incY))
  for i in 0..<max(0, Int(n)) { y[yStart + i * Int(incY)] += alpha * x[xStart + i * Int(incX)] }
}
/// Adds a multiple of a vector to another.
public func cblas_daxpy(
  _ n: Int32, _ alpha: Double, _ x: UnsafePointer<Double>, _ incX: Int32, _ y: UnsafeMutablePointer<Double>, _ incY: Int32
) {
  let (xStart, yStart) = (start(n, incX), start(n, incY))
  for i in 0..<max(0, Int(n)) { y[yStart + i * Int(incY)] += alpha * x[xStart + i * Int(incX)] }
}

private struct Matrix<Value> {
  let values: UnsafePointer<Value>
  /// The distances of rows and of columns in memory, in elements.
  let steps: (row: Int, column: Int)

  init(_ values: UnsafePointer<Value>, _ leading: Int32, _ order: CBLAS_ORDER, _ transpose: CBLAS_TRANSPOSE) {
    self.values = values
    let rowsFollow = (order == CblasRowMajor) == (transpose == CblasNoTrans)
    steps = rowsFollow ? (Int(leading), 1) : (1, Int(leading))
  }
  subscript(row: Int, column: Int) -> Value { values[row * steps.row + column * steps.column] }
}

private func multiply<Value: BinaryFloatingPoint>(
  _ size: (rows: Int32, columns: Int32, inner: Int32), _ alpha: Value, _ a: Matrix<Value>, _ b: Matrix<Value>, _ beta: Value,
  _ c: UnsafeMutablePointer<Value>, _ steps: (row: Int, column: Int)
) {
  for row in 0..<max(0, Int(size.rows)) {
    for column in 0..<max(0, Int(size.columns)) {
      var sum: Value = 0
      for k in 0..<max(0, Int(size.inner)) { sum += a[row, k] * b[k, column] }
      let place = row * steps.row + column * steps.column
      // With a factor of 0 the target may be uninitialized.
      c[place] = alpha * sum + (beta == 0 ? 0 : beta * c[place])
    }
  }
}

/// Multiplies matrices: C = alpha · A · B + beta · C.
public func cblas_sgemm(
  _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ transB: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ k: Int32, _ alpha: Float,
  _ a: UnsafePointer<Float>, _ lda: Int32, _ b: UnsafePointer<Float>, _ ldb: Int32, _ beta: Float, _ c: UnsafeMutablePointer<Float>,
  _ ldc: Int32
) {
  multiply(
    (m, n, k), alpha, Matrix(a, lda, order, transA), Matrix(b, ldb, order, transB), beta, c,
    order == CblasRowMajor ? (Int(ldc), 1) : (1, Int(ldc)))
}

/// Multiplies matrices: C = alpha · A · B + beta · C.
public func cblas_dgemm(
  _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ transB: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ k: Int32, _ alpha: Double,
  _ a: UnsafePointer<Double>, _ lda: Int32, _ b: UnsafePointer<Double>, _ ldb: Int32, _ beta: Double,
  _ c: UnsafeMutablePointer<Double>, _ ldc: Int32
) {
  multiply(
    (m, n, k), alpha, Matrix(a, lda, order, transA), Matrix(b, ldb, order, transB), beta, c,
    order == CblasRowMajor ? (Int(ldc), 1) : (1, Int(ldc)))
}

/// Multiplies a matrix and a vector: y = alpha · A · x + beta · y. The numbers of rows and columns are those of A as it is stored.
public func cblas_sgemv(
  _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ alpha: Float, _ a: UnsafePointer<Float>, _ lda: Int32,
  _ x: UnsafePointer<Float>, _ incX: Int32, _ beta: Float, _ y: UnsafeMutablePointer<Float>, _ incY: Int32
) {
  let matrix = Matrix(a, lda, order, transA)
  let size = transA == CblasNoTrans ? (rows: m, columns: n) : (rows: n, columns: m)
  let (xStart, yStart) = (start(size.columns, incX), start(size.rows, incY))
  for row in 0..<max(0, Int(size.rows)) {
    let sum = (0..<max(0, Int(size.columns))).reduce(Float(0)) { $0 + matrix[row, $1] * x[xStart + $1 * Int(incX)] }
    let place = yStart + row * Int(incY)
    y[place] = alpha * sum + (beta == 0 ? 0 : beta * y[place])
  }
}
