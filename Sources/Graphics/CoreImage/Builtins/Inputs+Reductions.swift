import UIKitValues

/// The inputs of a filter that reduces a rectangle to one pixel with its mean color.
public protocol CIAreaAverage: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Rectangle that is measured, in the coordinates of the image. The default is (0, 0, 640, 80).
  var extent: CGRect { get set }
}

/// The inputs of a filter that counts the components of a rectangle's pixels, as a row of pixels.
public protocol CIAreaHistogram: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Rectangle that is measured, in the coordinates of the image. The default is (0, 0, 640, 80).
  var extent: CGRect { get set }
  /// Factor of the counts, which are shares of all pixels. The default is 1; the usual range is 0 to 1.
  var scale: Float { get set }
  /// Number of bins, and width of the result in pixels, at most 2,048. The default is 64; the usual range is 1 to 256.
  var count: Int { get set }
}

/// The inputs of a filter that reduces a rectangle to one pixel with the maximum of each component.
public protocol CIAreaMaximum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Rectangle that is measured, in the coordinates of the image. The default is (0, 0, 640, 80).
  var extent: CGRect { get set }
}

/// The inputs of a filter that finds the pixel of a rectangle with the highest alpha.
public protocol CIAreaMaximumAlpha: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Rectangle that is measured, in the coordinates of the image. The default is (0, 0, 640, 80).
  var extent: CGRect { get set }
}

/// The inputs of a filter that reduces a rectangle to two pixels with the minimum and the maximum of each component.
public protocol CIAreaMinMax: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Rectangle that is measured, in the coordinates of the image. The default is (0, 0, 640, 80).
  var extent: CGRect { get set }
}

/// The inputs of a filter that reduces a rectangle to one pixel with the minimum of each component.
public protocol CIAreaMinimum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Rectangle that is measured, in the coordinates of the image. The default is (0, 0, 640, 80).
  var extent: CGRect { get set }
}

/// The inputs of a filter that finds the pixel of a rectangle with the lowest alpha.
public protocol CIAreaMinimumAlpha: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Rectangle that is measured, in the coordinates of the image. The default is (0, 0, 640, 80).
  var extent: CGRect { get set }
}

/// The inputs of a filter that reduces each column of a rectangle to its mean color, as a row of pixels.
public protocol CIColumnAverage: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Rectangle that is measured, in the coordinates of the image. The default is (0, 0, 640, 80).
  var extent: CGRect { get set }
}

/// The inputs of a filter that draws the histogram of a row of pixels, such as the result of an area histogram.
public protocol CIHistogramDisplay: CIFilterProtocol {
  /// Row of pixels with the counts; there is no result while it is nil.
  var inputImage: CIImage? { get set }
  /// Height of the result in pixels. The default is 100; the usual range is 1 to 200.
  var height: Float { get set }
  /// Share of the width from which the histogram is lighter. The default is 1; the usual range is 0 to 1.
  var highLimit: Float { get set }
  /// Share of the width up to which the histogram is darker. The default is 0; the usual range is 0 to 1.
  var lowLimit: Float { get set }
}

/// The inputs of a filter that reduces each row of a rectangle to its mean color, as a row of pixels.
public protocol CIRowAverage: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Rectangle that is measured, in the coordinates of the image. The default is (0, 0, 640, 80).
  var extent: CGRect { get set }
}
