import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

@Suite("Markdown") @MainActor struct MarkdownTests {
  /// Returns the runs of a text with their intents, as `text/3`.
  private func runs(_ markdown: String, _ options: AttributedString.MarkdownParsingOptions = .init()) throws -> [String] {
    let text = try AttributedString(markdown: markdown, options: options)
    return text.runs.map { run in
      var words = String(text[run.range].characters)
      if let intent = run.inlinePresentationIntent { words += "/\(intent.rawValue)" }
      if let link = run.link { words += ">\(link.absoluteString)" }
      if let image = run.imageURL { words += "!\(image.absoluteString)" }
      return words
    }
  }

  @Test(
    "Marks within a paragraph become intents and links",
    arguments: [
      ("plain", ["plain"]), ("a *b* **c** ***d***", ["a ", "b/1", " ", "c/2", " ", "d/3"]), ("_a_ __b__", ["a/1", " ", "b/2"]),
      ("snake_case_name", ["snake_case_name"]), ("**bold *both* bold**", ["bold /2", "both/3", " bold/2"]),
      ("`code *x*` ~~gone~~", ["code *x*/4", " ", "gone/32"]), ("2 * 3 * 4", ["2 * 3 * 4"]), ("\\*no\\*", ["*no*"]),
      ("**open", ["**open"]), ("*a**", ["a/1", "*"]),
      (
        "[t *e*](https://x.org/a(b) \"title\") z",
        ["t >https://x.org/a(b)", "e/1>https://x.org/a(b)", " z"]
      ),
      ("![alt](p.png)", ["alt!p.png"]), ("<https://x.org> <a@b.c>", ["https://x.org>https://x.org", " ", "a@b.c>mailto:a@b.c"]),
      ("see https://x.org/a, now", ["see ", "https://x.org/a>https://x.org/a", ", now"]), ("[no link]", ["[no link]"]),
      ("a &amp; b &#65; &nope;", ["a & b A &nope;"]), ("a\nb", ["a", " /64", "b"]),
      ("a  \nb\\\nc", ["a", "\n/128", "b", "\n/128", "c"]),
      ("[a]: https://x.org\n\n[a] [b][A]", ["a>https://x.org", " ", "b>https://x.org"]),
      ("a <b>c</b>", ["a ", "<b>/256", "c", "</b>/256"]),
    ])
  func inline(source: String, expected: [String]) throws {
    try expect(runs(source), equals: expected)
  }

  @Test("Only inline marks are read if an app requests that; spaces are kept on request")
  func inlineOnly() throws {
    try expect(runs("# a\n\n- **b**", .init(interpretedSyntax: .inlineOnly)), equals: ["# a - ", "b/2"])
    try expect(runs("# a\n\n-  **b**", .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)), equals: ["# a\n\n-  ", "b/2"])
  }

  @Test("Blocks follow each other without gaps, and have their intents")
  func blocks() throws {
    let text = try AttributedString(
      markdown: """
        Title
        =====
        First
        paragraph
        > quoted
        > 1. one
        > 2. two

        - a
          more

          - inner
        - b

        ```swift
        let x = *y*
        ```
        ***
        | a | b |
        |---|--:|
        | c | d |
        """)
    let found = text.runs.map { run -> String in
      let kinds = (run.presentationIntent?.components ?? []).map { component -> String in
        switch component.kind {
        case .paragraph: "p"
        case .header(let level): "h\(level)"
        case .orderedList: "ol"
        case .unorderedList: "ul"
        case .listItem(let ordinal): "li\(ordinal)"
        case .codeBlock(let language): "code \(language ?? "")"
        case .blockQuote: "q"
        case .thematicBreak: "rule"
        case .table(let columns): "table \(columns.map(\.alignment.rawValue))"
        case .tableHeaderRow: "head"
        case .tableRow(let row): "row\(row)"
        case .tableCell(let column): "cell\(column)"
        }
      }
      return "\(String(text[run.range].characters)): \(kinds.joined(separator: "<"))"
    }
    expect(
      found == [
        "Title: h1", "First: p", " : p", "paragraph: p", "quoted: p<q", "one: p<li1<ol<q", "two: p<li2<ol<q", "a: p<li1<ul", " : p<li1<ul",
        "more: p<li1<ul", "inner: p<li1<ul<li1<ul", "b: p<li2<ul", "let x = *y*\n: code swift", "\u{2E3B}: rule",
        "a: cell0<head<table [0, 2]", "b: cell1<head<table [0, 2]", "c: cell0<row1<table [0, 2]", "d: cell1<row1<table [0, 2]",
      ])
    expect(text.runs.first { $0.presentationIntent?.indentationLevel == 2 } != nil)
  }

  @Test("Labels show emphasis in bold and italics, and code in letters of one width")
  func label() throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    func width(_ text: NSAttributedString) -> CGFloat {
      label.attributedText = text
      return label.intrinsicContentSize.width
    }
    let plain = width(NSAttributedString(string: "illicit"))
    let code = width(try NSAttributedString(markdown: "`illicit`"))
    label.font = .boldSystemFont(ofSize: 20)
    let bold = width(NSAttributedString(string: "illicit"))
    label.font = .systemFont(ofSize: 20)
    expect(bold > plain && code > bold)
    #expect(width(try NSAttributedString(markdown: "**illicit**")) == bold)
  }

  @Test("Any text can be read: random marks neither fail nor lose a letter")
  func randomMarks() throws {
    let marks = Array("*_~`[]()!<>\\\n&ab ").map(String.init) + ["**", "~~", "- ", "> ", "# ", "1. ", "| ", "---"]
    var generator = Noise(seed: 7)
    for _ in 0..<3000 {
      let source = (0..<Int.random(in: 0...24, using: &generator)).map { _ in marks.randomElement(using: &generator) ?? "" }.joined()
      let text = try AttributedString(markdown: source, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
      let letters = String(text.characters).filter { "ab".contains($0) }
      let written = source.filter { "ab".contains($0) }
      // Addresses of links are not part of the text.
      expect(source.contains("](") || letters == written, "\(source.debugDescription)")
      _ = try AttributedString(markdown: source)
    }
    let deep = String(repeating: "> ", count: 5000) + "a"
    #expect(String(try AttributedString(markdown: deep).characters).hasSuffix("a"))
    #expect(throws: (any Error).self) { try AttributedString(markdown: Data([0xff, 0xfe])) }
  }
}
