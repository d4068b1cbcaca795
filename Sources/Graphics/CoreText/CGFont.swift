internal import TrestleText
import UIKitValues

/// A font without a size.
public final class CGFont: @unchecked Sendable {
  let font: Font
  /// The file of the font, if the app provided its bytes.
  let file: FontFile?

  init(_ font: Font, file: FontFile? = nil) {
    self.font = font.withSize(12)
    self.file = file
  }

  /// Returns the font with a PostScript name, or nil.
  public convenience init?(_ name: CFString) {
    guard let font = UIFont(name: name, size: 12) else { return nil }
    self.init(font.font)
  }

  /// Returns the font of a font file's bytes, or nil if they are not a font.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let file = FontFile(data), let font = file.font else { return nil }
    self.init(font, file: file)
  }

  /// The PostScript name, which is unique among installed fonts.
  public var postScriptName: CFString? { font.typeface.postScriptName }
  /// The full name, such as `Noto Sans Bold`.
  public var fullName: CFString? { font.typeface.fullName }
  public var numberOfGlyphs: Int { font.glyphCount }
  public var unitsPerEm: Int32 { Int32(font.typeface.unitsPerEm) }
  /// The height above the baseline in units.
  public var ascent: Int32 { Int32(font.typeface.ascent * font.typeface.unitsPerEm) }
  /// The depth below the baseline in units, a negative number.
  public var descent: Int32 { Int32(font.typeface.descent * font.typeface.unitsPerEm) }
  /// The space between lines in units.
  public var leading: Int32 { Int32(font.typeface.lineGap * font.typeface.unitsPerEm) }
  /// The height of capital letters in units.
  public var capHeight: Int32 { Int32(font.typeface.capHeight * font.typeface.unitsPerEm) }
  /// The height of small letters in units.
  public var xHeight: Int32 { Int32(font.typeface.xHeight * font.typeface.unitsPerEm) }
}

/// A font whose bytes are stored in a file, because fonts are opened by path.
final class FontFile: @unchecked Sendable {
  let path: String
  let font: Font?

  init?(_ data: Data) {
    guard data.count > 12, data.count <= 1 << 28 else { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent(UUID().uuidString + ".font").path
    guard (try? data.write(to: URL(fileURLWithPath: path))) != nil else { return nil }
    font = Typeface.open(Typeface.Source(path: path)).flatMap { typeface in
      Font.make(FontDescription(family: .file(typeface.source), size: 12))
    }
    if font == nil { try? FileManager.default.removeItem(atPath: path) }
  }

}

extension CGContext {
  /// Sets the font of `showGlyphs(_:at:)`.
  public func setFont(_ font: CGFont) { self.font = font }

  /// Draws glyphs at points, in the font and size that were set.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = font as? CGFont else { return }
    CTFontDrawGlyphs(UIFont(font.font.withSize(fontSize)), glyphs, positions, min(glyphs.count, positions.count), self)
  }
}
