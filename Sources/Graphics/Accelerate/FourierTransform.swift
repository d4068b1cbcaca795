import Foundation

/// The precomputed factors of Fourier transforms.
public final class FourierFactors: Sendable {
  fileprivate let logarithm: Int
  /// The roots of unity, by the longest transform.
  fileprivate let cosines: [Double]
  fileprivate let sines: [Double]

  fileprivate init(logarithm: Int) {
    self.logarithm = logarithm
    let count = 1 << logarithm
    cosines = (0..<max(1, count / 2)).map { cos(2 * .pi * Double($0) / Double(count)) }
    sines = (0..<max(1, count / 2)).map { sin(2 * .pi * Double($0) / Double(count)) }
  }

  /// Transforms in place. The forward transform has the negative exponent, and neither direction is scaled.
  fileprivate func transform(_ real: inout [Double], _ imaginary: inout [Double], logarithm length: Int, isForward: Bool) {
    let count = 1 << length
    var target = 0
    for index in 1..<max(1, count) {
      var bit = count >> 1
      while target & bit != 0 {
        target ^= bit
        bit >>= 1
      }
      target |= bit
      if index < target {
        real.swapAt(index, target)
        imaginary.swapAt(index, target)
      }
    }
    var width = 2
    while width <= count {
      let step = (1 << logarithm) / width
      for start in stride(from: 0, to: count, by: width) {
        for k in 0..<width / 2 {
          let (c, s) = (cosines[k * step], isForward ? -sines[k * step] : sines[k * step])
          let (low, high) = (start + k, start + k + width / 2)
          let (re, im) = (real[high] * c - imaginary[high] * s, real[high] * s + imaginary[high] * c)
          (real[high], imaginary[high]) = (real[low] - re, imaginary[low] - im)
          (real[low], imaginary[low]) = (real[low] + re, imaginary[low] + im)
        }
      }
      width *= 2
    }
  }

  /// Transforms a real signal in vDSP's packed form: forward, the result is twice the mathematical one, and the value of the highest
  /// frequency is the imaginary part of the first element. The inverse is not scaled.
  fileprivate func transformReal(_ real: inout [Double], _ imaginary: inout [Double], logarithm length: Int, isForward: Bool) {
    let count = 1 << length
    let half = count / 2
    var (re, im) = ([Double](repeating: 0, count: count), [Double](repeating: 0, count: count))
    if isForward {
      for k in 0..<half { (re[2 * k], re[2 * k + 1]) = (real[k], imaginary[k]) }
      transform(&re, &im, logarithm: length, isForward: true)
      for k in 1..<max(1, half) { (real[k], imaginary[k]) = (2 * re[k], 2 * im[k]) }
      (real[0], imaginary[0]) = (2 * re[0], 2 * re[half])
    } else {
      (re[0], re[half]) = (real[0], imaginary[0])
      for k in 1..<max(1, half) {
        (re[k], im[k]) = (real[k], imaginary[k])
        (re[count - k], im[count - k]) = (real[k], -imaginary[k])
      }
      transform(&re, &im, logarithm: length, isForward: false)
      for k in 0..<half { (real[k], imaginary[k]) = (re[2 * k], re[2 * k + 1]) }
    }
  }
}

/// The factors of transforms in single precision.
public typealias FFTSetup = FourierFactors
/// The factors of transforms in double precision.
public typealias FFTSetupD = FourierFactors

/// The longest transform: 2 to this power.
private let longestTransform: vDSP_Length = 24

/// Makes the factors of transforms up to 2 to a power. Nil for a radix other than 2, or for more than 2 to the 24th.
public func vDSP_create_fftsetup(_ logarithm: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? {
  guard radix == FFTRadix(kFFTRadix2), logarithm <= longestTransform else { return nil }
  return FourierFactors(logarithm: Int(logarithm))
}

/// Makes the factors of transforms up to 2 to a power. Nil for a radix other than 2, or for more than 2 to the 24th.
public func vDSP_create_fftsetupD(_ logarithm: vDSP_Length, _ radix: FFTRadix) -> FFTSetupD? {
  vDSP_create_fftsetup(logarithm, radix)
}

/// Ends the use of factors. Swift releases them with their last reference.
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) {}
/// Ends the use of factors. Swift releases them with their last reference.
public func vDSP_destroy_fftsetupD(_ setup: FFTSetupD?) {}

/// Reads split complex numbers, modifies them by a closure and writes them back.
private func modify<Value: BinaryFloatingPoint>(
  _ real: UnsafeMutablePointer<Value>, _ imaginary: UnsafeMutablePointer<Value>, _ stride: Int, count: Int,
  into target: (real: UnsafeMutablePointer<Value>, imaginary: UnsafeMutablePointer<Value>, stride: Int),
  by change: (inout [Double], inout [Double]) -> Void
) {
  var re = (0..<count).map { Double(real[$0 * stride]) }
  var im = (0..<count).map { Double(imaginary[$0 * stride]) }
  change(&re, &im)
  for k in 0..<count { (target.real[k * target.stride], target.imaginary[k * target.stride]) = (Value(re[k]), Value(im[k])) }
}

