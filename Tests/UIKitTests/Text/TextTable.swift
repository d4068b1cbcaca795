import Foundation
import UIKit

/// Strings of many scripts with settings: the table for comparisons of measuring and drawing.
struct TextCase: CustomStringConvertible {
  var string: String
  var font: UIFont
  var width: CGFloat
  var lines: Int
  var mode: NSLineBreakMode
  var alignment: NSTextAlignment

  var description: String { "\"\(string.prefix(24))\" \(font.pointSize) in \(width), \(lines) lines, \(mode), \(alignment)" }

  static let phrases = [
    "Cell", "The quick brown fox", "The quick brown fox jumps over the lazy dog", "Typography AVATAR To. We, “quoted” — fi ffl",
    "first line\nsecond line\nthird", "trailing spaces   ", "an-other hyphenated co-operation of self-explanatory words",
    "Incomprehensibilities-antidisestablishmentarianism", "12:34:56 € 1,234.50 (50 %)", "tabs\tbetween\twords",
    "日本語のテキスト、漢字とかな。", "日本語の長い文章は、どこでも折り返すことができますが、句読点は行頭に来ません。", "简体中文字符测试：标点，折行。",
    "한국어 텍스트는 띄어쓰기가 있습니다", "中英 mixed 混排 text 测试 123", "العربية", "النص العربي من اليمين إلى اليسار",
    "العربية مع English و 123 في سطر واحد طويل جدا", "مرحبا (بين قوسين) hello", "עברית", "טקסט בעברית מימין לשמאל",
    "עברית עם English באמצע ומספר 42",
    "שָׁלוֹם עם ניקוד", "ภาษาไทย", "ภาษาไทยไม่มีช่องว่างระหว่างคำดังนั้นต้องใช้พจนานุกรม", "น้ำใจ ที่นี่ กู้ภัย", "😀", "Emoji 😀 in text 👍🏽 here",
    "👨‍👩‍👧‍👦🇩🇪🏳️‍🌈1️⃣❤️☎️", "😀😃😄😁😆😅😂🤣😊😇🙂🙃😉😌😍🥰😘😗", "हिन्दी में लिखा हुआ वाक्य", "தமிழ் எழுத்து", "Ελληνικά και Кириллица вместе", "Tiếng Việt có dấu",
    "e\u{301}a\u{308}o\u{302}\u{301} combining marks", "a\u{200b}b\u{ad}c soft\u{ad}hyphen\u{ad}ation here", "☃ ✓ → ∑ ♫ ½ №",
    "x", "…", "line\u{2028}separator",
  ]

  /// Two hundred of them: each phrase in five settings.
  static let all: [TextCase] = {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .boldSystemFont(ofSize: 13), .systemFont(ofSize: 22.5, weight: .light), .italicSystemFont(ofSize: 15),
      .monospacedSystemFont(ofSize: 12, weight: .regular),
    ]
    let widths: [CGFloat] = [60, 97.5, 150, 240, 1000]
    let lines = [0, 1, 2, 0, 3]
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byTruncatingTail, .byCharWrapping, .byTruncatingMiddle, .byTruncatingHead, .byClipping,
    ]
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    var cases: [TextCase] = []
    for (row, phrase) in phrases.enumerated() {
      for column in 0..<5 {
        cases.append(
          TextCase(
            string: phrase, font: fonts[(row + column) % 5], width: widths[(row * 2 + column) % 5], lines: lines[(row + column * 3) % 5],
            mode: modes[(row + column * 5) % 6], alignment: alignments[(row * 3 + column) % 5]))
      }
    }
    return cases
  }()
}
