internal import TrestleCCairo
import Foundation

extension CGContext {
  /// Draws the image to fill `rect`, its top at the rectangle's maximum y: upright if y points up. A mask is drawn in the fill color. With
  /// `byTiling`, the image is repeated from `rect` over the whole clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard !rect.isNull, !rect.isInfinite, !rect.hasNaN else { return }
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    let toUser = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.maxY)
    draw(image, pixelsToUser: toUser, tiled: byTiling ? boundingBoxOfClipPath : nil)
  }

  /// Draws the image with its top at the rectangle's minimum y: upright in UIKit's contexts.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
    let toUser = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.minY)
    draw(image, pixelsToUser: toUser)
  }

  /// Draws the image through a transform from its pixels, counted from the top left, to user space; or repeats it over `tiled`.
  package func draw(_ image: CGImage, pixelsToUser: CGAffineTransform, tiled: CGRect? = nil) {
    guard pixelsToUser.isInvertible, tiled?.isNull != true, tiled?.hasNaN != true,
      let pattern = cairo_pattern_create_for_surface(image.bitmap.surface)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    let pixels = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
    cairo_pattern_set_extend(pattern, tiled == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, image.shouldInterpolate ? state.quality.cairo : CAIRO_FILTER_NEAREST)
    var matrix = pixelsToUser.inverted().cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    var shape = PathData()
    shape.addRect(tiled.map(drawable) ?? pixels)
    if tiled == nil { shape.apply(pixelsToUser) }
    cairo_new_path(cairo)
    compose(bounds: tiled ?? pixels.applying(pixelsToUser)) { target in
      cairo_save(target)
      cairo_new_path(target)
      shape.append(toCairo: target)
      if image.isMask {
        cairo_clip(target)
        setSource(state.fill, on: target)
        cairo_mask(target, pattern)
      } else if state.alpha < 1 || cairo_get_operator(target).reachesBeyondShape {
        cairo_clip(target)
        cairo_set_source(target, pattern)
        cairo_paint_with_alpha(target, state.alpha)
      } else {
        cairo_set_source(target, pattern)
        cairo_fill(target)
      }
      cairo_restore(target)
    }
  }

  /// Restricts drawing by an image placed over `rect`: by the coverage of a mask, or by the brightness of an image without alpha.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    let bounds = deviceClipBounds
    guard !bounds.isNull, rect.width > 0, rect.height > 0,
      let coverage = Bitmap(width: Int(bounds.width), height: Int(bounds.height), format: .a8),
      let target = cairo_create(coverage.surface), let mask = mask.coverageForClipping
    else {
      resetToNothing()
      return
    }
    defer { cairo_destroy(target) }
    let (x, y) = (Int(bounds.minX), Int(bounds.minY))
    cairo_surface_set_device_offset(coverage.surface, Double(-x), Double(-y))
    let toUser = CGAffineTransform(
      a: rect.width / CGFloat(mask.width), b: 0, c: 0, d: -rect.height / CGFloat(mask.height), tx: rect.minX, ty: rect.maxY)
    var matrix = cairoTransform.cairo
    cairo_set_matrix(target, &matrix)
    if let pattern = cairo_pattern_create_for_surface(mask.surface) {
      matrix = toUser.inverted().cairo
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, state.quality.cairo)
      cairo_set_source(target, pattern)
      cairo_paint(target)
      cairo_pattern_destroy(pattern)
    }
    if let earlier = state.mask {
      cairo_identity_matrix(target)
      cairo_set_operator(target, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_surface(target, earlier.coverage.surface, Double(earlier.x), Double(earlier.y))
      cairo_paint(target)
    }
    cairo_surface_set_device_offset(coverage.surface, 0, 0)
    coverage.flush()
    state.mask = ContextMask(coverage: coverage, x: x, y: y)
  }

  private func resetToNothing() {
    cairo_new_path(cairo)
    cairo_clip(cairo)
  }
}
