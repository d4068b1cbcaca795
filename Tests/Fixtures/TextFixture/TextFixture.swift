internal import TrestleCPango
import Foundation
import TrestleText

/// Draws text of many scripts and prints a hash of the pixels, for tests that compare two processes.
@main
struct TextFixture {
  static func main() {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 800, 1200)
    let cairo = cairo_create(surface)!
    cairo_scale(cairo, 2, 2)
    var y = 0.0
    for (index, string) in strings.enumerated() {
      let font = Font.system(size: 13 + Double(index % 5) * 3.5, weight: [0, 0.4, -0.4][index % 3], isItalic: index % 4 == 3)
      let layout = TextLayout(AttributedText(string, TextAttributes(font: font)), .init(width: 380))
      layout.draw(cairo: cairo, x: 10, y: y)
      y += layout.size.height
    }
    cairo_surface_flush(surface)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let bytes = UnsafeBufferPointer(
      start: cairo_image_surface_get_data(surface), count: 1200 * Int(cairo_image_surface_get_stride(surface)))
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    print(String(hash, radix: 16), Int(y * 1024))
  }

  private static let strings = [
    "The quick brown fox jumps over the lazy dog", "Zażółć gęślą jaźń, Ελληνικά, Кириллица", "العربية مع English 123", "עברית (סוגריים)",
    "日本語のテキスト、漢字とかな", "简体中文字符测试", "한국어 텍스트", "ภาษาไทยไม่มีช่องว่าง", "हिन्दी தமிழ் ქართული Հայերեն",
    "😀👨‍👩‍👧‍👦🇩🇪👍🏽 1️⃣ ❤️", "☎︎ ✓ → ∑ ♫ ½ №", "mixed עברית and العربية in one line with 日本",
  ]
}
