@_exported import CoreGraphics
internal import TrestleText
@_exported import UIKitValues

/// A font of Core Text: the same object as UIKit's, as on iOS.
public typealias CTFont = UIFont
/// The description of a font: the same object as UIKit's.
public typealias CTFontDescriptor = UIFontDescriptor
/// The style of a paragraph: the same object as UIKit's.
public typealias CTParagraphStyle = NSParagraphStyle

/// A unit of UTF-16.
public typealias UniChar = UInt16

/// The style of a font.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The letters are slanted.
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
  /// The letters are heavier than regular ones.
  public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
  /// The letters are wider than regular ones.
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
  /// The letters are narrower than regular ones.
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
  /// All characters have the same width.
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
  /// The older name of ``traitItalic``.
  public static let italicTrait = traitItalic
  /// The older name of ``traitBold``.
  public static let boldTrait = traitBold
  /// The older name of ``traitExpanded``.
  public static let expandedTrait = traitExpanded
  /// The older name of ``traitCondensed``.
  public static let condensedTrait = traitCondensed
  /// All characters have the same width.
  public static let monoSpaceTrait = traitMonoSpace
}

/// The fonts of the user interface.
public enum CTFontUIFontType: UInt32, Sendable {
  /// The font of text that the user edits.
  case user = 0
  /// The font of fixed width for text that the user edits.
  case userFixedPitch = 1
  case system = 2
  /// The bold system font.
  case emphasizedSystem = 3
  case smallSystem = 4
  /// The small bold system font.
  case smallEmphasizedSystem = 5
  case label = 10
}

/// The effect of the line orientation on metrics: text is always horizontal here.
public enum CTFontOrientation: UInt32, Sendable {
  case `default` = 0
  /// The font is for lines from left to right or right to left.
  case horizontal = 1
  /// The font is for lines from top to bottom.
  case vertical = 2
}

private func usable(_ size: CGFloat) -> CGFloat { size > 0 ? size : 12 }

/// Returns the font with a name, or the system font if there is none. A size of 0 is 12 points.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
  UIFont(name: name, size: usable(size)) ?? .systemFont(ofSize: usable(size))
}

public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(descriptor: descriptor, size: size)
}

/// Returns a font of the user interface.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
  switch uiType {
  case .emphasizedSystem, .smallEmphasizedSystem: .boldSystemFont(ofSize: usable(size))
  case .userFixedPitch: .monospacedSystemFont(ofSize: usable(size), weight: .regular)
  default: .systemFont(ofSize: usable(size))
  }
}

/// Returns a font of Core Graphics at a size.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
  UIFont(graphicsFont.font.withSize(usable(size)))
}

/// Returns the font at another size, with the attributes of a descriptor. A size of 0 leaves it as it is.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size > 0 ? size : font.pointSize
  guard let attributes else { return font.withSize(size) }
  return UIFont(descriptor: font.fontDescriptor.addingAttributes(attributes.fontAttributes), size: size)
}

/// Returns the font with other traits, or nil if the family has none.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let old = font.fontDescriptor.symbolicTraits.rawValue
  let traits = UIFontDescriptor.SymbolicTraits(
    rawValue: (old & ~symTraitMask.rawValue) | (symTraitValue.rawValue & symTraitMask.rawValue))
  guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return nil }
  return UIFont(descriptor: descriptor, size: size > 0 ? size : font.pointSize)
}

/// Returns the font of a family, with the traits of another font.
public func CTFontCreateCopyWithFamily(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
  let size = size > 0 ? size : font.pointSize
  guard UIFont(name: family, size: size) != nil else { return nil }
  return UIFont(descriptor: font.fontDescriptor.withFamily(family), size: size)
}

