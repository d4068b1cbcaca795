internal import TrestleCPango
import Foundation
import Synchronization

/// A typeface at a size, with its spacing and features.
///
/// Fonts are interned: equal descriptions give the same object, so fonts are compared by identity.
package final class Font: @unchecked Sendable {
  package let description: FontDescription
  package let typeface: Typeface
  package let size: Double
  /// Added after each character, in points.
  package let tracking: Double
  package let ascender: Double
  /// Negative, below the baseline.
  package let descender: Double
  package let leading: Double
  /// Whether the line metrics are those of the iOS system font.
  private let hasSystemBox: Bool
  /// Points per unit of the typeface, along the line.
  let unit: Double
  /// The horizontal scale of the glyphs.
  let stretch: Double
  /// Horizontal shear that replaces a missing italic face.
  let slant: Double
  let features: FontFeatures
  let cascade: FontCascade
  let scaled = Mutex<[ScaledFont]>([])
  let masks = Mutex<[GlyphMasks]>([])

  package var lineHeight: Double { ascender - descender }
  package var capHeight: Double { typeface.capHeight * size }
  package var xHeight: Double { typeface.xHeight * size }
  package var isBold: Bool { cascade.isBold }

  /// The line metrics of the iOS system font, which are used for the system font whichever typeface draws it.
  private static let systemAscent = 1950.0 / 2048
  private static let systemDescent = -494.0 / 2048
  /// The distances, in em, by which East Asian text extends a line of the system font above and below. They are those of the fonts that accompany
  /// the iOS system font: a line of 17 points is 21 points high instead of 20.5.
  private static let systemEastAsianRise = 0.0075

  private static let interned = Mutex(FontStore<FontDescription>())
  private struct FallbackKey: Hashable {
    var typeface: Typeface
    var size: Double
    var isBold: Bool
    var stretch: Double
    var isForSystem: Bool
  }
  private static let fallbacks = Mutex(FontStore<FallbackKey>())

  /// The number of kept fonts, for tests of the eviction.
  static var internedCount: Int { interned.withLock { $0.count } }

  /// Returns the font for a description. An unknown name gives nil; a built-in family always gives a font.
  package static func make(_ description: FontDescription) -> Font? {
    interned.withLock { fonts in
      if let known = fonts[description] { return known }
      guard let match = FontMatcher.match(description) else { return nil }
      let font = Font(description, match)
      fonts.keep(font, for: description)
      return font
    }
  }

  package static func system(size: Double, weight: Double = 0, isItalic: Bool = false) -> Font {
    make(FontDescription(weight: weight, isItalic: isItalic, size: size))!
  }

  /// Returns the font for characters that `primary` has no glyph for. It has no tracking of its own.
  static func fallback(_ typeface: Typeface, for primary: Font) -> Font {
    fallbacks.withLock { fonts in
      let key = FallbackKey(
        typeface: typeface, size: primary.size, isBold: primary.isBold, stretch: primary.stretch, isForSystem: primary.hasSystemBox)
      if let known = fonts[key] { return known }
      let font = Font(typeface, fallbackFor: primary)
      fonts.keep(font, for: key)
      return font
    }
  }

  private init(_ description: FontDescription, _ match: FontMatcher.Match) {
    self.description = description
    typeface = match.typeface
    size = description.size
    stretch = description.stretch
    unit = description.size * description.stretch / match.typeface.unitsPerEm
    slant = match.needsSlant ? 0.2 : 0
    var features = description.features
    let isSystem = description.family == .system
    if isSystem, !features.contains(where: { $0.tag == "calt" }) {
      // Inter's contextual alternates turn "->" into an arrow, unlike the iOS font.
      features.append(FontDescription.Feature("calt", 0))
    }
    self.features = FontFeatures.interned(features)
    tracking = (isSystem ? SystemTracking.fraction(description) * description.size : 0) + description.tracking * description.size
    hasSystemBox = isSystem || description.family == .monospaced || description.family == .rounded
    ascender = (hasSystemBox ? Font.systemAscent : match.typeface.ascent) * size
    descender = (hasSystemBox ? Font.systemDescent : match.typeface.descent) * size
    leading = hasSystemBox ? 0 : match.typeface.lineGap * size
    cascade = FontCascade.shared(isBold: description.weight >= 0.3)
  }

  private init(_ typeface: Typeface, fallbackFor primary: Font) {
    description = FontDescription(
      family: .file(typeface.source), weight: primary.description.weight, isItalic: primary.description.isItalic, size: primary.size)
    self.typeface = typeface
    size = primary.size
    stretch = primary.stretch
    unit = primary.size * primary.stretch / typeface.unitsPerEm
    slant = 0
    features = FontFeatures.none
    tracking = 0
    hasSystemBox = false
    if typeface.hasColor {
      (ascender, descender) = (0, 0)
    } else if primary.hasSystemBox, typeface.isEastAsian {
      ascender = (Font.systemAscent + Font.systemEastAsianRise) * primary.size
      descender = (Font.systemDescent - Font.systemEastAsianRise) * primary.size
    } else {
      // Some of Noto's fonts have a large line height for rare stacks of marks; lines should not double in height for them.
      ascender = min(typeface.ascent, 1.16) * primary.size
      descender = max(typeface.descent, -0.36) * primary.size
    }
    leading = 0
    cascade = primary.cascade
  }

  deinit {
    scaled.withLock { for entry in $0 { cairo_scaled_font_destroy(entry.pointer) } }
  }
}

extension Font: Hashable {
  package static func == (left: Font, right: Font) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Font {
  /// Returns the same font with wider or narrower glyphs.
  package func stretched(_ stretch: Double) -> Font {
    var changed = description
    changed.stretch = min(max(stretch, 0.05), 20)
    return Font.make(changed) ?? self
  }

  package func withSize(_ size: Double) -> Font {
    var changed = description
    changed.size = size
    return Font.make(changed) ?? self
  }
}
