internal import TrestleCPango
import Synchronization

/// Finds the typeface for a character that the font has no glyph for, in a fixed order.
final class FontCascade: @unchecked Sendable {
  let isBold: Bool
  private struct Key: Hashable {
    var scalar: UInt32
    var region: IdeographRegion
  }
  private let found = Mutex<[Key: Typeface?]>([:])

  private static let regular = FontCascade(isBold: false)
  private static let bold = FontCascade(isBold: true)

  static func shared(isBold: Bool) -> FontCascade { isBold ? bold : regular }

  private init(isBold: Bool) { self.isBold = isBold }

  static var emoji: Typeface? { Typeface.open(FontFiles.emoji) }

  /// Returns the first typeface that covers the character, or nil.
  func typeface(for scalar: UInt32, script: UInt32, region: IdeographRegion) -> Typeface? {
    found.withLock { found in
      let key = Key(scalar: scalar, region: region)
      if let known = found[key] { return known }
      let typeface = search(for: scalar, script: script, region: region)
      found[key] = .some(typeface)
      return typeface
    }
  }

  private func search(for scalar: UInt32, script: UInt32, region: IdeographRegion) -> Typeface? {
    let name = FontCascade.name(ofScript: script)
    if ScriptFonts.ideographic.contains(name) || (0x3000...0x30ff).contains(scalar) || (0xff00...0xffef).contains(scalar) {
      if let face = Typeface.open(FontFiles.cjk(region, isBold: isBold)), face.covers(scalar) { return face }
    }
    if let source = ScriptFonts.file(for: name, isBold: isBold), let face = Typeface.open(source), face.covers(scalar) { return face }
    for source in FontFiles.common(isBold: isBold) {
      if let face = Typeface.open(source), face.covers(scalar) { return face }
    }
    return InstalledFonts.typeface(covering: scalar, isBold: isBold)
  }

  private static func name(ofScript tag: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }, as: UTF8.self)
  }
}
