/// The inputs of a filter that shows the image over a background where a mask permits.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// Image that is visible where the mask is white or opaque; there is no result while it is nil.
  var inputImage: CIImage? { get set }
  /// Image that is visible where the mask is black or transparent; transparent if nil.
  var backgroundImage: CIImage? { get set }
  /// Mask; only the background is visible if nil.
  var maskImage: CIImage? { get set }
}

/// The inputs of a filter that combines the image with a background.
public protocol CICompositeOperation: CIFilterProtocol {
  /// Image above; there is no result while it is nil.
  var inputImage: CIImage? { get set }
  /// Image below; transparent if nil.
  var backgroundImage: CIImage? { get set }
}
