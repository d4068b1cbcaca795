import UIKitValues

nonisolated extension BuiltinFilter {
  var acuteAngle: Float {
    get { number("AcuteAngle") }
    set { set(NSNumber(value: newValue), "AcuteAngle") }
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
  var bottomHeight: Float {
    get { number("BottomHeight") }
    set { set(NSNumber(value: newValue), "BottomHeight") }
  }
  var brightness: Float {
    get { number("Brightness") }
    set { set(NSNumber(value: newValue), "Brightness") }
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
  var cubeDimension: Float {
    get { number("CubeDimension") }
    set { set(NSNumber(value: newValue), "CubeDimension") }
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
  var grayComponentReplacement: Float {
    get { number("GCR") }
    set { set(NSNumber(value: newValue), "GCR") }
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
  var intensity: Float {
    get { number("Intensity") }
    set { set(NSNumber(value: newValue), "Intensity") }
  }
  var levels: Float {
    get { number("Levels") }
    set { set(NSNumber(value: newValue), "Levels") }
  }
  var lowLimit: Float {
    get { number("LowLimit") }
    set { set(NSNumber(value: newValue), "LowLimit") }
  }
  var maxStriationRadius: Float {
    get { number("MaxStriationRadius") }
    set { set(NSNumber(value: newValue), "MaxStriationRadius") }
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
  var opacity: Float {
    get { number("Opacity") }
    set { set(NSNumber(value: newValue), "Opacity") }
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
  var power: Float {
    get { number("Power") }
    set { set(NSNumber(value: newValue), "Power") }
  }
  var quietSpace: Float {
    get { number("QuietSpace") }
    set { set(NSNumber(value: newValue), "QuietSpace") }
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
  var refraction: Float {
    get { number("Refraction") }
    set { set(NSNumber(value: newValue), "Refraction") }
  }
  var saturation: Float {
    get { number("Saturation") }
    set { set(NSNumber(value: newValue), "Saturation") }
  }
  var scale: Float {
    get { number("Scale") }
    set { set(NSNumber(value: newValue), "Scale") }
  }
  var shadowAmount: Float {
    get { number("ShadowAmount") }
    set { set(NSNumber(value: newValue), "ShadowAmount") }
  }
  var shadowDensity: Float {
    get { number("ShadowDensity") }
    set { set(NSNumber(value: newValue), "ShadowDensity") }
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
  var threshold: Float {
    get { number("Threshold") }
    set { set(NSNumber(value: newValue), "Threshold") }
  }
  var time: Float {
    get { number("Time") }
    set { set(NSNumber(value: newValue), "Time") }
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
  var width: Float {
    get { number("Width") }
    set { set(NSNumber(value: newValue), "Width") }
  }
  var zoom: Float {
    get { number("Zoom") }
    set { set(NSNumber(value: newValue), "Zoom") }
  }
}
