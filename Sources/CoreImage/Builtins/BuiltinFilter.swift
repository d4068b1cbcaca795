import UIKit

/// A filter with all values of its kind as properties. The filters share one class, because a value has the same name and type in all of them.
nonisolated final class BuiltinFilter: TypedFilter {
  var aVector: CIVector {
    get { vector("AVector") }
    set { set(newValue, "AVector") }
  }
  var acuteAngle: Float {
    get { number("AcuteAngle") }
    set { set(NSNumber(value: newValue), "AcuteAngle") }
  }
  var alphaCoefficients: CIVector {
    get { vector("AlphaCoefficients") }
    set { set(newValue, "AlphaCoefficients") }
  }
  var amount: Float {
    get { number("Amount") }
    set { set(NSNumber(value: newValue), "Amount") }
  }
  var angle: Float {
    get { number("Angle") }
    set { set(NSNumber(value: newValue), "Angle") }
  }
  var aspectRatio: Float {
    get { number("AspectRatio") }
    set { set(NSNumber(value: newValue), "AspectRatio") }
  }
  var bVector: CIVector {
    get { vector("BVector") }
    set { set(newValue, "BVector") }
  }
  var backgroundImage: CIImage? {
    get { image("BackgroundImage") }
    set { set(newValue, "BackgroundImage") }
  }
  var backsideImage: CIImage? {
    get { image("BacksideImage") }
    set { set(newValue, "BacksideImage") }
  }
  var barOffset: Float {
    get { number("BarOffset") }
    set { set(NSNumber(value: newValue), "BarOffset") }
  }
  var barcodeHeight: Float {
    get { number("BarcodeHeight") }
    set { set(NSNumber(value: newValue), "BarcodeHeight") }
  }
  var bias: Float {
    get { number("Bias") }
    set { set(NSNumber(value: newValue), "Bias") }
  }
  var biasVector: CIVector {
    get { vector("BiasVector") }
    set { set(newValue, "BiasVector") }
  }
  var blueCoefficients: CIVector {
    get { vector("BlueCoefficients") }
    set { set(newValue, "BlueCoefficients") }
  }
  var bottomHeight: Float {
    get { number("BottomHeight") }
    set { set(NSNumber(value: newValue), "BottomHeight") }
  }
  var bottomLeft: CGPoint {
    get { place("BottomLeft") }
    set { set(CIVector(cgPoint: newValue), "BottomLeft") }
  }
  var bottomRight: CGPoint {
    get { place("BottomRight") }
    set { set(CIVector(cgPoint: newValue), "BottomRight") }
  }
  var brightness: Float {
    get { number("Brightness") }
    set { set(NSNumber(value: newValue), "Brightness") }
  }
  var center: CGPoint {
    get { place("Center") }
    set { set(CIVector(cgPoint: newValue), "Center") }
  }
  var centerColor1: CIColor {
    get { color("CenterColor1") }
    set { set(newValue, "CenterColor1") }
  }
  var centerColor2: CIColor {
    get { color("CenterColor2") }
    set { set(newValue, "CenterColor2") }
  }
  var centerColor3: CIColor {
    get { color("CenterColor3") }
    set { set(newValue, "CenterColor3") }
  }
  var centerStretchAmount: Float {
    get { number("CenterStretchAmount") }
    set { set(NSNumber(value: newValue), "CenterStretchAmount") }
  }
  var closeness1: Float {
    get { number("Closeness1") }
    set { set(NSNumber(value: newValue), "Closeness1") }
  }
  var closeness2: Float {
    get { number("Closeness2") }
    set { set(NSNumber(value: newValue), "Closeness2") }
  }
  var closeness3: Float {
    get { number("Closeness3") }
    set { set(NSNumber(value: newValue), "Closeness3") }
  }
  var color: CIColor {
    get { color("Color") }
    set { set(newValue, "Color") }
  }
  var color0: CIColor {
    get { color("Color0") }
    set { set(newValue, "Color0") }
  }
  var color1: CIColor {
    get { color("Color1") }
    set { set(newValue, "Color1") }
  }
  var colorSpace: CGColorSpace? {
    get { colorSpace("ColorSpace") }
    set { set(newValue, "ColorSpace") }
  }
  var compression: Float {
    get { number("Compression") }
    set { set(NSNumber(value: newValue), "Compression") }
  }
  var concentration: Float {
    get { number("Concentration") }
    set { set(NSNumber(value: newValue), "Concentration") }
  }
  var contrast: Float {
    get { number("Contrast") }
    set { set(NSNumber(value: newValue), "Contrast") }
  }
  var contrast1: Float {
    get { number("Contrast1") }
    set { set(NSNumber(value: newValue), "Contrast1") }
  }
  var contrast2: Float {
    get { number("Contrast2") }
    set { set(NSNumber(value: newValue), "Contrast2") }
  }
  var contrast3: Float {
    get { number("Contrast3") }
    set { set(NSNumber(value: newValue), "Contrast3") }
  }
  var correctionLevel: String {
    get { string("CorrectionLevel") }
    set { set(newValue, "CorrectionLevel") }
  }
  var count: Int {
    get { integer("Count") }
    set { set(NSNumber(value: newValue), "Count") }
  }
  var crop: Bool {
    get { flag("Crop") }
    set { set(NSNumber(value: newValue), "Crop") }
  }
  var cropAmount: Float {
    get { number("CropAmount") }
    set { set(NSNumber(value: newValue), "CropAmount") }
  }
  var crossAngle: Float {
    get { number("CrossAngle") }
    set { set(NSNumber(value: newValue), "CrossAngle") }
  }
  var crossOpacity: Float {
    get { number("CrossOpacity") }
    set { set(NSNumber(value: newValue), "CrossOpacity") }
  }
  var crossScale: Float {
    get { number("CrossScale") }
    set { set(NSNumber(value: newValue), "CrossScale") }
  }
  var crossWidth: Float {
    get { number("CrossWidth") }
    set { set(NSNumber(value: newValue), "CrossWidth") }
  }
  var cubeData: Data {
    get { data("CubeData") }
    set { set(newValue, "CubeData") }
  }
  var cubeDimension: Float {
    get { number("CubeDimension") }
    set { set(NSNumber(value: newValue), "CubeDimension") }
  }
  var displacementImage: CIImage? {
    get { image("DisplacementImage") }
    set { set(newValue, "DisplacementImage") }
  }
  var dither: Float {
    get { number("Dither") }
    set { set(NSNumber(value: newValue), "Dither") }
  }
  var edgeIntensity: Float {
    get { number("EdgeIntensity") }
    set { set(NSNumber(value: newValue), "EdgeIntensity") }
  }
  var epsilon: Float {
    get { number("Epsilon") }
    set { set(NSNumber(value: newValue), "Epsilon") }
  }
  var ev: Float {
    get { number("EV") }
    set { set(NSNumber(value: newValue), "EV") }
  }
  var extent: CGRect {
    get { rect("Extent") }
    set { set(CIVector(cgRect: newValue), "Extent") }
  }
  var fadeThreshold: Float {
    get { number("FadeThreshold") }
    set { set(NSNumber(value: newValue), "FadeThreshold") }
  }
  var falloff: Float {
    get { number("Falloff") }
    set { set(NSNumber(value: newValue), "Falloff") }
  }
  var focalLength: Float {
    get { number("FocalLength") }
    set { set(NSNumber(value: newValue), "FocalLength") }
  }
  var foldShadowAmount: Float {
    get { number("FoldShadowAmount") }
    set { set(NSNumber(value: newValue), "FoldShadowAmount") }
  }
  var gVector: CIVector {
    get { vector("GVector") }
    set { set(newValue, "GVector") }
  }
  var gradientImage: CIImage? {
    get { image("GradientImage") }
    set { set(newValue, "GradientImage") }
  }
  var grayComponentReplacement: Float {
    get { number("GCR") }
    set { set(NSNumber(value: newValue), "GCR") }
  }
  var greenCoefficients: CIVector {
    get { vector("GreenCoefficients") }
    set { set(newValue, "GreenCoefficients") }
  }
  var haloOverlap: Float {
    get { number("HaloOverlap") }
    set { set(NSNumber(value: newValue), "HaloOverlap") }
  }
  var haloRadius: Float {
    get { number("HaloRadius") }
    set { set(NSNumber(value: newValue), "HaloRadius") }
  }
  var haloWidth: Float {
    get { number("HaloWidth") }
    set { set(NSNumber(value: newValue), "HaloWidth") }
  }
  var height: Float {
    get { number("Height") }
    set { set(NSNumber(value: newValue), "Height") }
  }
  var highLimit: Float {
    get { number("HighLimit") }
    set { set(NSNumber(value: newValue), "HighLimit") }
  }
  var highlightAmount: Float {
    get { number("HighlightAmount") }
    set { set(NSNumber(value: newValue), "HighlightAmount") }
  }
  var inputImage: CIImage? {
    get { image("Image") }
    set { set(newValue, "Image") }
  }
  var inputImage2: CIImage? {
    get { image("Image2") }
    set { set(newValue, "Image2") }
  }
  var insetPoint0: CGPoint {
    get { place("InsetPoint0") }
    set { set(CIVector(cgPoint: newValue), "InsetPoint0") }
  }
  var insetPoint1: CGPoint {
    get { place("InsetPoint1") }
    set { set(CIVector(cgPoint: newValue), "InsetPoint1") }
  }
  var intensity: Float {
    get { number("Intensity") }
    set { set(NSNumber(value: newValue), "Intensity") }
  }
  var levels: Float {
    get { number("Levels") }
    set { set(NSNumber(value: newValue), "Levels") }
  }
  var lightPointsAt: CIVector {
    get { vector("LightPointsAt") }
    set { set(newValue, "LightPointsAt") }
  }
  var lightPosition: CIVector {
    get { vector("LightPosition") }
    set { set(newValue, "LightPosition") }
  }
  var lowLimit: Float {
    get { number("LowLimit") }
    set { set(NSNumber(value: newValue), "LowLimit") }
  }
  var mask: CIImage? {
    get { image("Mask") }
    set { set(newValue, "Mask") }
  }
  var maskImage: CIImage? {
    get { image("MaskImage") }
    set { set(newValue, "MaskImage") }
  }
  var maxComponents: CIVector {
    get { vector("MaxComponents") }
    set { set(newValue, "MaxComponents") }
  }
  var maxStriationRadius: Float {
    get { number("MaxStriationRadius") }
    set { set(NSNumber(value: newValue), "MaxStriationRadius") }
  }
  var message: Data {
    get { data("Message") }
    set { set(newValue, "Message") }
  }
  var minComponents: CIVector {
    get { vector("MinComponents") }
    set { set(newValue, "MinComponents") }
  }
  var neutral: CIVector {
    get { vector("Neutral") }
    set { set(newValue, "Neutral") }
  }
  var noiseLevel: Float {
    get { number("NoiseLevel") }
    set { set(NSNumber(value: newValue), "NoiseLevel") }
  }
  var nrNoiseLevel: Float {
    get { number("NRNoiseLevel") }
    set { set(NSNumber(value: newValue), "NRNoiseLevel") }
  }
  var nrSharpness: Float {
    get { number("NRSharpness") }
    set { set(NSNumber(value: newValue), "NRSharpness") }
  }
  var numberOfFolds: Int {
    get { integer("NumberOfFolds") }
    set { set(NSNumber(value: newValue), "NumberOfFolds") }
  }
  var opacity: Float {
    get { number("Opacity") }
    set { set(NSNumber(value: newValue), "Opacity") }
  }
  var padding: Float {
    get { number("Padding") }
    set { set(NSNumber(value: newValue), "Padding") }
  }
  var parameterB: Float {
    get { number("B") }
    set { set(NSNumber(value: newValue), "B") }
  }
  var parameterC: Float {
    get { number("C") }
    set { set(NSNumber(value: newValue), "C") }
  }
  var periodicity: Float {
    get { number("Periodicity") }
    set { set(NSNumber(value: newValue), "Periodicity") }
  }
  var point0: CGPoint {
    get { place("Point0") }
    set { set(CIVector(cgPoint: newValue), "Point0") }
  }
  var point1: CGPoint {
    get { place("Point1") }
    set { set(CIVector(cgPoint: newValue), "Point1") }
  }
  var point2: CGPoint {
    get { place("Point2") }
    set { set(CIVector(cgPoint: newValue), "Point2") }
  }
  var point3: CGPoint {
    get { place("Point3") }
    set { set(CIVector(cgPoint: newValue), "Point3") }
  }
  var point4: CGPoint {
    get { place("Point4") }
    set { set(CIVector(cgPoint: newValue), "Point4") }
  }
  var power: Float {
    get { number("Power") }
    set { set(NSNumber(value: newValue), "Power") }
  }
  var quietSpace: Float {
    get { number("QuietSpace") }
    set { set(NSNumber(value: newValue), "QuietSpace") }
  }
  var rVector: CIVector {
    get { vector("RVector") }
    set { set(newValue, "RVector") }
  }
  var radius: Float {
    get { number("Radius") }
    set { set(NSNumber(value: newValue), "Radius") }
  }
  var radius0: Float {
    get { number("Radius0") }
    set { set(NSNumber(value: newValue), "Radius0") }
  }
  var radius1: Float {
    get { number("Radius1") }
    set { set(NSNumber(value: newValue), "Radius1") }
  }
  var redCoefficients: CIVector {
    get { vector("RedCoefficients") }
    set { set(newValue, "RedCoefficients") }
  }
  var refraction: Float {
    get { number("Refraction") }
    set { set(NSNumber(value: newValue), "Refraction") }
  }
  var replacementColor1: CIColor {
    get { color("ReplacementColor1") }
    set { set(newValue, "ReplacementColor1") }
  }
  var replacementColor2: CIColor {
    get { color("ReplacementColor2") }
    set { set(newValue, "ReplacementColor2") }
  }
  var replacementColor3: CIColor {
    get { color("ReplacementColor3") }
    set { set(newValue, "ReplacementColor3") }
  }
  var rotation: Float {
    get { number("Rotation") }
    set { set(NSNumber(value: newValue), "Rotation") }
  }
  var saturation: Float {
    get { number("Saturation") }
    set { set(NSNumber(value: newValue), "Saturation") }
  }
  var scale: Float {
    get { number("Scale") }
    set { set(NSNumber(value: newValue), "Scale") }
  }
  var scaleFactor: Float {
    get { number("ScaleFactor") }
    set { set(NSNumber(value: newValue), "ScaleFactor") }
  }
  var shadingImage: CIImage? {
    get { image("ShadingImage") }
    set { set(newValue, "ShadingImage") }
  }
  var shadowAmount: Float {
    get { number("ShadowAmount") }
    set { set(NSNumber(value: newValue), "ShadowAmount") }
  }
  var shadowDensity: Float {
    get { number("ShadowDensity") }
    set { set(NSNumber(value: newValue), "ShadowDensity") }
  }
  var shadowOffset: CGPoint {
    get { place("ShadowOffset") }
    set { set(CIVector(cgPoint: newValue), "ShadowOffset") }
  }
  var shadowRadius: Float {
    get { number("ShadowRadius") }
    set { set(NSNumber(value: newValue), "ShadowRadius") }
  }
  var shadowSize: Float {
    get { number("ShadowSize") }
    set { set(NSNumber(value: newValue), "ShadowSize") }
  }
  var sharpness: Float {
    get { number("Sharpness") }
    set { set(NSNumber(value: newValue), "Sharpness") }
  }
  var size: CGPoint {
    get { place("Size") }
    set { set(CIVector(cgPoint: newValue), "Size") }
  }
  var softness: Float {
    get { number("Softness") }
    set { set(NSNumber(value: newValue), "Softness") }
  }
  var strands: Float {
    get { number("Strands") }
    set { set(NSNumber(value: newValue), "Strands") }
  }
  var striationContrast: Float {
    get { number("StriationContrast") }
    set { set(NSNumber(value: newValue), "StriationContrast") }
  }
  var striationStrength: Float {
    get { number("StriationStrength") }
    set { set(NSNumber(value: newValue), "StriationStrength") }
  }
  var sunRadius: Float {
    get { number("SunRadius") }
    set { set(NSNumber(value: newValue), "SunRadius") }
  }
  var targetImage: CIImage? {
    get { image("TargetImage") }
    set { set(newValue, "TargetImage") }
  }
  var targetNeutral: CIVector {
    get { vector("TargetNeutral") }
    set { set(newValue, "TargetNeutral") }
  }
  var text: NSAttributedString {
    get { text("Text") }
    set { set(newValue, "Text") }
  }
  var texture: CIImage? {
    get { image("Texture") }
    set { set(newValue, "Texture") }
  }
  var threshold: Float {
    get { number("Threshold") }
    set { set(NSNumber(value: newValue), "Threshold") }
  }
  var time: Float {
    get { number("Time") }
    set { set(NSNumber(value: newValue), "Time") }
  }
  var topLeft: CGPoint {
    get { place("TopLeft") }
    set { set(CIVector(cgPoint: newValue), "TopLeft") }
  }
  var topRight: CGPoint {
    get { place("TopRight") }
    set { set(CIVector(cgPoint: newValue), "TopRight") }
  }
  var transform: CGAffineTransform {
    get { transform("Transform") }
    set { set(NSValue(cgAffineTransform: newValue), "Transform") }
  }
  var underColorRemoval: Float {
    get { number("UCR") }
    set { set(NSNumber(value: newValue), "UCR") }
  }
  var unsharpMaskIntensity: Float {
    get { number("UnsharpMaskIntensity") }
    set { set(NSNumber(value: newValue), "UnsharpMaskIntensity") }
  }
  var unsharpMaskRadius: Float {
    get { number("UnsharpMaskRadius") }
    set { set(NSNumber(value: newValue), "UnsharpMaskRadius") }
  }
  var value: Float {
    get { number("Value") }
    set { set(NSNumber(value: newValue), "Value") }
  }
  var weights: CIVector {
    get { vector("Weights") }
    set { set(newValue, "Weights") }
  }
  var width: Float {
    get { number("Width") }
    set { set(NSNumber(value: newValue), "Width") }
  }
  var zoom: Float {
    get { number("Zoom") }
    set { set(NSNumber(value: newValue), "Zoom") }
  }
}

