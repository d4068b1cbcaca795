extension CIFilter {
  /// Returns a filter that adds the components of the image and the background: `CIAdditionCompositing`.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIAdditionCompositing") }
  /// Returns a filter that shows the image over a background where the alpha of a mask permits: `CIBlendWithAlphaMask`.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithAlphaMask") }
  /// Returns a filter that shows the image over a background where the blue of a mask permits: `CIBlendWithBlueMask`.
  public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithBlueMask") }
  /// Returns a filter that shows the image over a background where the luminance of a mask permits: `CIBlendWithMask`.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithMask") }
  /// Returns a filter that shows the image over a background where the red of a mask permits: `CIBlendWithRedMask`.
  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithRedMask") }
  /// Returns a filter that gives the background the hue and saturation of the image: `CIColorBlendMode`.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIColorBlendMode") }
  /// Returns a filter that darkens the background by the image, with stronger contrast: `CIColorBurnBlendMode`.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIColorBurnBlendMode") }
  /// Returns a filter that brightens the background by the image: `CIColorDodgeBlendMode`.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIColorDodgeBlendMode") }
  /// Returns a filter that selects the darker component of the image and the background: `CIDarkenBlendMode`.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIDarkenBlendMode") }
  /// Returns a filter that computes the absolute difference of the image and the background: `CIDifferenceBlendMode`.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIDifferenceBlendMode") }
  /// Returns a filter that divides the background by the image: `CIDivideBlendMode`.
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIDivideBlendMode") }
  /// Returns a filter that computes a difference of the image and the background with less contrast: `CIExclusionBlendMode`.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIExclusionBlendMode") }
  /// Returns a filter that multiplies the background where the image is dark, and screens it where the image is bright:
  /// `CIHardLightBlendMode`.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIHardLightBlendMode") }
  /// Returns a filter that gives the background the hue of the image: `CIHueBlendMode`.
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIHueBlendMode") }
  /// Returns a filter that selects the brighter component of the image and the background: `CILightenBlendMode`.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILightenBlendMode") }
  /// Returns a filter that adds the image and the background and subtracts 1: `CILinearBurnBlendMode`.
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILinearBurnBlendMode") }
  /// Returns a filter that adds the image and the background, up to 1: `CILinearDodgeBlendMode`.
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILinearDodgeBlendMode") }
  /// Returns a filter that darkens or brightens the background by twice the image's difference from the middle: `CILinearLightBlendMode`.
  public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILinearLightBlendMode") }
  /// Returns a filter that gives the background the luminance of the image: `CILuminosityBlendMode`.
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILuminosityBlendMode") }
  /// Returns a filter that selects the higher component of the image and the background, with the alpha: `CIMaximumCompositing`.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMaximumCompositing") }
  /// Returns a filter that selects the lower component of the image and the background, with the alpha: `CIMinimumCompositing`.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMinimumCompositing") }
  /// Returns a filter that multiplies the colors of the image and the background: `CIMultiplyBlendMode`.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMultiplyBlendMode") }
  /// Returns a filter that multiplies all components of the image and the background, with the alpha: `CIMultiplyCompositing`.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMultiplyCompositing") }
  /// Returns a filter that multiplies the image where the background is dark, and screens it where the background is bright:
  /// `CIOverlayBlendMode`.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIOverlayBlendMode") }
  /// Returns a filter that replaces background components that are darker or brighter than the image permits: `CIPinLightBlendMode`.
  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIPinLightBlendMode") }
  /// Returns a filter that gives the background the saturation of the image: `CISaturationBlendMode`.
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISaturationBlendMode") }
  /// Returns a filter that multiplies the inverted colors of the image and the background: `CIScreenBlendMode`.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIScreenBlendMode") }
  /// Returns a filter that darkens or brightens the background softly by the image: `CISoftLightBlendMode`.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISoftLightBlendMode") }
  /// Returns a filter that draws the image over the background, where the background is opaque: `CISourceAtopCompositing`.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISourceAtopCompositing") }
  /// Returns a filter that shows the image where the background is opaque: `CISourceInCompositing`.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISourceInCompositing") }
  /// Returns a filter that shows the image where the background is transparent: `CISourceOutCompositing`.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISourceOutCompositing") }
  /// Returns a filter that draws the image over the background: `CISourceOverCompositing`.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISourceOverCompositing") }
  /// Returns a filter that subtracts the image from the background: `CISubtractBlendMode`.
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISubtractBlendMode") }
  /// Returns a filter that burns the background where the image is dark, and dodges it where the image is bright: `CIVividLightBlendMode`.
  public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIVividLightBlendMode") }
}
