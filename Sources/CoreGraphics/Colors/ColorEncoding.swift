import Foundation

/// The curve and primaries of a colour space, as far as they change what is drawn in sRGB.
enum ColorEncoding: Sendable {
  case sRGB
  case linear
  case displayP3

  /// The colour in sRGB; beyond 0…1 when sRGB cannot show it.
  func toSRGB(_ color: RGBA) -> RGBA {
    switch self {
    case .sRGB:
      return color
    case .linear:
      return RGBA(
        red: Self.encode(color.red), green: Self.encode(color.green), blue: Self.encode(color.blue), alpha: color.alpha)
    case .displayP3:
      // Display P3 shares sRGB's curve and white point; the matrix changes its primaries to sRGB's.
      let red = Self.decode(color.red)
      let green = Self.decode(color.green)
      let blue = Self.decode(color.blue)
      return RGBA(
        red: Self.encode(1.2249401 * red - 0.2249402 * green),
        green: Self.encode(-0.0420569 * red + 1.0420571 * green),
        blue: Self.encode(-0.0196376 * red - 0.0786361 * green + 1.0982735 * blue),
        alpha: color.alpha)
    }
  }

  func fromSRGB(_ color: RGBA) -> RGBA {
    switch self {
    case .sRGB:
      return color
    case .linear:
      return RGBA(
        red: Self.decode(color.red), green: Self.decode(color.green), blue: Self.decode(color.blue), alpha: color.alpha)
    case .displayP3:
      let red = Self.decode(color.red)
      let green = Self.decode(color.green)
      let blue = Self.decode(color.blue)
      return RGBA(
        red: Self.encode(0.8224620 * red + 0.1775380 * green),
        green: Self.encode(0.0331942 * red + 0.9668058 * green),
        blue: Self.encode(0.0170826 * red + 0.0723974 * green + 0.9105199 * blue),
        alpha: color.alpha)
    }
  }

  static func decode(_ value: CGFloat) -> CGFloat {
    let magnitude = abs(value)
    let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  static func encode(_ value: CGFloat) -> CGFloat {
    let magnitude = abs(value)
    let curved = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -curved : curved
  }
}
