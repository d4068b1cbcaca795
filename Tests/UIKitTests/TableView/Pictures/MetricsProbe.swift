import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// A measurement at a position of an image, in pixels. Each names the line of the metrics it comes from (B2 classic, B3 flat, B4 modern)
/// and its subject.
enum MetricsProbe {
  /// A flat color, within 2 levels.
  case flat(String, x: Int, y: Int, UInt32)
  /// A position in a gradient, within 4 levels.
  case gradient(String, x: Int, y: Int, UInt32)
  /// A length or position in points, within a pixel.
  case place(String, CGFloat, CGFloat)
  /// A baseline or the beginning of a text in points, within a point: the fonts differ.
  case text(String, CGFloat, CGFloat)

  static func check(_ probes: [MetricsProbe], in image: CGImage, scale: CGFloat, at location: SourceLocation = #_sourceLocation) {
    for probe in probes {
      switch probe {
      case .flat(let name, let x, let y, let color): expect(image, name, x, y, color, within: 2, at: location)
      case .gradient(let name, let x, let y, let color): expect(image, name, x, y, color, within: 4, at: location)
      case .place(let name, let found, let wanted):
        #expect(abs(found - wanted) <= 1 / scale + 0.001, "\(name): \(found), not \(wanted)", sourceLocation: location)
      case .text(let name, let found, let wanted):
        #expect(abs(found - wanted) <= 1.001, "\(name): \(found), not \(wanted)", sourceLocation: location)
      }
    }
  }

  static func expect(
    _ image: CGImage, _ name: String, _ x: Int, _ y: Int, _ color: UInt32, within levels: Int,
    at location: SourceLocation = #_sourceLocation
  ) {
    let found = image.pixel(x: x, y: y)
    let wanted = [Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255)]
    let difference = zip([Int(found.red), Int(found.green), Int(found.blue)], wanted).map { abs($0 - $1) }.max() ?? 0
    let text = String(format: "#%02x%02x%02x", found.red, found.green, found.blue)
    #expect(
      difference <= levels, "\(name) at \(x), \(y): \(text), not \(String(format: "#%06x", color))", sourceLocation: location)
  }
}
