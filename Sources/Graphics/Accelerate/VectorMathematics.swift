import Foundation

/// Computes the square roots of a vector.
public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = x[i].squareRoot() }
}

/// Computes the square roots of a vector.
public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = x[i].squareRoot() }
}

/// Computes the natural logarithms of a vector.
public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.log(x[i]) }
}

/// Computes the natural logarithms of a vector.
public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.log(x[i]) }
}

/// Computes the decimal logarithms of a vector.
public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.log10(x[i]) }
}

/// Computes the decimal logarithms of a vector.
public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.log10(x[i]) }
}

/// Computes the binary logarithms of a vector.
public func vvlog2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.log2(x[i]) }
}

/// Computes the binary logarithms of a vector.
public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.log2(x[i]) }
}

/// Computes the powers of e of a vector.
public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.exp(x[i]) }
}

/// Computes the powers of e of a vector.
public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.exp(x[i]) }
}

/// Computes the sines of a vector.
public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.sin(x[i]) }
}

/// Computes the sines of a vector.
public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.sin(x[i]) }
}

/// Computes the cosines of a vector.
public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.cos(x[i]) }
}

/// Computes the cosines of a vector.
public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.cos(x[i]) }
}

/// Computes the tangents of a vector.
public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.tan(x[i]) }
}

/// Computes the tangents of a vector.
public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.tan(x[i]) }
}

/// Computes the hyperbolic tangents of a vector.
public func vvtanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.tanh(x[i]) }
}

/// Computes the hyperbolic tangents of a vector.
public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.tanh(x[i]) }
}

/// Computes the arc tangents of a vector.
public func vvatanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.atan(x[i]) }
}

/// Computes the arc tangents of a vector.
public func vvatan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.atan(x[i]) }
}

/// Computes the values rounded down of a vector.
public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.floor(x[i]) }
}

/// Computes the values rounded down of a vector.
public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.floor(x[i]) }
}

/// Computes the values rounded up of a vector.
public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.ceil(x[i]) }
}

/// Computes the values rounded up of a vector.
public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.ceil(x[i]) }
}

/// Computes the absolute values of a vector.
public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = abs(x[i]) }
}

/// Computes the absolute values of a vector.
public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = abs(x[i]) }
}

/// Computes the reciprocals of a vector.
public func vvrecf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = 1 / x[i] }
}

/// Computes the reciprocals of a vector.
public func vvrec(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>) {
  for i in 0..<Int(count.pointee) { y[i] = 1 / x[i] }
}

/// Computes the powers of the second vector's values by the first's.
public func vvpowf(
  _ y: UnsafeMutablePointer<Float>, _ z: UnsafePointer<Float>, _ x: UnsafePointer<Float>,
  _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.pow(x[i], z[i]) }
}

/// Computes the powers of the second vector's values by the first's.
public func vvpow(
  _ y: UnsafeMutablePointer<Double>, _ z: UnsafePointer<Double>, _ x: UnsafePointer<Double>,
  _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.pow(x[i], z[i]) }
}

/// Computes the angles of points.
public func vvatan2f(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ z: UnsafePointer<Float>,
  _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.atan2(x[i], z[i]) }
}

/// Computes the angles of points.
public func vvatan2(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ z: UnsafePointer<Double>,
  _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.atan2(x[i], z[i]) }
}
