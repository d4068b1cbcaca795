import CoreGraphics

/// Asks the compositor to blur what lies below a layer, within its bounds: the frosted glass of bars and visual effect views.
package struct BackdropEffect: Equatable, Sendable {
  /// The deviation of the blur, in points.
  package var radius: CGFloat
  /// How strongly colors are kept: 1 leaves them, more enlivens them.
  package var saturation: CGFloat
  /// Laid over the blurred picture.
  package var tint: CGColor?

  package init(radius: CGFloat = 20, saturation: CGFloat = 1.8, tint: CGColor? = nil) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }
}

/// The same in pixels.
struct BackdropDrawing: Equatable {
  var sigma: Double
  var saturation: Double
  var tint: PixelColor

  init(_ effect: BackdropEffect, scale: Double) {
    sigma = Double(effect.radius) * scale
    saturation = Double(effect.saturation)
    tint = effect.tint.map { PixelColor($0) } ?? .clear
  }
}
