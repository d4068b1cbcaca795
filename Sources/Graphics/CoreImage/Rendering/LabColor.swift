import Foundation

/// A color of CIE L*a*b* with the white of D65.
struct LabColor {
  private let lightness: Float
  private let a: Float
  private let b: Float

  init(_ pixel: Pixel, _ space: WorkingSpace) {
    let color = space == .linear ? pixel.color : ToneCurve.decode(pixel.color)
    // The primaries of sRGB in XYZ, divided by the white of D65.
    let x = (color * Color3(0.412_456, 0.357_576, 0.180_438)).sum() / 0.950_47
    let y = (color * Color3(0.212_673, 0.715_152, 0.072_175)).sum()
    let z = (color * Color3(0.019_334, 0.119_192, 0.950_304)).sum() / 1.088_83
    let (fx, fy, fz) = (Self.curve(x), Self.curve(y), Self.curve(z))
    (lightness, a, b) = (116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
  }

  private static func curve(_ value: Float) -> Float { value > 0.008_856 ? cbrt(value) : 7.787 * value + 16 / 116 }

  /// The difference of CIE 1994 for graphic arts, from 0 to 100; 2 is just noticeable.
  func distance(to other: LabColor) -> Float {
    let (chroma, otherChroma) = (hypot(a, b), hypot(other.a, other.b))
    let (byLightness, byChroma) = (lightness - other.lightness, chroma - otherChroma)
    let (byA, byB) = (a - other.a, b - other.b)
    let byHue = max(0, byA * byA + byB * byB - byChroma * byChroma)
    let (chromaWeight, hueWeight) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
    let sum = byLightness * byLightness + byChroma * byChroma / (chromaWeight * chromaWeight) + byHue / (hueWeight * hueWeight)
    return min(100, sum.squareRoot())
  }
}
