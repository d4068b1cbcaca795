extension CIFilter {
  /// Returns a filter that blurs the image by the mean of a square around each pixel: `CIBoxBlur`.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter.named("CIBoxBlur") }
  /// Returns a filter that sums the weighted pixels of a neighborhood of 3 × 3: `CIConvolution3X3`.
  public class func convolution3X3() -> any CIFilter & CIConvolution { BuiltinFilter.named("CIConvolution3X3") }
  /// Returns a filter that sums the weighted pixels of a neighborhood of 5 × 5: `CIConvolution5X5`.
  public class func convolution5X5() -> any CIFilter & CIConvolution { BuiltinFilter.named("CIConvolution5X5") }
  /// Returns a filter that sums the weighted pixels of a neighborhood of 7 × 7: `CIConvolution7X7`.
  public class func convolution7X7() -> any CIFilter & CIConvolution { BuiltinFilter.named("CIConvolution7X7") }
  /// Returns a filter that sums nine weighted pixels of a row: `CIConvolution9Horizontal`.
  public class func convolution9Horizontal() -> any CIFilter & CIConvolution { BuiltinFilter.named("CIConvolution9Horizontal") }
  /// Returns a filter that sums nine weighted pixels of a column: `CIConvolution9Vertical`.
  public class func convolution9Vertical() -> any CIFilter & CIConvolution { BuiltinFilter.named("CIConvolution9Vertical") }
  /// Returns a filter that blurs the image by the mean of a disc around each pixel: `CIDiscBlur`.
  public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter.named("CIDiscBlur") }
  /// Returns a filter that blurs the image by a Gaussian distribution: `CIGaussianBlur`.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter.named("CIGaussianBlur") }
  /// Returns a filter that blurs the image by a radius that depends on a mask: `CIMaskedVariableBlur`.
  public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur { BuiltinFilter.named("CIMaskedVariableBlur") }
  /// Returns a filter that replaces each pixel by the median of its neighborhood of 3 × 3 pixels: `CIMedianFilter`.
  public class func median() -> any CIFilter & CIMedian { BuiltinFilter.named("CIMedianFilter") }
  /// Returns a filter that computes the difference between the maximum and the minimum around each pixel: `CIMorphologyGradient`.
  public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient { BuiltinFilter.named("CIMorphologyGradient") }
  /// Returns a filter that enlarges bright areas by the maximum around each pixel: `CIMorphologyMaximum`.
  public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum { BuiltinFilter.named("CIMorphologyMaximum") }
  /// Returns a filter that enlarges dark areas by the minimum around each pixel: `CIMorphologyMinimum`.
  public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum { BuiltinFilter.named("CIMorphologyMinimum") }
  /// Returns a filter that blurs the image along a line, like a moving camera: `CIMotionBlur`.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltinFilter.named("CIMotionBlur") }
  /// Returns a filter that smooths small differences of neighboring pixels and sharpens large ones: `CINoiseReduction`.
  public class func noiseReduction() -> any CIFilter & CINoiseReduction { BuiltinFilter.named("CINoiseReduction") }
  /// Returns a filter that blurs the image away from a point, like a zooming camera: `CIZoomBlur`.
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltinFilter.named("CIZoomBlur") }
}
