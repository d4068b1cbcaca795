import UIKitValues

/// The inputs of a filter that draws a round gradient with a Gaussian distribution.
public protocol CIGaussianGradient: CIFilterProtocol {
  /// Center of the gradient, in pixels. The default is (150, 150).
  var center: CGPoint { get set }
  /// Color at the center. The default is white.
  var color0: CIColor { get set }
  /// Color at the radius and beyond it. The default is transparent.
  var color1: CIColor { get set }
  /// Distance at which the second color is reached, in pixels. The default is 300; the usual range is 0 to 800.
  var radius: Float { get set }
}

/// The inputs of a filter that draws a color wheel: the hue by the angle and the saturation by the distance.
public protocol CIHueSaturationValueGradient: CIFilterProtocol {
  /// Brightness of the colors. The default is 1; the usual range is 0 to 1.
  var value: Float { get set }
  /// Radius of the wheel in pixels. The default is 300; the usual range is 0 to 800.
  var radius: Float { get set }
  /// Width of the soft edge in pixels. The default is 1; the usual range is 0 to 4.
  var softness: Float { get set }
  /// Amplitude of noise against visible steps, in levels of 1/255. The default is 1; the usual range is 0 to 3.
  var dither: Float { get set }
}

/// The inputs of a filter that draws a gradient along a line.
public protocol CILinearGradient: CIFilterProtocol {
  /// Point of the first color, in pixels. The default is (0, 0).
  var point0: CGPoint { get set }
  /// Point of the second color, in pixels. The default is (200, 200).
  var point1: CGPoint { get set }
  /// Color at and before the first point. The default is white.
  var color0: CIColor { get set }
  /// Color at and after the second point. The default is black.
  var color1: CIColor { get set }
}

/// The inputs of a filter that draws a gradient between two concentric circles.
public protocol CIRadialGradient: CIFilterProtocol {
  /// Center of the circles, in pixels. The default is (150, 150).
  var center: CGPoint { get set }
  /// Radius of the first color in pixels. The default is 5; the usual range is 0 to 800.
  var radius0: Float { get set }
  /// Radius of the second color in pixels. The default is 100; the usual range is 0 to 800.
  var radius1: Float { get set }
  /// Color at and within the first radius. The default is white.
  var color0: CIColor { get set }
  /// Color at and beyond the second radius. The default is black.
  var color1: CIColor { get set }
}

/// The inputs of a filter that draws a gradient along a line that begins and ends gradually.
public protocol CISmoothLinearGradient: CIFilterProtocol {
  /// Point of the first color, in pixels. The default is (0, 0).
  var point0: CGPoint { get set }
  /// Point of the second color, in pixels. The default is (200, 200).
  var point1: CGPoint { get set }
  /// Color at and before the first point. The default is white.
  var color0: CIColor { get set }
  /// Color at and after the second point. The default is black.
  var color1: CIColor { get set }
}
