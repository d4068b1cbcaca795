import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

@testable import TrestleText

@Suite struct LineBreakingTests {
  private let attributes = TextAttributes(font: .system(size: 17))

  private func layout(_ string: String, _ width: Double, _ mode: LineBreakMode = .wordWrapping, lines: Int = 0) -> TextLayout {
    TextLayout(AttributedText(string, attributes), .init(width: width, maximumLines: lines, lineBreakMode: mode))
  }

  private func strings(_ layout: TextLayout) -> [String] {
    layout.lines.map { String(decoding: layout.text.utf16[$0.start..<$0.end], as: UTF16.self) }
  }

  /// Returns the displayed text of a line, including the ellipsis, in logical order.
  private func shown(_ layout: TextLayout, line: Int = 0) -> String {
    layout.pieces[layout.lines[line].pieces].sorted { ($0.start, $0.length) < ($1.start, $1.length) }.map {
      $0.kind == .synthetic ? "…" : String(decoding: layout.text.utf16[$0.start..<$0.end], as: UTF16.self)
    }.joined()
  }

  @Test("HT-05 DR-03 Words wrap and explicit line breaks are kept") func words() {
    expect(strings(layout("one two three", 70)), equals: ["one two ", "three"])
    expect(strings(layout("one\ntwo\r\nthree", 500)), equals: ["one", "two", "three"])
    expect(strings(layout("one\u{2028}two", 500)), equals: ["one\u{2028}", "two"])
    expect(strings(layout("one\n", 500)), equals: ["one", ""])
    expect(strings(layout("", 500)), equals: [""])
    expect(layout("", 500).size.height, equals: layout("x", 500).size.height)
  }

  @Test("HT-05 A word that is too long is broken between characters, never within one") func longWords() {
    let broken = layout("Donaudampfschifffahrt", 60)
    expect(broken.lines.count, above: 2)
    expect(broken.lines.allSatisfy { $0.width <= 60.001 })
    let family = "👨‍👩‍👧‍👦"
    expect(strings(layout(family + family, 30)), equals: [family, family])
    expect(strings(layout("e\u{301}e\u{301}", 1, .characterWrapping)), equals: ["e\u{301}", "e\u{301}"])
    expect(strings(layout("xyz", 0)), equals: ["x", "y", "z"])
  }

  @Test("HT-05 Chinese breaks anywhere but before a full stop, Thai between words") func scripts() {
    let chinese = strings(layout("这是一个很长的文本。没有空格需要在任何地方折行。", 90))
    expect(chinese.count, above: 3)
    expect(chinese.allSatisfy { !$0.hasPrefix("。") })
    let thai = strings(layout("ภาษาไทยไม่มีช่องว่าง", 60))
    expect(thai.count, above: 1)
    expect(thai.first == "ภาษาไทย" || thai.first == "ภาษา")
  }

  @Test("HT-05 Truncation at the tail, the head and in the middle") func truncation() {
    let text = "The quick brown fox jumps over the lazy dog"
    let tail = layout(text, 150, .truncatingTail, lines: 1)
    expect(tail.isTruncated && shown(tail).hasPrefix("The quick") && shown(tail).hasSuffix("…"))
    expect(tail.size.width, atMost: 150)
    let head = layout(text, 150, .truncatingHead, lines: 1)
    expect(shown(head).hasPrefix("…") && shown(head).hasSuffix("lazy dog"))
    let middle = layout(text, 150, .truncatingMiddle, lines: 1)
    expect(shown(middle).hasPrefix("The") && shown(middle).contains("…") && shown(middle).hasSuffix("dog"))
    let second = layout(text, 150, .truncatingTail, lines: 2)
    expect(second.lines.count == 2 && !second.lines[0].isTruncated && second.lines[1].isTruncated)
    let whole = layout("short", 150, .truncatingTail, lines: 1)
    expect(!whole.isTruncated && shown(whole) == "short")
    expect(shown(layout("one\ntwo", 150, .truncatingTail, lines: 1)), equals: "one…")
    expect(shown(layout("one\n", 150, .truncatingTail, lines: 1)), equals: "one")
    expect(shown(layout("trailing   ", Double(layout("trailing", 500).size.width) + 1, .truncatingTail, lines: 1)), equals: "trailing   ")
    let tiny = layout(text, 3, .truncatingTail, lines: 1)
    expect(shown(tiny), equals: "…")
  }

  @Test("HT-05 A layout at its own width is the same layout") func stability() {
    for string in ["a b c", "Typography AVATAR To.", "日本語", "العربية مع English", "x   ", "tab\there", "fi ffl \u{ad}soft"] {
      let free = layout(string, .infinity)
      let again = layout(string, Double(free.size.width))
      expect(again.lines.count, equals: free.lines.count, "\(string)")
      expect(abs(again.size.width - free.size.width), below: 0.01, "\(string)")
    }
  }

