import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

@testable import TrestleText

/// Reusing parts of a text after an edit gives the same result as starting over.
@Suite struct ReplacedTextTests {
  private static let seed: UInt64 = 20_261_123
  private static let letters: [UInt16] = [0x61, 0x62, 0x20, 0x0a, 0x0d, 0x0a, 0x2029, 0x85, 0xd83d, 0xde00]

  private func text(_ units: [UInt16]) -> AttributedText {
    AttributedText(utf16: units, runs: [AttributedText.Run(end: units.count, attributes: TextAttributes(font: .system(size: 17)))])
  }

  private func units(_ count: Int, _ random: inout Noise) -> [UInt16] {
    (0..<count).map { _ in Self.letters[random.below(Self.letters.count)] }
  }

  @Test("HT-05 Paragraphs found after random edits are those of the text alone") func paragraphs() {
    var random = Noise(seed: Self.seed)
    for round in 0..<(isSoaking ? 100_000 : 2000) {
      var content = units(random.below(30), &random)
      var prepared = PreparedText(text(content))
      for _ in 0..<5 {
        let start = random.below(content.count + 1)
        let end = start + random.below(min(6, content.count - start) + 1)
        content.replaceSubrange(start..<end, with: units(random.below(5), &random))
        prepared = PreparedText(text(content), replacing: prepared)
        let fresh = PreparedText(text(content))
        let same = prepared.paragraphs.elementsEqual(fresh.paragraphs) { $0.start == $1.start && $0.end == $1.end && $0.next == $1.next }
        expect(same, "seed \(Self.seed), round \(round): \(content)")
        if !same { return }
      }
    }
  }

  @Test("HT-05 A column has the height of a fresh one after random edits, once all of it was laid out") func heights() {
    var random = Noise(seed: Self.seed)
    for round in 0..<(isSoaking ? 400 : 20) {
      var lines = (0..<300).map { String(repeating: "word ", count: $0 % 7) }
      var flow = TextFlow(PreparedText(text(Array(lines.joined(separator: "\n").utf16))), width: 120)
      _ = flow.parts(from: 0, to: 1e9)
      for _ in 0..<4 {
        let start = random.below(lines.count)
        let end = min(lines.count, start + random.below(150))
        lines.replaceSubrange(start..<end, with: (0..<random.below(150)).map { _ in String(repeating: "typed ", count: random.below(7)) })
        let prepared = PreparedText(text(Array(lines.joined(separator: "\n").utf16)))
        flow = TextFlow(prepared, replacing: flow)
        let fresh = TextFlow(prepared, width: 120)
        for flow in [flow, fresh] { _ = flow.parts(from: 0, to: 1e9) }
        expect(abs(flow.height - fresh.height), below: 0.01, "seed \(Self.seed), round \(round)")
        let places = zip(flow.parts(from: 0, to: 1e9), fresh.parts(from: 0, to: 1e9))
        expect(places.allSatisfy { abs($0.y - $1.y) < 0.01 && $0.layout.lines.first?.start == $1.layout.lines.first?.start })
      }
    }
  }

  @Test("The common beginning and end of two texts is found to the unit")
  func difference() {
    var old = [UInt16](repeating: 0x61, count: 20_000)
    for index in old.indices { old[index] = UInt16(index % 991) }
    for place in [0, 1, 4095, 4096, 4097, 9999, 19_999] {
      var new = old
      new[place] = 0xffff
      let changed = TextDifference(old, new)
      expect(changed.prefix == place && changed.suffix == 19_999 - place)
      new = old
      new.insert(0xffff, at: place)
      let inserted = TextDifference(old, new)
      expect(inserted.prefix == place && inserted.suffix == 20_000 - place)
    }
    let same = TextDifference(old, old)
    expect(same.prefix == 20_000 && same.suffix == 0)
  }
}
