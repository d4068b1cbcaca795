import UIKitValues

/// The inputs of a filter that blurs the image by the mean of a square around each pixel.
public protocol CIBoxBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Half of the square's side in pixels, at most 200. The default is 10; the usual range is 1 to 100.
  var radius: Float { get set }
}

/// The inputs of a filter that sums each pixel's neighbors, multiplied by weights.
public protocol CIConvolution: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Weights row by row from the top, as many as the neighborhood has pixels. Only the middle one is 1 by default.
  var weights: CIVector { get set }
  /// Number added to each component of the sum. The default is 0; the usual range is 0 to 1.
  var bias: Float { get set }
}

/// The inputs of a filter that blurs the image by the mean of a disc around each pixel.
public protocol CIDiscBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Radius of the disc in pixels, at most 60. The default is 8; the usual range is 0 to 100.
  var radius: Float { get set }
}

/// The inputs of a filter that blurs the image by a Gaussian distribution.
public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Standard deviation in pixels. The default is 10; the usual range is 0 to 100.
  var radius: Float { get set }
}

/// The inputs of a filter that blurs the image by a radius that depends on a mask.
public protocol CIMaskedVariableBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Mask: white for the full radius, black for no blur.
  var mask: CIImage? { get set }
  /// Standard deviation in pixels where the mask is white. The default is 5; the usual range is 0 to 100.
  var radius: Float { get set }
}

/// The inputs of a filter that replaces each pixel by the median of its neighborhood of 3 × 3 pixels.
public protocol CIMedian: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

/// The inputs of a filter that computes the difference between the maximum and the minimum around each pixel.
public protocol CIMorphologyGradient: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Half of the neighborhood's side in pixels, at most 50. The default is 5; the usual range is 0 to 50.
  var radius: Float { get set }
}

/// The inputs of a filter that enlarges bright areas by the maximum around each pixel.
public protocol CIMorphologyMaximum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Half of the neighborhood's side in pixels, at most 50. The default is 0; the usual range is 0 to 50.
  var radius: Float { get set }
}

/// The inputs of a filter that enlarges dark areas by the minimum around each pixel.
public protocol CIMorphologyMinimum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Half of the neighborhood's side in pixels, at most 50. The default is 0; the usual range is 0 to 50.
  var radius: Float { get set }
}

/// The inputs of a filter that blurs the image along a line, like a moving camera.
public protocol CIMotionBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Length of the blur to each side in pixels, at most 200. The default is 20; the usual range is 0 to 100.
  var radius: Float { get set }
  /// Direction of the movement in radians. The default is 0; the usual range is −π to π.
  var angle: Float { get set }
}

/// The inputs of a filter that smooths small differences of neighboring pixels and sharpens large ones.
public protocol CINoiseReduction: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Difference of luminance below which a pixel is smoothed. The default is 0.02; the usual range is 0 to 0.1.
  var noiseLevel: Float { get set }
  /// Strength of the sharpening. The default is 0.4; the usual range is 0 to 2.
  var sharpness: Float { get set }
}

/// The inputs of a filter that blurs the image away from a point, like a zooming camera.
public protocol CIZoomBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Point that remains sharp, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Length of the blur, in 400ths of the distance from the center. The default is 20; the usual range is −200 to 200.
  var amount: Float { get set }
}