/// Transforms a real signal in place, in packed form.
public func vDSP_fft_zrip(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ stride: vDSP_Stride, _ logarithm: vDSP_Length, _ direction: FFTDirection
) {
  vDSP_fft_zrop(setup, c, stride, c, stride, logarithm, direction)
}

/// Transforms a real signal, in packed form.
public func vDSP_fft_zrop(
  _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ aStride: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
  _ cStride: vDSP_Stride, _ logarithm: vDSP_Length, _ direction: FFTDirection
) {
  let (from, to) = (a.pointee, c.pointee)
  modify(from.realp, from.imagp, aStride, count: (1 << Int(logarithm)) / 2, into: (to.realp, to.imagp, cStride)) {
    setup.transformReal(&$0, &$1, logarithm: Int(logarithm), isForward: direction > 0)
  }
}

/// Transforms a complex signal in place.
public func vDSP_fft_zip(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ stride: vDSP_Stride, _ logarithm: vDSP_Length, _ direction: FFTDirection
) {
  vDSP_fft_zop(setup, c, stride, c, stride, logarithm, direction)
}

/// Transforms a complex signal.
public func vDSP_fft_zop(
  _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ aStride: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
  _ cStride: vDSP_Stride, _ logarithm: vDSP_Length, _ direction: FFTDirection
) {
  let (from, to) = (a.pointee, c.pointee)
  modify(from.realp, from.imagp, aStride, count: 1 << Int(logarithm), into: (to.realp, to.imagp, cStride)) {
    setup.transform(&$0, &$1, logarithm: Int(logarithm), isForward: direction > 0)
  }
}

/// Transforms a real signal in place, in packed form.
public func vDSP_fft_zripD(
  _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ stride: vDSP_Stride, _ logarithm: vDSP_Length,
  _ direction: FFTDirection
) {
  let to = c.pointee
  modify(to.realp, to.imagp, stride, count: (1 << Int(logarithm)) / 2, into: (to.realp, to.imagp, stride)) {
    setup.transformReal(&$0, &$1, logarithm: Int(logarithm), isForward: direction > 0)
  }
}

/// Transforms a complex signal in place.
public func vDSP_fft_zipD(
  _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ stride: vDSP_Stride, _ logarithm: vDSP_Length,
  _ direction: FFTDirection
) {
  let to = c.pointee
  modify(to.realp, to.imagp, stride, count: 1 << Int(logarithm), into: (to.realp, to.imagp, stride)) {
    setup.transform(&$0, &$1, logarithm: Int(logarithm), isForward: direction > 0)
  }
}

/// Splits complex numbers into two vectors. The first stride counts components, so 2 takes every number.
public func vDSP_ctoz(
  _ c: UnsafePointer<DSPComplex>, _ cStride: vDSP_Stride, _ z: UnsafePointer<DSPSplitComplex>, _ zStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  for i in 0..<Int(count) {
    z.pointee.realp[i * zStride] = c[i * cStride / 2].real
    z.pointee.imagp[i * zStride] = c[i * cStride / 2].imag
  }
}

/// Joins two vectors to complex numbers. The second stride counts components, so 2 fills every number.
public func vDSP_ztoc(
  _ z: UnsafePointer<DSPSplitComplex>, _ zStride: vDSP_Stride, _ c: UnsafeMutablePointer<DSPComplex>, _ cStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  for i in 0..<Int(count) {
    c[i * cStride / 2] = DSPComplex(real: z.pointee.realp[i * zStride], imag: z.pointee.imagp[i * zStride])
  }
}

/// Computes the squared magnitudes of complex numbers.
public func vDSP_zvmags(
  _ a: UnsafePointer<DSPSplitComplex>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  for i in 0..<Int(count) {
    let (re, im) = (a.pointee.realp[i * aStride], a.pointee.imagp[i * aStride])
    c[i * cStride] = re * re + im * im
  }
}

/// Computes the magnitudes of complex numbers.
public func vDSP_zvabs(
  _ a: UnsafePointer<DSPSplitComplex>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  vDSP_zvmags(a, aStride, c, cStride, count)
  for i in 0..<Int(count) { c[i * cStride] = c[i * cStride].squareRoot() }
}

/// Computes the angles of complex numbers.
public func vDSP_zvphas(
  _ a: UnsafePointer<DSPSplitComplex>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = atan2(a.pointee.imagp[i * aStride], a.pointee.realp[i * aStride]) }
}
