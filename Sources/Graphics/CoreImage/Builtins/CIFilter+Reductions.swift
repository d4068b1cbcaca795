extension CIFilter {
  /// Returns a filter that reduces a rectangle to one pixel with its mean color: `CIAreaAverage`.
  public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter.named("CIAreaAverage") }
  /// Returns a filter that counts the components of a rectangle's pixels, as a row of pixels: `CIAreaHistogram`.
  public class func areaHistogram() -> any CIFilter & CIAreaHistogram { BuiltinFilter.named("CIAreaHistogram") }
  /// Returns a filter that reduces a rectangle to one pixel with the maximum of each component: `CIAreaMaximum`.
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { BuiltinFilter.named("CIAreaMaximum") }
  /// Returns a filter that finds the pixel of a rectangle with the highest alpha: `CIAreaMaximumAlpha`.
  public class func areaMaximumAlpha() -> any CIFilter & CIAreaMaximumAlpha { BuiltinFilter.named("CIAreaMaximumAlpha") }
  /// Returns a filter that reduces a rectangle to two pixels with the minimum and the maximum of each component: `CIAreaMinMax`.
  public class func areaMinMax() -> any CIFilter & CIAreaMinMax { BuiltinFilter.named("CIAreaMinMax") }
  /// Returns a filter that reduces a rectangle to one pixel with the minimum of each component: `CIAreaMinimum`.
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum { BuiltinFilter.named("CIAreaMinimum") }
  /// Returns a filter that finds the pixel of a rectangle with the lowest alpha: `CIAreaMinimumAlpha`.
  public class func areaMinimumAlpha() -> any CIFilter & CIAreaMinimumAlpha { BuiltinFilter.named("CIAreaMinimumAlpha") }
  /// Returns a filter that reduces each column of a rectangle to its mean color, as a row of pixels: `CIColumnAverage`.
  public class func columnAverage() -> any CIFilter & CIColumnAverage { BuiltinFilter.named("CIColumnAverage") }
  /// Returns a filter that draws the histogram of a row of pixels, such as the result of an area histogram: `CIHistogramDisplayFilter`.
  public class func histogramDisplay() -> any CIFilter & CIHistogramDisplay { BuiltinFilter.named("CIHistogramDisplayFilter") }
  /// Returns a filter that reduces each row of a rectangle to its mean color, as a row of pixels: `CIRowAverage`.
  public class func rowAverage() -> any CIFilter & CIRowAverage { BuiltinFilter.named("CIRowAverage") }
}
