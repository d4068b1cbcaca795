import Foundation

/// The meaning of the numbers of colors while filters compute.
enum WorkingSpace: Sendable {
  /// Proportional to light, as filters expect.
  case linear
  /// As the pixels of images are; a context without color management computes in these.
  case encoded

  /// Converts components of sRGB to the working space.
  func fromSRGB(_ color: Color3) -> Color3 { self == .linear ? ToneCurve.decode(color) : color }
  /// Converts components of the working space to sRGB.
  func toSRGB(_ color: Color3) -> Color3 { self == .linear ? ToneCurve.encode(color) : color }
}

/// The tone curve of sRGB, by tables for components from 0 to 1.
enum ToneCurve {
  private static let steps = 4096
  private static let encoding: [Float] = (0...steps).map { Float(encoded(Double($0) / Double(steps))) }
  private static let decoding: [Float] = (0...steps).map { Float(decoded(Double($0) / Double(steps))) }
  /// The linear component for each byte.
  static let bytes: [Float] = (0...255).map { Float(decoded(Double($0) / 255)) }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }

  private static func decoded(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  static func encode(_ value: Float) -> Float {
    guard value >= 0, value < 1 else { return value == 1 ? 1 : value.isNaN ? 0 : Float(encoded(Double(value))) }
    let place = value * Float(steps)
    let index = Int(place)
    return encoding[index] + (encoding[index + 1] - encoding[index]) * (place - Float(index))
  }

  static func decode(_ value: Float) -> Float {
    guard value >= 0, value < 1 else { return value == 1 ? 1 : value.isNaN ? 0 : Float(decoded(Double(value))) }
    let place = value * Float(steps)
    let index = Int(place)
    return decoding[index] + (decoding[index + 1] - decoding[index]) * (place - Float(index))
  }

  static func encode(_ color: Color3) -> Color3 { Color3(encode(color.x), encode(color.y), encode(color.z)) }
  static func decode(_ color: Color3) -> Color3 { Color3(decode(color.x), decode(color.y), decode(color.z)) }
}
