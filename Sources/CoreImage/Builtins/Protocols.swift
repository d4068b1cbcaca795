import UIKit

/// A filter with typed values, as the functions of `CIFilter` return it.
public protocol CIFilterProtocol: AnyObject {
  /// The result, or nil if an image is missing.
  var outputImage: CIImage? { get }
  /// Facts about a filter of that kind: none by default.
  static func customAttributes() -> [String: Any]?
}

extension CIFilterProtocol {
  public static func customAttributes() -> [String: Any]? { nil }
}

/// The values of the filter `CIAccordionFoldTransition`.
public protocol CIAccordionFoldTransition: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The bottom height.
  var bottomHeight: Float { get set }
  /// The number of folds.
  var numberOfFolds: Int { get set }
  /// The fold shadow amount.
  var foldShadowAmount: Float { get set }
  /// The progress, from 0 to 1.
  var time: Float { get set }
}

/// The values of the filter `CIAffineClamp`.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

/// The values of the filter `CIAffineTile`.
public protocol CIAffineTile: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

/// The values of the filter `CIAreaAverage`.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
}

/// The values of the filter `CIAreaHistogram`.
public protocol CIAreaHistogram: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
  /// The scale.
  var scale: Float { get set }
  /// The count.
  var count: Int { get set }
}

/// The values of the filter `CIAreaMaximum`.
public protocol CIAreaMaximum: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
}

/// The values of the filter `CIAreaMaximumAlpha`.
public protocol CIAreaMaximumAlpha: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
}

/// The values of the filter `CIAreaMinMax`.
public protocol CIAreaMinMax: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
}

/// The values of the filter `CIAreaMinimum`.
public protocol CIAreaMinimum: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
}

/// The values of the filter `CIAreaMinimumAlpha`.
public protocol CIAreaMinimumAlpha: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
}

/// The values of the filter `CIAttributedTextImageGenerator`.
public protocol CIAttributedTextImageGenerator: CIFilterProtocol {
  /// The text.
  var text: NSAttributedString { get set }
  /// The scale factor.
  var scaleFactor: Float { get set }
  /// The padding.
  var padding: Float { get set }
}

/// The values of the filter `CIBarsSwipeTransition`.
public protocol CIBarsSwipeTransition: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The bar offset.
  var barOffset: Float { get set }
  /// The progress, from 0 to 1.
  var time: Float { get set }
}

/// The values of the filter `CIBicubicScaleTransform`.
public protocol CIBicubicScaleTransform: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The scale.
  var scale: Float { get set }
  /// The aspect ratio.
  var aspectRatio: Float { get set }
  /// The b.
  var parameterB: Float { get set }
  /// The c.
  var parameterC: Float { get set }
}

/// The values of the filter `CIBlendWithMask`.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The background image.
  var backgroundImage: CIImage? { get set }
  /// The mask.
  var maskImage: CIImage? { get set }
}

/// The values of the filter `CIBloom`.
public protocol CIBloom: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// The values of the filter `CIBoxBlur`.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of the filter `CIBumpDistortion`.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The values of the filter `CIBumpDistortionLinear`.
public protocol CIBumpDistortionLinear: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The values of the filter `CICMYKHalftone`.
public protocol CICMYKHalftone: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The sharpness of edges.
  var sharpness: Float { get set }
  /// The gcr.
  var grayComponentReplacement: Float { get set }
  /// The ucr.
  var underColorRemoval: Float { get set }
}

/// The values of the filter `CICheckerboardGenerator`.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The sharpness of edges.
  var sharpness: Float { get set }
}

/// The values of the filter `CICircleSplashDistortion`.
public protocol CICircleSplashDistortion: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of the filter `CICircularScreen`.
public protocol CICircularScreen: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The sharpness of edges.
  var sharpness: Float { get set }
}

/// The values of the filter `CICircularWrap`.
public protocol CICircularWrap: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// The values of the filter `CIClamp`.
public protocol CIClamp: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
}

/// The values of the filter `CICode128BarcodeGenerator`.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The text as bytes.
  var message: Data { get set }
  /// The quiet space.
  var quietSpace: Float { get set }
  /// The barcode height.
  var barcodeHeight: Float { get set }
}