  @Test("HT-05 Random text: lines cover it, fit and never break a character") func randomText() {
    let letters = Array("ab cd -.,/()\t日本语、。あいうहिन्दीไทยدرسعبריתשלום😀👍🏽🇩🇪é\u{301}\u{ad}\u{200b}\u{2028}\n\r0123‘’").map(String.init)
    var random = Noise(seed: 20)
    let rounds = isSoaking ? 20_000 : 300
    for round in 0..<rounds {
      let string = (0..<Int(random.next() % 60)).map { _ in letters[Int(random.next() % UInt64(letters.count))] }.joined()
      let width = Double(random.next() % 200)
      let mode = LineBreakMode(rawValue: Int(random.next() % 6))!
      let lines = Int(random.next() % 4)
      let layout = layout(string, width, mode, lines: lines)
      let text = "round \(round) seed 20: \(string.debugDescription) in \(width), \(mode), \(lines) lines"
      if lines > 0 { expect(layout.lines.count, atMost: lines, Comment(rawValue: text)) }
      var end = 0
      for line in layout.lines {
        expect(line.start >= end && line.start - end <= 2, Comment(rawValue: text))
        end = line.end
      }
      if lines == 0 { expect(end, atLeast: layout.text.count - 2, Comment(rawValue: text)) }
      let boundaries = characterBoundaries(string)
      for line in layout.lines where !line.isTruncated { expect(boundaries.contains(line.start), Comment(rawValue: text)) }
      for line in layout.lines where !line.isHardEnd && line.pieces.count > 1 && !line.isTruncated {
        expect(line.width <= width + 0.01 || line.end - line.start <= 12, Comment(rawValue: text))
      }
      _ = layout.inkBounds
    }
  }

  private func characterBoundaries(_ string: String) -> Set<Int> {
    var offsets: Set<Int> = [0]
    var offset = 0
    for scalar in string.unicodeScalars {
      offset += UTF16.width(scalar)
      offsets.insert(offset)
    }
    return offsets
  }

  @Test("HT-05 A long paragraph is analyzed only as far as requested") func laziness() {
    let string = String(repeating: "word after word without an end ", count: 40_000)
    TextWork.forgetShapedRuns()
    let before = TextWork.shapings
    let layout = TextLayout(AttributedText(string, attributes), .init(width: 300, height: 600, lineBreakMode: .truncatingTail))
    expect(layout.lines.count, equals: 29)
    expect(TextWork.shapings - before, below: 40)
    let again = TextWork.shapings
    _ = TextLayout(AttributedText(string, attributes), .init(width: 200, height: 600))
    expect(TextWork.shapings, equals: again)
  }

  @Test("HT-05 Paragraph styles: spacing, indents, line heights, justified lines") func paragraphStyles() {
    func make(_ style: ParagraphStyle, _ string: String = "one two three four five six seven\nnext") -> TextLayout {
      TextLayout(AttributedText(string, TextAttributes(font: .system(size: 17), paragraph: style)), .init(width: 120))
    }
    let plain = make(.default)
    let spaced = make(ParagraphStyle(lineSpacing: 5, paragraphSpacing: 7, paragraphSpacingBefore: 3))
    expect(abs(spaced.size.height - plain.size.height - 5 * Double(plain.lines.count - 1) - 10), below: 0.01)
    let indented = make(ParagraphStyle(firstLineHeadIndent: 30, headIndent: 10, tailIndent: -20))
    expect(indented.lines[0].x == 30 && indented.lines[1].x == 10)
    expect(indented.lines.allSatisfy { $0.x + $0.width <= 100.01 })
    let tall = make(ParagraphStyle(minimumLineHeight: 40))
    expect(tall.lines.allSatisfy { $0.height == 40 })
    let low = make(ParagraphStyle(maximumLineHeight: 12))
    expect(low.lines.allSatisfy { $0.height == 12 })
    let multiple = make(ParagraphStyle(lineHeightMultiple: 1.5))
    expect(abs(multiple.size.height - plain.size.height * 1.5), below: 0.01)
    let justified = make(ParagraphStyle(alignment: .justified))
    for line in justified.lines where !line.isHardEnd { expect(abs(line.width - 120), below: 0.01) }
    let centered = make(ParagraphStyle(alignment: .center))
    for line in centered.lines { expect(abs(line.x * 2 + line.width - 120), below: 0.01) }
    let arabic = make(.default, "نص")
    expect(abs(arabic.lines[0].x + arabic.lines[0].width - 120), below: 0.01)
  }
}
