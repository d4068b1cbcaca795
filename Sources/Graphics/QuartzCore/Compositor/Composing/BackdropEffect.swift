import CoreGraphics

/// Makes the compositor blur the content below a layer, within its bounds: the material of bars and visual effect views.
package struct BackdropEffect: Equatable, Sendable {
  /// The deviation of the blur, in points.
  package var radius: CGFloat
  /// The color saturation: 1 leaves colors unchanged, more increases it.
  package var saturation: CGFloat
  /// Drawn over the blurred image.
  package var tint: CGColor?
  /// Whether the layer is black over light content and white over dark, in place of the blur.
  package var contrasts = false

  package init(radius: CGFloat = 20, saturation: CGFloat = 1.8, tint: CGColor? = nil) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }

  package static var contrast: BackdropEffect {
    var effect = BackdropEffect(radius: 0, saturation: 1)
    effect.contrasts = true
    return effect
  }
}

/// The effect with lengths in pixels.
struct BackdropDrawing: Equatable {
  var sigma: Double
  var saturation: Double
  var tint: PixelColor
  var contrasts: Bool

  init(_ effect: BackdropEffect, scale: Double) {
    sigma = Double(effect.radius) * scale
    saturation = Double(effect.saturation)
    tint = effect.tint.map { PixelColor($0) } ?? .clear
    contrasts = effect.contrasts
  }
}
