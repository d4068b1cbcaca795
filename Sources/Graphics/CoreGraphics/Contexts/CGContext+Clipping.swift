internal import TrestleCCairo
import Foundation

extension CGContext {
  /// Restricts drawing to the inside of the current path, in addition to existing clips.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_clip(cairo)
  }

  /// Limits drawing to rectangles.
  public func clip(to rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    cairo_clip(cairo)
  }

  /// Limits drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    cairo_new_path(cairo)
    addRects(rects)
    clip(using: .winding)
  }

  /// Removes all clips of this state, including masks.
  public func resetClip() {
    cairo_reset_clip(cairo)
    state.mask = nil
  }

  /// The part of user space that can be drawn on: the smallest rectangle around the clip.
  public var boundingBoxOfClipPath: CGRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    return x1 > x0 && y1 > y0 ? CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .null
  }

  /// The clip's bounds in whole device pixels.
  var deviceClipBounds: CGRect {
    let bounds = boundingBoxOfClipPath
    return bounds.isNull ? bounds : bounds.applying(cairoTransform).wholePixels
  }
}

extension CGRect {
  /// Extended to whole pixels, ignoring rounding errors.
  var wholePixels: CGRect {
    if isNull { return self }
    let left = (minX + 1e-3).rounded(.down)
    let top = (minY + 1e-3).rounded(.down)
    return CGRect(
      x: left, y: top, width: max(0, (maxX - 1e-3).rounded(.up) - left), height: max(0, (maxY - 1e-3).rounded(.up) - top))
  }
}
