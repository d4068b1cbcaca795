import CoreGraphics

/// A premultiplied sum of colors, so that a clear color does not contribute a hue.
package struct ColorMix {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var alpha = 0.0

  init() {}

  init(_ color: CGColor, _ weight: Double) {
    let rgba = color.rgba
    alpha = Double(rgba.alpha) * weight
    red = Double(rgba.red) * alpha
    green = Double(rgba.green) * alpha
    blue = Double(rgba.blue) * alpha
  }

  static func + (a: ColorMix, b: ColorMix) -> ColorMix {
    var sum = a
    sum.red += b.red
    sum.green += b.green
    sum.blue += b.blue
    sum.alpha += b.alpha
    return sum
  }

  func distance(to o: ColorMix) -> Double {
    hypot(hypot(red - o.red, green - o.green), hypot(blue - o.blue, alpha - o.alpha))
  }

  /// The sum as a color, limited to the displayable range.
  var color: CGColor {
    guard alpha > 1e-12 else { return CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
    func part(_ value: Double) -> CGFloat { CGFloat(min(max(value / alpha, 0), 1)) }
    return CGColor(red: part(red), green: part(green), blue: part(blue), alpha: CGFloat(min(alpha, 1)))
  }
}
