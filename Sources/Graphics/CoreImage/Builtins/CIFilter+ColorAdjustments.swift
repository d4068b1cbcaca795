extension CIFilter {
  /// Returns a filter that computes the absolute difference of two images: `CIColorAbsoluteDifference`.
  public class func colorAbsoluteDifference() -> any CIFilter & CIColorAbsoluteDifference {
    BuiltinFilter.named("CIColorAbsoluteDifference")
  }
  /// Returns a filter that limits each component to a range: `CIColorClamp`.
  public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter.named("CIColorClamp") }
  /// Returns a filter that changes saturation, contrast and brightness: `CIColorControls`.
  public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter.named("CIColorControls") }
  /// Returns a filter that multiplies the components of each pixel by a matrix: `CIColorMatrix`.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter.named("CIColorMatrix") }
  /// Returns a filter that replaces each component by a cubic polynomial of it: `CIColorPolynomial`.
  public class func colorPolynomial() -> any CIFilter & CIColorPolynomial { BuiltinFilter.named("CIColorPolynomial") }
  /// Returns a filter that sets each component to 0 or 1 by comparing it with a number: `CIColorThreshold`.
  public class func colorThreshold() -> any CIFilter & CIColorThreshold { BuiltinFilter.named("CIColorThreshold") }
  /// Returns a filter that changes the exposure: `CIExposureAdjust`.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter.named("CIExposureAdjust") }
  /// Returns a filter that raises each linear component to a power: `CIGammaAdjust`.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter.named("CIGammaAdjust") }
  /// Returns a filter that brightens dark areas and darkens bright ones: `CIHighlightShadowAdjust`.
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust { BuiltinFilter.named("CIHighlightShadowAdjust") }
  /// Returns a filter that rotates the hue of all colors: `CIHueAdjust`.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.named("CIHueAdjust") }
  /// Returns a filter that applies the tone curve of sRGB to linear components: `CILinearToSRGBToneCurve`.
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve { BuiltinFilter.named("CILinearToSRGBToneCurve") }
  /// Returns a filter that makes components of sRGB linear: `CISRGBToneCurveToLinear`.
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear { BuiltinFilter.named("CISRGBToneCurveToLinear") }
  /// Returns a filter that adapts the white point to another temperature and tint: `CITemperatureAndTint`.
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { BuiltinFilter.named("CITemperatureAndTint") }
  /// Returns a filter that changes brightness by a smooth curve through five points: `CIToneCurve`.
  public class func toneCurve() -> any CIFilter & CIToneCurve { BuiltinFilter.named("CIToneCurve") }
  /// Returns a filter that changes the saturation, least that of saturated colors: `CIVibrance`.
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter.named("CIVibrance") }
  /// Returns a filter that multiplies colors so that white becomes a given color: `CIWhitePointAdjust`.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { BuiltinFilter.named("CIWhitePointAdjust") }
  /// Returns a filter that computes how different the colors of two images look, from 0 to 100: `CILabDeltaE`.
  public class func labDeltaE() -> any CIFilter & CILabDeltaE { BuiltinFilter.named("CILabDeltaE") }
}