/// The values of the filter `CIColorAbsoluteDifference`.
public protocol CIColorAbsoluteDifference: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The image 2.
  var inputImage2: CIImage? { get set }
}

/// The values of the filter `CIColorClamp`.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The min components.
  var minComponents: CIVector { get set }
  /// The max components.
  var maxComponents: CIVector { get set }
}

/// The values of the filter `CIColorControls`.
public protocol CIColorControls: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The saturation.
  var saturation: Float { get set }
  /// The brightness.
  var brightness: Float { get set }
  /// The contrast.
  var contrast: Float { get set }
}

/// The values of the filter `CIColorCrossPolynomial`.
public protocol CIColorCrossPolynomial: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The red coefficients.
  var redCoefficients: CIVector { get set }
  /// The green coefficients.
  var greenCoefficients: CIVector { get set }
  /// The blue coefficients.
  var blueCoefficients: CIVector { get set }
}

/// The values of the filter `CIColorCube`.
public protocol CIColorCube: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The cube dimension.
  var cubeDimension: Float { get set }
  /// The cube data.
  var cubeData: Data { get set }
}

/// The values of the filter `CIColorCubeWithColorSpace`.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The cube dimension.
  var cubeDimension: Float { get set }
  /// The cube data.
  var cubeData: Data { get set }
  /// The color space.
  var colorSpace: CGColorSpace? { get set }
}

/// The values of the filter `CIColorInvert`.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// The values of the filter `CIColorMap`.
public protocol CIColorMap: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The gradient image.
  var gradientImage: CIImage? { get set }
}

/// The values of the filter `CIColorMatrix`.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The rvector.
  var rVector: CIVector { get set }
  /// The gvector.
  var gVector: CIVector { get set }
  /// The bvector.
  var bVector: CIVector { get set }
  /// The avector.
  var aVector: CIVector { get set }
  /// The bias vector.
  var biasVector: CIVector { get set }
}

/// The values of the filter `CIColorMonochrome`.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// The values of the filter `CIColorPolynomial`.
public protocol CIColorPolynomial: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The red coefficients.
  var redCoefficients: CIVector { get set }
  /// The green coefficients.
  var greenCoefficients: CIVector { get set }
  /// The blue coefficients.
  var blueCoefficients: CIVector { get set }
  /// The alpha coefficients.
  var alphaCoefficients: CIVector { get set }
}

/// The values of the filter `CIColorPosterize`.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The levels.
  var levels: Float { get set }
}

/// The values of the filter `CIColorThreshold`.
public protocol CIColorThreshold: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The threshold.
  var threshold: Float { get set }
}

/// The values of the filter `CIColumnAverage`.
public protocol CIColumnAverage: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
}

/// The values of the filter `CIComicEffect`.
public protocol CIComicEffect: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// The values of the filters of the kind composite operation.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The background image.
  var backgroundImage: CIImage? { get set }
}

/// The values of the filter `CIConstantColorGenerator`.
public protocol CIConstantColorGenerator: CIFilterProtocol {
  /// The color.
  var color: CIColor { get set }
}

/// The values of the filters of the kind convolution.
public protocol CIConvolution: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The weights, row by row from the top.
  var weights: CIVector { get set }
  /// The number that is added.
  var bias: Float { get set }
}

/// The values of the filter `CICopyMachineTransition`.
public protocol CICopyMachineTransition: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
  /// The color.
  var color: CIColor { get set }
  /// The progress, from 0 to 1.
  var time: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The opacity.
  var opacity: Float { get set }
}

/// The values of the filter `CICrystallize`.
public protocol CICrystallize: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
}

/// The values of the filter `CIDepthOfField`.
public protocol CIDepthOfField: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The first point.
  var point0: CGPoint { get set }
  /// The second point.
  var point1: CGPoint { get set }
  /// The saturation.
  var saturation: Float { get set }
  /// The unsharp mask radius.
  var unsharpMaskRadius: Float { get set }
  /// The unsharp mask intensity.
  var unsharpMaskIntensity: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of the filter `CIDiscBlur`.
public protocol CIDiscBlur: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of the filter `CIDisintegrateWithMaskTransition`.
public protocol CIDisintegrateWithMaskTransition: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The mask.
  var maskImage: CIImage? { get set }
  /// The progress, from 0 to 1.
  var time: Float { get set }
  /// The shadow radius.
  var shadowRadius: Float { get set }
  /// The shadow density.
  var shadowDensity: Float { get set }
  /// The shadow offset.
  var shadowOffset: CGPoint { get set }
}

