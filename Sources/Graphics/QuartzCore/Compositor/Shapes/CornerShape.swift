internal import TrestleCCairo
import Foundation

/// The rounding of a rectangle's corners, in pixels.
struct CornerShape: Hashable, Sendable {
  var topLeft: Double
  var topRight: Double
  var bottomRight: Double
  var bottomLeft: Double
  var isContinuous: Bool

  /// The distance from the corner at which a continuous corner of radius 1 begins.
  static let continuousReach = 1.528665

  var largest: Double { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }

  /// Returns the corners of the rectangle inset by `amount`.
  func inset(by amount: Double) -> CornerShape {
    CornerShape(
      topLeft: max(topLeft - amount, 0), topRight: max(topRight - amount, 0), bottomRight: max(bottomRight - amount, 0),
      bottomLeft: max(bottomLeft - amount, 0), isContinuous: isContinuous)
  }

  /// Returns the corners for a rectangle of that size: radii are limited to half of its shorter side, and continuous curves are replaced
  /// where they do not fit.
  func fitted(width: Double, height: Double) -> CornerShape {
    let half = min(width, height) / 2
    var shape = self
    shape.topLeft = min(topLeft, half)
    shape.topRight = min(topRight, half)
    shape.bottomRight = min(bottomRight, half)
    shape.bottomLeft = min(bottomLeft, half)
    if shape.isContinuous && shape.largest * Self.continuousReach > half + 1e-6 { shape.isContinuous = false }
    return shape
  }

  /// Appends the rounded rectangle to the context's path.
  func append(to cairo: OpaquePointer, x: Double, y: Double, width: Double, height: Double) {
    cairo_new_sub_path(cairo)
    corner(cairo, x, y, 0, 1, 1, 0, topLeft)
    corner(cairo, x + width, y, -1, 0, 0, 1, topRight)
    corner(cairo, x + width, y + height, 0, -1, -1, 0, bottomRight)
    corner(cairo, x, y + height, 1, 0, 0, -1, bottomLeft)
    cairo_close_path(cairo)
  }

  /// Appends one corner, clockwise: `in` is the direction from the corner back along the incoming side, `out` that along the outgoing side.
  private func corner(
    _ cairo: OpaquePointer, _ x: Double, _ y: Double, _ inX: Double, _ inY: Double, _ outX: Double, _ outY: Double, _ radius: Double
  ) {
    guard radius > 0 else {
      cairo_line_to(cairo, x, y)
      return
    }
    func point(_ along: Double, _ across: Double) -> (Double, Double) {
      (x + radius * (inX * along + outX * across), y + radius * (inY * along + outY * across))
    }
    func line(_ to: (Double, Double)) { cairo_line_to(cairo, to.0, to.1) }
    func curve(_ a: (Double, Double), _ b: (Double, Double), _ to: (Double, Double)) {
      cairo_curve_to(cairo, a.0, a.1, b.0, b.1, to.0, to.1)
    }
    if isContinuous {
      line(point(Self.continuousReach, 0))
      curve(point(1.088493, 0), point(0.868407, 0), point(0.631494, 0.074911))
      curve(point(0.372824, 0.169060), point(0.169060, 0.372824), point(0.074911, 0.631494))
      curve(point(0, 0.868407), point(0, 1.088493), point(0, Self.continuousReach))
    } else {
      let control = 1 - 0.5522847498
      line(point(1, 0))
      curve(point(control, 0), point(0, control), point(0, 1))
    }
  }
}
