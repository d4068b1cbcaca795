import CoreGraphics

/// A color in the format of the frame: premultiplied sRGB, 8 bits per component.
package struct PixelColor: Equatable, Hashable, Sendable {
  package var argb: UInt32

  package init(argb: UInt32) {
    self.argb = argb
  }

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    let alpha = min(max(alpha, 0), 1)
    func part(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * alpha * 255 + 0.5) }
    argb = UInt32(alpha * 255 + 0.5) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
  }

  package var alpha: UInt8 { UInt8(argb >> 24) }
  package var isOpaque: Bool { argb >> 24 == 255 }
  package var isClear: Bool { argb >> 24 == 0 }

  /// Whether all four bytes are equal, as in white and in clear.
  var isRepeatedByte: Bool { argb == (argb & 255) &* 0x0101_0101 }

  package static let clear = PixelColor(argb: 0)

  /// Returns the color multiplied by a coverage or an opacity, rounded like pixman.
  package func scaled(by alpha: UInt8) -> PixelColor {
    if alpha == 255 { return self }
    func part(_ shift: UInt32) -> UInt32 { multiply((argb >> shift) & 255, UInt32(alpha)) << shift }
    return PixelColor(argb: part(24) | part(16) | part(8) | part(0))
  }
}

/// Returns the product of two parts of 255, rounded to nearest without a division.
@inline(__always)
func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let product = a * b + 128
  return (product + (product >> 8)) >> 8
}

extension PixelColor {
  package init(_ color: CGColor) {
    let rgba = color.rgba
    self.init(red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue), alpha: Double(rgba.alpha))
  }
}