/// The values of the filter `CIDisplacementDistortion`.
public protocol CIDisplacementDistortion: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The displacement image.
  var displacementImage: CIImage? { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The values of the filter `CIDissolveTransition`.
public protocol CIDissolveTransition: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The progress, from 0 to 1.
  var time: Float { get set }
}

/// The values of the filter `CIDocumentEnhancer`.
public protocol CIDocumentEnhancer: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var amount: Float { get set }
}

/// The values of the filter `CIDotScreen`.
public protocol CIDotScreen: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The sharpness of edges.
  var sharpness: Float { get set }
}

/// The values of the filter `CIDroste`.
public protocol CIDroste: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The inset point 0.
  var insetPoint0: CGPoint { get set }
  /// The inset point 1.
  var insetPoint1: CGPoint { get set }
  /// The strands.
  var strands: Float { get set }
  /// The periodicity.
  var periodicity: Float { get set }
  /// The rotation.
  var rotation: Float { get set }
  /// The zoom.
  var zoom: Float { get set }
}

/// The values of the filter `CIEdgeWork`.
public protocol CIEdgeWork: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of the filter `CIEdges`.
public protocol CIEdges: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// The values of the filter `CIExposureAdjust`.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The exposure in f-stops.
  var ev: Float { get set }
}

/// The values of the filter `CIFalseColor`.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// The values of the filter `CIFlashTransition`.
public protocol CIFlashTransition: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The rectangle.
  var extent: CGRect { get set }
  /// The color.
  var color: CIColor { get set }
  /// The progress, from 0 to 1.
  var time: Float { get set }
  /// The max striation radius.
  var maxStriationRadius: Float { get set }
  /// The striation strength.
  var striationStrength: Float { get set }
  /// The striation contrast.
  var striationContrast: Float { get set }
  /// The fade threshold.
  var fadeThreshold: Float { get set }
}

/// The values of the filter `CIFourfoldReflectedTile`.
public protocol CIFourfoldReflectedTile: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The acute angle.
  var acuteAngle: Float { get set }
}

/// The values of the filter `CIFourfoldTranslatedTile`.
public protocol CIFourfoldTranslatedTile: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The acute angle.
  var acuteAngle: Float { get set }
}

/// The values of the filter `CIGammaAdjust`.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The power.
  var power: Float { get set }
}

/// The values of the filter `CIGaussianBlur`.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of the filter `CIGaussianGradient`.
public protocol CIGaussianGradient: CIFilterProtocol {
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of the filter `CIGlassDistortion`.
public protocol CIGlassDistortion: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The texture.
  var texture: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The values of the filter `CIGlassLozenge`.
public protocol CIGlassLozenge: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The first point.
  var point0: CGPoint { get set }
  /// The second point.
  var point1: CGPoint { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The refraction.
  var refraction: Float { get set }
}

/// The values of the filter `CIGloom`.
public protocol CIGloom: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// The values of the filter `CIHatchedScreen`.
public protocol CIHatchedScreen: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The sharpness of edges.
  var sharpness: Float { get set }
}

/// The values of the filter `CIHeightFieldFromMask`.
public protocol CIHeightFieldFromMask: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of the filter `CIHexagonalPixellate`.
public protocol CIHexagonalPixellate: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The values of the filter `CIHighlightShadowAdjust`.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The shadow amount.
  var shadowAmount: Float { get set }
  /// The highlight amount.
  var highlightAmount: Float { get set }
}

/// The values of the filters of the kind histogram display.
public protocol CIHistogramDisplay: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The height.
  var height: Float { get set }
  /// The high limit.
  var highLimit: Float { get set }
  /// The low limit.
  var lowLimit: Float { get set }
}

/// The values of the filter `CIHoleDistortion`.
public protocol CIHoleDistortion: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of the filter `CIHueAdjust`.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// The values of the filter `CIHueSaturationValueGradient`.
public protocol CIHueSaturationValueGradient: CIFilterProtocol {
  /// The value.
  var value: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The softness.
  var softness: Float { get set }
  /// The dither.
  var dither: Float { get set }
}

