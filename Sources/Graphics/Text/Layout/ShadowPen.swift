internal import TrestleCPango
import Foundation

/// Draws the shadows of text: the glyphs with an offset, blurred if the shadow has a blur.
struct ShadowPen {
  let pen: TextPen

  /// In pixels. A wider blur looks the same, and would need masks larger than the screen.
  private static let widestBlur = 500.0

  func draw(_ painting: TextPainting) {
    for run in painting.runs {
      guard let shadow = run.details?.shadow, shadow.color.alpha > 0 else { continue }
      if !(shadow.blurRadius > 0) {
        cairo_save(pen.cairo)
        cairo_translate(pen.cairo, shadow.offsetX, shadow.offsetY)
        show(run, painting, shadow.color, pen)
        cairo_restore(pen.cairo)
      } else {
        blur(run, painting, shadow)
      }
    }
  }

  private func show(_ run: TextPainting.GlyphRun, _ painting: TextPainting, _ color: TextColor, _ pen: TextPen) {
    if run.isColor {
      pen.drawColorGlyphs(run, painting.glyphs, alpha: 1, shadow: color)
    } else {
      pen.set(color)
      pen.show(run, painting.glyphs)
    }
  }

  /// Draws the run into a mask in device pixels, blurs that, and fills through it.
  private func blur(_ run: TextPainting.GlyphRun, _ painting: TextPainting, _ shadow: TextDetails.Shadow) {
    let cairo = pen.cairo
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let scale = max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
    let blur = min(ShadowPen.widestBlur, shadow.blurRadius * scale)
    let reach = (blur * 1.5).rounded(.up) + 2
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    let size = run.font.size
    for index in run.first..<run.first + run.count {
      let glyph = painting.glyphs[index]
      for (dx, dy) in [(-size, -size * 1.5), (size * 2, size)] {
        var x = glyph.x + dx
        var y = glyph.y + dy
        cairo_user_to_device(cairo, &x, &y)
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      }
    }
    left = (left - reach).rounded(.down)
    top = (top - reach).rounded(.down)
    let width = Int(max(1, min(8192, right + reach - left)))
    let height = Int(max(1, min(8192, bottom + reach - top)))
    guard let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      cairo_surface_status(mask) == CAIRO_STATUS_SUCCESS, let target = cairo_create(mask)
    else { return }
    defer { cairo_surface_destroy(mask) }
    var moved = matrix
    moved.x0 -= left
    moved.y0 -= top
    cairo_set_matrix(target, &moved)
    show(run, painting, .black, TextPen(cairo: target, tint: nil))
    cairo_destroy(target)
    cairo_surface_flush(mask)
    if let bytes = cairo_image_surface_get_data(mask) {
      let pixels = UnsafeMutableBufferPointer(start: bytes, count: height * Int(cairo_image_surface_get_stride(mask)))
      // A shadow of radius r is a Gaussian of deviation r / 2.
      BoxBlur.blur(
        pixels, width: width, height: height, stride: Int(cairo_image_surface_get_stride(mask)), sigma: blur / 2)
    }
    cairo_surface_mark_dirty(mask)
    cairo_save(cairo)
    var (offsetX, offsetY) = (shadow.offsetX, shadow.offsetY)
    cairo_user_to_device_distance(cairo, &offsetX, &offsetY)
    cairo_identity_matrix(cairo)
    pen.set(shadow.color)
    cairo_mask_surface(cairo, mask, left + offsetX.rounded(), top + offsetY.rounded())
    cairo_restore(cairo)
  }
}

/// Three box blurs, which together approximate a Gaussian.
enum BoxBlur {
  static func blur(_ pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int, sigma: Double) {
    let radius = max(Int((sigma * 0.94).rounded()), 1)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(width, height)) { line in
      for _ in 0..<3 {
        for y in 0..<height { blurLine(pixels, start: y * stride, step: 1, count: width, radius, line) }
        for x in 0..<width { blurLine(pixels, start: x, step: stride, count: height, radius, line) }
      }
    }
  }

  private static func blurLine(
    _ pixels: UnsafeMutableBufferPointer<UInt8>, start: Int, step: Int, count: Int, _ radius: Int,
    _ line: UnsafeMutableBufferPointer<UInt8>
  ) {
    for index in 0..<count { line[index] = pixels[start + index * step] }
    let window = 2 * radius + 1
    var sum = 0
    for index in 0..<min(radius, count) { sum += Int(line[index]) }
    for index in 0..<count {
      if index + radius < count { sum += Int(line[index + radius]) }
      if index - radius - 1 >= 0 { sum -= Int(line[index - radius - 1]) }
      pixels[start + index * step] = UInt8((sum + window / 2) / window)
    }
  }
}
