import Foundation
import Testing
import TrestleExpectations
import UIKit

@MainActor @Suite struct HTMLTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
  }

  private func attributes(_ text: NSAttributedString, at part: String) -> [NSAttributedString.Key: Any] {
    let range = (text.string as NSString).range(of: part)
    return range.location == NSNotFound ? [:] : text.attributes(at: range.location, effectiveRange: nil)
  }

  @Test("Paragraphs, breaks, spaces and entities")
  func paragraphs() throws {
    try expect(read("<p>One   two</p>\n <p>Three<br>four</p>").string, equals: "One two\nThree\u{2028}four\n")
    try expect(read("a &amp; b &lt;c&gt; &#65;&#x42; &nope; &").string, equals: "a & b <c> AB &nope; &")
    try expect(read("<ul><li>One<li>Two</ul><ol start=3><li>Three</li></ol>").string, equals: "•\u{a0}One\n•\u{a0}Two\n3.\u{a0}Three\n")
    try expect(read("<style>p { }</style><script>if (a < b) {}</script><head><title>T</title></head>Text<!-- no -->").string == "Text")
    // Text outside of blocks has no newline at the end.
    try expect(read("plain <b>bold</b>").string == "plain bold" && read("<p>One</p> tail").string == "One\ntail")
    try expect(read("<pre>a\n  b</pre>").string, equals: "a\n  b\n")
  }

  @Test("Styles by element and by CSS")
  func styles() throws {
    let text = try read(
      "<b>bold</b> <i>italic</i> <u>under</u> <a href='https://example.org/'>link</a> <span style=\"color: #ff0000; font-size: 20px\">red</span>"
        + "<h1>Head</h1><p style='text-align:center'>mid</p>")
    expect((attributes(text, at: "bold")[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold), equals: true)
    expect((attributes(text, at: "italic")[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitItalic), equals: true)
    expect(attributes(text, at: "under")[.underlineStyle] as? Int, equals: 1)
    expect(attributes(text, at: "link")[.link] as? URL, equals: URL(string: "https://example.org/"))
    expect((attributes(text, at: "red")[.font] as? UIFont)?.pointSize, equals: 20)
    var red: CGFloat = 0
    (attributes(text, at: "red")[.foregroundColor] as? UIColor)?.getRed(&red, green: nil, blue: nil, alpha: nil)
    expect(red, equals: 1)
    expect((attributes(text, at: "Head")[.font] as? UIFont)?.pointSize, equals: 24)
    expect((attributes(text, at: "mid")[.paragraphStyle] as? NSParagraphStyle)?.alignment, equals: .center)
  }

  @Test("Headings are relative to the text around them, and the last item of a list is followed by a space")
  func spacing() throws {
    let text = try read(
      "<div style='font-size: 20px'><h1>Head</h1><ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul><h2>Next</h2></div>")
    expect((attributes(text, at: "Head")[.font] as? UIFont)?.pointSize, equals: 40)
    expect((attributes(text, at: "Next")[.font] as? UIFont)?.pointSize, equals: 30)
    let spaces = ["One", "Two", "Three"].map { (attributes(text, at: $0)[.paragraphStyle] as? NSParagraphStyle)?.paragraphSpacing }
    expect(spaces, equals: [0, 0, 12])
  }

  @Test("Plain text and unknown types")
  func types() throws {
    let plain = try NSAttributedString(data: Data("<b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain])
    expect(plain.string, equals: "<b>")
    #expect(throws: (any Error).self) {
      try NSAttributedString(data: Data(), options: [.documentType: NSAttributedString.DocumentType(rawValue: "NSDocFormat")])
    }
  }

  @Test("Deep nesting is read")
  func deep() throws {
    let deep = String(repeating: "<div><b>", count: 5000) + "x"
    try expect(read(deep).string, equals: "x")
  }

  @Test("The time for nested lists, and for paragraphs, grows with their number and not with its square")
  func many() {
    for part in ["<ul><li>Item <b>bold</b>", "<p>A <i>paragraph</i> of text</p>"] {
      func time(_ count: Int) -> Duration {
        let start = ContinuousClock.now
        let result = HTMLReader.read(String(repeating: part, count: count)).text
        expect(result.string.count(where: \.isNewline), equals: count - 1)
        return ContinuousClock.now - start
      }
      _ = time(100)
      expect(time(16_000), below: time(4000) * 10, "\(part)")
    }
  }
}
