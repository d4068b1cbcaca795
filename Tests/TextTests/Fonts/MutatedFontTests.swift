import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

@testable import TrestleText

/// Font files with a few wrong bytes: most can still be opened, so that errors are found after the first check.
@Suite struct MutatedFontTests {
  /// Small files, because a typeface and its file stay open until the process ends.
  private static let names = [
    "NotoSansOgham-Regular.ttf", "NotoSansLydian-Regular.ttf", "NotoSansMro-Regular.ttf", "NotoSansTagbanwa-Regular.ttf",
    "NotoSansInscriptionalPahlavi-Regular.ttf",
  ]

  @Test("HT-05 Fonts with wrong bytes measure and draw text or are refused, and most of them open")
  func mutated() throws {
    let count = isSoaking ? 10_000 : 150
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trestle-mutated-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let originals = try Self.names.map { try Data(contentsOf: URL(fileURLWithPath: FontFiles.notoFolder + $0)) }
    var random = Noise(seed: 71)
    var opened = 0
    var withGlyphs = 0
    let canvas = Canvas(width: 200, height: 40)
    for round in 0..<count {
      var bytes = [UInt8](originals[round % originals.count])
      let tables = Self.tables(bytes)
      for _ in 0...random.below(4) {
        // Tables are chosen with equal probability, so that the small ones with central values are damaged as often as the outlines.
        let table = random.chance(5) ? 0..<12 + 16 * tables.count : tables[random.below(tables.count)]
        guard !table.isEmpty else { continue }
        let place = table.lowerBound + random.below(min(table.count, random.chance(50) ? 64 : table.count))
        bytes[place] = random.chance(50) ? bytes[place] ^ UInt8(1 << random.below(8)) : [0, 1, 0x7f, 0x80, 0xff][random.below(5)]
      }
      let path = folder.appendingPathComponent("\(round).ttf").path
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      guard let font = Font.make(FontDescription(family: .file(Typeface.Source(path: path)), size: 17)) else { continue }
      opened += 1
      let scalars = (0..<6).compactMap { _ in Self.letters[random.below(Self.letters.count)] }
      if scalars.contains(where: { font.typeface.covers($0.value) }) { withGlyphs += 1 }
      var text = "ab 1"
      text.unicodeScalars.append(contentsOf: scalars)
      let layout = TextLayout(AttributedText(text, TextAttributes(font: font)), TextLayout.Options(width: 120))
      if layout.size.width < 1e6, layout.size.height < 1e6 { layout.draw(cairo: canvas.cairo, x: 0, y: 0) }
      try? FileManager.default.removeItem(atPath: path)
    }
    print("opened \(opened) of \(count) mutated fonts, \(withGlyphs) with glyphs for the text")
    expect(opened * 2, above: count, "\(opened)")
    expect(withGlyphs * 2, above: count, "\(withGlyphs)")
  }

  /// Characters that the fonts have.
  private static let letters: [Unicode.Scalar] = [
    0x1680...0x169c, 0x10920...0x10939, 0x16a40...0x16a69, 0x1760...0x176c, 0x10b60...0x10b72,
  ]
  .flatMap { $0.compactMap(Unicode.Scalar.init) }

  /// Returns the ranges of a font file's tables, by its directory.
  private static func tables(_ bytes: [UInt8]) -> [Range<Int>] {
    func number(_ place: Int, _ count: Int) -> Int { bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) } }
    return (0..<number(4, 2)).map { index in
      let entry = 12 + 16 * index
      let start = number(entry + 8, 4)
      return start..<min(bytes.count, start + number(entry + 12, 4))
    }
  }
}
