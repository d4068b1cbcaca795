internal import TrestleCCairo
import Foundation

extension CGContext {
  /// Replaces the current path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    guard !isPathEmpty else { return }
    let outline = PathData(cairoPathOf: cairo).stroked(strokeStyle)
    cairo_new_path(cairo)
    outline.append(toCairo: cairo)
  }

  var strokeStyle: StrokeStyle {
    let (lengths, phase) = dash
    return StrokeStyle(
      width: cairo_get_line_width(cairo), cap: lineCap, join: lineJoin, miterLimit: cairo_get_miter_limit(cairo),
      dashLengths: lengths.map { CGFloat($0) }, dashPhase: phase)
  }

  private var lineCap: CGLineCap {
    switch cairo_get_line_cap(cairo) {
    case CAIRO_LINE_CAP_ROUND: return .round
    case CAIRO_LINE_CAP_SQUARE: return .square
    default: return .butt
    }
  }

  private var lineJoin: CGLineJoin {
    switch cairo_get_line_join(cairo) {
    case CAIRO_LINE_JOIN_ROUND: return .round
    case CAIRO_LINE_JOIN_BEVEL: return .bevel
    default: return .miter
    }
  }
}
