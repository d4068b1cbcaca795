extension CIFilter {
  /// Returns a filter that draws a round gradient with a Gaussian distribution: `CIGaussianGradient`.
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { BuiltinFilter.named("CIGaussianGradient") }
  /// Returns a filter that draws a color wheel: the hue by the angle and the saturation by the distance: `CIHueSaturationValueGradient`.
  public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient {
    BuiltinFilter.named("CIHueSaturationValueGradient")
  }
  /// Returns a filter that draws a gradient along a line: `CILinearGradient`.
  public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter.named("CILinearGradient") }
  /// Returns a filter that draws a gradient between two concentric circles: `CIRadialGradient`.
  public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltinFilter.named("CIRadialGradient") }
  /// Returns a filter that draws a gradient along a line that begins and ends gradually: `CISmoothLinearGradient`.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient { BuiltinFilter.named("CISmoothLinearGradient") }
}