/// The values of the filter `CIKaleidoscope`.
public protocol CIKaleidoscope: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The count.
  var count: Int { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// The values of the filter `CIKeystoneCorrectionCombined`.
public protocol CIKeystoneCorrectionCombined: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The focal length.
  var focalLength: Float { get set }
  /// The top left.
  var topLeft: CGPoint { get set }
  /// The top right.
  var topRight: CGPoint { get set }
  /// The bottom right.
  var bottomRight: CGPoint { get set }
  /// The bottom left.
  var bottomLeft: CGPoint { get set }
}

/// The values of the filter `CILanczosScaleTransform`.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The scale.
  var scale: Float { get set }
  /// The aspect ratio.
  var aspectRatio: Float { get set }
}

/// The values of the filter `CILenticularHaloGenerator`.
public protocol CILenticularHaloGenerator: CIFilterProtocol {
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The color.
  var color: CIColor { get set }
  /// The halo radius.
  var haloRadius: Float { get set }
  /// The halo width.
  var haloWidth: Float { get set }
  /// The halo overlap.
  var haloOverlap: Float { get set }
  /// The striation strength.
  var striationStrength: Float { get set }
  /// The striation contrast.
  var striationContrast: Float { get set }
  /// The progress, from 0 to 1.
  var time: Float { get set }
}

/// The values of the filter `CILightTunnel`.
public protocol CILightTunnel: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The rotation.
  var rotation: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of the filter `CILineOverlay`.
public protocol CILineOverlay: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The nrnoise level.
  var nrNoiseLevel: Float { get set }
  /// The nrsharpness.
  var nrSharpness: Float { get set }
  /// The edge intensity.
  var edgeIntensity: Float { get set }
  /// The threshold.
  var threshold: Float { get set }
  /// The contrast.
  var contrast: Float { get set }
}

/// The values of the filter `CILineScreen`.
public protocol CILineScreen: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The sharpness of edges.
  var sharpness: Float { get set }
}

/// The values of the filter `CILinearGradient`.
public protocol CILinearGradient: CIFilterProtocol {
  /// The first point.
  var point0: CGPoint { get set }
  /// The second point.
  var point1: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// The values of the filter `CILinearToSRGBToneCurve`.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// The values of the filter `CIMaskToAlpha`.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// The values of the filter `CIMaskedVariableBlur`.
public protocol CIMaskedVariableBlur: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The mask.
  var mask: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of the filter `CIMaximumComponent`.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// The values of the filters of the kind median.
public protocol CIMedian: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// The values of the filter `CIMinimumComponent`.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// The values of the filter `CIModTransition`.
public protocol CIModTransition: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The progress, from 0 to 1.
  var time: Float { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The compression.
  var compression: Float { get set }
}

/// The values of the filter `CIMorphologyGradient`.
public protocol CIMorphologyGradient: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of the filter `CIMorphologyMaximum`.
public protocol CIMorphologyMaximum: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of the filter `CIMorphologyMinimum`.
public protocol CIMorphologyMinimum: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of the filter `CIMotionBlur`.
public protocol CIMotionBlur: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// The values of the filter `CINoiseReduction`.
public protocol CINoiseReduction: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The noise level.
  var noiseLevel: Float { get set }
  /// The sharpness of edges.
  var sharpness: Float { get set }
}

/// The values of the filter `CIOpTile`.
public protocol CIOpTile: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The scale.
  var scale: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
}

/// The values of the filter `CIPageCurlTransition`.
public protocol CIPageCurlTransition: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The backside image.
  var backsideImage: CIImage? { get set }
  /// The shading image.
  var shadingImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
  /// The progress, from 0 to 1.
  var time: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of the filter `CIPageCurlWithShadowTransition`.
public protocol CIPageCurlWithShadowTransition: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The backside image.
  var backsideImage: CIImage? { get set }
  /// The shading image.
  var shadingImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
  /// The progress, from 0 to 1.
  var time: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The shadow size.
  var shadowSize: Float { get set }
  /// The shadow amount.
  var shadowAmount: Float { get set }
}

/// The values of the filter `CIParallelogramTile`.
public protocol CIParallelogramTile: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The acute angle.
  var acuteAngle: Float { get set }
}