extension BuiltinFilter: CIAccordionFoldTransition {}
extension BuiltinFilter: CIAffineClamp {}
extension BuiltinFilter: CIAffineTile {}
extension BuiltinFilter: CIAreaAverage {}
extension BuiltinFilter: CIAreaHistogram {}
extension BuiltinFilter: CIAreaMaximum {}
extension BuiltinFilter: CIAreaMaximumAlpha {}
extension BuiltinFilter: CIAreaMinMax {}
extension BuiltinFilter: CIAreaMinimum {}
extension BuiltinFilter: CIAreaMinimumAlpha {}
extension BuiltinFilter: CIAttributedTextImageGenerator {}
extension BuiltinFilter: CIBarsSwipeTransition {}
extension BuiltinFilter: CIBicubicScaleTransform {}
extension BuiltinFilter: CIBlendWithMask {}
extension BuiltinFilter: CIBloom {}
extension BuiltinFilter: CIBoxBlur {}
extension BuiltinFilter: CIBumpDistortion {}
extension BuiltinFilter: CIBumpDistortionLinear {}
extension BuiltinFilter: CICMYKHalftone {}
extension BuiltinFilter: CICheckerboardGenerator {}
extension BuiltinFilter: CICircleSplashDistortion {}
extension BuiltinFilter: CICircularScreen {}
extension BuiltinFilter: CICircularWrap {}
extension BuiltinFilter: CIClamp {}
extension BuiltinFilter: CICode128BarcodeGenerator {}
extension BuiltinFilter: CIColorAbsoluteDifference {}
extension BuiltinFilter: CIColorClamp {}
extension BuiltinFilter: CIColorControls {}
extension BuiltinFilter: CIColorCrossPolynomial {}
extension BuiltinFilter: CIColorCube {}
extension BuiltinFilter: CIColorCubeWithColorSpace {}
extension BuiltinFilter: CIColorInvert {}
extension BuiltinFilter: CIColorMap {}
extension BuiltinFilter: CIColorMatrix {}
extension BuiltinFilter: CIColorMonochrome {}
extension BuiltinFilter: CIColorPolynomial {}
extension BuiltinFilter: CIColorPosterize {}
extension BuiltinFilter: CIColorThreshold {}
extension BuiltinFilter: CIColumnAverage {}
extension BuiltinFilter: CIComicEffect {}
extension BuiltinFilter: CICompositeOperation {}
extension BuiltinFilter: CIConstantColorGenerator {}
extension BuiltinFilter: CIConvolution {}
extension BuiltinFilter: CICopyMachineTransition {}
extension BuiltinFilter: CICrystallize {}
extension BuiltinFilter: CIDepthOfField {}
extension BuiltinFilter: CIDiscBlur {}
extension BuiltinFilter: CIDisintegrateWithMaskTransition {}
extension BuiltinFilter: CIDisplacementDistortion {}
extension BuiltinFilter: CIDissolveTransition {}
extension BuiltinFilter: CIDocumentEnhancer {}
extension BuiltinFilter: CIDotScreen {}
extension BuiltinFilter: CIDroste {}
extension BuiltinFilter: CIEdgeWork {}
extension BuiltinFilter: CIEdges {}
extension BuiltinFilter: CIExposureAdjust {}
extension BuiltinFilter: CIFalseColor {}
extension BuiltinFilter: CIFlashTransition {}
extension BuiltinFilter: CIFourfoldReflectedTile {}
extension BuiltinFilter: CIFourfoldTranslatedTile {}
extension BuiltinFilter: CIGammaAdjust {}
extension BuiltinFilter: CIGaussianBlur {}
extension BuiltinFilter: CIGaussianGradient {}
extension BuiltinFilter: CIGlassDistortion {}
extension BuiltinFilter: CIGlassLozenge {}
extension BuiltinFilter: CIGloom {}
extension BuiltinFilter: CIHatchedScreen {}
extension BuiltinFilter: CIHeightFieldFromMask {}
extension BuiltinFilter: CIHexagonalPixellate {}
extension BuiltinFilter: CIHighlightShadowAdjust {}
extension BuiltinFilter: CIHistogramDisplay {}
extension BuiltinFilter: CIHoleDistortion {}
extension BuiltinFilter: CIHueAdjust {}
extension BuiltinFilter: CIHueSaturationValueGradient {}
extension BuiltinFilter: CIKaleidoscope {}
extension BuiltinFilter: CIKeystoneCorrectionCombined {}
extension BuiltinFilter: CILanczosScaleTransform {}
extension BuiltinFilter: CILenticularHaloGenerator {}
extension BuiltinFilter: CILightTunnel {}
extension BuiltinFilter: CILineOverlay {}
extension BuiltinFilter: CILineScreen {}
extension BuiltinFilter: CILinearGradient {}
extension BuiltinFilter: CILinearToSRGBToneCurve {}
extension BuiltinFilter: CIMaskToAlpha {}
extension BuiltinFilter: CIMaskedVariableBlur {}
extension BuiltinFilter: CIMaximumComponent {}
extension BuiltinFilter: CIMedian {}
extension BuiltinFilter: CIMinimumComponent {}
extension BuiltinFilter: CIModTransition {}
extension BuiltinFilter: CIMorphologyGradient {}
extension BuiltinFilter: CIMorphologyMaximum {}
extension BuiltinFilter: CIMorphologyMinimum {}
extension BuiltinFilter: CIMotionBlur {}
extension BuiltinFilter: CINoiseReduction {}
extension BuiltinFilter: CIOpTile {}
extension BuiltinFilter: CIPageCurlTransition {}
extension BuiltinFilter: CIPageCurlWithShadowTransition {}
extension BuiltinFilter: CIParallelogramTile {}
extension BuiltinFilter: CIPerspectiveCorrection {}
extension BuiltinFilter: CIPerspectiveTile {}
extension BuiltinFilter: CIPerspectiveTransform {}
extension BuiltinFilter: CIPerspectiveTransformWithExtent {}
extension BuiltinFilter: CIPhotoEffect {}
extension BuiltinFilter: CIPinchDistortion {}
extension BuiltinFilter: CIPixellate {}
extension BuiltinFilter: CIPointillize {}
extension BuiltinFilter: CIQRCodeGenerator {}
extension BuiltinFilter: CIRadialGradient {}
extension BuiltinFilter: CIRandomGenerator {}
extension BuiltinFilter: CIRippleTransition {}
extension BuiltinFilter: CIRoundedRectangleGenerator {}
extension BuiltinFilter: CIRowAverage {}
extension BuiltinFilter: CISRGBToneCurveToLinear {}
extension BuiltinFilter: CISepiaTone {}
extension BuiltinFilter: CIShadedMaterial {}
extension BuiltinFilter: CISharpenLuminance {}
extension BuiltinFilter: CISmoothLinearGradient {}
extension BuiltinFilter: CISobelGradients {}
extension BuiltinFilter: CISpotColor {}
extension BuiltinFilter: CISpotLight {}
extension BuiltinFilter: CIStarShineGenerator {}
extension BuiltinFilter: CIStraighten {}
extension BuiltinFilter: CIStretchCrop {}
extension BuiltinFilter: CIStripesGenerator {}
extension BuiltinFilter: CISunbeamsGenerator {}
extension BuiltinFilter: CISwipeTransition {}
extension BuiltinFilter: CITemperatureAndTint {}
extension BuiltinFilter: CIThermal {}
extension BuiltinFilter: CIToneCurve {}
extension BuiltinFilter: CITorusLensDistortion {}
extension BuiltinFilter: CITwirlDistortion {}
extension BuiltinFilter: CIUnsharpMask {}
extension BuiltinFilter: CIVibrance {}
extension BuiltinFilter: CIVignette {}
extension BuiltinFilter: CIVignetteEffect {}
extension BuiltinFilter: CIVortexDistortion {}
extension BuiltinFilter: CIWhitePointAdjust {}
extension BuiltinFilter: CIXRay {}
extension BuiltinFilter: CIZoomBlur {}

