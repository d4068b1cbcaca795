internal import CPango
import Foundation
import Synchronization

/// Pictures of emoji at the sizes they are shown in, scaled once from the font's bitmaps.
enum ColorGlyphs {
  struct Image: @unchecked Sendable {
    var surface: OpaquePointer
    /// Where the picture's corner lies from the glyph's origin, in pixels.
    var left: Double
    var top: Double
  }

  private struct Key: Hashable {
    var typeface: Int
    var glyph: UInt32
    var pixels: Double
  }

  private static let images = Mutex<[Key: Image?]>([:])
  private static let limit = 1024

  static func image(_ typeface: Typeface, _ glyph: UInt32, pixels: Double) -> Image? {
    let key = Key(typeface: typeface.id, glyph: glyph, pixels: pixels)
    return images.withLock { images in
      if let known = images[key] { return known }
      if images.count >= limit {
        for case let image? in images.values { cairo_surface_destroy(image.surface) }
        images = [:]
      }
      let image = make(typeface, glyph, pixels: pixels)
      images[key] = .some(image)
      return image
    }
  }

  private static func make(_ typeface: Typeface, _ glyph: UInt32, pixels: Double) -> Image? {
    let (face, strike) = typeface.cairoFace()
    let native = strike > 0 ? strike : pixels
    guard let face, let options = cairo_font_options_create() else { return nil }
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    var fontMatrix = cairo_matrix_t(xx: native, yx: 0, xy: 0, yy: native, x0: 0, y0: 0)
    var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    guard let font = cairo_scaled_font_create(face, &fontMatrix, &identity, options) else { return nil }
    defer { cairo_scaled_font_destroy(font) }
    var single = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, &single, 1, &extents)
    guard extents.width > 0, extents.height > 0 else { return nil }
    let source = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(extents.width.rounded(.up)), Int32(extents.height.rounded(.up)))!
    defer { cairo_surface_destroy(source) }
    let pen = cairo_create(source)
    cairo_set_scaled_font(pen, font)
    single.x = -extents.x_bearing
    single.y = -extents.y_bearing
    cairo_show_glyphs(pen, &single, 1)
    cairo_destroy(pen)

    let scale = pixels / native
    let left = (extents.x_bearing * scale).rounded(.down)
    let top = (extents.y_bearing * scale).rounded(.down)
    let width = ((extents.x_bearing + extents.width) * scale).rounded(.up) - left
    let height = ((extents.y_bearing + extents.height) * scale).rounded(.up) - top
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(max(width, 1)), Int32(max(height, 1)))!
    let target = cairo_create(surface)
    cairo_translate(target, extents.x_bearing * scale - left, extents.y_bearing * scale - top)
    cairo_scale(target, scale, scale)
    cairo_set_source_surface(target, source, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(target), CAIRO_FILTER_GOOD)
    cairo_paint(target)
    cairo_destroy(target)
    return Image(surface: surface, left: left, top: top)
  }
}
