import UIKit

// Filters with typed values.
extension CIFilter {
  /// Returns the filter `CIAccordionFoldTransition` with its default values.
  public class func accordionFoldTransition() -> any CIFilter & CIAccordionFoldTransition {
    BuiltinFilter.named("CIAccordionFoldTransition")
  }
  /// Returns the filter `CIAdditionCompositing` with its default values.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIAdditionCompositing") }
  /// Returns the filter `CIAffineClamp` with its default values.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter.named("CIAffineClamp") }
  /// Returns the filter `CIAffineTile` with its default values.
  public class func affineTile() -> any CIFilter & CIAffineTile { BuiltinFilter.named("CIAffineTile") }
  /// Returns the filter `CIAreaAverage` with its default values.
  public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter.named("CIAreaAverage") }
  /// Returns the filter `CIAreaHistogram` with its default values.
  public class func areaHistogram() -> any CIFilter & CIAreaHistogram { BuiltinFilter.named("CIAreaHistogram") }
  /// Returns the filter `CIAreaMaximum` with its default values.
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { BuiltinFilter.named("CIAreaMaximum") }
  /// Returns the filter `CIAreaMaximumAlpha` with its default values.
  public class func areaMaximumAlpha() -> any CIFilter & CIAreaMaximumAlpha { BuiltinFilter.named("CIAreaMaximumAlpha") }
  /// Returns the filter `CIAreaMinMax` with its default values.
  public class func areaMinMax() -> any CIFilter & CIAreaMinMax { BuiltinFilter.named("CIAreaMinMax") }
  /// Returns the filter `CIAreaMinimum` with its default values.
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum { BuiltinFilter.named("CIAreaMinimum") }
  /// Returns the filter `CIAreaMinimumAlpha` with its default values.
  public class func areaMinimumAlpha() -> any CIFilter & CIAreaMinimumAlpha { BuiltinFilter.named("CIAreaMinimumAlpha") }
  /// Returns the filter `CIAttributedTextImageGenerator` with its default values.
  public class func attributedTextImageGenerator() -> any CIFilter & CIAttributedTextImageGenerator {
    BuiltinFilter.named("CIAttributedTextImageGenerator")
  }
  /// Returns the filter `CIBarsSwipeTransition` with its default values.
  public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition { BuiltinFilter.named("CIBarsSwipeTransition") }
  /// Returns the filter `CIBicubicScaleTransform` with its default values.
  public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform { BuiltinFilter.named("CIBicubicScaleTransform") }
  /// Returns the filter `CIBlendWithAlphaMask` with its default values.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithAlphaMask") }
  /// Returns the filter `CIBlendWithBlueMask` with its default values.
  public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithBlueMask") }
  /// Returns the filter `CIBlendWithMask` with its default values.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithMask") }
  /// Returns the filter `CIBlendWithRedMask` with its default values.
  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithRedMask") }
  /// Returns the filter `CIBloom` with its default values.
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.named("CIBloom") }
  /// Returns the filter `CIBoxBlur` with its default values.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter.named("CIBoxBlur") }
  /// Returns the filter `CIBumpDistortion` with its default values.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltinFilter.named("CIBumpDistortion") }
  /// Returns the filter `CIBumpDistortionLinear` with its default values.
  public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear { BuiltinFilter.named("CIBumpDistortionLinear") }
  /// Returns the filter `CICheckerboardGenerator` with its default values.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator { BuiltinFilter.named("CICheckerboardGenerator") }
  /// Returns the filter `CICircleSplashDistortion` with its default values.
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion { BuiltinFilter.named("CICircleSplashDistortion") }
  /// Returns the filter `CICircularScreen` with its default values.
  public class func circularScreen() -> any CIFilter & CICircularScreen { BuiltinFilter.named("CICircularScreen") }
  /// Returns the filter `CICircularWrap` with its default values.
  public class func circularWrap() -> any CIFilter & CICircularWrap { BuiltinFilter.named("CICircularWrap") }
  /// Returns the filter `CIClamp` with its default values.
  public class func clamp() -> any CIFilter & CIClamp { BuiltinFilter.named("CIClamp") }
  /// Returns the filter `CICMYKHalftone` with its default values.
  public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { BuiltinFilter.named("CICMYKHalftone") }
  /// Returns the filter `CICode128BarcodeGenerator` with its default values.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltinFilter.named("CICode128BarcodeGenerator")
  }
  /// Returns the filter `CIColorAbsoluteDifference` with its default values.
  public class func colorAbsoluteDifference() -> any CIFilter & CIColorAbsoluteDifference {
    BuiltinFilter.named("CIColorAbsoluteDifference")
  }
  /// Returns the filter `CIColorBlendMode` with its default values.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIColorBlendMode") }
  /// Returns the filter `CIColorBurnBlendMode` with its default values.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIColorBurnBlendMode") }
  /// Returns the filter `CIColorClamp` with its default values.
  public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter.named("CIColorClamp") }
  /// Returns the filter `CIColorControls` with its default values.
  public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter.named("CIColorControls") }
  /// Returns the filter `CIColorCrossPolynomial` with its default values.
  public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial { BuiltinFilter.named("CIColorCrossPolynomial") }
  /// Returns the filter `CIColorCube` with its default values.
  public class func colorCube() -> any CIFilter & CIColorCube { BuiltinFilter.named("CIColorCube") }
  /// Returns the filter `CIColorCubeWithColorSpace` with its default values.
  public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
    BuiltinFilter.named("CIColorCubeWithColorSpace")
  }
  /// Returns the filter `CIColorDodgeBlendMode` with its default values.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIColorDodgeBlendMode") }
  /// Returns the filter `CIColorInvert` with its default values.
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter.named("CIColorInvert") }
  /// Returns the filter `CIColorMap` with its default values.
  public class func colorMap() -> any CIFilter & CIColorMap { BuiltinFilter.named("CIColorMap") }
  /// Returns the filter `CIColorMatrix` with its default values.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter.named("CIColorMatrix") }
  /// Returns the filter `CIColorMonochrome` with its default values.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter.named("CIColorMonochrome") }
  /// Returns the filter `CIColorPolynomial` with its default values.
  public class func colorPolynomial() -> any CIFilter & CIColorPolynomial { BuiltinFilter.named("CIColorPolynomial") }
  /// Returns the filter `CIColorPosterize` with its default values.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltinFilter.named("CIColorPosterize") }
  /// Returns the filter `CIColorThreshold` with its default values.
  public class func colorThreshold() -> any CIFilter & CIColorThreshold { BuiltinFilter.named("CIColorThreshold") }
  /// Returns the filter `CIColumnAverage` with its default values.
  public class func columnAverage() -> any CIFilter & CIColumnAverage { BuiltinFilter.named("CIColumnAverage") }
  /// Returns the filter `CIComicEffect` with its default values.
  public class func comicEffect() -> any CIFilter & CIComicEffect { BuiltinFilter.named("CIComicEffect") }
  /// Returns the filter `CIConstantColorGenerator` with its default values.
  public class func constantColorGenerator() -> any CIFilter & CIConstantColorGenerator { BuiltinFilter.named("CIConstantColorGenerator") }
  /// Returns the filter `CIConvolution3X3` with its default values.
  public class func convolution3X3() -> any CIFilter & CIConvolution { BuiltinFilter.named("CIConvolution3X3") }
  /// Returns the filter `CIConvolution5X5` with its default values.
  public class func convolution5X5() -> any CIFilter & CIConvolution { BuiltinFilter.named("CIConvolution5X5") }
  /// Returns the filter `CIConvolution7X7` with its default values.
  public class func convolution7X7() -> any CIFilter & CIConvolution { BuiltinFilter.named("CIConvolution7X7") }
  /// Returns the filter `CIConvolution9Horizontal` with its default values.
  public class func convolution9Horizontal() -> any CIFilter & CIConvolution { BuiltinFilter.named("CIConvolution9Horizontal") }
  /// Returns the filter `CIConvolution9Vertical` with its default values.
  public class func convolution9Vertical() -> any CIFilter & CIConvolution { BuiltinFilter.named("CIConvolution9Vertical") }
  /// Returns the filter `CICopyMachineTransition` with its default values.
  public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition { BuiltinFilter.named("CICopyMachineTransition") }
  /// Returns the filter `CICrystallize` with its default values.
  public class func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter.named("CICrystallize") }
  /// Returns the filter `CIDarkenBlendMode` with its default values.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIDarkenBlendMode") }
  /// Returns the filter `CIDepthOfField` with its default values.
  public class func depthOfField() -> any CIFilter & CIDepthOfField { BuiltinFilter.named("CIDepthOfField") }
  /// Returns the filter `CIDifferenceBlendMode` with its default values.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIDifferenceBlendMode") }
  /// Returns the filter `CIDiscBlur` with its default values.
  public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter.named("CIDiscBlur") }
  /// Returns the filter `CIDisintegrateWithMaskTransition` with its default values.
  public class func disintegrateWithMaskTransition() -> any CIFilter & CIDisintegrateWithMaskTransition {
    BuiltinFilter.named("CIDisintegrateWithMaskTransition")
  }
  /// Returns the filter `CIDisplacementDistortion` with its default values.
  public class func displacementDistortion() -> any CIFilter & CIDisplacementDistortion { BuiltinFilter.named("CIDisplacementDistortion") }
  /// Returns the filter `CIDissolveTransition` with its default values.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { BuiltinFilter.named("CIDissolveTransition") }
  /// Returns the filter `CIDivideBlendMode` with its default values.
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIDivideBlendMode") }
  /// Returns the filter `CIDocumentEnhancer` with its default values.
  public class func documentEnhancer() -> any CIFilter & CIDocumentEnhancer { BuiltinFilter.named("CIDocumentEnhancer") }
  /// Returns the filter `CIDotScreen` with its default values.
  public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltinFilter.named("CIDotScreen") }
  /// Returns the filter `CIDroste` with its default values.
  public class func droste() -> any CIFilter & CIDroste { BuiltinFilter.named("CIDroste") }
  /// Returns the filter `CIEdgeWork` with its default values.
  public class func edgeWork() -> any CIFilter & CIEdgeWork { BuiltinFilter.named("CIEdgeWork") }
  /// Returns the filter `CIEdges` with its default values.
  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter.named("CIEdges") }
  /// Returns the filter `CIExclusionBlendMode` with its default values.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIExclusionBlendMode") }
  /// Returns the filter `CIExposureAdjust` with its default values.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter.named("CIExposureAdjust") }
  /// Returns the filter `CIFalseColor` with its default values.
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter.named("CIFalseColor") }
  /// Returns the filter `CIFlashTransition` with its default values.
  public class func flashTransition() -> any CIFilter & CIFlashTransition { BuiltinFilter.named("CIFlashTransition") }
  /// Returns the filter `CIFourfoldReflectedTile` with its default values.
  public class func fourfoldReflectedTile() -> any CIFilter & CIFourfoldReflectedTile { BuiltinFilter.named("CIFourfoldReflectedTile") }
  /// Returns the filter `CIFourfoldTranslatedTile` with its default values.
  public class func fourfoldTranslatedTile() -> any CIFilter & CIFourfoldTranslatedTile { BuiltinFilter.named("CIFourfoldTranslatedTile") }
  /// Returns the filter `CIGammaAdjust` with its default values.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter.named("CIGammaAdjust") }
  /// Returns the filter `CIGaussianBlur` with its default values.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter.named("CIGaussianBlur") }
  /// Returns the filter `CIGaussianGradient` with its default values.
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { BuiltinFilter.named("CIGaussianGradient") }
  /// Returns the filter `CIGlassDistortion` with its default values.
  public class func glassDistortion() -> any CIFilter & CIGlassDistortion { BuiltinFilter.named("CIGlassDistortion") }
  /// Returns the filter `CIGlassLozenge` with its default values.
  public class func glassLozenge() -> any CIFilter & CIGlassLozenge { BuiltinFilter.named("CIGlassLozenge") }
  /// Returns the filter `CIGloom` with its default values.
  public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter.named("CIGloom") }
  /// Returns the filter `CIHardLightBlendMode` with its default values.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIHardLightBlendMode") }
  /// Returns the filter `CIHatchedScreen` with its default values.
  public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { BuiltinFilter.named("CIHatchedScreen") }
  /// Returns the filter `CIHeightFieldFromMask` with its default values.
  public class func heightFieldFromMask() -> any CIFilter & CIHeightFieldFromMask { BuiltinFilter.named("CIHeightFieldFromMask") }
  /// Returns the filter `CIHexagonalPixellate` with its default values.
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate { BuiltinFilter.named("CIHexagonalPixellate") }
  /// Returns the filter `CIHighlightShadowAdjust` with its default values.
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust { BuiltinFilter.named("CIHighlightShadowAdjust") }
  /// Returns the filter `CIHistogramDisplayFilter` with its default values.
  public class func histogramDisplay() -> any CIFilter & CIHistogramDisplay { BuiltinFilter.named("CIHistogramDisplayFilter") }
  /// Returns the filter `CIHoleDistortion` with its default values.
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion { BuiltinFilter.named("CIHoleDistortion") }
  /// Returns the filter `CIHueAdjust` with its default values.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.named("CIHueAdjust") }
  /// Returns the filter `CIHueBlendMode` with its default values.
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIHueBlendMode") }
  /// Returns the filter `CIHueSaturationValueGradient` with its default values.
  public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient {
    BuiltinFilter.named("CIHueSaturationValueGradient")
  }
  /// Returns the filter `CIKaleidoscope` with its default values.
  public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { BuiltinFilter.named("CIKaleidoscope") }
  /// Returns the filter `CIKeystoneCorrectionCombined` with its default values.
  public class func keystoneCorrectionCombined() -> any CIFilter & CIKeystoneCorrectionCombined {
    BuiltinFilter.named("CIKeystoneCorrectionCombined")
  }
  /// Returns the filter `CILanczosScaleTransform` with its default values.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform { BuiltinFilter.named("CILanczosScaleTransform") }
  /// Returns the filter `CILenticularHaloGenerator` with its default values.
  public class func lenticularHaloGenerator() -> any CIFilter & CILenticularHaloGenerator {
    BuiltinFilter.named("CILenticularHaloGenerator")
  }
  /// Returns the filter `CILightTunnel` with its default values.
  public class func lightTunnel() -> any CIFilter & CILightTunnel { BuiltinFilter.named("CILightTunnel") }
  /// Returns the filter `CILightenBlendMode` with its default values.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILightenBlendMode") }
  /// Returns the filter `CILineOverlay` with its default values.
  public class func lineOverlay() -> any CIFilter & CILineOverlay { BuiltinFilter.named("CILineOverlay") }
  /// Returns the filter `CILineScreen` with its default values.
  public class func lineScreen() -> any CIFilter & CILineScreen { BuiltinFilter.named("CILineScreen") }
  /// Returns the filter `CILinearBurnBlendMode` with its default values.
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILinearBurnBlendMode") }
  /// Returns the filter `CILinearDodgeBlendMode` with its default values.
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILinearDodgeBlendMode") }
  /// Returns the filter `CILinearGradient` with its default values.
  public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter.named("CILinearGradient") }
  /// Returns the filter `CILinearLightBlendMode` with its default values.
  public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILinearLightBlendMode") }
  /// Returns the filter `CILinearToSRGBToneCurve` with its default values.
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve { BuiltinFilter.named("CILinearToSRGBToneCurve") }
  /// Returns the filter `CILuminosityBlendMode` with its default values.
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILuminosityBlendMode") }
  /// Returns the filter `CIMaskToAlpha` with its default values.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter.named("CIMaskToAlpha") }
  /// Returns the filter `CIMaskedVariableBlur` with its default values.
  public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur { BuiltinFilter.named("CIMaskedVariableBlur") }
  /// Returns the filter `CIMaximumComponent` with its default values.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent { BuiltinFilter.named("CIMaximumComponent") }
  /// Returns the filter `CIMaximumCompositing` with its default values.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMaximumCompositing") }
  /// Returns the filter `CIMedianFilter` with its default values.
  public class func median() -> any CIFilter & CIMedian { BuiltinFilter.named("CIMedianFilter") }
  /// Returns the filter `CIMinimumComponent` with its default values.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent { BuiltinFilter.named("CIMinimumComponent") }
  /// Returns the filter `CIMinimumCompositing` with its default values.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMinimumCompositing") }
  /// Returns the filter `CIModTransition` with its default values.
  public class func modTransition() -> any CIFilter & CIModTransition { BuiltinFilter.named("CIModTransition") }
  /// Returns the filter `CIMorphologyGradient` with its default values.
  public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient { BuiltinFilter.named("CIMorphologyGradient") }
  /// Returns the filter `CIMorphologyMaximum` with its default values.
  public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum { BuiltinFilter.named("CIMorphologyMaximum") }
  /// Returns the filter `CIMorphologyMinimum` with its default values.
  public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum { BuiltinFilter.named("CIMorphologyMinimum") }
  /// Returns the filter `CIMotionBlur` with its default values.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltinFilter.named("CIMotionBlur") }
  /// Returns the filter `CIMultiplyBlendMode` with its default values.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMultiplyBlendMode") }
  /// Returns the filter `CIMultiplyCompositing` with its default values.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMultiplyCompositing") }
  /// Returns the filter `CINoiseReduction` with its default values.
  public class func noiseReduction() -> any CIFilter & CINoiseReduction { BuiltinFilter.named("CINoiseReduction") }
  /// Returns the filter `CIOpTile` with its default values.
  public class func opTile() -> any CIFilter & CIOpTile { BuiltinFilter.named("CIOpTile") }
  /// Returns the filter `CIOverlayBlendMode` with its default values.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIOverlayBlendMode") }
  /// Returns the filter `CIPageCurlTransition` with its default values.
  public class func pageCurlTransition() -> any CIFilter & CIPageCurlTransition { BuiltinFilter.named("CIPageCurlTransition") }
  /// Returns the filter `CIPageCurlWithShadowTransition` with its default values.
  public class func pageCurlWithShadowTransition() -> any CIFilter & CIPageCurlWithShadowTransition {
    BuiltinFilter.named("CIPageCurlWithShadowTransition")
  }
  /// Returns the filter `CIParallelogramTile` with its default values.
  public class func parallelogramTile() -> any CIFilter & CIParallelogramTile { BuiltinFilter.named("CIParallelogramTile") }
  /// Returns the filter `CIPerspectiveCorrection` with its default values.
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection { BuiltinFilter.named("CIPerspectiveCorrection") }
  /// Returns the filter `CIPerspectiveTile` with its default values.
  public class func perspectiveTile() -> any CIFilter & CIPerspectiveTile { BuiltinFilter.named("CIPerspectiveTile") }
  /// Returns the filter `CIPerspectiveTransform` with its default values.
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform { BuiltinFilter.named("CIPerspectiveTransform") }
  /// Returns the filter `CIPerspectiveTransformWithExtent` with its default values.
  public class func perspectiveTransformWithExtent() -> any CIFilter & CIPerspectiveTransformWithExtent {
    BuiltinFilter.named("CIPerspectiveTransformWithExtent")
  }
  /// Returns the filter `CIPhotoEffectChrome` with its default values.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectChrome") }
  /// Returns the filter `CIPhotoEffectFade` with its default values.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectFade") }
  /// Returns the filter `CIPhotoEffectInstant` with its default values.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectInstant") }
  /// Returns the filter `CIPhotoEffectMono` with its default values.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectMono") }
  /// Returns the filter `CIPhotoEffectNoir` with its default values.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectNoir") }
  /// Returns the filter `CIPhotoEffectProcess` with its default values.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectProcess") }
  /// Returns the filter `CIPhotoEffectTonal` with its default values.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectTonal") }
  /// Returns the filter `CIPhotoEffectTransfer` with its default values.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectTransfer") }
  /// Returns the filter `CIPinLightBlendMode` with its default values.
  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIPinLightBlendMode") }
  /// Returns the filter `CIPinchDistortion` with its default values.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { BuiltinFilter.named("CIPinchDistortion") }
  /// Returns the filter `CIPixellate` with its default values.
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.named("CIPixellate") }
  /// Returns the filter `CIPointillize` with its default values.
  public class func pointillize() -> any CIFilter & CIPointillize { BuiltinFilter.named("CIPointillize") }
  /// Returns the filter `CIQRCodeGenerator` with its default values.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltinFilter.named("CIQRCodeGenerator") }
  /// Returns the filter `CIRadialGradient` with its default values.
  public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltinFilter.named("CIRadialGradient") }
  /// Returns the filter `CIRandomGenerator` with its default values.
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator { BuiltinFilter.named("CIRandomGenerator") }
  /// Returns the filter `CIRippleTransition` with its default values.
  public class func rippleTransition() -> any CIFilter & CIRippleTransition { BuiltinFilter.named("CIRippleTransition") }
  /// Returns the filter `CIRoundedRectangleGenerator` with its default values.
  public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
    BuiltinFilter.named("CIRoundedRectangleGenerator")
  }
  /// Returns the filter `CIRowAverage` with its default values.
  public class func rowAverage() -> any CIFilter & CIRowAverage { BuiltinFilter.named("CIRowAverage") }
  /// Returns the filter `CISRGBToneCurveToLinear` with its default values.
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear { BuiltinFilter.named("CISRGBToneCurveToLinear") }
  /// Returns the filter `CISaturationBlendMode` with its default values.
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISaturationBlendMode") }
  /// Returns the filter `CIScreenBlendMode` with its default values.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIScreenBlendMode") }
  /// Returns the filter `CISepiaTone` with its default values.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.named("CISepiaTone") }
  /// Returns the filter `CIShadedMaterial` with its default values.
  public class func shadedMaterial() -> any CIFilter & CIShadedMaterial { BuiltinFilter.named("CIShadedMaterial") }
  /// Returns the filter `CISharpenLuminance` with its default values.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { BuiltinFilter.named("CISharpenLuminance") }
  /// Returns the filter `CISmoothLinearGradient` with its default values.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient { BuiltinFilter.named("CISmoothLinearGradient") }
  /// Returns the filter `CISobelGradients` with its default values.
  public class func sobelGradients() -> any CIFilter & CISobelGradients { BuiltinFilter.named("CISobelGradients") }
  /// Returns the filter `CISoftLightBlendMode` with its default values.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISoftLightBlendMode") }
  /// Returns the filter `CISourceAtopCompositing` with its default values.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISourceAtopCompositing") }
  /// Returns the filter `CISourceInCompositing` with its default values.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISourceInCompositing") }
  /// Returns the filter `CISourceOutCompositing` with its default values.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISourceOutCompositing") }
  /// Returns the filter `CISourceOverCompositing` with its default values.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISourceOverCompositing") }
  /// Returns the filter `CISpotColor` with its default values.
  public class func spotColor() -> any CIFilter & CISpotColor { BuiltinFilter.named("CISpotColor") }
  /// Returns the filter `CISpotLight` with its default values.
  public class func spotLight() -> any CIFilter & CISpotLight { BuiltinFilter.named("CISpotLight") }
  /// Returns the filter `CIStarShineGenerator` with its default values.
  public class func starShineGenerator() -> any CIFilter & CIStarShineGenerator { BuiltinFilter.named("CIStarShineGenerator") }
  /// Returns the filter `CIStraightenFilter` with its default values.
  public class func straighten() -> any CIFilter & CIStraighten { BuiltinFilter.named("CIStraightenFilter") }
  /// Returns the filter `CIStretchCrop` with its default values.
  public class func stretchCrop() -> any CIFilter & CIStretchCrop { BuiltinFilter.named("CIStretchCrop") }
  /// Returns the filter `CIStripesGenerator` with its default values.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { BuiltinFilter.named("CIStripesGenerator") }
  /// Returns the filter `CISubtractBlendMode` with its default values.
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISubtractBlendMode") }
  /// Returns the filter `CISunbeamsGenerator` with its default values.
  public class func sunbeamsGenerator() -> any CIFilter & CISunbeamsGenerator { BuiltinFilter.named("CISunbeamsGenerator") }
  /// Returns the filter `CISwipeTransition` with its default values.
  public class func swipeTransition() -> any CIFilter & CISwipeTransition { BuiltinFilter.named("CISwipeTransition") }
  /// Returns the filter `CITemperatureAndTint` with its default values.
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { BuiltinFilter.named("CITemperatureAndTint") }
  /// Returns the filter `CITextImageGenerator` with its default values.
  public class func textImageGenerator() -> any CIFilter & CITextImageGenerator { SecondBuiltinFilter.named("CITextImageGenerator") }
  /// Returns the filter `CIThermal` with its default values.
  public class func thermal() -> any CIFilter & CIThermal { BuiltinFilter.named("CIThermal") }
  /// Returns the filter `CIToneCurve` with its default values.
  public class func toneCurve() -> any CIFilter & CIToneCurve { BuiltinFilter.named("CIToneCurve") }
  /// Returns the filter `CITorusLensDistortion` with its default values.
  public class func torusLensDistortion() -> any CIFilter & CITorusLensDistortion { BuiltinFilter.named("CITorusLensDistortion") }
  /// Returns the filter `CITriangleKaleidoscope` with its default values.
  public class func triangleKaleidoscope() -> any CIFilter & CITriangleKaleidoscope { SecondBuiltinFilter.named("CITriangleKaleidoscope") }
  /// Returns the filter `CITwirlDistortion` with its default values.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { BuiltinFilter.named("CITwirlDistortion") }
  /// Returns the filter `CIUnsharpMask` with its default values.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter.named("CIUnsharpMask") }
  /// Returns the filter `CIVibrance` with its default values.
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter.named("CIVibrance") }
  /// Returns the filter `CIVignette` with its default values.
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.named("CIVignette") }
  /// Returns the filter `CIVignetteEffect` with its default values.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltinFilter.named("CIVignetteEffect") }
  /// Returns the filter `CIVividLightBlendMode` with its default values.
  public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIVividLightBlendMode") }
  /// Returns the filter `CIVortexDistortion` with its default values.
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion { BuiltinFilter.named("CIVortexDistortion") }
  /// Returns the filter `CIWhitePointAdjust` with its default values.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { BuiltinFilter.named("CIWhitePointAdjust") }
  /// Returns the filter `CIXRay` with its default values.
  public class func xRay() -> any CIFilter & CIXRay { BuiltinFilter.named("CIXRay") }
  /// Returns the filter `CIZoomBlur` with its default values.
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltinFilter.named("CIZoomBlur") }
}
