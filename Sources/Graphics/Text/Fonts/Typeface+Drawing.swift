internal import TrestleCPango
import Foundation

/// A FreeType library instance for this module only. FreeType requires that faces be opened one at a time.
private let freeType = (library: UInt(bitPattern: trestle_ft_library()), lock: Lock())

extension Typeface {
  /// Returns cairo's face for the outlines, and for a bitmap font the size of its only strike.
  func cairoFace() -> (face: OpaquePointer?, strikeSize: Double) {
    lock.locked {
      if !drawing.isOpened {
        drawing.isOpened = true
        var length: UInt32 = 0
        let bytes = hb_blob_get_data(hb_face_reference_blob(hbFace), &length)
        let face: FT_Face? = freeType.lock.locked {
          var face: FT_Face?
          let status = bytes?.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
            FT_New_Memory_Face(FT_Library(bitPattern: freeType.library), $0, FT_Long(length), FT_Long(source.index), &face)
          }
          return status == 0 ? face : nil
        }
        if let face {
          drawing.fontFace = trestle_cairo_face(face)
          if trestle_ft_is_scalable(face) == 0 { drawing.strikeSize = Double(trestle_ft_strike_ppem(face)) }
        }
      }
      return (drawing.fontFace, drawing.strikeSize)
    }
  }

  /// Adds the ink extents of the glyphs at a size. Read from the outlines once per glyph.
  func addInk(of glyphs: UnsafeBufferPointer<cairo_glyph_t>, size: Double, stretch: Double, to box: inout InkBox) {
    lock.locked {
      var known = InkCache()
      swap(&known, &drawing.ink)
      for glyph in glyphs {
        let id = Int(glyph.index)
        var ink = known[id]
        if ink == nil {
          ink = readInk(of: UInt32(id))
          known[id] = ink
        }
        guard let ink else { continue }
        box.add(
          glyph.x + Double(ink.minX) * size * stretch, glyph.y + Double(ink.minY) * size,
          glyph.x + Double(ink.maxX) * size * stretch, glyph.y + Double(ink.maxY) * size)
      }
      swap(&known, &drawing.ink)
    }
  }

  private func readInk(of glyph: UInt32) -> GlyphInk {
    var extents = hb_glyph_extents_t()
    hb_font_get_glyph_extents(hbFont, glyph, &extents)
    let em = Float(unitsPerEm)
    return GlyphInk(
      minX: Float(extents.x_bearing) / em, minY: Float(-extents.y_bearing) / em,
      maxX: Float(extents.x_bearing + extents.width) / em, maxY: Float(-extents.y_bearing - extents.height) / em)
  }
}