/// Filters with a value of another type under the same name.
nonisolated final class SecondBuiltinFilter: TypedFilter {
  var decay: Float {
    get { number("Decay") }
    set { set(NSNumber(value: newValue), "Decay") }
  }
  var fontName: String {
    get { string("FontName") }
    set { set(newValue, "FontName") }
  }
  var fontSize: Float {
    get { number("FontSize") }
    set { set(NSNumber(value: newValue), "FontSize") }
  }
  var inputImage: CIImage? {
    get { image("Image") }
    set { set(newValue, "Image") }
  }
  var padding: Float {
    get { number("Padding") }
    set { set(NSNumber(value: newValue), "Padding") }
  }
  var point: CGPoint {
    get { place("Point") }
    set { set(CIVector(cgPoint: newValue), "Point") }
  }
  var rotation: Float {
    get { number("Rotation") }
    set { set(NSNumber(value: newValue), "Rotation") }
  }
  var scaleFactor: Float {
    get { number("ScaleFactor") }
    set { set(NSNumber(value: newValue), "ScaleFactor") }
  }
  var size: Float {
    get { number("Size") }
    set { set(NSNumber(value: newValue), "Size") }
  }
  var text: String {
    get { string("Text") }
    set { set(newValue, "Text") }
  }
}

extension SecondBuiltinFilter: CITextImageGenerator {}
extension SecondBuiltinFilter: CITriangleKaleidoscope {}
