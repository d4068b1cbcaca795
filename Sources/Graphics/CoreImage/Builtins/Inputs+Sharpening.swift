/// The inputs of a filter that sharpens the image by its brightness alone.
public protocol CISharpenLuminance: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Strength of the effect, with 0 for none. The default is 0.4; the usual range is 0 to 2.
  var sharpness: Float { get set }
  /// Size of the sharpened details in pixels. The default is 1.69; the usual range is 0 to 20.
  var radius: Float { get set }
}

/// The inputs of a filter that sharpens the image by its difference from a blurred copy.
public protocol CIUnsharpMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Standard deviation of the blur in pixels. The default is 2.5; the usual range is 0 to 100.
  var radius: Float { get set }
  /// Strength of the effect, with 0 for none. The default is 0.5; the usual range is 0 to 1.
  var intensity: Float { get set }
}
