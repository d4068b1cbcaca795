/// Red, green, blue and alpha. The colors are multiplied by the alpha.
typealias Pixel = SIMD4<Float>
/// Red, green and blue without alpha.
typealias Color3 = SIMD3<Float>

extension SIMD4 where Scalar == Float {
  init(_ color: Color3, alpha: Float) { self.init(color * alpha, alpha) }

  var color: Color3 { Color3(x, y, z) }
  /// The color, not multiplied by the alpha.
  var straight: Color3 { w > 0 ? Color3(x, y, z) / w : .zero }
  /// Weights of the primaries of sRGB.
  static let luminanceWeights = Color3(0.2126, 0.7152, 0.0722)
  var luminance: Float { (color * Self.luminanceWeights).sum() }
}

extension SIMD3 where Scalar == Float {
  var luminance: Float { (self * SIMD4<Float>.luminanceWeights).sum() }
  var limited: Color3 { clamped(lowerBound: .zero, upperBound: .one) }
}

func mix<V: SIMD>(_ from: V, _ to: V, _ share: Float) -> V where V.Scalar == Float { from + (to - from) * share }
func mix(_ from: Float, _ to: Float, _ share: Float) -> Float { from + (to - from) * share }

/// 0 below `low`, 1 above `high`, and a smooth step between.
func smoothStep(_ low: Float, _ high: Float, _ value: Float) -> Float {
  guard high != low else { return value < low ? 0 : 1 }
  let t = max(0, min(1, (value - low) / (high - low)))
  return t * t * (3 - 2 * t)
}
