import Foundation

// Strides follow vDSP's convention: an element's distance to the next, in elements.

/// Adds two vectors element by element, each with a stride.
public func vDSP_vaddD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] + b[i * bStride] }
}

/// Subtracts the first vector from the second.
public func vDSP_vsubD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = b[i * bStride] - a[i * aStride] }
}

/// Multiplies vectors element by element.
public func vDSP_vmulD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] * b[i * bStride] }
}

/// Divides the second vector by the first.
public func vDSP_vdivD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = b[i * bStride] / a[i * aStride] }
}

/// Computes the greater of each two elements.
public func vDSP_vmaxD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = max(a[i * aStride], b[i * bStride]) }
}

/// Computes the lesser of each two elements.
public func vDSP_vminD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = min(a[i * aStride], b[i * bStride]) }
}

/// Adds a number to a vector.
public func vDSP_vsaddD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  let scalar = b.pointee
  for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] + scalar }
}

/// Multiplies a vector by a number.
public func vDSP_vsmulD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  let scalar = b.pointee
  for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] * scalar }
}

/// Divides a vector by a number.
public func vDSP_vsdivD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  let scalar = b.pointee
  for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] / scalar }
}

/// Computes the absolute values.
public func vDSP_vabsD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = abs(a[i * aStride]) }
}

/// Computes the negated values.
public func vDSP_vnegD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = -a[i * aStride] }
}

/// Computes the square of each element.
public func vDSP_vsqD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] * a[i * aStride] }
}

/// Computes the parts after the point.
public func vDSP_vfracD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] - a[i * aStride].rounded(.towardZero) }
}

/// Multiplies a vector by a number and adds another vector.
public func vDSP_vsmaD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>, _ cStride: vDSP_Stride,
  _ d: UnsafeMutablePointer<Double>, _ dStride: vDSP_Stride, _ count: vDSP_Length
) {
  let scalar = b.pointee
  for i in 0..<Int(count) { d[i * dStride] = a[i * aStride] * scalar + c[i * cStride] }
}

/// Multiplies a vector by one number and adds another number.
public func vDSP_vsmsaD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
  _ d: UnsafeMutablePointer<Double>,
  _ dStride: vDSP_Stride, _ count: vDSP_Length
) {
  let (scalar, addend) = (b.pointee, c.pointee)
  for i in 0..<Int(count) { d[i * dStride] = a[i * aStride] * scalar + addend }
}

/// Limits the values to a range.
public func vDSP_vclipD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ low: UnsafePointer<Double>, _ high: UnsafePointer<Double>,
  _ d: UnsafeMutablePointer<Double>,
  _ dStride: vDSP_Stride, _ count: vDSP_Length
) {
  let (least, greatest) = (low.pointee, high.pointee)
  for i in 0..<Int(count) { d[i * dStride] = min(max(a[i * aStride], least), greatest) }
}

/// Sets values below a threshold to it.
public func vDSP_vthrD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  let threshold = b.pointee
  for i in 0..<Int(count) { c[i * cStride] = max(a[i * aStride], threshold) }
}

/// Fills a vector with a number.
public func vDSP_vfillD(
  _ a: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = a.pointee }
}

/// Fills a vector with zeros.
public func vDSP_vclrD(
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = 0 }
}

/// Fills a vector with a ramp: a start and a step.
public func vDSP_vrampD(
  _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = a.pointee + Double(i) * b.pointee }
}

/// Reverses a vector in place.
public func vDSP_vrvrsD(
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) / 2 {
    let other = (Int(count) - 1 - i) * cStride
    (c[i * cStride], c[other]) = (c[other], c[i * cStride])
  }
}

/// Sorts a vector in place: ascending for 1, descending for -1.
public func vDSP_vsortD(
  _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length, _ order: Int32
) {
  var values = UnsafeMutableBufferPointer(start: c, count: Int(count))
  values.sort { order < 0 ? $0 > $1 : $0 < $1 }
}

/// Converts values to decibels over a reference: of powers for flag 0, of amplitudes for flag 1.
public func vDSP_vdbconD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride,
  _ count: vDSP_Length, _ flag: UInt32
) {
  let (reference, factor): (Double, Double) = (b.pointee, flag == 0 ? 10 : 20)
  for i in 0..<Int(count) { c[i * cStride] = factor * log10(a[i * aStride] / reference) }
}

