internal import TrestleCPango
import Foundation
import Synchronization

/// An opened font file: its tables for HarfBuzz, its outlines for cairo, and its metrics as fractions of an em.
///
/// A typeface has no size. It is opened once and kept until the process ends.
package final class Typeface: @unchecked Sendable {
  /// A file on disk and the face within it.
  package struct Source: Hashable, Sendable {
    package var path: String
    package var index: Int

    package init(path: String, index: Int = 0) {
      self.path = path
      self.index = index
    }
  }

  package let source: Source
  /// Small and unique in the process: part of the keys of the shaping cache.
  package let id: Int
  package let unitsPerEm: Double
  package let ascent: Double
  /// Negative, below the baseline.
  package let descent: Double
  package let lineGap: Double
  package let capHeight: Double
  package let xHeight: Double
  package let underlinePosition: Double
  package let underlineThickness: Double
  package let strikePosition: Double
  package let hasColor: Bool
  /// Whether every printable ASCII character has a glyph, so that plain text needs no coverage check.
  package let coversASCII: Bool

  let hbFace: OpaquePointer
  /// Scaled to units per em, so that shaping does not depend on the size and needs no hinting.
  let hbFont: OpaquePointer
  private let blob: OpaquePointer
  let lock = Lock()
  /// Accessed with the lock held only.
  var drawing = Drawing()

  /// The objects of cairo and FreeType; created when the first glyph is drawn.
  struct Drawing {
    var fontFace: OpaquePointer?
    var strikeSize: Double = 0
    var isOpened = false
    var ink = InkCache()
  }

  private static let opened = Mutex<(all: [Source: Typeface], next: Int)>(([:], 1))

  /// Returns the typeface in a file, or nil if it cannot be used.
  package static func open(_ source: Source) -> Typeface? {
    opened.withLock { state in
      if let known = state.all[source] { return known }
      guard let face = Typeface(source: source, id: state.next) else { return nil }
      state.next += 1
      state.all[source] = face
      return face
    }
  }

  private init?(source: Source, id: Int) {
    guard let blob = hb_blob_create_from_file_or_fail(source.path) else { return nil }
    guard hb_face_count(blob) > UInt32(source.index & 0xffff), let face = hb_face_create(blob, UInt32(source.index & 0xffff)),
      hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face)
    else {
      hb_blob_destroy(blob)
      return nil
    }
    let units = max(Int32(hb_face_get_upem(face)), 16)
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, units, units)
    self.source = source
    self.id = id
    self.blob = blob
    hbFace = face
    hbFont = font
    unitsPerEm = Double(units)
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
      var value: hb_position_t = 0
      return hb_ot_metrics_get_position(font, tag, &value) != 0 ? Double(value) / Double(units) : nil
    }
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    ascent = Double(extents.ascender) / Double(units)
    descent = Double(extents.descender) / Double(units)
    lineGap = Double(extents.line_gap) / Double(units)
    let cap = metric(HB_OT_METRICS_TAG_CAP_HEIGHT).flatMap { $0 > 0 ? $0 : nil }
    let x = metric(HB_OT_METRICS_TAG_X_HEIGHT).flatMap { $0 > 0 ? $0 : nil }
    capHeight = cap ?? Typeface.height(of: "H", in: font, units: Double(units)) ?? ascent * 0.75
    xHeight = x ?? Typeface.height(of: "x", in: font, units: Double(units)) ?? ascent * 0.55
    let thickness = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE).flatMap { $0 > 0 ? $0 : nil } ?? 0.06
    underlineThickness = thickness
    underlinePosition = metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET).flatMap { $0 < 0 ? $0 : nil } ?? -0.12
    strikePosition = metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET).flatMap { $0 > 0 ? $0 : nil } ?? xHeight / 2
    hasColor = hb_ot_color_has_png(face) != 0
    coversASCII = (0x20..<0x7f).allSatisfy { Typeface.glyph(UInt32($0), in: font) != 0 }
    hb_font_make_immutable(font)
  }

  /// Returns whether the typeface has a glyph for a character.
  package func covers(_ scalar: UInt32) -> Bool { Typeface.glyph(scalar, in: hbFont) != 0 }

  /// Whether the typeface is for Chinese, Japanese or Korean: it has an ideograph, or a syllable of kana or hangul.
  var isEastAsian: Bool { covers(0x4e00) || covers(0x3042) || covers(0xac00) }

  func glyph(for scalar: UInt32) -> UInt32 { Typeface.glyph(scalar, in: hbFont) }

  private static func glyph(_ scalar: UInt32, in font: OpaquePointer) -> UInt32 {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : 0
  }

  private static func height(of character: Unicode.Scalar, in font: OpaquePointer, units: Double) -> Double? {
    var extents = hb_glyph_extents_t()
    let glyph = glyph(character.value, in: font)
    guard glyph != 0, hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
    return Double(extents.y_bearing) / units
  }
}

extension Typeface: Hashable {
  package static func == (left: Typeface, right: Typeface) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The box a glyph's ink fills, as fractions of an em, y downward from the baseline.
struct GlyphInk {
  var minX: Float
  var minY: Float
  var maxX: Float
  var maxY: Float
}
