/// A number of elements.
public typealias vDSP_Length = UInt
/// The distance between elements of a vector, in elements.
public typealias vDSP_Stride = Int
/// A direction of a Fourier transform.
public typealias FFTDirection = Int32
/// A radix of a Fourier transform.
public typealias FFTRadix = Int32

public struct DSPComplex: Equatable, Sendable {
  public var real: Float
  public var imag: Float
  /// Creates a number with both parts 0.
  public init() { (real, imag) = (0, 0) }
  public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
}

/// A complex number in double precision.
public struct DSPDoubleComplex: Equatable, Sendable {
  public var real: Double
  public var imag: Double
  /// Creates a number with both parts 0.
  public init() { (real, imag) = (0, 0) }
  public init(real: Double, imag: Double) { (self.real, self.imag) = (real, imag) }
}

/// Complex numbers as two vectors.
public struct DSPSplitComplex {
  public var realp: UnsafeMutablePointer<Float>
  public var imagp: UnsafeMutablePointer<Float>
  /// Creates a split complex vector from pointers to its real and imaginary parts.
  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) { (self.realp, self.imagp) = (realp, imagp) }
}

/// Complex numbers as two vectors in double precision.
public struct DSPDoubleSplitComplex {
  public var realp: UnsafeMutablePointer<Double>
  public var imagp: UnsafeMutablePointer<Double>
  /// Creates a split complex vector from pointers to its real and imaginary parts.
  public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) { (self.realp, self.imagp) = (realp, imagp) }
}

/// The transform from time to frequency.
public let FFT_FORWARD = 1
/// The transform from frequency to time.
public let FFT_INVERSE = -1
/// The transform from time to frequency.
public let kFFTDirection_Forward = 1
/// The transform from frequency to time.
public let kFFTDirection_Inverse = -1
/// The transform has a power of two of elements.
public let FFT_RADIX2 = 0
/// The transform has a power of two of elements.
public let kFFTRadix2 = 0
/// Only the first half of a window is stored.
public let vDSP_HALF_WINDOW = 1
/// The window is not normalized.
public let vDSP_HANN_DENORM = 0
/// The window is normalized to the energy of the signal.
public let vDSP_HANN_NORM = 2
