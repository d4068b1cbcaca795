internal import TrestleCCairo
import Foundation

extension CGContext {
  /// Fills the clip with colors that change from `start` to `end` and are constant in the perpendicular direction.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start != end, let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else { return }
    paint(gradient, pattern, options: options)
  }

  /// Fills the clip with colors that change from one circle to the other.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0,
      let pattern = cairo_pattern_create_radial(
        startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)
    else { return }
    paint(gradient, pattern, options: options)
  }

  private func paint(_ gradient: CGGradient, _ pattern: OpaquePointer, options: CGGradientDrawingOptions) {
    defer { cairo_pattern_destroy(pattern) }
    gradient.addStops(to: pattern, options: options)
    cairo_new_path(cairo)
    compose(bounds: nil) { target in
      cairo_set_source(target, pattern)
      cairo_paint_with_alpha(target, state.alpha)
    }
  }
}
