extension CIFilter {
  /// Returns a filter that replaces each component by a polynomial of red, green and blue: `CIColorCrossPolynomial`.
  public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial { BuiltinFilter.named("CIColorCrossPolynomial") }
  /// Returns a filter that replaces colors by those of a three-dimensional table: `CIColorCube`.
  public class func colorCube() -> any CIFilter & CIColorCube { BuiltinFilter.named("CIColorCube") }
  /// Returns a filter that replaces colors by those of a three-dimensional table in a color space: `CIColorCubeWithColorSpace`.
  public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
    BuiltinFilter.named("CIColorCubeWithColorSpace")
  }
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter.named("CIColorInvert") }
  /// Returns a filter that replaces each component by the color at its value in another image: `CIColorMap`.
  public class func colorMap() -> any CIFilter & CIColorMap { BuiltinFilter.named("CIColorMap") }
  /// Returns a filter that replaces colors by shades of one color: `CIColorMonochrome`.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter.named("CIColorMonochrome") }
  /// Returns a filter that reduces the number of brightness levels: `CIColorPosterize`.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltinFilter.named("CIColorPosterize") }
  /// Returns a filter that makes the paper of a photographed document white: `CIDocumentEnhancer`.
  public class func documentEnhancer() -> any CIFilter & CIDocumentEnhancer { BuiltinFilter.named("CIDocumentEnhancer") }
  /// Returns a filter that replaces dark and bright by two colors: `CIFalseColor`.
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter.named("CIFalseColor") }
  /// Returns a filter that makes a white mask whose alpha is the luminance of the image: `CIMaskToAlpha`.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter.named("CIMaskToAlpha") }
  /// Returns a filter that replaces colors by the gray of their highest component: `CIMaximumComponent`.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent { BuiltinFilter.named("CIMaximumComponent") }
  /// Returns a filter that replaces colors by the gray of their lowest component: `CIMinimumComponent`.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent { BuiltinFilter.named("CIMinimumComponent") }
  /// Returns a filter that strengthens colors and contrast: `CIPhotoEffectChrome`.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectChrome") }
  /// Returns a filter that weakens colors and contrast, like an old print: `CIPhotoEffectFade`.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectFade") }
  /// Returns a filter that tints the image yellow, like an instant picture: `CIPhotoEffectInstant`.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectInstant") }
  /// Returns a filter that makes the image gray: `CIPhotoEffectMono`.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectMono") }
  /// Returns a filter that makes the image gray with strong contrast: `CIPhotoEffectNoir`.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectNoir") }
  /// Returns a filter that tints the image cool, with more contrast: `CIPhotoEffectProcess`.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectProcess") }
  /// Returns a filter that makes the image gray with weak contrast: `CIPhotoEffectTonal`.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectTonal") }
  /// Returns a filter that tints the image warm, with less contrast: `CIPhotoEffectTransfer`.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectTransfer") }
  /// Returns a filter that tints the image brown like an old photograph: `CISepiaTone`.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.named("CISepiaTone") }
  /// Returns a filter that shows brightness as temperature, from blue through red to white: `CIThermal`.
  public class func thermal() -> any CIFilter & CIThermal { BuiltinFilter.named("CIThermal") }
  /// Returns a filter that darkens the corners of the image: `CIVignette`.
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.named("CIVignette") }
  /// Returns a filter that darkens the image outside of a circle: `CIVignetteEffect`.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltinFilter.named("CIVignetteEffect") }
  /// Returns a filter that inverts brightness and tints it blue like an X-ray picture: `CIXRay`.
  public class func xRay() -> any CIFilter & CIXRay { BuiltinFilter.named("CIXRay") }
}