/// Interpolates between elements at fractional indices.
public func vDSP_vlintD(
  _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride,
  _ count: vDSP_Length, _ length: vDSP_Length
) {
  for i in 0..<Int(count) {
    let place = b[i * bStride]
    let index = min(max(Int(towardZero: place), 0), max(Int(length) - 1, 0))
    let next = min(index + 1, max(Int(length) - 1, 0))
    c[i * cStride] = a[index] + (place - Double(index)) * (a[next] - a[index])
  }
}

/// Computes the sum of a vector.
public func vDSP_sveD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = 0
  for i in 0..<Int(count) { sum += a[i * aStride] }
  c.pointee = sum
}

/// Computes the sum of the squares of a vector.
public func vDSP_svesqD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = 0
  for i in 0..<Int(count) { sum += a[i * aStride] * a[i * aStride] }
  c.pointee = sum
}

/// Computes the sum of the absolute values of a vector.
public func vDSP_svemgD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = 0
  for i in 0..<Int(count) { sum += abs(a[i * aStride]) }
  c.pointee = sum
}

/// Computes the mean of a vector.
public func vDSP_meanvD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = 0
  for i in 0..<Int(count) { sum += a[i * aStride] }
  c.pointee = sum / Double(count)
}

/// Computes the mean of the absolute values of a vector.
public func vDSP_meamgvD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = 0
  for i in 0..<Int(count) { sum += abs(a[i * aStride]) }
  c.pointee = sum / Double(count)
}

/// Computes the mean of the squares of a vector.
public func vDSP_measqvD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = 0
  for i in 0..<Int(count) { sum += a[i * aStride] * a[i * aStride] }
  c.pointee = sum / Double(count)
}

/// Computes the square root of the mean of the squares of a vector.
public func vDSP_rmsqvD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = 0
  for i in 0..<Int(count) { sum += a[i * aStride] * a[i * aStride] }
  c.pointee = (sum / Double(count)).squareRoot()
}

/// Computes the maximum value, or minus infinity for an empty vector.
public func vDSP_maxvD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var result = -Double.infinity
  for i in 0..<Int(count) { result = max(result, a[i * aStride]) }
  c.pointee = result
}

/// Computes the minimum value, or infinity for an empty vector.
public func vDSP_minvD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var result = Double.infinity
  for i in 0..<Int(count) { result = min(result, a[i * aStride]) }
  c.pointee = result
}

/// Computes the maximum absolute value, or 0 for an empty vector.
public func vDSP_maxmgvD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var result: Double = 0
  for i in 0..<Int(count) { result = max(result, abs(a[i * aStride])) }
  c.pointee = result
}

/// Computes the maximum value and its first index, in elements of the array.
public func vDSP_maxviD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ index: UnsafeMutablePointer<vDSP_Length>, _ count: vDSP_Length
) {
  (c.pointee, index.pointee) = (-Double.infinity, 0)
  for i in 0..<Int(count) where a[i * aStride] > c.pointee { (c.pointee, index.pointee) = (a[i * aStride], vDSP_Length(i * aStride)) }
}

/// Computes the minimum value and its first index, in elements of the array.
public func vDSP_minviD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ index: UnsafeMutablePointer<vDSP_Length>, _ count: vDSP_Length
) {
  (c.pointee, index.pointee) = (Double.infinity, 0)
  for i in 0..<Int(count) where a[i * aStride] < c.pointee { (c.pointee, index.pointee) = (a[i * aStride], vDSP_Length(i * aStride)) }
}

/// Computes the sum of the products of two vectors.
public func vDSP_dotprD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = 0
  for i in 0..<Int(count) { sum += a[i * aStride] * b[i * bStride] }
  c.pointee = sum
}

/// Computes the sum of the squared differences of two vectors.
public func vDSP_distancesqD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = 0
  for i in 0..<Int(count) {
    let difference = a[i * aStride] - b[i * bStride]
    sum += difference * difference
  }
  c.pointee = sum
}

/// Subtracts the mean and divides by the deviation, which are also returned.
public func vDSP_normalizeD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>?, _ cStride: vDSP_Stride,
  _ mean: UnsafeMutablePointer<Double>, _ deviation: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var (sum, squares): (Double, Double) = (0, 0)
  for i in 0..<Int(count) { sum += a[i * aStride] }
  let middle = sum / Double(count)
  for i in 0..<Int(count) { squares += (a[i * aStride] - middle) * (a[i * aStride] - middle) }
  let spread = (squares / Double(count)).squareRoot()
  (mean.pointee, deviation.pointee) = (middle, spread)
  guard let c else { return }
  for i in 0..<Int(count) { c[i * cStride] = (a[i * aStride] - middle) / spread }
}

