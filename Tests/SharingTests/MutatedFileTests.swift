import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit

/// Damaged files of every kind that an app opens: a value or nil, never a trap, in at most 64 MiB. 10,000 of each with `TRESTLE_SOAK`.
@MainActor @Suite(.serialized) struct MutatedFileTests {
  private static let most = 64 << 20

  /// Reads damaged copies and returns how many could be read.
  private func run(
    _ name: String, _ original: Data, words: [String], seed: UInt64, count: Int, most: Int = 6, _ read: (Data) async throws -> Bool
  ) async rethrows {
    let full = isSoaking ? 10_000 : count
    var noise = Noise(seed: seed)
    let bytes = [UInt8](original)
    _ = try await read(original)
    var (done, slowest, largest) = (0, 0.0, 0)
    for _ in 0..<full {
      let data = Data(Mutation.damage(bytes, most: most, words: words, &noise))
      // For each input, not for all together: Foundation on Linux never releases the attributes of attributed strings.
      let before = ProcessMemory.forgetPeak()
      let start = DispatchTime.now().uptimeNanoseconds
      if try await read(data) { done += 1 }
      slowest = max(slowest, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
      largest = max(largest, ProcessMemory.peak - before)
    }
    print("\(name): read \(done) of \(full), the largest in \(largest >> 10) KiB, the slowest in \(Int(slowest)) ms")
    expect(ProcessMemory.isSanitized || largest <= Self.most, "\(name): \(largest >> 20) MiB, seed \(seed)")
  }

  // MARK: Texts

  /// Reads a text and lays it out.
  private func lay(_ text: NSAttributedString) -> Bool {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label.sizeThatFits(CGSize(width: 200, height: 2000)).height > 0
  }

  @Test("Damaged HTML is read") func html() async throws {
    let page = """
      <!DOCTYPE html><head><style>p { color: red }</style></head><body><h1>Head</h1><p style='color:rgb(1,2,3);font-size:2em;margin:3px'>a&amp;\
      <b>b<i>c</i></b><ul><li>c<ol start=3><li>d</ol></ul><table border=1><tr><td colspan=2>d<td>e</table><a href="x">e</a><pre>x\n y</pre>
      """
    let words = ["<", "</", ">", "&#", ";", "'", "<table>", "<ul>", "<li>", "<b>", "<!--", "style='font-size:9999999999px'", "&#99999999;"]
    try await run("HTML", Data(page.utf8), words: words, seed: 7, count: 300) {
      lay(try NSAttributedString(data: $0, options: [.documentType: NSAttributedString.DocumentType.html]))
    }
  }

  @Test("Damaged RTF is read or refused") func rtf() async throws {
    let text =
      #"{\rtf1\ansi\deff0{\fonttbl{\f0\fswiss Inter;}{\f1 Courier;}}{\colortbl;\red255\green0\blue9;}\pard\qc\li240\fs48\b Head\b0\par "#
      + #"\f1\cf1 a\'e4\u8364? b{\i c}\ul d\ulnone{\field{\*\fldinst HYPERLINK "https://example.org"}{\fldrslt link}}\tab\line{\pict\wmetafile8 00ff}e\par}"#
    let words = ["{", "}", "\\", "{\\*\\x", "\\fs999999999", "\\u-99999999?", "\\'", "\\bin99999 ", "\\f77", "\\cf99", "\\li-99999999"]
    await run("RTF", Data(text.utf8), words: words, seed: 8, count: 300) { data in
      (try? NSAttributedString(data: data, options: [.documentType: NSAttributedString.DocumentType.rtf])).map { lay($0) } ?? false
    }
  }

  @Test("Any Markdown is read") func markdown() async throws {
    let page = """
      # Head\n\nA **b *c* d** `e` ~~f~~ [g](https://example.org "t") ![h](i.png) <https://a.b>\\\nj  \nk &amp; [l][m]\n\n1. n\n2. o\n   - p\n\n> q\n> > r
      \n```swift\nlet s = 1\n```\n\n| t | u |\n|:--|--:|\n| v | `w` |\n\n---\n\nx\n===\n\n[m]: <y> 'z'\n
      """
    let words = [
      "*", "**", "_", "~~", "`", "```", "[", "](", ")", "> ", "- ", "1. ", "|", "\n", "\n\n", "    ", "\\", "<", "&#", "![", "\t", "^[",
    ]
    for (syntax, seed) in [
      (AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, UInt64(9)), (.inlineOnlyPreservingWhitespace, 10),
    ] {
      let options = AttributedString.MarkdownParsingOptions(
        allowsExtendedAttributes: true, interpretedSyntax: syntax, failurePolicy: .returnPartiallyParsedIfPossible)
      try await run("Markdown", Data(page.utf8), words: words, seed: seed, count: 300) {
        lay(try NSAttributedString(markdown: $0, options: options))
      }
    }
  }

  @Test(
    "Marks that repeat a thousand times are read in little time",
    arguments: ["*", "_a", "[", "![", "`", "> ", "- ", "<", "&", "**a*", "[a](", "~~", "|"])
  func repeated(mark: String) throws {
    // Quadratic algorithms take minutes at this length.
    let text = String(repeating: mark, count: 4_000)
    let start = DispatchTime.now().uptimeNanoseconds
    _ = try AttributedString(markdown: text)
    _ = try AttributedString(markdown: "a " + text + "\n\n" + text.replacingOccurrences(of: " ", with: "\n"))
    let taken = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    expect(ProcessMemory.isSanitized || taken < 5, "\(mark): \(taken) s")
  }

  // MARK: Images

  @Test("Damaged PDF files are drawn or refused") func pdf() async throws {
    let page = CGRect(x: 0, y: 0, width: 60, height: 80)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { $0.fill(CGRect(x: 1, y: 1, width: 3, height: 3)) }
    let drawn = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      for number in 0..<2 {
        context.beginPage()
        UIColor.orange.setFill()
        UIBezierPath(ovalIn: page.insetBy(dx: 9, dy: 9)).fill()
        ("Page \(number)" as NSString).draw(at: CGPoint(x: 4, y: 4), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
        picture.draw(at: CGPoint(x: 20, y: 40))
      }
    }
    let plain = """
      %PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R\
      /MediaBox[0 0 60 80]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>\nendobj\n4 0 obj\n<</Length 92>>\nstream\nq 1 0 0 rg 5 5 30 30 re f Q BT /F 12 Tf \
      10 50 Td (Text) Tj ET 0 0 m 60 80 l 3 w S [3 1] 0 d 9 9 m 20 70 l S\nendstream\nendobj\n5 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>\nendobj
      trailer<</Root 1 0 R/Size 6>>
      """
    let words = [" 9999999999 ", " -1 ", "<<", ">>", "[", "]", " 0 R", " obj", " q ", " Q ", " re f ", "/Length 9", "stream\n", " 1e30 "]
    for (name, original, seed) in [("PDF from cairo", drawn, UInt64(11)), ("PDF as text", Data(plain.utf8), 12)] {
      await run(name, original, words: words, seed: seed, count: 60) { data in
        // As a document page by page, and as the image of an asset catalog.
        let image = PDFPage.image(from: data, scale: 2)
        guard let provider = CGDataProvider(data: data), let document = CGPDFDocument(provider) else { return image != nil }
        let size = CGSize(width: 40, height: 40)
        _ = UIGraphicsImageRenderer(size: size).image { context in
          for number in 1...max(1, min(3, document.numberOfPages)) { document.page(at: number).map { context.cgContext.drawPDFPage($0) } }
        }
        return image != nil
      }
    }
  }

  @Test("Damaged SVG files are drawn or refused") func svg() async {
    let text = """
      <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="40" height="30" viewBox="0 0 40 30"><defs><linearGradient id="g"><stop offset="0" stop-color="#f80"/><stop offset="1" \
      stop-color="red"/></linearGradient><filter id="f"><feGaussianBlur stdDeviation="2"/></filter><g id="u"><circle cx="9" cy="9" r="5"/></g></defs>\
      <rect x="2" y="2" width="20" height="20" rx="3" fill="url(#g)" filter="url(#f)"/><path d="M0 0 L10 10 C 1 2 3 4 5 6 A 3 3 0 0 1 9 9 z"/>\
      <use xlink:href="#u" transform="rotate(30) scale(2)"/><text x="3" y="20" font-size="9">&a;Text</text></svg>
      """
    let words = [
      "99999999999", "-1", "1e30", "<g>", "</g>", "&a;", "<use xlink:href=\"#u\"/>", "%", "em", "url(#f)", "\"", "<", ">",
      "stdDeviation=\"9e9\"",
    ]
    await run("SVG", Data(text.utf8), words: words, seed: 13, count: 100, most: 1) { data in
      guard let picture = SVGPicture.image(from: data, scale: 2) else { return false }
      return picture.image.width > 0 && picture.scale > 0
    }
  }

  @Test("Damaged GIF files are drawn or refused, and their frames") func gif() async {
    var bytes: [UInt8] = Array("GIF89a".utf8) + [4, 0, 4, 0, 0x91, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    for _ in 0..<3 {
      bytes += [0x21, 0xF9, 4, 4, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0, 4, 0, 4, 0, 0, 2, 5, 0x84, 0x8F, 0xA9, 0xCB, 0x05, 0]
    }
    await run("GIF", Data(bytes + [0x3B]), words: [], seed: 14, count: 300, most: 2) { data in
      guard let image = UIImage(data: data) else { return false }
      return (image.images?.first ?? image).size.width > 0
    }
  }

  // MARK: Documents

  /// A note with three kinds of content, each read as an app would.
  private final class Note: UIDocument {
    var text = ""
    var list: [String: Any] = [:]
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
      if fileURL.pathExtension == "json" {
        guard let list = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
          throw CocoaError(.fileReadCorruptFile)
        }
        self.list = list
      } else if fileURL.pathExtension == "rtf" {
        text = try NSAttributedString(data: data, options: [.documentType: NSAttributedString.DocumentType.rtf]).string
      } else {
        guard let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadCorruptFile) }
        self.text = text
      }
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
  }

  @Test("Damaged documents open or are refused, and refused ones are left as they were", arguments: ["txt", "rtf", "json"])
  func documents(kind: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("damaged-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("Note.\(kind)")
    let original =
      switch kind {
      case "txt": Data("Grüße\nand more 😀".utf8)
      case "rtf": Data(#"{\rtf1\ansi{\fonttbl{\f0 Inter;}}\b Head\b0\par a\'e4\u8364?}"#.utf8)
      default:
        try JSONSerialization.data(withJSONObject: ["title": "A", "items": [1, 2.5, 3], "more": ["on": true, "text": "ü\n"]])
      }
    try await run("documents (\(kind))", original, words: [], seed: 15, count: 100, most: 2) { data in
      try data.write(to: url)
      let note = Note(fileURL: url)
      let opened = await note.open()
      expect(note.documentState.contains(.closed), equals: !opened)
      if opened { _ = await note.close() }
      try expect(Data(contentsOf: url), equals: data)
      return opened
    }
  }
}
