import Foundation

/// The transfer curve and primaries of a color space, as far as they affect drawing in sRGB.
enum ColorEncoding: Sendable {
  case sRGB
  case linear
  case displayP3
  /// Other primaries, with a power curve.
  case wide(Primaries, gamma: CGFloat)

  /// The matrices between linear components of a space and those of sRGB, row by row.
  struct Primaries: Hashable, Sendable {
    let toSRGB: [CGFloat]
    let fromSRGB: [CGFloat]

    static let displayP3 = Primaries(
      toSRGB: [1.2249401, -0.2249402, 0, -0.0420569, 1.0420571, 0, -0.0196376, -0.0786361, 1.0982735],
      fromSRGB: [0.8224620, 0.1775380, 0, 0.0331942, 0.9668058, 0, 0.0170826, 0.0723974, 0.9105199])
    static let adobe = Primaries(
      toSRGB: [1.3983557, -0.3983557, 0, 0, 1, 0, 0, -0.0429290, 1.0429290],
      fromSRGB: [0.7151256, 0.2848744, 0, 0, 1, 0, 0, 0.0411619, 0.9588381])
    static let rec2020 = Primaries(
      toSRGB: [1.6604910, -0.5876411, -0.0728499, -0.1245505, 1.1328999, -0.0083494, -0.0181508, -0.1005789, 1.1187297],
      fromSRGB: [0.6274039, 0.3292830, 0.0433131, 0.0690973, 0.9195404, 0.0113623, 0.0163914, 0.0880133, 0.8955953])

    static func apply(_ m: [CGFloat], _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat) -> RGBA {
      RGBA(
        red: m[0] * red + m[1] * green + m[2] * blue, green: m[3] * red + m[4] * green + m[5] * blue,
        blue: m[6] * red + m[7] * green + m[8] * blue, alpha: alpha)
    }
  }

  private static func curve(_ value: CGFloat, _ power: CGFloat) -> CGFloat { value < 0 ? -pow(-value, power) : pow(value, power) }

  /// Returns the color in sRGB; outside of 0…1 if sRGB cannot represent it.
  func toSRGB(_ color: RGBA) -> RGBA {
    switch self {
    case .sRGB:
      return color
    case .linear:
      return RGBA(
        red: Self.encode(color.red), green: Self.encode(color.green), blue: Self.encode(color.blue), alpha: color.alpha)
    case .wide(let primaries, let gamma):
      let linear = Primaries.apply(
        primaries.toSRGB, Self.curve(color.red, gamma), Self.curve(color.green, gamma), Self.curve(color.blue, gamma), alpha: color.alpha)
      return RGBA(
        red: Self.encode(linear.red), green: Self.encode(linear.green), blue: Self.encode(linear.blue), alpha: color.alpha)
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
    case .wide(let primaries, let gamma):
      let linear = Primaries.apply(
        primaries.fromSRGB, Self.decode(color.red), Self.decode(color.green), Self.decode(color.blue), alpha: color.alpha)
      return RGBA(
        red: Self.curve(linear.red, 1 / gamma), green: Self.curve(linear.green, 1 / gamma), blue: Self.curve(linear.blue, 1 / gamma),
        alpha: color.alpha)
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
