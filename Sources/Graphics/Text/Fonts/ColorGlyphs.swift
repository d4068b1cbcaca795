internal import TrestleCPango
import Foundation
import Synchronization

/// Images of emoji at the displayed sizes, scaled once from the font's bitmaps.
enum ColorGlyphs {
  final class Image: @unchecked Sendable {
    let surface: OpaquePointer
    /// The position of the image's corner relative to the glyph's origin, in pixels.
    let left: Double
    let top: Double

    init(surface: OpaquePointer, left: Double, top: Double) {
      self.surface = surface
      self.left = left
      self.top = top
    }

    deinit { cairo_surface_destroy(surface) }

    var byteCount: Int { Int(cairo_image_surface_get_stride(surface)) * Int(cairo_image_surface_get_height(surface)) }
  }

  private struct Key: Hashable {
    var typeface: Int
    var glyph: UInt32
    var pixels: Double
  }

  private static let kept = Mutex<(images: [Key: Image?], bytes: Int)>(([:], 0))
  private static let mostImages = 1024
  private static let mostBytes = 16 << 20
  /// Larger images are not drawn: they exceed any screen.
  private static let mostPixels = 8192.0

  static func image(_ typeface: Typeface, _ glyph: UInt32, pixels: Double) -> Image? {
    guard pixels > 0, pixels <= mostPixels else { return nil }
    let key = Key(typeface: typeface.id, glyph: glyph, pixels: pixels)
    return kept.withLock { kept in
      if let known = kept.images[key] { return known }
      if kept.images.count >= mostImages || kept.bytes >= mostBytes { kept = ([:], 0) }
      let image = make(typeface, glyph, pixels: pixels)
      kept.images[key] = .some(image)
      kept.bytes += image?.byteCount ?? 0
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
