import CoreGraphics
import Foundation
import Testing

/// A pixel as a user reads it: premultiplied bytes.
struct Pixel: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(word: UInt32) {
    self.init(Int(word >> 16 & 0xFF), Int(word >> 8 & 0xFF), Int(word & 0xFF), Int(word >> 24))
  }

  /// Nonpremultiplied components from 0 to 1.
  init(parts red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    func byte(_ value: Double) -> Int { Int((max(0, min(1, value)) * 255).rounded()) }
    self.init(byte(red * alpha), byte(green * alpha), byte(blue * alpha), byte(alpha))
  }

  func isNear(_ other: Pixel, by levels: Int) -> Bool {
    abs(red - other.red) <= levels && abs(green - other.green) <= levels && abs(blue - other.blue) <= levels
      && abs(alpha - other.alpha) <= levels
  }

  var description: String { "(\(red) \(green) \(blue) \(alpha))" }

  static let clear = Pixel(0, 0, 0, 0)
  static let red = Pixel(255, 0, 0)
  static let blue = Pixel(0, 0, 255)
  static let black = Pixel(0, 0, 0)
  static let white = Pixel(255, 255, 255)
}

/// Returns a context in UIKit's orientation, with its origin at the top left.
func makeContext(_ width: Int = 20, _ height: Int = 20, scale: CGFloat = 1, opaque: Bool = false) -> CGContext {
  CGContext(bitmap: Bitmap(width: width, height: height, format: opaque ? .rgb24 : .argb32)!, scale: scale)!
}

extension CGContext {
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    bitmap!.flush()
    return Pixel(word: bitmap!.words(y)[x])
  }

  /// The covered area of the bitmap, in pixels.
  var coveredArea: Double {
    bitmap!.flush()
    var sum = 0
    for y in 0..<height { for x in 0..<width { sum += Int(bitmap!.words(y)[x] >> 24) } }
    return Double(sum) / 255
  }
}

extension CGImage {
  func pixel(_ x: Int, _ y: Int) -> Pixel { Pixel(word: word(x: x, y: y)) }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
