import CoreGraphics

/// A line of a layout fragment. Rectangles are relative to the fragment's frame.
open class NSTextLineFragment: NSObject {
  /// The text of the paragraph that contains the line.
  public final let attributedString: NSAttributedString
  /// The characters of the line in ``attributedString``.
  public final let characterRange: NSRange
  /// The rectangle of the line's text, with the height of the line.
  public final let typographicBounds: CGRect
  /// The origin of the first glyph, on the baseline, in ``typographicBounds``.
  public final let glyphOrigin: CGPoint
  private weak var manager: NSLayoutManager?
  private let container: NSTextContainer?
  /// The offset of the paragraph in the text, and the origin of the fragment in its container.
  private let start: Int
  private let origin: CGPoint

  init(
    _ attributedString: NSAttributedString, _ range: NSRange, bounds: CGRect, glyphOrigin: CGPoint, start: Int, origin: CGPoint,
    in container: NSTextContainer?, of manager: NSLayoutManager?
  ) {
    self.attributedString = attributedString
    characterRange = range
    typographicBounds = bounds
    self.glyphOrigin = glyphOrigin
    self.start = start
    self.origin = origin
    self.container = container
    self.manager = manager
    super.init()
  }

  private var glyphs: NSRange { NSRange(location: start + characterRange.location, length: characterRange.length) }

  /// Draws the line with the origin of its bounds at a point of a context.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let manager else { return }
    let place = CGPoint(
      x: point.x - typographicBounds.minX - origin.x, y: point.y - typographicBounds.minY - origin.y)
    UIGraphicsPushContext(context)
    manager.drawBackground(forGlyphRange: glyphs, at: place)
    manager.drawGlyphs(forGlyphRange: glyphs, at: place)
    UIGraphicsPopContext()
  }

  /// Returns the position of a character of the paragraph, on the baseline, in the coordinates of the fragment.
  open func locationForCharacter(at index: Int) -> CGPoint {
    guard let manager, characterRange.length > 0 else { return typographicBounds.origin }
    let last = characterRange.location + characterRange.length
    let line = manager.lineFragmentRect(forGlyphAt: glyphs.location, effectiveRange: nil)
    if index >= last {
      return CGPoint(x: typographicBounds.maxX, y: typographicBounds.minY + glyphOrigin.y)
    }
    let place = manager.location(forGlyphAt: start + max(index, characterRange.location))
    return CGPoint(x: line.minX + place.x - origin.x, y: line.minY + place.y - origin.y)
  }

  /// Returns the character of the paragraph at a point of the fragment.
  open func characterIndex(for point: CGPoint) -> Int {
    guard let manager, let container else { return characterRange.location }
    let place = CGPoint(x: point.x + origin.x, y: typographicBounds.midY + origin.y)
    let index = manager.characterIndex(for: place, in: container, fractionOfDistanceBetweenInsertionPoints: nil) - start
    return min(max(index, characterRange.location), characterRange.location + max(characterRange.length - 1, 0))
  }

  /// Returns the part of the character's width that is before a point of the fragment, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    guard let manager, let container else { return 0 }
    return manager.fractionOfDistanceThroughGlyph(
      for: CGPoint(x: point.x + origin.x, y: typographicBounds.midY + origin.y), in: container)
  }
}
