import UIKitValues

/// The inputs of a filter that computes the absolute difference of two images.
public protocol CIColorAbsoluteDifference: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// The image that is compared with `inputImage`.
  var inputImage2: CIImage? { get set }
}

/// The inputs of a filter that limits each component to a range.
public protocol CIColorClamp: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Lowest red, green, blue and alpha. The default is (0, 0, 0, 0).
  var minComponents: CIVector { get set }
  /// Highest red, green, blue and alpha. The default is (1, 1, 1, 1).
  var maxComponents: CIVector { get set }
}

/// The inputs of a filter that changes saturation, contrast and brightness.
public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Factor of the saturation: 0 for gray, 1 for no change. The default is 1; the usual range is 0 to 2.
  var saturation: Float { get set }
  /// Number added to each component, with 0 for no change. The default is 0; the usual range is −1 to 1.
  var brightness: Float { get set }
  /// Factor of the difference from middle gray, with 1 for no change. The default is 1; the usual range is 0.25 to 4.
  var contrast: Float { get set }
}

/// The inputs of a filter that multiplies the components of each pixel by a matrix.
public protocol CIColorMatrix: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Weights of red, green, blue and alpha in the new red. The default is (1, 0, 0, 0).
  var rVector: CIVector { get set }
  /// Weights of red, green, blue and alpha in the new green. The default is (0, 1, 0, 0).
  var gVector: CIVector { get set }
  /// Weights of red, green, blue and alpha in the new blue. The default is (0, 0, 1, 0).
  var bVector: CIVector { get set }
  /// Weights of red, green, blue and alpha in the new alpha. The default is (0, 0, 0, 1).
  var aVector: CIVector { get set }
  /// Numbers added to red, green, blue and alpha. The default is (0, 0, 0, 0).
  var biasVector: CIVector { get set }
}

/// The inputs of a filter that replaces each component by a cubic polynomial of it.
public protocol CIColorPolynomial: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Coefficients of red, from the constant to the cube. The default is (0, 1, 0, 0).
  var redCoefficients: CIVector { get set }
  /// Coefficients of green, from the constant to the cube. The default is (0, 1, 0, 0).
  var greenCoefficients: CIVector { get set }
  /// Coefficients of blue, from the constant to the cube. The default is (0, 1, 0, 0).
  var blueCoefficients: CIVector { get set }
  /// Coefficients of alpha, from the constant to the cube. The default is (0, 1, 0, 0).
  var alphaCoefficients: CIVector { get set }
}

/// The inputs of a filter that sets each component to 0 or 1 by comparing it with a number.
public protocol CIColorThreshold: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Lowest linear value that becomes 1. The default is 0.5; the usual range is 0 to 1.
  var threshold: Float { get set }
}

/// The inputs of a filter that changes the exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Exposure in f-stops: each doubles the light. The default is 0; the usual range is −10 to 10.
  var ev: Float { get set }
}

/// The inputs of a filter that raises each linear component to a power.
public protocol CIGammaAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// The exponent, with 1 for no change; higher numbers darken the middle tones. The default is 1; the usual range is 0.25 to 4.
  var power: Float { get set }
}

/// The inputs of a filter that brightens dark areas and darkens bright ones.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Radius in pixels of the surroundings by which an area is dark or bright. The default is 0; the usual range is 0 to 10.
  var radius: Float { get set }
  /// Brightening of dark areas, with 0 for no change; negative numbers darken them. The default is 0; the usual range is −1 to 1.
  var shadowAmount: Float { get set }
  /// Brightness of bright areas, with 1 for no change. The default is 1; the usual range is 0 to 1.
  var highlightAmount: Float { get set }
}

/// The inputs of a filter that rotates the hue of all colors.
public protocol CIHueAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Rotation in radians. The default is 0; the usual range is −π to π.
  var angle: Float { get set }
}

/// The inputs of a filter that applies the tone curve of sRGB to linear components.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

/// The inputs of a filter that makes components of sRGB linear.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

/// The inputs of a filter that adapts the white point to another temperature and tint.
public protocol CITemperatureAndTint: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// White point of the image: temperature in kelvins, and tint with higher numbers for magenta. The default is (6500, 0).
  var neutral: CIVector { get set }
  /// White point of the result: temperature in kelvins, and tint with higher numbers for magenta. The default is (6500, 0).
  var targetNeutral: CIVector { get set }
}

/// The inputs of a filter that changes brightness by a smooth curve through five points.
public protocol CIToneCurve: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// First point of the curve: brightness before and after, from 0 to 1. The default is (0, 0).
  var point0: CGPoint { get set }
  /// Second point of the curve: brightness before and after, from 0 to 1. The default is (0.25, 0.25).
  var point1: CGPoint { get set }
  /// Third point of the curve: brightness before and after, from 0 to 1. The default is (0.5, 0.5).
  var point2: CGPoint { get set }
  /// Fourth point of the curve: brightness before and after, from 0 to 1. The default is (0.75, 0.75).
  var point3: CGPoint { get set }
  /// Last point of the curve: brightness before and after, from 0 to 1. The default is (1, 1).
  var point4: CGPoint { get set }
}

/// The inputs of a filter that changes the saturation, least that of saturated colors.
public protocol CIVibrance: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Change of the saturation: negative numbers reduce it, 0 for no change. The default is 0; the usual range is −1 to 1.
  var amount: Float { get set }
}

/// The inputs of a filter that multiplies colors so that white becomes a given color.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Result for white. The default is white.
  var color: CIColor { get set }
}

/// The inputs of a filter that computes how different the colors of two images look.
public protocol CILabDeltaE: CIFilterProtocol {
  /// Image that is compared; there is no result while it is nil.
  var inputImage: CIImage? { get set }
  /// Image that it is compared with; there is no result while it is nil.
  var image2: CIImage? { get set }
}
