import UIKitValues

/// The inputs of a filter that enlarges or reduces the image around a point, like a bump.
public protocol CIBumpDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Center of the bump, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Radius of the bump in pixels. The default is 300; the usual range is 0 to 600.
  var radius: Float { get set }
  /// Strength of the bump: positive numbers enlarge its middle, negative ones reduce it. The default is 0.5; the usual range is −1 to 1.
  var scale: Float { get set }
}

/// The inputs of a filter that enlarges or reduces the image along a line, like a fold.
public protocol CIBumpDistortionLinear: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Point on the line, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Half of the fold's width in pixels. The default is 300; the usual range is 0 to 600.
  var radius: Float { get set }
  /// Rotation of the line in radians, with 0 for a vertical one. The default is 0; the usual range is −π to π.
  var angle: Float { get set }
  /// Strength of the fold: positive numbers enlarge its middle, negative ones reduce it. The default is 0.5; the usual range is −1 to 1.
  var scale: Float { get set }
}

/// The inputs of a filter that extends the pixels of a circle's edge outward.
public protocol CICircleSplashDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Center of the circle, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Radius of the circle in pixels, within which the image is unchanged. The default is 150; the usual range is 0 to 1000.
  var radius: Float { get set }
}

/// The inputs of a filter that wraps the image around a circle.
public protocol CICircularWrap: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Center of the circle, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Radius of the circle in pixels. The default is 150; the usual range is 0 to 600.
  var radius: Float { get set }
  /// Rotation around the circle in radians. The default is 0; the usual range is −π to π.
  var angle: Float { get set }
}

/// The inputs of a filter that displaces each pixel by the color of another image.
public protocol CIDisplacementDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Displacements: red for x and green for y, with 0.5 for none.
  var displacementImage: CIImage? { get set }
  /// Displacement in pixels between the values 0 and 1. The default is 50; the usual range is 0 to 200.
  var scale: Float { get set }
}

/// The inputs of a filter that repeats the image within itself, in a spiral.
public protocol CIDroste: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// One corner of the rectangle that has the smaller copy. The default is (200, 200).
  var insetPoint0: CGPoint { get set }
  /// The opposite corner of the rectangle. The default is (400, 400).
  var insetPoint1: CGPoint { get set }
  /// Number of spiral arms, with 0 for nested rectangles; the sign is the direction. The default is 1; the usual range is −2 to 2.
  var strands: Float { get set }
  /// Number of copies between the image and the rectangle. The default is 1; the usual range is 1 to 5.
  var periodicity: Float { get set }
  /// Rotation of the image in radians. The default is 0; the usual range is 0 to 2π.
  var rotation: Float { get set }
  /// Enlargement of the image. The default is 1; the usual range is 0.01 to 5.
  var zoom: Float { get set }
}

/// The inputs of a filter that displaces pixels by the slopes of a texture, like structured glass.
public protocol CIGlassDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Texture, which is repeated.
  var texture: CIImage? { get set }
  /// Center of one copy of the texture, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Displacement in pixels by the steepest slope. The default is 200; the usual range is 0.01 to 500.
  var scale: Float { get set }
}

/// The inputs of a filter that shows the image through a lens with two round ends.
public protocol CIGlassLozenge: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Center of the first end, in the coordinates of the image. The default is (150, 150).
  var point0: CGPoint { get set }
  /// Center of the second end, in the coordinates of the image. The default is (350, 150).
  var point1: CGPoint { get set }
  /// Radius of the ends in pixels. The default is 100; the usual range is 0 to 1000.
  var radius: Float { get set }
  /// Refractive index of the lens, with 1 for no refraction. The default is 1.7; the usual range is 0 to 5.
  var refraction: Float { get set }
}

/// The inputs of a filter that pushes the pixels around a point outward, which leaves an empty hole.
public protocol CIHoleDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Center of the hole, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Radius of the hole in pixels; pixels move within twice the radius. The default is 150; the usual range is 0.01 to 1000.
  var radius: Float { get set }
}

/// The inputs of a filter that rotates the pixels outside of a circle, more with the distance.
public protocol CILightTunnel: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Center of the circle, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Rotation in radians at twice the radius. The default is 0; the usual range is 0 to π/2.
  var rotation: Float { get set }
  /// Radius of the circle in pixels, within which the image is unchanged. The default is 100; the usual range is 1 to 500.
  var radius: Float { get set }
}

/// The inputs of a filter that pulls pixels toward a point.
public protocol CIPinchDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Point to which pixels are pulled, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Radius of the effect in pixels. The default is 300; the usual range is 0 to 1000.
  var radius: Float { get set }
  /// Strength of the effect, with 0 for none. The default is 0.5; the usual range is 0 to 2.
  var scale: Float { get set }
}

/// The inputs of a filter that stretches the image to a size, the sides more than the center.
public protocol CIStretchCrop: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Width and height of the result in pixels. The default is (1280, 720).
  var size: CGPoint { get set }
  /// Share of cropping, with 0 for an image that is only stretched and 1 for one that is only cropped. The default is 0.25; the usual range
  /// is 0 to 1.
  var cropAmount: Float { get set }
  /// Share of the stretching at the center, with 0 for none and 1 for an even one. The default is 0.25; the usual range is 0 to 1.
  var centerStretchAmount: Float { get set }
}

/// The inputs of a filter that shows the image through a ring-shaped lens.
public protocol CITorusLensDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Center of the ring, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Outer radius of the ring in pixels. The default is 160; the usual range is 0 to 500.
  var radius: Float { get set }
  /// Width of the ring in pixels. The default is 80; the usual range is 0 to 200.
  var width: Float { get set }
  /// Refractive index of the ring, with 1 for no refraction. The default is 1.7; the usual range is 0 to 5.
  var refraction: Float { get set }
}

/// The inputs of a filter that rotates the image around a point, most at the center.
public protocol CITwirlDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Center of rotation, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Radius of the effect in pixels. The default is 300; the usual range is 0 to 500.
  var radius: Float { get set }
  /// Rotation at the center in radians. The default is π; the usual range is −4π to 4π.
  var angle: Float { get set }
}

/// The inputs of a filter that rotates the image around a point by several turns, like a whirl.
public protocol CIVortexDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Center of rotation, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Radius of the effect in pixels. The default is 300; the usual range is 0 to 800.
  var radius: Float { get set }
  /// Rotation at the center in radians. The default is 18π; the usual range is −94 to 94.
  var angle: Float { get set }
}
