import Foundation
import Testing
import TrestleText

@Suite struct SheetTests {
  /// The hash of the sheet with Debian 12's libraries and fonts.
  private static let stored: UInt64 = 2_907_678_563_666_787_436

  @Test("HT-05 A sheet of all kinds of text looks as stored")
  func sheet() throws {
    let canvas = Canvas(width: 1200, height: 1800, scale: 2)
    var y = 5.0
    func show(_ string: String, _ attributes: TextAttributes, _ options: TextLayout.Options = .init(width: 580)) {
      let layout = TextLayout(AttributedText(string, attributes), options)
      canvas.line(10, y, layout.size.width, layout.size.height)
      canvas.line(10 + layout.inkBounds.minX, y + layout.inkBounds.minY, layout.inkBounds.width, layout.inkBounds.height, red: 0)
      layout.draw(cairo: canvas.cairo, x: 10, y: y)
      y += layout.size.height + 6
    }
    let body = TextAttributes(font: .system(size: 17))
    show("The quick brown fox jumps over the lazy dog 0123456789", body)
    show("Bold title AVATAR To Wa", TextAttributes(font: .system(size: 28, weight: 0.4)))
    for (name, weight) in [("Ultra", -0.8), ("Thin", -0.6), ("Light", -0.4), ("Medium", 0.23), ("Heavy", 0.56), ("Black", 0.62)] {
      show(name + " weight, italic too", TextAttributes(font: .system(size: 15, weight: weight, isItalic: true)))
    }
    show("العربية نص من اليمين إلى اليسار مع English and 123", body)
    show("עברית טקסט מימין לשמאל (סוגריים) abc", body)
    show("日本語のテキスト、漢字とかな。行の折り返しを確認するための長い文章です。日本語のテキスト、漢字とかな。", body)
    show("简体中文字符测试 한국어 텍스트 ภาษาไทยไม่มีช่องว่างระหว่างคำดังนั้นต้องใช้พจนานุกรม", body, .init(width: 300))
    show("Emoji 😀👨‍👩‍👧‍👦🇩🇪👍🏽 1️⃣ ❤️ ☎︎ ✓ → ∑ and हिन्दी தமிழ் ქართული", body)
    let long = "Truncation of a long text that does not fit into the width of the line by any means, whatever is tried."
    for mode in [LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle, .clipping, .characterWrapping] {
      show(long, body, .init(width: 250, maximumLines: 2, lineBreakMode: mode))
    }
    show(
      "العربية نص من اليمين إلى اليسار مع سطر طويل جدا لا يتسع", body, .init(width: 200, maximumLines: 1, lineBreakMode: .truncatingTail))
    let justified = ParagraphStyle(alignment: .justified, lineSpacing: 3, firstLineHeadIndent: 20)
    show(long + " " + long, TextAttributes(font: .system(size: 14), paragraph: justified), .init(width: 300))
    let details = TextDetails(
      kern: 3, underline: .init(), strike: .init(isDouble: true, color: TextColor(red: 1, green: 0, blue: 0)),
      background: TextColor(red: 1, green: 1, blue: 0.5),
      shadow: .init(offsetX: 2, offsetY: 2, blurRadius: 4, color: TextColor(red: 0, green: 0, blue: 1)))
    show("Decorated gjp text 😀", TextAttributes(font: .system(size: 24), details: details))
    show("Tabs\tone\ttwo\nmono\t|", TextAttributes(font: Font.make(FontDescription(family: .monospaced, size: 14))!))
    guard canvas.hash != Self.stored else { return }
    let folder = FileManager.default.currentDirectoryPath + "/.build/snapshot-failures"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    canvas.writePNG(folder + "/scripts.png")
    Issue.record("the hash is \(canvas.hash), with \(Canvas.libraries); see \(folder)/scripts.png")
  }
}