/// Returns a font that has glyphs for a string.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
  let part = (string as NSString).substring(with: NSIntersectionRange(range, NSRange(location: 0, length: string.utf16.count)))
  let line = CTLineCreateWithAttributedString(NSAttributedString(string: part, attributes: [.font: currentFont]))
  return line.runs.first?.font ?? currentFont
}

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the transform of glyphs, always the identity.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
/// Returns the height above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the depth below the baseline, as a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the space between lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of small letters without ascenders.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the number of units of outlines in an em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.font.typeface.unitsPerEm) }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.font.glyphCount }
/// Returns the position of the underline relative to the baseline: a negative number.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.font.typeface.underlinePosition * font.pointSize }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.font.typeface.underlineThickness * font.pointSize }
/// Returns the angle of a slanted font in degrees: 0, because it is not read from the outlines.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
  font.fontDescriptor.symbolicTraits.contains(.traitItalic) ? -12 : 0
}
/// Returns a box around all glyphs, from the ascent and the descent and the widest letters.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  let wide = "MW@".unicodeScalars.map { font.font.bounds(of: font.font.glyph(for: $0.value)) }.reduce(CGRect.null) { $0.union($1) }
  return CGRect(x: min(0, wide.minX), y: font.descender, width: max(wide.maxX, font.pointSize), height: font.ascender - font.descender)
}
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.font.typeface.fullName }
/// Returns the full name of the font, for display.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.font.typeface.fullName }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// Returns whether the font is bold, italic, condensed and so on.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  CTFontSymbolicTraits(rawValue: font.fontDescriptor.symbolicTraits.rawValue)
}
public func CTFontCopyGraphicsFont(_ font: CTFont, _ attributes: UnsafeMutableRawPointer?) -> CGFont { CGFont(font.font) }

/// Writes the glyphs of UTF-16 characters; those of surrogate pairs are at the first unit, with 0 at the second. Returns whether all have
/// glyphs.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
  var index = 0
  var hasAll = true
  while index < count {
    let unit = characters[index]
    var scalar = UInt32(unit)
    var length = 1
    if UTF16.isLeadSurrogate(unit), index + 1 < count, UTF16.isTrailSurrogate(characters[index + 1]) {
      scalar = 0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(characters[index + 1]) - 0xDC00
      length = 2
      glyphs[index + 1] = 0
    }
    glyphs[index] = CGGlyph(truncatingIfNeeded: font.font.glyph(for: scalar))
    if glyphs[index] == 0 { hasAll = false }
    index += length
  }
  return hasAll
}

/// Returns the sum of the advances, and writes each.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ advances: UnsafeMutablePointer<CGSize>?,
  _ count: CFIndex
) -> Double {
  var sum = 0.0
  for index in 0..<count {
    let advance = font.font.advance(of: UInt32(glyphs[index]))
    advances?[index] = CGSize(width: advance, height: 0)
    sum += advance
  }
  return sum
}

/// Returns the box around all glyphs, and writes that of each.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?,
  _ count: CFIndex
) -> CGRect {
  var whole = CGRect.null
  for index in 0..<count {
    let box = font.font.bounds(of: UInt32(glyphs[index]))
    boundingRects?[index] = box
    whole = whole.union(box)
  }
  return whole
}

/// Returns the outline of a glyph with y pointing up, or nil if it has none.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let path = CGMutablePath()
  path.add(font.font.outline(of: UInt32(glyph)), transform: matrix?.pointee ?? .identity)
  return path.isEmpty ? nil : path
}

/// Draws glyphs at points, in the fill color of the context.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int, _ context: CGContext
) {
  let path = CGMutablePath()
  for index in 0..<count {
    let place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y).concatenating(context.textMatrix)
    path.add(font.font.outline(of: UInt32(glyphs[index])), transform: place)
  }
  context.paint(path)
}

extension CGMutablePath {
  func add(_ outline: [OutlineElement], transform: CGAffineTransform) {
    for element in outline {
      switch element {
      case .move(let point): move(to: point, transform: transform)
      case .line(let point): addLine(to: point, transform: transform)
      case .cubic(let control1, let control2, let end):
        addCurve(to: end, control1: control1, control2: control2, transform: transform)
      case .close: closeSubpath()
      }
    }
  }
}

extension CGContext {
  /// Paints the outlines of glyphs with the text drawing mode.
  func paint(_ path: CGPath) {
    if path.isEmpty { return }
    let mode = textMode
    if [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(mode) {
      addPath(path)
      fillPath()
    }
    if [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(mode) {
      addPath(path)
      strokePath()
    }
    if [.clip, .fillClip, .strokeClip, .fillStrokeClip].contains(mode) {
      addPath(path)
      clip()
    }
  }
}
