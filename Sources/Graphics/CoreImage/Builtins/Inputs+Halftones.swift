import UIKitValues

/// The inputs of a filter that prints the image in dots of cyan, magenta, yellow and black.
public protocol CICMYKHalftone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Origin of the pattern, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Distance between two dots in pixels. The default is 6; the usual range is 1 to 100.
  var width: Float { get set }
  /// Rotation of all four patterns in radians. The default is 0; the usual range is −π to π.
  var angle: Float { get set }
  /// Sharpness of the dots: 1 for crisp ones, 0 for gradual ones. The default is 0.7; the usual range is 0 to 1.
  var sharpness: Float { get set }
  /// Share of gray that is printed in black. The default is 1; the usual range is 0 to 1.
  var grayComponentReplacement: Float { get set }
  /// Share of the black ink whose colors are removed below it. The default is 0.5; the usual range is 0 to 1.
  var underColorRemoval: Float { get set }
}

/// The inputs of a filter that prints the image in black and white rings.
public protocol CICircularScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Center of the rings, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Distance between two rings in pixels. The default is 6; the usual range is 1 to 100.
  var width: Float { get set }
  /// Sharpness of the rings: 1 for crisp ones, 0 for gradual ones. The default is 0.7; the usual range is 0 to 1.
  var sharpness: Float { get set }
}

/// The inputs of a filter that prints the image in black and white dots.
public protocol CIDotScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Origin of the pattern, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Rotation of the pattern in radians. The default is 0; the usual range is −π to π.
  var angle: Float { get set }
  /// Distance between two dots in pixels. The default is 6; the usual range is 1 to 100.
  var width: Float { get set }
  /// Sharpness of the dots: 1 for crisp ones, 0 for gradual ones. The default is 0.7; the usual range is 0 to 1.
  var sharpness: Float { get set }
}

/// The inputs of a filter that prints the image in black and white hatching.
public protocol CIHatchedScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Origin of the pattern, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Rotation of the pattern in radians. The default is 0; the usual range is −π to π.
  var angle: Float { get set }
  /// Distance between two lines in pixels. The default is 6; the usual range is 1 to 100.
  var width: Float { get set }
  /// Sharpness of the lines: 1 for crisp ones, 0 for gradual ones. The default is 0.7; the usual range is 0 to 1.
  var sharpness: Float { get set }
}

/// The inputs of a filter that prints the image in black and white lines.
public protocol CILineScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Origin of the pattern, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Rotation of the lines in radians, with 0 for horizontal ones. The default is 0; the usual range is −π to π.
  var angle: Float { get set }
  /// Distance between two lines in pixels. The default is 6; the usual range is 1 to 100.
  var width: Float { get set }
  /// Sharpness of the lines: 1 for crisp ones, 0 for gradual ones. The default is 0.7; the usual range is 0 to 1.
  var sharpness: Float { get set }
}
