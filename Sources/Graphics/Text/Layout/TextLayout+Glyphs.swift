internal import TrestleCPango
import Foundation

/// Glyphs of one font and appearance in a line, from left to right.
package struct GlyphRow {
  package var font: Font
  /// An index into the runs of the text.
  package var run: Int
  /// The UTF-16 range of the characters.
  package var start: Int
  package var end: Int
  package var isRightToLeft: Bool
  package var glyphs: [UInt32] = []
  /// The positions of the glyphs relative to the left end of the line's baseline, with y pointing up.
  package var positions: [CGPoint] = []
  package var advances: [Double] = []
  /// The character of each glyph.
  package var indices: [Int] = []
}

extension TextLayout {
  /// Returns the glyphs of a line. Spaces have glyphs too; tabs, line breaks and attachments are rows with no glyph.
  package func glyphRows(inLine index: Int) -> [GlyphRow] {
    let line = lines[index]
    var rows: [GlyphRow] = []
    for piece in pieces[line.pieces] {
      let continues =
        rows.last.map {
          $0.font === piece.font && $0.run == piece.run && $0.isRightToLeft == piece.isRightToLeft
        } ?? false
      if !continues {
        rows.append(
          GlyphRow(font: piece.font, run: piece.run, start: piece.start, end: piece.end, isRightToLeft: piece.isRightToLeft))
      }
      let last = rows.count - 1
      rows[last].start = min(rows[last].start, piece.start)
      rows[last].end = max(rows[last].end, piece.end)
      add(piece, to: &rows[last], originX: line.x)
    }
    return rows
  }

  private func add(_ piece: TextPiece, to row: inout GlyphRow, originX: Double) {
    guard let shaped = piece.shaped else { return }
    var x = piece.x - originX
    let unit = piece.font.unit
    for index in piece.glyphs {
      let glyph = shaped.glyphs[index]
      // The spacing follows the last glyph of each cluster.
      let isLast = index + 1 >= piece.glyphs.upperBound || shaped.glyphs[index + 1].cluster != glyph.cluster
      let advance = Double(glyph.advance) * unit + (isLast ? piece.spacing : 0)
      row.glyphs.append(glyph.id)
      row.positions.append(
        CGPoint(x: x + Double(glyph.xOffset) * unit, y: Double(glyph.yOffset) * unit / piece.font.stretch))
      row.advances.append(advance)
      row.indices.append(piece.start + glyph.cluster - piece.shapedStart)
      x += advance
    }
  }

  /// Returns one line as a layout, at the same position.
  package func line(_ index: Int) -> TextLayout { TextLayout(self, lines: [lines[index]], pieces: pieces) }
}

/// A part of the outline of a glyph.
package enum OutlineElement: Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint)
  case close
}

extension Font {
  /// Returns the glyph of a character, or 0.
  package func glyph(for scalar: UInt32) -> UInt32 { typeface.glyph(for: scalar) }

  /// Returns the distance from a glyph to the next, in points.
  package func advance(of glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(typeface.hbFont, glyph)) * unit }

  package var glyphCount: Int { Int(hb_face_get_glyph_count(typeface.hbFace)) }

  /// Returns the box of a glyph in points, with y pointing up.
  package func bounds(of glyph: UInt32) -> CGRect {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(typeface.hbFont, glyph, &extents) != 0 else { return .zero }
    let up = size / typeface.unitsPerEm
    return CGRect(
      x: Double(extents.x_bearing) * unit, y: Double(extents.y_bearing + extents.height) * up, width: Double(extents.width) * unit,
      height: Double(-extents.height) * up)
  }

  /// Returns the outline of a glyph in points, with y pointing up; empty for an image.
  package func outline(of glyph: UInt32) -> [OutlineElement] {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1), let cairo = cairo_create(surface) else { return [] }
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    // A large size, so that hinting and rounding have no effect.
    let factor = 16.0
    cairo_scale(cairo, factor, factor)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard let scaled = scaledFont(under: matrix) else { return [] }
    defer { cairo_scaled_font_destroy(scaled) }
    cairo_set_scaled_font(cairo, scaled)
    var drawn = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_glyph_path(cairo, &drawn, 1)
    guard let path = cairo_copy_path(cairo) else { return [] }
    defer { cairo_path_destroy(path) }
    guard let data = path.pointee.data else { return [] }
    var result: [OutlineElement] = []
    var index = 0
    while index < Int(path.pointee.num_data) {
      let header = data[index].header
      func point(_ offset: Int) -> CGPoint { CGPoint(x: data[index + offset].point.x, y: -data[index + offset].point.y) }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: result.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: result.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: result.append(.cubic(point(1), point(2), point(3)))
      default: result.append(.close)
      }
      index += max(1, Int(header.length))
    }
    return result
  }
}
