internal import TrestleCPango
import Foundation

/// Draws parts of a painting into one cairo context.
struct TextPen {
  let cairo: OpaquePointer
  let tint: TextColor?

  /// Cairo has stack space for this many; more would be allocated each time.
  static let glyphsAtOnce = 80

  func draw(_ run: TextPainting.GlyphRun, _ glyphs: UnsafeMutablePointer<cairo_glyph_t>) {
    let color = tint ?? run.color
    if run.isColor {
      drawColorGlyphs(run, glyphs, alpha: color.alpha, shadow: nil)
      return
    }
    let strokeWidth = run.details?.strokeWidth ?? 0
    if strokeWidth <= 0 {
      set(color)
      show(run, glyphs)
    }
    if strokeWidth != 0 {
      set(tint ?? run.details?.strokeColor ?? color)
      cairo_save(cairo)
      if prepare(run) {
        cairo_new_path(cairo)
        cairo_glyph_path(cairo, glyphs + run.first, Int32(run.count))
        cairo_set_line_width(cairo, abs(strokeWidth) / 100 * run.font.size)
        cairo_stroke(cairo)
      }
      cairo_restore(cairo)
    }
  }

  /// Draws the glyphs in the current color.
  func show(_ run: TextPainting.GlyphRun, _ glyphs: UnsafeMutablePointer<cairo_glyph_t>) {
    let isOblique = run.details.map { $0.obliqueness != 0 } ?? false
    if isOblique { cairo_save(cairo) }
    var first = run.first
    let end = prepare(run) ? run.first + run.count : first
    while first < end {
      let count = min(end - first, TextPen.glyphsAtOnce)
      cairo_show_glyphs(cairo, glyphs + first, Int32(count))
      first += count
    }
    if isOblique { cairo_restore(cairo) }
  }

  /// Sets the font; returns false if it cannot be drawn at this size.
  private func prepare(_ run: TextPainting.GlyphRun) -> Bool {
    if let slant = run.details?.obliqueness, slant != 0 {
      // A shear about the baseline.
      var shear = cairo_matrix_t(xx: 1, yx: 0, xy: -slant, yy: 1, x0: slant * run.baseline, y0: 0)
      cairo_transform(cairo, &shear)
    }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard let font = run.font.scaledFont(under: matrix) else { return false }
    cairo_set_scaled_font(cairo, font)
    cairo_scaled_font_destroy(font)
    return true
  }

  /// Draws color glyphs, which keep their colors; only the alpha of the text's color is used. With `shadow` their outlines are drawn in
  /// that color.
  func drawColorGlyphs(
    _ run: TextPainting.GlyphRun, _ glyphs: UnsafeMutablePointer<cairo_glyph_t>, alpha: Double, shadow: TextColor?
  ) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let isUpright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && matrix.xx == matrix.yy
    let pixels = run.font.size * (isUpright ? matrix.xx : max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy)))
    cairo_save(cairo)
    for index in run.first..<run.first + run.count {
      let glyph = glyphs[index]
      guard let image = ColorGlyphs.image(run.font.typeface, UInt32(glyph.index), pixels: pixels) else { continue }
      var x = glyph.x
      var y = glyph.y
      cairo_set_matrix(cairo, &matrix)
      if isUpright {
        cairo_user_to_device(cairo, &x, &y)
        cairo_identity_matrix(cairo)
        cairo_translate(cairo, x.rounded() + image.left, y.rounded() + image.top)
      } else {
        cairo_translate(cairo, x, y)
        cairo_scale(cairo, run.font.size / pixels, run.font.size / pixels)
        cairo_translate(cairo, image.left, image.top)
      }
      if let shadow {
        set(shadow)
        cairo_mask_surface(cairo, image.surface, 0, 0)
      } else {
        cairo_set_source_surface(cairo, image.surface, 0, 0)
        cairo_paint_with_alpha(cairo, alpha)
      }
    }
    cairo_restore(cairo)
  }

  func set(_ color: TextColor) { cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha) }

  /// Fills a rectangle; lines are aligned to whole device pixels, with a minimum thickness of one.
  func fill(_ mark: TextPainting.Mark, snaps: Bool) {
    set(mark.followsText ? tint ?? mark.color : mark.color)
    var y = mark.y
    var height = mark.height
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    if snaps, matrix.xy == 0, matrix.yx == 0, matrix.yy > 0 {
      let pixels = max((height * matrix.yy).rounded(), 1)
      let top = ((y + height / 2) * matrix.yy + matrix.y0 - pixels / 2).rounded()
      y = (top - matrix.y0) / matrix.yy
      height = pixels / matrix.yy
    }
    guard mark.pattern != .solid else {
      cairo_rectangle(cairo, mark.x, y, mark.width, height)
      cairo_fill(cairo)
      return
    }
    let dash = height
    let pattern: [Double]
    switch mark.pattern {
    case .solid: pattern = []
    case .dot: pattern = [3 * dash, 3 * dash]
    case .dash: pattern = [10 * dash, 5 * dash]
    case .dashDot: pattern = [10 * dash, 3 * dash, 3 * dash, 3 * dash]
    case .dashDotDot: pattern = [10 * dash, 3 * dash, 3 * dash, 3 * dash, 3 * dash, 3 * dash]
    }
    cairo_save(cairo)
    cairo_set_dash(cairo, pattern, Int32(pattern.count), 0)
    cairo_set_line_width(cairo, height)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    cairo_new_path(cairo)
    cairo_move_to(cairo, mark.x, y + height / 2)
    cairo_line_to(cairo, mark.x + mark.width, y + height / 2)
    cairo_stroke(cairo)
    cairo_restore(cairo)
  }
}
