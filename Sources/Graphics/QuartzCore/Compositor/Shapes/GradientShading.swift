internal import TrestleCPixman
import Foundation

/// A gradient as a function of the pixel: every pixel's color depends only on its position in the layer.
final class GradientShading {
  enum Kind: Equatable {
    case axial
    case radial
    case conic
  }

  struct Stop: Equatable {
    var location: Double
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double
  }

  let kind: Kind
  let stops: [Stop]
  /// The position in pixels, relative to the layer's origin.
  let startX: Double
  let startY: Double
  let endX: Double
  let endY: Double
  let isOpaque: Bool
  private let ramp: [UInt32]

  private static let steps = 2048

  init(kind: Kind, stops: [Stop], startX: Double, startY: Double, endX: Double, endY: Double) {
    self.kind = kind
    self.stops = stops
    self.startX = startX
    self.startY = startY
    self.endX = endX
    self.endY = endY
    isOpaque = !stops.isEmpty && stops.allSatisfy { $0.alpha >= 1 }
    ramp = Self.ramp(stops)
  }

  func isSame(as other: GradientShading) -> Bool {
    kind == other.kind && stops == other.stops && startX == other.startX && startY == other.startY && endX == other.endX
      && endY == other.endY
  }

  private static func ramp(_ stops: [Stop]) -> [UInt32] {
    guard let first = stops.first, let last = stops.last else { return [0] }
    var ramp = [UInt32](repeating: 0, count: steps + 1)
    var index = 0
    for step in 0...steps {
      let at = Double(step) / Double(steps)
      while index < stops.count && stops[index].location <= at { index += 1 }
      let from = index == 0 ? first : stops[index - 1]
      let to = index == stops.count ? last : stops[index]
      let span = to.location - from.location
      let part = span > 0 ? min(max((at - from.location) / span, 0), 1) : 1
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
      ramp[step] =
        PixelColor(
          red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
          alpha: mix(from.alpha, to.alpha)
        ).argb
    }
    return ramp
  }

  /// Writes the pixels from position (`x`, `y`) of the layer on.
  func write(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let dx = endX - startX
    let dy = endY - startY
    let py = Double(y) + 0.5 - startY
    let steps = ramp.count - 1
    ramp.withUnsafeBufferPointer { buffer in
      guard let ramp = buffer.baseAddress else { return }
      guard steps > 0, kind != .axial || dx != 0 || dy != 0 else { return trestle_set_pixels(row, count, ramp[steps]) }
      switch kind {
      case .axial where dx == 0: trestle_set_pixels(row, count, trestle_ramp_color(ramp, steps, py * dy / (dy * dy)))
      case .axial: trestle_axial_row(row, count, ramp, steps, x, startX, py, dx, dy)
      case .radial: trestle_radial_row(row, count, ramp, steps, x, startX, py, dx, dy)
      case .conic: trestle_conic_row(row, count, ramp, steps, x, startX, py, dx, dy)
      }
    }
  }
}
