import UIKitValues

/// A filter with all values of its kind as properties. The filters share one class, because a value has the same name and type in all of them.
nonisolated final class BuiltinFilter: TypedFilter {
  var aVector: CIVector {
    get { vector("AVector") }
    set { set(newValue, "AVector") }
  }
  var alphaCoefficients: CIVector {
    get { vector("AlphaCoefficients") }
    set { set(newValue, "AlphaCoefficients") }
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
  var biasVector: CIVector {
    get { vector("BiasVector") }
    set { set(newValue, "BiasVector") }
  }
  var blueCoefficients: CIVector {
    get { vector("BlueCoefficients") }
    set { set(newValue, "BlueCoefficients") }
  }
  var bottomLeft: CGPoint {
    get { place("BottomLeft") }
    set { set(CIVector(cgPoint: newValue), "BottomLeft") }
  }
  var bottomRight: CGPoint {
    get { place("BottomRight") }
    set { set(CIVector(cgPoint: newValue), "BottomRight") }
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
  var cubeData: Data {
    get { data("CubeData") }
    set { set(newValue, "CubeData") }
  }
  var displacementImage: CIImage? {
    get { image("DisplacementImage") }
    set { set(newValue, "DisplacementImage") }
  }
  var extent: CGRect {
    get { rect("Extent") }
    set { set(CIVector(cgRect: newValue), "Extent") }
  }
  var gVector: CIVector {
    get { vector("GVector") }
    set { set(newValue, "GVector") }
  }
  var gradientImage: CIImage? {
    get { image("GradientImage") }
    set { set(newValue, "GradientImage") }
  }
  var greenCoefficients: CIVector {
    get { vector("GreenCoefficients") }
    set { set(newValue, "GreenCoefficients") }
  }
  var image2: CIImage? {
    get { image("Image2") }
    set { set(newValue, "Image2") }
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
  var lightPointsAt: CIVector {
    get { vector("LightPointsAt") }
    set { set(newValue, "LightPointsAt") }
  }
  var lightPosition: CIVector {
    get { vector("LightPosition") }
    set { set(newValue, "LightPosition") }
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
  var numberOfFolds: Int {
    get { integer("NumberOfFolds") }
    set { set(NSNumber(value: newValue), "NumberOfFolds") }
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
  var rVector: CIVector {
    get { vector("RVector") }
    set { set(newValue, "RVector") }
  }
  var redCoefficients: CIVector {
    get { vector("RedCoefficients") }
    set { set(newValue, "RedCoefficients") }
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
  var shadingImage: CIImage? {
    get { image("ShadingImage") }
    set { set(newValue, "ShadingImage") }
  }
  var shadowOffset: CGPoint {
    get { place("ShadowOffset") }
    set { set(CIVector(cgPoint: newValue), "ShadowOffset") }
  }
  var size: CGPoint {
    get { place("Size") }
    set { set(CIVector(cgPoint: newValue), "Size") }
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
  var weights: CIVector {
    get { vector("Weights") }
    set { set(newValue, "Weights") }
  }
}
