internal import TrestleCPango
import Foundation
import Synchronization

/// A cairo font under one transform.
struct ScaledFont: @unchecked Sendable {
  var xx: Double
  var yx: Double
  var xy: Double
  var yy: Double
  var pointer: OpaquePointer
}

extension Font {
  /// Gray antialiasing without hinting: the same glyph has the same pixels on every screen and machine.
  private static let options: UInt = {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    return UInt(bitPattern: options)
  }()

  /// The number of transforms that a font is cached for; one is enough for an app with one screen.
  private static let rememberedTransforms = 4

  /// In pixels. Larger fonts are not requested: FreeType fails, and the face remains unusable.
  private static let largestSize = 16_384.0

  /// Returns nil for sizes that cannot be drawn. The caller owns a reference and destroys it, because another thread may remove this
  /// transform from the cache.
  func scaledFont(under matrix: cairo_matrix_t) -> OpaquePointer? {
    let pixels = size * max(stretch, 1) * max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
    guard pixels > 0, pixels <= Font.largestSize else { return nil }
    return scaled.withLock { known in
      for entry in known where entry.xx == matrix.xx && entry.yy == matrix.yy && entry.xy == matrix.xy && entry.yx == matrix.yx {
        return cairo_scaled_font_reference(entry.pointer)
      }
      guard let face = typeface.cairoFace().face else { return nil }
      var fontMatrix = cairo_matrix_t(xx: size * stretch, yx: 0, xy: slant * -size, yy: size, x0: 0, y0: 0)
      var transform = cairo_matrix_t(xx: matrix.xx, yx: matrix.yx, xy: matrix.xy, yy: matrix.yy, x0: 0, y0: 0)
      guard let pointer = cairo_scaled_font_create(face, &fontMatrix, &transform, OpaquePointer(bitPattern: Font.options)) else {
        return nil
      }
      guard cairo_scaled_font_status(pointer) == CAIRO_STATUS_SUCCESS else { return nil }
      if known.count == Font.rememberedTransforms { cairo_scaled_font_destroy(known.removeFirst().pointer) }
      known.append(ScaledFont(xx: matrix.xx, yx: matrix.yx, xy: matrix.xy, yy: matrix.yy, pointer: pointer))
      return cairo_scaled_font_reference(pointer)
    }
  }
}
