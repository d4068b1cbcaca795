import UIKitValues

/// The inputs of a filter that scales the image.
public protocol CIBicubicScaleTransform: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Factor of the height. The default is 1; the usual range is 0 to 1.5.
  var scale: Float { get set }
  /// Further factor of the width. The default is 1; the usual range is 0.5 to 2.
  var aspectRatio: Float { get set }
  /// Blur of the cubic filter. The default is 0; the usual range is 0 to 1.
  var parameterB: Float { get set }
  /// Sharpness of the cubic filter, which adds ringing at edges. The default is 0.75; the usual range is 0 to 1.
  var parameterC: Float { get set }
}

/// The inputs of a filter that corrects converging lines by mapping a quadrilateral to a rectangle.
public protocol CIKeystoneCorrectionCombined: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Focal length of the lens in millimeters of a 36-millimeter frame, which determines the shape of the result; 0 if unknown. The default
  /// is 28; the usual range is 0 to 200.
  var focalLength: Float { get set }
  /// Top left corner of the quadrilateral, in the coordinates of the image. The default is (118, 484).
  var topLeft: CGPoint { get set }
  /// Top right corner of the quadrilateral, in the coordinates of the image. The default is (646, 507).
  var topRight: CGPoint { get set }
  /// Bottom right corner of the quadrilateral, in the coordinates of the image. The default is (548, 140).
  var bottomRight: CGPoint { get set }
  /// Bottom left corner of the quadrilateral, in the coordinates of the image. The default is (155, 153).
  var bottomLeft: CGPoint { get set }
}

/// The inputs of a filter that scales the image.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Factor of the height. The default is 1; the usual range is 0 to 1.5.
  var scale: Float { get set }
  /// Further factor of the width. The default is 1; the usual range is 0.5 to 2.
  var aspectRatio: Float { get set }
}

/// The inputs of a filter that maps a quadrilateral of the image to a rectangle.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Whether the result has only the rectangle. The result is always cropped here. The default is true.
  var crop: Bool { get set }
  /// Top left corner of the quadrilateral, in the coordinates of the image. The default is (118, 484).
  var topLeft: CGPoint { get set }
  /// Top right corner of the quadrilateral, in the coordinates of the image. The default is (646, 507).
  var topRight: CGPoint { get set }
  /// Bottom right corner of the quadrilateral, in the coordinates of the image. The default is (548, 140).
  var bottomRight: CGPoint { get set }
  /// Bottom left corner of the quadrilateral, in the coordinates of the image. The default is (155, 153).
  var bottomLeft: CGPoint { get set }
}

/// The inputs of a filter that maps the image to a quadrilateral.
public protocol CIPerspectiveTransform: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Position of the image's top left corner, in pixels from the bottom left. The default is (118, 484).
  var topLeft: CGPoint { get set }
  /// Position of the image's top right corner, in pixels from the bottom left. The default is (646, 507).
  var topRight: CGPoint { get set }
  /// Position of the image's bottom right corner, in pixels from the bottom left. The default is (548, 140).
  var bottomRight: CGPoint { get set }
  /// Position of the image's bottom left corner, in pixels from the bottom left. The default is (155, 153).
  var bottomLeft: CGPoint { get set }
}

/// The inputs of a filter that maps a rectangle of the image to a quadrilateral.
public protocol CIPerspectiveTransformWithExtent: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Rectangle that is mapped, in the coordinates of the image. The default is (0, 0, 300, 300).
  var extent: CGRect { get set }
  /// Position of the rectangle's top left corner, in pixels from the bottom left. The default is (118, 484).
  var topLeft: CGPoint { get set }
  /// Position of the rectangle's top right corner, in pixels from the bottom left. The default is (646, 507).
  var topRight: CGPoint { get set }
  /// Position of the rectangle's bottom right corner, in pixels from the bottom left. The default is (548, 140).
  var bottomRight: CGPoint { get set }
  /// Position of the rectangle's bottom left corner, in pixels from the bottom left. The default is (155, 153).
  var bottomLeft: CGPoint { get set }
}

/// The inputs of a filter that rotates the image and enlarges it until it covers its extent.
public protocol CIStraighten: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Rotation in radians, counterclockwise. The default is 0; the usual range is −π to π.
  var angle: Float { get set }
}
