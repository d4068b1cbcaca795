import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

@testable import TrestleText

@Suite struct FontTests {
  @Test("HT-05 Every promised font file is there and can be opened") func promisedFiles() {
    for family in FontFamilies.names {
      for face in FontFamilies.faces(of: family) { expect(Typeface.open(face.source) != nil, "\(face.source.path)") }
    }
    for script in ScriptFonts.withBold.keys.sorted() {
      for isBold in [false, true] {
        let source = ScriptFonts.file(for: script, isBold: isBold)
        expect(source.flatMap(Typeface.open) != nil, "\(script) \(source?.path ?? "")")
      }
    }
    for script in ScriptFonts.regularOnly.keys.sorted() {
      expect(ScriptFonts.file(for: script, isBold: false).flatMap(Typeface.open) != nil, "\(script)")
    }
    expect(FontCascade.emoji?.hasColor, equals: true)
  }

  @Test("HT-05 The system font has the line box of the iOS face") func systemMetrics() {
    let body = Font.system(size: 17)
    expect(abs(body.lineHeight - 20.287), below: 0.001)
    expect(abs(body.ascender - 16.186), below: 0.001)
    expect(abs(body.descender + 4.101), below: 0.001)
    expect(body.capHeight > 12 && body.capHeight < 12.5)
    expect(abs(Font.system(size: 34).lineHeight - 40.574), below: 0.001)
  }

  @Test("HT-05 Equal descriptions return one font, unknown names none") func interning() {
    expect(Font.system(size: 13.5) === Font.system(size: 13.5))
    expect(Font.system(size: 13.5) !== Font.system(size: 13.5, weight: 0.4))
    expect(Font.make(FontDescription(family: .named("No Such Family"), size: 12)) == nil)
    expect(Font.make(FontDescription(family: .named("Noto Serif"), weight: 0.4, size: 12))?.typeface.styleName, equals: "Bold")
    expect(Font.make(FontDescription(family: .named("Inter-Italic"), size: 12))?.typeface.postScriptName, equals: "Inter-Italic")
  }

  @Test("BP Extreme sizes, features and shadows draw without stopping") func wildNumbers() {
    let canvas = Canvas(width: 60, height: 40)
    for size in [1e12, 20_000, 0, -5, Double.nan, .infinity] {
      let font = Font.make(FontDescription(size: size, features: [.init("liga", .max), .init("kern", .min)]))!
      TextLayout(AttributedText("a😀", TextAttributes(font: font))).draw(cairo: canvas.cairo, x: 5, y: 5)
    }
    for radius in [Double.infinity, .nan] {
      let shadow = TextDetails.Shadow(offsetX: 1, offsetY: 1, blurRadius: radius, color: .black)
      let attributes = TextAttributes(font: .system(size: 20), details: TextDetails(shadow: shadow))
      TextLayout(AttributedText("a", attributes)).draw(cairo: canvas.cairo, x: 5, y: 5)
    }
    let before = canvas.hash
    TextLayout(AttributedText("m", TextAttributes(font: .system(size: 20)))).draw(cairo: canvas.cairo, x: 5, y: 5)
    expect(canvas.hash != before)
  }

  @Test("HT-05 Emoji of very many sizes are drawn right after earlier ones were evicted") func manyEmojiSizes() {
    func draw(_ size: Double) -> UInt64 {
      let canvas = Canvas(width: 60, height: 60)
      TextLayout(AttributedText("😀", TextAttributes(font: .system(size: size)))).draw(cairo: canvas.cairo, x: 5, y: 5)
      return canvas.hash
    }
    let first = draw(30)
    for step in 0..<40 { _ = draw(600 + Double(step)) }
    expect(draw(30), equals: first)
  }

  @Test("HT-05 Fonts of temporary sizes are evicted; fonts in use remain the same object") func passingSizes() {
    let held = Font.system(size: 13.25)
    let layout = TextLayout(AttributedText("held", TextAttributes(font: .system(size: 13.75))))
    let canvas = Canvas(width: 60, height: 20)
    for step in 0..<5000 {
      let font = Font.system(size: 10 + Double(step) / 512)
      if step % 1000 == 0 { TextLayout(AttributedText("passing", TextAttributes(font: font))).draw(cairo: canvas.cairo, x: 0, y: 0) }
    }
    expect(Font.internedCount, below: 2500)
    expect(Font.system(size: 13.25) === held)
    expect(layout.text.runs[0].attributes.font === Font.system(size: 13.75))
    layout.draw(cairo: canvas.cairo, x: 0, y: 0)
  }

  @Test("HT-05 Weights get heavier one after another") func weights() {
    var darkness: [Double] = []
    for weight in [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62] {
      let canvas = Canvas(width: 200, height: 60)
      TextLayout(AttributedText("mmmm", TextAttributes(font: .system(size: 40, weight: weight)))).draw(cairo: canvas.cairo, x: 5, y: 5)
      let sum = canvas.bytes.reduce(0.0) { $0 + Double(255 - $1) }
      darkness.append(sum)
    }
    for (lighter, heavier) in zip(darkness, darkness.dropFirst()) { expect(lighter, below: heavier) }
  }