/// The values of the filter `CIPerspectiveCorrection`.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The crop.
  var crop: Bool { get set }
  /// The top left.
  var topLeft: CGPoint { get set }
  /// The top right.
  var topRight: CGPoint { get set }
  /// The bottom right.
  var bottomRight: CGPoint { get set }
  /// The bottom left.
  var bottomLeft: CGPoint { get set }
}

/// The values of the filter `CIPerspectiveTile`.
public protocol CIPerspectiveTile: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The top left.
  var topLeft: CGPoint { get set }
  /// The top right.
  var topRight: CGPoint { get set }
  /// The bottom right.
  var bottomRight: CGPoint { get set }
  /// The bottom left.
  var bottomLeft: CGPoint { get set }
}

/// The values of the filter `CIPerspectiveTransform`.
public protocol CIPerspectiveTransform: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The top left.
  var topLeft: CGPoint { get set }
  /// The top right.
  var topRight: CGPoint { get set }
  /// The bottom right.
  var bottomRight: CGPoint { get set }
  /// The bottom left.
  var bottomLeft: CGPoint { get set }
}

/// The values of the filter `CIPerspectiveTransformWithExtent`.
public protocol CIPerspectiveTransformWithExtent: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
  /// The top left.
  var topLeft: CGPoint { get set }
  /// The top right.
  var topRight: CGPoint { get set }
  /// The bottom right.
  var bottomRight: CGPoint { get set }
  /// The bottom left.
  var bottomLeft: CGPoint { get set }
}

/// The values of the filters of the kind photo effect.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// The values of the filter `CIPinchDistortion`.
public protocol CIPinchDistortion: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The values of the filter `CIPixellate`.
public protocol CIPixellate: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The values of the filter `CIPointillize`.
public protocol CIPointillize: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
}

/// The values of the filter `CIQRCodeGenerator`.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The text as bytes.
  var message: Data { get set }
  /// The correction level.
  var correctionLevel: String { get set }
}

/// The values of the filter `CIRadialGradient`.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The radius 0.
  var radius0: Float { get set }
  /// The radius 1.
  var radius1: Float { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// The values of the filter `CIRandomGenerator`.
public protocol CIRandomGenerator: CIFilterProtocol {
}

/// The values of the filter `CIRippleTransition`.
public protocol CIRippleTransition: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The shading image.
  var shadingImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The rectangle.
  var extent: CGRect { get set }
  /// The progress, from 0 to 1.
  var time: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The values of the filter `CIRoundedRectangleGenerator`.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
  /// The rectangle.
  var extent: CGRect { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The color.
  var color: CIColor { get set }
}

/// The values of the filter `CIRowAverage`.
public protocol CIRowAverage: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
}

/// The values of the filter `CISRGBToneCurveToLinear`.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// The values of the filter `CISepiaTone`.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// The values of the filter `CIShadedMaterial`.
public protocol CIShadedMaterial: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The shading image.
  var shadingImage: CIImage? { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The values of the filter `CISharpenLuminance`.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The sharpness of edges.
  var sharpness: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of the filter `CISmoothLinearGradient`.
public protocol CISmoothLinearGradient: CIFilterProtocol {
  /// The first point.
  var point0: CGPoint { get set }
  /// The second point.
  var point1: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// The values of the filter `CISobelGradients`.
public protocol CISobelGradients: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// The values of the filter `CISpotColor`.
public protocol CISpotColor: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center color 1.
  var centerColor1: CIColor { get set }
  /// The replacement color 1.
  var replacementColor1: CIColor { get set }
  /// The closeness 1.
  var closeness1: Float { get set }
  /// The contrast 1.
  var contrast1: Float { get set }
  /// The center color 2.
  var centerColor2: CIColor { get set }
  /// The replacement color 2.
  var replacementColor2: CIColor { get set }
  /// The closeness 2.
  var closeness2: Float { get set }
  /// The contrast 2.
  var contrast2: Float { get set }
  /// The center color 3.
  var centerColor3: CIColor { get set }
  /// The replacement color 3.
  var replacementColor3: CIColor { get set }
  /// The closeness 3.
  var closeness3: Float { get set }
  /// The contrast 3.
  var contrast3: Float { get set }
}

/// The values of the filter `CISpotLight`.
public protocol CISpotLight: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The light position.
  var lightPosition: CIVector { get set }
  /// The light points at.
  var lightPointsAt: CIVector { get set }
  /// The brightness.
  var brightness: Float { get set }
  /// The concentration.
  var concentration: Float { get set }
  /// The color.
  var color: CIColor { get set }
}

