import Foundation
import Testing
import TrestleExpectations
import TrestleText

@Suite struct SelectionTests {
  private func layout(_ string: String, width: Double = .infinity) -> TextLayout {
    TextLayout(AttributedText(string, TextAttributes(font: .system(size: 17))), .init(width: width))
  }

  @Test("HT-05 A caret's place leads back to its offset") func roundTrip() {
    for string in ["Hello, world", "日本語のテキスト", "one two three four five six", "a😀b👨‍👩‍👧‍👦c", "line\nbreaks\n\nhere", "tabs\tand\ttext"] {
      for width in [Double.infinity, 80] {
        let layout = layout(string, width: width)
        let prepared = PreparedText(layout.text)
        var offset = 0
        while true {
          let caret = layout.caret(at: offset)
          let found = layout.offset(atX: caret.x, y: caret.top + caret.height / 2)
          expect(found, equals: offset, "\(string) \(width) \(offset)")
          if offset >= layout.text.count { break }
          offset = prepared.nextCaret(after: offset)
        }
      }
    }
  }

  @Test("HT-05 Carets move right in Latin and left in Hebrew") func direction() {
    let latin = layout("abc")
    expect(latin.caret(at: 0).x < latin.caret(at: 1).x && latin.caret(at: 2).x < latin.caret(at: 3).x)
    let hebrew = layout("אבג")
    expect(hebrew.caret(at: 0).x > hebrew.caret(at: 1).x && hebrew.caret(at: 2).x > hebrew.caret(at: 3).x)
    expect(abs(hebrew.caret(at: 0).x - hebrew.size.width) < 0.01 && abs(hebrew.caret(at: 3).x) < 0.01)
    let mixed = layout("ab אבג cd")
    expect(mixed.caret(at: 3).x, above: mixed.caret(at: 4).x)
    expect(mixed.caret(at: 8).x, above: mixed.caret(at: 3).x)
    expect(mixed.selectionRects(2..<5).count, equals: 2)
  }

  @Test("HT-05 Carets step over whole characters") func graphemes() {
    let prepared = PreparedText(AttributedText("a👨‍👩‍👧‍👦e\u{301}🇩🇪\r\nb", TextAttributes(font: .system(size: 17))))
    var stops = [0]
    while stops.last! < prepared.text.count { stops.append(prepared.nextCaret(after: stops.last!)) }
    expect(stops, equals: [0, 1, 12, 14, 18, 20, 21])
    var back = [prepared.text.count]
    while back.last! > 0 { back.append(prepared.previousCaret(before: back.last!)) }
    expect(back.reversed(), equals: stops)
  }

  @Test("HT-05 A lam-alef ligature has a caret in its middle") func ligatures() {
    let layout = layout("لا")
    let (first, middle, last) = (layout.caret(at: 0).x, layout.caret(at: 1).x, layout.caret(at: 2).x)
    expect(first > middle && middle > last)
  }

  @Test("HT-05 Selections cover the lines they span") func selections() {
    let layout = layout("one two three four five", width: 80)
    expect(layout.lines.count, above: 1)
    let all = layout.selectionRects(0..<layout.text.count)
    expect(all.count, equals: layout.lines.count)
    expect(abs(all.reduce(0) { $0 + $1.height } - layout.size.height), below: 0.01)
    expect(layout.selectionRects(2..<2).isEmpty)
    let part = layout.selectionRects(0..<3)
    expect(part.count == 1 && abs(part[0].maxX - layout.caret(at: 3).x) < 0.01)
  }

  @Test("HT-05 Words are found by Unicode's rules, Thai ones too") func words() {
    let prepared = PreparedText(AttributedText("Hello, wörld  ok ภาษาไทย", TextAttributes(font: .system(size: 17))))
    expect(prepared.word(at: 2), equals: 0..<5)
    expect(prepared.word(at: 8), equals: 7..<12)
    expect(prepared.nextWordEnd(after: 0) == 5 && prepared.nextWordEnd(after: 5) == 12)
    expect(prepared.previousWordStart(before: 12) == 7 && prepared.previousWordStart(before: 7) == 0)
    expect(prepared.word(at: 18), equals: 17..<21)
  }

  @Test("HT-05 A flow of paragraphs shows the same lines as one layout") func flow() {
    let string = (0..<60).map { "Paragraph \($0) has a few words that wrap at this width. " + String(repeating: "more ", count: $0) }
      .joined(separator: "\n")
    let attributes = TextAttributes(font: .system(size: 17), paragraph: ParagraphStyle(lineSpacing: 2, paragraphSpacing: 6))
    let prepared = PreparedText(AttributedText(string, attributes))
    let whole = TextLayout(prepared, .init(width: 200))
    let flow = TextFlow(prepared, width: 200)
    // When everything has been visible, no height is estimated any more.
    var lines: [TextLine] = []
    for part in flow.parts(from: 0, to: 1e9) {
      for var line in part.layout.lines {
        line.top += part.y
        lines.append(line)
      }
    }
    expect(lines.map(\.start), equals: whole.lines.map(\.start))
    expect(zip(lines, whole.lines).allSatisfy { abs($0.top - $1.top) < 0.01 })
    expect(abs(flow.height - whole.size.height), below: 0.01)
    let caret = whole.caret(at: 2000)
    let part = flow.part(at: 2000)!
    expect(abs(part.layout.caret(at: 2000).top + part.y - caret.top), below: 0.01)
    expect(part.layout.offset(atX: caret.x, y: caret.top + 5 - part.y), equals: 2000)
  }

  @Test("HT-05 A flow keeps the heights of unchanged paragraphs after an edit") func flowAfterEdit() {
    let paragraphs = (0..<500).map { "Paragraph \($0) " + String(repeating: "word ", count: $0 % 40) }
    let attributes = TextAttributes(font: .system(size: 17))
    func prepare(_ list: [String]) -> PreparedText { PreparedText(AttributedText(list.joined(separator: "\n"), attributes)) }
    let flow = TextFlow(prepare(paragraphs), width: 200)
    _ = flow.parts(from: 0, to: 1e9)
    var edited = paragraphs
    edited[250] = "short"
    edited.insert("and one more", at: 251)
    let changed = TextFlow(prepare(edited), replacing: flow)
    _ = changed.part(at: edited[0..<250].joined(separator: "\n").utf16.count + 2)
    _ = changed.part(at: edited[0...251].joined(separator: "\n").utf16.count - 1)
    expect(abs(changed.height - TextLayout(prepare(edited), .init(width: 200)).size.height), below: 0.01)
  }
}