  @Test("HT-05 Digits have one width on request") func tabularDigits() {
    let plain = Font.system(size: 17)
    let tabular = Font.make(FontDescription(size: 17, features: [.init("tnum")]))!
    func width(_ text: String, _ font: Font) -> Double { Double(TextLayout(AttributedText(text, TextAttributes(font: font))).size.width) }
    expect(width("1111", plain), below: width("8888", plain) - 2)
    expect(abs(width("1111", tabular) - width("8888", tabular)), below: 0.001)
  }

  @Test("HT-05 Characters the font lacks come from the script's font") func fallback() {
    func typefaces(_ text: String) -> [String] {
      let layout = TextLayout(AttributedText(text, TextAttributes(font: .system(size: 17))))
      return layout.pieces.filter { $0.kind == .text }.map { ($0.font.typeface.source.path as NSString).lastPathComponent }
    }
    expect(typefaces("abc"), equals: ["Inter-Regular.otf"])
    expect(typefaces("العربية"), equals: ["NotoSansArabic-Regular.ttf"])
    expect(typefaces("ไทย"), equals: ["NotoSansThai-Regular.ttf"])
    expect(typefaces("😀"), equals: ["NotoColorEmoji.ttf"])
    expect(typefaces("👨‍👩‍👧‍👦"), equals: ["NotoColorEmoji.ttf"])
    expect(typefaces("❤️"), equals: ["NotoColorEmoji.ttf"])
    expect(typefaces("1️⃣"), equals: ["NotoColorEmoji.ttf"])
    expect(typefaces("12"), equals: ["Inter-Regular.otf"])
    expect(typefaces("日本"), equals: ["NotoSansCJK-Regular.ttc"])
    expect(typefaces("ab日本"), equals: ["Inter-Regular.otf", "NotoSansCJK-Regular.ttc"])
    let japanese = TextLayout(AttributedText("直すの", TextAttributes(font: .system(size: 17))))
    expect(japanese.pieces[0].font.typeface.source.index, equals: IdeographRegion.japanese.rawValue)
    let chinese = TextLayout(AttributedText("直", TextAttributes(font: .system(size: 17))))
    expect(chinese.pieces[0].font.typeface.source.index, equals: IdeographRegion.simplifiedChinese.rawValue)
    expect(typefaces("\u{10ffff}"), equals: ["Inter-Regular.otf"])
  }

  @Test("HT-05 East Asian text extends a line of the system font by little: 17 points are 21 high, two lines of 13 points 31.5")
  func eastAsianHeight() {
    func height(_ text: String, _ font: Font) -> Double {
      (TextLayout(AttributedText(text, TextAttributes(font: font))).size.height * 2).rounded(.up) / 2
    }
    for text in ["日本語", "한글", "ab カナ"] {
      expect(height("abc", .system(size: 17)) == 20.5 && height(text, .system(size: 17)) == 21, "\(text)")
      expect(height("\(text)\n\(text)", .system(size: 13)), equals: 31.5, "\(text)")
    }
    // Fonts that are not the system's have the lines of the East Asian font.
    let serif = Font.make(FontDescription(family: .serif, size: 17))!
    expect(height("日本語", serif), above: 23)
  }

  @Test("HT-05 Damaged font files return nil and do not crash") func damagedFiles() throws {
    let good = try Data(contentsOf: URL(fileURLWithPath: FontFiles.inter(weight: 0, isItalic: false, size: 12).path))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trestle-damaged-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = Noise(seed: 7)
    for round in 0..<40 {
      var bytes = good.prefix(round % 4 == 0 ? Int(random.next() % UInt64(good.count)) : good.count)
      for _ in 0..<(round % 4 == 1 ? 2000 : 20) where !bytes.isEmpty {
        bytes[Int(random.next() % UInt64(min(bytes.count, round % 2 == 0 ? bytes.count : 600)))] = UInt8(truncatingIfNeeded: random.next())
      }
      let path = folder.appendingPathComponent("\(round).otf").path
      try bytes.write(to: URL(fileURLWithPath: path))
      if let font = Font.make(FontDescription(family: .file(Typeface.Source(path: path)), size: 17)) {
        let canvas = Canvas(width: 300, height: 40)
        let layout = TextLayout(AttributedText("Damaged font, 123", TextAttributes(font: font)))
        if layout.size.width < 1e6 { layout.draw(cairo: canvas.cairo, x: 0, y: 0) }
      }
    }
  }

  @Test("HT-05 A font file can be registered and found by name") func registration() throws {
    let source = URL(fileURLWithPath: FontFiles.dejavuFolder + "DejaVuSerif.ttf")
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("registered-\(UUID().uuidString).ttf")
    try FileManager.default.copyItem(at: source, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    expect(FontFamilies.register(path: copy.path), equals: ["DejaVuSerif"])
    expect(FontFamilies.register(path: "/nonexistent.ttf"), equals: [])
    expect(FontFamilies.names.contains("DejaVu Serif"))
  }
}
