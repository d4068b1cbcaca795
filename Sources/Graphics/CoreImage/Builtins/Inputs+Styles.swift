import UIKitValues

/// The inputs of a filter that adds a soft glow to bright areas.
public protocol CIBloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Standard deviation of the glow in pixels. The default is 10; the usual range is 0 to 100.
  var radius: Float { get set }
  /// Strength of the glow, with 0 for none. The default is 0.5; the usual range is 0 to 1.
  var intensity: Float { get set }
}

/// The inputs of a filter that draws the image like a comic strip, with outlines, flat colors and dots.
public protocol CIComicEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

/// The inputs of a filter that divides the image into irregular cells of one color.
public protocol CICrystallize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Size of a cell in pixels. The default is 20; the usual range is 1 to 100.
  var radius: Float { get set }
  /// Origin of the pattern, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
}

/// The inputs of a filter that blurs the image outside of a band around a line.
public protocol CIDepthOfField: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Start of the sharp line, in the coordinates of the image. The default is (0, 300).
  var point0: CGPoint { get set }
  /// End of the sharp line, in the coordinates of the image. The default is (300, 300).
  var point1: CGPoint { get set }
  /// Saturation of the sharp band, with 1 for no change. The default is 1.5; the usual range is 0 to 10.
  var saturation: Float { get set }
  /// Radius in pixels by which the sharp band is sharpened. The default is 2.5; the usual range is 0 to 10.
  var unsharpMaskRadius: Float { get set }
  /// Strength of the sharpening, with 0 for none. The default is 0.5; the usual range is 0 to 10.
  var unsharpMaskIntensity: Float { get set }
  /// Standard deviation of the blur in pixels. The default is 6; the usual range is 0 to 30.
  var radius: Float { get set }
}

/// The inputs of a filter that draws white lines where the image is darker than its surroundings.
public protocol CIEdgeWork: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Size of the surroundings in pixels. The default is 3; the usual range is 0 to 20.
  var radius: Float { get set }
}

/// The inputs of a filter that draws the edges of the image in their colors.
public protocol CIEdges: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Factor of the differences between pixels. The default is 1; the usual range is 0 to 10.
  var intensity: Float { get set }
}

/// The inputs of a filter that dims bright areas softly.
public protocol CIGloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Standard deviation of the blur in pixels. The default is 10; the usual range is 0 to 100.
  var radius: Float { get set }
  /// Strength of the dimming, with 0 for none. The default is 0.5; the usual range is 0 to 1.
  var intensity: Float { get set }
}

/// The inputs of a filter that makes a height field with smooth slopes from a mask.
public protocol CIHeightFieldFromMask: CIFilterProtocol {
  /// Mask of the raised area; there is no result while it is nil.
  var inputImage: CIImage? { get set }
  /// Width of the slopes in pixels. The default is 10; the usual range is 0 to 300.
  var radius: Float { get set }
}

/// The inputs of a filter that divides the image into hexagons of one color.
public protocol CIHexagonalPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Center of a hexagon, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Length of a hexagon's side in pixels. The default is 8; the usual range is 1 to 100.
  var scale: Float { get set }
}

/// The inputs of a filter that draws the edges of the image as black lines.
public protocol CILineOverlay: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Difference that counts as noise before lines are found. The default is 0.07; the usual range is 0 to 0.1.
  var nrNoiseLevel: Float { get set }
  /// Sharpening of what is no noise, with 0 for none. The default is 0.71; the usual range is 0 to 2.
  var nrSharpness: Float { get set }
  /// Factor of the differences between pixels. The default is 1; the usual range is 0 to 200.
  var edgeIntensity: Float { get set }
  /// Difference from which a line is drawn. The default is 0.1; the usual range is 0 to 1.
  var threshold: Float { get set }
  /// Sharpness of the lines. The default is 50; the usual range is 0.25 to 200.
  var contrast: Float { get set }
}

/// The inputs of a filter that divides the image into squares of its mean colors.
public protocol CIPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Corner of a square, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Length of a square's side in pixels. The default is 8; the usual range is 1 to 100.
  var scale: Float { get set }
}

/// The inputs of a filter that draws the image as scattered dots.
public protocol CIPointillize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Size of the dots in pixels. The default is 20; the usual range is 1 to 100.
  var radius: Float { get set }
  /// Origin of the pattern, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
}

/// The inputs of a filter that lights a height field by an image of a sphere.
public protocol CIShadedMaterial: CIFilterProtocol {
  /// Height field: brighter pixels are higher; there is no result while it is nil.
  var inputImage: CIImage? { get set }
  /// Image of a sphere of the material, which gives the color for each slope.
  var shadingImage: CIImage? { get set }
  /// Factor of the slopes. The default is 10; the usual range is 0.5 to 200.
  var scale: Float { get set }
}

/// The inputs of a filter that computes the slopes of the luminance: red for x and green for y.
public protocol CISobelGradients: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

/// The inputs of a filter that replaces three ranges of color and makes all others gray.
public protocol CISpotColor: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Center of the first range. The default is RGB (0.0784, 0.0627, 0.0706).
  var centerColor1: CIColor { get set }
  /// Color that replaces the first range. The default is RGB (0.4392, 0.1922, 0.1961).
  var replacementColor1: CIColor { get set }
  /// Largest distance of a color in the first range. The default is 0.22; the usual range is 0 to 0.5.
  var closeness1: Float { get set }
  /// Hardness of the edge between the first replacement and the gray. The default is 0.98; the usual range is 0 to 1.
  var contrast1: Float { get set }
  /// Center of the second range. The default is RGB (0.0784, 0.0627, 0.0706).
  var centerColor2: CIColor { get set }
  /// Color that replaces the second range. The default is RGB (0.4392, 0.1922, 0.1961).
  var replacementColor2: CIColor { get set }
  /// Largest distance of a color in the second range. The default is 0.22; the usual range is 0 to 0.5.
  var closeness2: Float { get set }
  /// Hardness of the edge between the second replacement and the gray. The default is 0.98; the usual range is 0 to 1.
  var contrast2: Float { get set }
  /// Center of the third range. The default is RGB (0.0784, 0.0627, 0.0706).
  var centerColor3: CIColor { get set }
  /// Color that replaces the third range. The default is RGB (0.4392, 0.1922, 0.1961).
  var replacementColor3: CIColor { get set }
  /// Largest distance of a color in the third range. The default is 0.22; the usual range is 0 to 0.5.
  var closeness3: Float { get set }
  /// Hardness of the edge between the third replacement and the gray. The default is 0.98; the usual range is 0 to 1.
  var contrast3: Float { get set }
}

/// The inputs of a filter that lights the image with a spotlight.
public protocol CISpotLight: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Position of the light: x, y and the height above the image. The default is (400, 600, 150).
  var lightPosition: CIVector { get set }
  /// Position at which the light is directed: x, y and the height above the image. The default is (200, 200, 0).
  var lightPointsAt: CIVector { get set }
  /// Brightness at the middle of the light. The default is 3; the usual range is 0 to 10.
  var brightness: Float { get set }
  /// Width of the cone in radians, as a standard deviation. The default is 0.1; the usual range is 0.001 to 1.5.
  var concentration: Float { get set }
  /// Color of the light. The default is white.
  var color: CIColor { get set }
}
