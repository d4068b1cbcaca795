internal import TrestleCPango
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

@testable import TrestleText

/// Most labels show one line of plain text; it is laid out by faster code, which must give the same pixels.
@Suite struct PlainTextTests {
  private static let seed: UInt64 = 20_261_121
  private static let words = [
    "Row", "AVATAR", "fjord", "To", "LT", "“Typ", "Te.", "1024", "—", "Größe", "Ελλάδα", "Привет", "office", "y’all", "Ṽ̂", "(j)", "//",
    "WAVE,",
    "Übung", "x", "f", "ﬁnal", "…", "日本語", "한글", "नमस्ते", "กขค", "A\u{301}Q",
  ]
  private static let fonts: [Font] = [
    .system(size: 17), .system(size: 12, weight: 0.4), .system(size: 34, weight: 0.6), .system(size: 15, isItalic: true),
    .system(size: 9.5),
    Font.make(FontDescription(family: .serif, isItalic: true, size: 21))!, Font.make(FontDescription(family: .monospaced, size: 14))!,
    Font.make(FontDescription(family: .named("DejaVu Sans"), weight: 0.4, size: 16))!,
    Font.make(FontDescription(family: .monospaced, isItalic: true, size: 40))!,
  ]

  private func text(_ random: inout Noise) -> String {
    (0..<Int.random(in: 1...9, using: &random)).map { _ in Self.words.randomElement(using: &random)! }.joined(
      separator: Bool.random(using: &random) ? " " : "")
  }

  private func paint(_ canvas: Canvas, _ seed: UInt64) {
    var random = Noise(seed: seed)
    for _ in 0..<6 {
      cairo_set_source_rgba(
        canvas.cairo, .random(in: 0...1, using: &random), .random(in: 0...1, using: &random), .random(in: 0...1, using: &random), 0.7)
      cairo_rectangle(canvas.cairo, .random(in: 0...300, using: &random), 0, .random(in: 10...300, using: &random), 90)
      cairo_fill(canvas.cairo)
    }
  }

  @Test("Glyphs blended from their masks equal cairo's to the bit, for all fonts, scales, colors and positions") func blendedGlyphs() throws
  {
    try #require(GlyphMasks.isUsable)
    var random = Noise(seed: Self.seed)
    for _ in 0..<250 {
      let scale = [1.0, 2, 3, 1.5].randomElement(using: &random)!
      let color = TextColor(
        red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random), blue: .random(in: 0...1, using: &random),
        alpha: Bool.random(using: &random) ? 1 : .random(in: 0...1, using: &random))
      let string = text(&random)
      let layout = TextLayout(
        AttributedText(string, TextAttributes(font: Self.fonts.randomElement(using: &random)!, color: color)),
        TextLayout.Options(width: Bool.random(using: &random) ? 180 : .infinity))
      guard layout.isPlain(scale: scale) else { continue }
      let x = (Double.random(in: -40...40, using: &random) * 4).rounded() / 4
      let y = (Double.random(in: -10...10, using: &random) * 4).rounded() / 4
      let ground = random.next()
      let (one, other) = (Canvas(width: 500, height: 180), Canvas(width: 500, height: 180))
      paint(one, ground)
      paint(other, ground)
      cairo_identity_matrix(one.cairo)
      cairo_translate(one.cairo, x, y)
      cairo_scale(one.cairo, scale, scale)
      layout.draw(cairo: one.cairo, x: 0, y: 0)
      cairo_surface_flush(other.surface)
      let bytes = try #require(cairo_image_surface_get_data(other.surface))
      // In two halves, as when a part is covered.
      for (minX, maxX) in [(0, 111), (111, 500)] {
        let pixels = TextPixels(origin: bytes, rowBytes: other.rowBytes, minX: minX, minY: 0, maxX: maxX, maxY: 180)
        layout.draw(into: pixels, scale: scale, x: x, y: y)
      }
      expect(one.hash, equals: other.hash, "seed \(Self.seed): “\(string)” at \(x), \(y), scale \(scale), \(color)")
    }
  }

  @Test("A line that is set the short way is the one set the long way") func shortWay() {
    var random = Noise(seed: Self.seed + 1)
    let alignments: [TextAlignment?] = [.left, .center, .right, .justified, .natural, nil]
    let modes: [LineBreakMode?] = [.wordWrapping, .characterWrapping, .clipping, .truncatingHead, .truncatingMiddle, .truncatingTail, nil]
    var short = 0
    for _ in 0..<400 {
      let string = "Go " + text(&random) + (Bool.random(using: &random) ? "  " : "")
      let style = ParagraphStyle(
        alignment: .right, firstLineHeadIndent: Bool.random(using: &random) ? 0 : 7, tailIndent: Bool.random(using: &random) ? 0 : -5,
        minimumLineHeight: Bool.random(using: &random) ? 0 : 40, lineHeightMultiple: Bool.random(using: &random) ? 0 : 1.4)
      let attributes = TextAttributes(font: Self.fonts.randomElement(using: &random)!, paragraph: style)
      let options = TextLayout.Options(
        width: [Double.infinity, 900, 300, 120].randomElement(using: &random)!, height: Bool.random(using: &random) ? .infinity : 30,
        maximumLines: Int.random(in: 0...2, using: &random), lineBreakMode: modes.randomElement(using: &random)!,
        alignment: alignments.randomElement(using: &random)!, wrapsBeforeTruncating: Bool.random(using: &random))
      let whole = PreparedText(AttributedText(string, attributes))
      // Two runs with the same appearance: such text uses the general method.
      let units = Array(string.utf16)
      let cut = PreparedText(
        AttributedText(
          utf16: units,
          runs: [AttributedText.Run(end: 3, attributes: attributes), AttributedText.Run(end: units.count, attributes: attributes)]))
      if whole.content(0).plainWidth != nil { short += 1 }
      expect(cut.content(0).plainWidth == nil)
      let (one, other) = (TextLayout(whole, options), TextLayout(cut, options))
      expect(described(one), equals: described(other), "seed \(Self.seed): “\(string)”, \(options)")
    }
    expect(short, above: 100)
  }

  private func described(_ layout: TextLayout) -> String {
    let lines = layout.lines.map { line in
      let pieces = layout.pieces[line.pieces].map { "\($0.start) \($0.length) \($0.x) \($0.width) \($0.level)" }
      return "\(line.start) \(line.end) \(line.x) \(line.width) \(line.top) \(line.height) \(line.baseline) \(line.ascent) \(line.descent)"
        + " \(line.isTruncated) \(line.isHardEnd) \(pieces)"
    }
    return "\(layout.size) \(layout.isTruncated) \(lines)"
  }
}