/// Multiplies matrices: M rows of P by P rows of N.
public func vDSP_mmulD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ rows: vDSP_Length, _ columns: vDSP_Length, _ inner: vDSP_Length
) {
  for row in 0..<Int(rows) {
    for column in 0..<Int(columns) {
      var sum: Double = 0
      for k in 0..<Int(inner) { sum += a[(row * Int(inner) + k) * aStride] * b[(k * Int(columns) + column) * bStride] }
      c[(row * Int(columns) + column) * cStride] = sum
    }
  }
}

/// Transposes a matrix: the result has M rows and N columns.
public func vDSP_mtransD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride,
  _ rows: vDSP_Length, _ columns: vDSP_Length
) {
  for row in 0..<Int(rows) {
    for column in 0..<Int(columns) { c[(row * Int(columns) + column) * cStride] = a[(column * Int(rows) + row) * aStride] }
  }
}

/// Filters and downsamples by n.
public func vDSP_desampD(
  _ a: UnsafePointer<Double>, _ factor: vDSP_Stride, _ filter: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length, _ filterLength: vDSP_Length
) {
  for i in 0..<Int(count) {
    var sum: Double = 0
    for k in 0..<Int(filterLength) { sum += a[i * factor + k] * filter[k] }
    c[i] = sum
  }
}

/// Correlates a signal with a filter; with a negative stride from the filter's end, convolves it.
public func vDSP_convD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ filter: UnsafePointer<Double>, _ filterStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length, _ filterLength: vDSP_Length
) {
  for i in 0..<Int(count) {
    var sum: Double = 0
    for k in 0..<Int(filterLength) { sum += a[(i + k) * aStride] * filter[k * filterStride] }
    c[i * cStride] = sum
  }
}

/// Fills a vector with Hann's window; with the half-window flag only its first half.
public func vDSP_hann_windowD(
  _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length, _ flag: Int32
) {
  let normalization: Double = flag & Int32(vDSP_HANN_NORM) != 0 ? 1.632993161855452 : 1
  let stored = flag & Int32(vDSP_HALF_WINDOW) != 0 ? (Int(count) + 1) / 2 : Int(count)
  for i in 0..<stored {
    let cosine = cos(2 * Double.pi * Double(i) / Double(count))
    c[i] = normalization * (0.5 * (1 - cosine))
  }
}

/// Fills a vector with Hamming's window; with the half-window flag only its first half.
public func vDSP_hamm_windowD(
  _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length, _ flag: Int32
) {
  let stored = flag & Int32(vDSP_HALF_WINDOW) != 0 ? (Int(count) + 1) / 2 : Int(count)
  for i in 0..<stored {
    let cosine = cos(2 * Double.pi * Double(i) / Double(count))
    c[i] = 0.54 - 0.46 * cosine
  }
}

/// Fills a vector with Blackman's window; with the half-window flag only its first half.
public func vDSP_blkman_windowD(
  _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length, _ flag: Int32
) {
  let stored = flag & Int32(vDSP_HALF_WINDOW) != 0 ? (Int(count) + 1) / 2 : Int(count)
  for i in 0..<stored {
    let cosine = cos(2 * Double.pi * Double(i) / Double(count))
    c[i] = 0.42 - 0.5 * cosine + 0.08 * (2 * cosine * cosine - 1)
  }
}

/// Converts 16-bit integers to floating point.
public func vDSP_vflt16D(
  _ a: UnsafePointer<Int16>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = Double(a[i * aStride]) }
}

/// Converts to 16-bit integers by dropping the fraction.
public func vDSP_vfix16D(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>, _ cStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = Int16(towardZero: a[i * aStride]) }
}

/// Converts 32-bit integers to floating point.
public func vDSP_vflt32D(
  _ a: UnsafePointer<Int32>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = Double(a[i * aStride]) }
}

/// Converts to 32-bit integers by dropping the fraction.
public func vDSP_vfix32D(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ cStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = Int32(towardZero: a[i * aStride]) }
}

/// Converts 8-bit integers to floating point.
public func vDSP_vfltu8D(
  _ a: UnsafePointer<UInt8>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = Double(a[i * aStride]) }
}

/// Converts to 8-bit integers by dropping the fraction.
public func vDSP_vfixu8D(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>, _ cStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = UInt8(towardZero: a[i * aStride]) }
}
