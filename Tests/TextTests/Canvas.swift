internal import TrestleCPango
import Foundation

import TrestleText

/// A white bitmap to draw text on and read pixels from.
final class Canvas {
  let width: Int
  let height: Int
  let surface: OpaquePointer
  let cairo: OpaquePointer

  init(width: Int, height: Int, scale: Double = 1, white: Bool = true) {
    self.width = width
    self.height = height
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    cairo = cairo_create(surface)
    if white {
      cairo_set_source_rgb(cairo, 1, 1, 1)
      cairo_paint(cairo)
    }
    cairo_scale(cairo, scale, scale)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  var bytes: UnsafeBufferPointer<UInt8> {
    cairo_surface_flush(surface)
    return UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: height * rowBytes)
  }

  var rowBytes: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// The FNV hash of all pixels.
  var hash: UInt64 { bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }

  /// The pixels that are not white, as a box; nil when all are.
  var inkBox: (left: Int, top: Int, right: Int, bottom: Int)? {
    var box: (left: Int, top: Int, right: Int, bottom: Int)?
    let bytes = bytes
    for y in 0..<height {
      for x in 0..<width where bytes[y * rowBytes + x * 4] != 255 || bytes[y * rowBytes + x * 4 + 1] != 255 {
        let known = box ?? (x, y, x + 1, y + 1)
        box = (min(known.left, x), min(known.top, y), max(known.right, x + 1), max(known.bottom, y + 1))
      }
    }
    return box
  }

  func writePNG(_ path: String) { cairo_surface_write_to_png(surface, path) }

  func line(_ x: Double, _ y: Double, _ width: Double, _ height: Double, red: Double = 1) {
    cairo_set_source_rgba(cairo, red, 0.3, 0.3, 0.5)
    cairo_set_line_width(cairo, 0.5)
    cairo_rectangle(cairo, x, y, width, height)
    cairo_stroke(cairo)
  }

  static let libraries =
    "cairo \(String(cString: cairo_version_string())), HarfBuzz \(String(cString: hb_version_string())), Pango \(String(cString: pango_version_string()))"
}
