import UIKitValues

/// The inputs of a filter that replaces each component by a polynomial of red, green and blue.
public protocol CIColorCrossPolynomial: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Ten coefficients of red: for r, g, b, r², g², b², rg, gb, br and 1. The default is r alone.
  var redCoefficients: CIVector { get set }
  /// Ten coefficients of green, in the order of those of red. The default is g alone.
  var greenCoefficients: CIVector { get set }
  /// Ten coefficients of blue, in the order of those of red. The default is b alone.
  var blueCoefficients: CIVector { get set }
}

/// The inputs of a filter that replaces colors by those of a three-dimensional table.
public protocol CIColorCube: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Number of entries along each side of the table. The default is 2; the usual range is 2 to 128.
  var cubeDimension: Float { get set }
  /// Premultiplied RGBA pixels of 32-bit floating-point numbers, with red varying fastest. The image is unchanged if there are too few.
  var cubeData: Data { get set }
}

/// The inputs of a filter that replaces colors by those of a three-dimensional table in a color space.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Number of entries along each side of the table. The default is 2; the usual range is 2 to 128.
  var cubeDimension: Float { get set }
  /// Premultiplied RGBA pixels of 32-bit floating-point numbers, with red varying fastest. The image is unchanged if there are too few.
  var cubeData: Data { get set }
  /// Color space of the colors of the table; sRGB if nil or not an RGB space.
  var colorSpace: CGColorSpace? { get set }
}

public protocol CIColorInvert: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

/// The inputs of a filter that replaces each component by the color at its value in another image.
public protocol CIColorMap: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Image whose bottom row has the colors for 0 to 1 from left to right.
  var gradientImage: CIImage? { get set }
}

/// The inputs of a filter that replaces colors by shades of one color.
public protocol CIColorMonochrome: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Color of white in the result. The default is RGB (0.6, 0.45, 0.3).
  var color: CIColor { get set }
  /// Share of the effect, with 0 for the unchanged image. The default is 1; the usual range is 0 to 1.
  var intensity: Float { get set }
}

/// The inputs of a filter that reduces the number of brightness levels.
public protocol CIColorPosterize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Number of levels of each component, at least 2. The default is 6; the usual range is 2 to 30.
  var levels: Float { get set }
}

/// The inputs of a filter that makes the paper of a photographed document white.
public protocol CIDocumentEnhancer: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Strength of the effect, with 0 for none; 1 is the maximum. The default is 1; the usual range is 0 to 10.
  var amount: Float { get set }
}

/// The inputs of a filter that replaces dark and bright by two colors.
public protocol CIFalseColor: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Result for black. The default is RGB (0.3, 0, 0).
  var color0: CIColor { get set }
  /// Result for white. The default is RGB (1, 0.9, 0.8).
  var color1: CIColor { get set }
}

/// The inputs of a filter that makes a white mask whose alpha is the luminance of the image.
public protocol CIMaskToAlpha: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

/// The inputs of a filter that replaces colors by the gray of their highest component.
public protocol CIMaximumComponent: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

/// The inputs of a filter that replaces colors by the gray of their lowest component.
public protocol CIMinimumComponent: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

/// The inputs of a filter that gives the image the look of a kind of film.
public protocol CIPhotoEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

/// The inputs of a filter that tints the image brown like an old photograph.
public protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Share of the effect, with 0 for the unchanged image. The default is 1; the usual range is 0 to 1.
  var intensity: Float { get set }
}

/// The inputs of a filter that shows brightness as temperature, from blue through red to white.
public protocol CIThermal: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

/// The inputs of a filter that darkens the corners of the image.
public protocol CIVignette: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Darkening of the corners; negative numbers brighten them. The default is 0; the usual range is −1 to 1.
  var intensity: Float { get set }
  /// Distance of the darkening from the center. The default is 1; the usual range is 0 to 2.
  var radius: Float { get set }
}

/// The inputs of a filter that darkens the image outside of a circle.
public protocol CIVignetteEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Center of the circle, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Radius in pixels at which the darkening is complete. The default is 150; the usual range is 0 to 2000.
  var radius: Float { get set }
  /// Darkening outside of the circle; negative numbers brighten. The default is 1; the usual range is −1 to 1.
  var intensity: Float { get set }
  /// Share of the radius over which the darkening increases. The default is 0.5; the usual range is 0 to 1.
  var falloff: Float { get set }
}

/// The inputs of a filter that inverts brightness and tints it blue like an X-ray picture.
public protocol CIXRay: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