/// The values of the filter `CIStarShineGenerator`.
public protocol CIStarShineGenerator: CIFilterProtocol {
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The color.
  var color: CIColor { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The cross scale.
  var crossScale: Float { get set }
  /// The cross angle.
  var crossAngle: Float { get set }
  /// The cross opacity.
  var crossOpacity: Float { get set }
  /// The cross width.
  var crossWidth: Float { get set }
  /// The epsilon.
  var epsilon: Float { get set }
}

/// The values of the filters of the kind straighten.
public protocol CIStraighten: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// The values of the filter `CIStretchCrop`.
public protocol CIStretchCrop: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The size.
  var size: CGPoint { get set }
  /// The crop amount.
  var cropAmount: Float { get set }
  /// The center stretch amount.
  var centerStretchAmount: Float { get set }
}

/// The values of the filter `CIStripesGenerator`.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The sharpness of edges.
  var sharpness: Float { get set }
}

/// The values of the filter `CISunbeamsGenerator`.
public protocol CISunbeamsGenerator: CIFilterProtocol {
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The color.
  var color: CIColor { get set }
  /// The sun radius.
  var sunRadius: Float { get set }
  /// The max striation radius.
  var maxStriationRadius: Float { get set }
  /// The striation strength.
  var striationStrength: Float { get set }
  /// The striation contrast.
  var striationContrast: Float { get set }
  /// The progress, from 0 to 1.
  var time: Float { get set }
}

/// The values of the filter `CISwipeTransition`.
public protocol CISwipeTransition: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
  /// The color.
  var color: CIColor { get set }
  /// The progress, from 0 to 1.
  var time: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The opacity.
  var opacity: Float { get set }
}

/// The values of the filter `CITemperatureAndTint`.
public protocol CITemperatureAndTint: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The neutral.
  var neutral: CIVector { get set }
  /// The target neutral.
  var targetNeutral: CIVector { get set }
}

/// The values of the filter `CITextImageGenerator`.
public protocol CITextImageGenerator: CIFilterProtocol {
  /// The text.
  var text: String { get set }
  /// The font name.
  var fontName: String { get set }
  /// The font size.
  var fontSize: Float { get set }
  /// The scale factor.
  var scaleFactor: Float { get set }
  /// The padding.
  var padding: Float { get set }
}

/// The values of the filter `CIThermal`.
public protocol CIThermal: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// The values of the filter `CIToneCurve`.
public protocol CIToneCurve: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The first point.
  var point0: CGPoint { get set }
  /// The second point.
  var point1: CGPoint { get set }
  /// The point 2.
  var point2: CGPoint { get set }
  /// The point 3.
  var point3: CGPoint { get set }
  /// The point 4.
  var point4: CGPoint { get set }
}

/// The values of the filter `CITorusLensDistortion`.
public protocol CITorusLensDistortion: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The refraction.
  var refraction: Float { get set }
}

/// The values of the filter `CITriangleKaleidoscope`.
public protocol CITriangleKaleidoscope: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The point.
  var point: CGPoint { get set }
  /// The size.
  var size: Float { get set }
  /// The rotation.
  var rotation: Float { get set }
  /// The decay.
  var decay: Float { get set }
}

/// The values of the filter `CITwirlDistortion`.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// The values of the filter `CIUnsharpMask`.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// The values of the filter `CIVibrance`.
public protocol CIVibrance: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var amount: Float { get set }
}

/// The values of the filter `CIVignette`.
public protocol CIVignette: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of the filter `CIVignetteEffect`.
public protocol CIVignetteEffect: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
  /// The falloff.
  var falloff: Float { get set }
}

/// The values of the filter `CIVortexDistortion`.
public protocol CIVortexDistortion: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// The values of the filter `CIWhitePointAdjust`.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
}

/// The values of the filter `CIXRay`.
public protocol CIXRay: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// The values of the filter `CIZoomBlur`.
public protocol CIZoomBlur: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in the coordinates of the image.
  var center: CGPoint { get set }
  /// The strength of the effect.
  var amount: Float { get set }
}
