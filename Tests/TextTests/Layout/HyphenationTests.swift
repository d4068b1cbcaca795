import Foundation
import Testing
import TrestleExpectations

@testable import TrestleText

@Suite(.serialized) struct HyphenationTests {
  private func strings(_ text: String, _ width: Double, factor: Double, language: String? = nil) -> [String] {
    let attributes = TextAttributes(font: .system(size: 17), paragraph: ParagraphStyle(hyphenationFactor: factor, language: language))
    let layout = TextLayout(AttributedText(text, attributes), .init(width: width))
    return layout.lines.map { line in
      let hyphen = layout.pieces[line.pieces].contains { $0.kind == .synthetic } ? "-" : ""
      return String(decoding: layout.text.utf16[line.start..<line.end], as: UTF16.self) + hyphen
    }
  }

  @Test("Patterns vote: the greatest number at a place counts, and odd ones allow a hyphen")
  func patterns() {
    let hyphenator = Hyphenator(dictionary: "UTF-8\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 2\n%a comment\na1b\n2bc\nd1e\nd2ef\n.zz1y\n")
    func offsets(_ word: String) -> [Int] { hyphenator.offsets(in: Array(word.utf16)[...]) }
    expect(offsets("xaba"), equals: [2])
    expect(offsets("xabca"), equals: [])
    expect(offsets("XADEAA"), equals: [3])
    expect(offsets("xadefaa"), equals: [])
    expect(offsets("zzyaa"), equals: [2])
    expect(offsets("ab"), equals: [])
  }

  @Test("A line that would be left too empty is broken within a word, with a hyphen; without a dictionary it is not")
  func lines() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hyphen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let language = Locale.current.identifier.split(separator: "_").first.map(String.init) ?? "en"
    for name in [language, "en"] {
      try Data("UTF-8\nn1d\n".utf8).write(to: folder.appendingPathComponent("hyph_\(name)_US.dic"))
    }
    Hyphenator.setFolder(folder.path)
    defer { Hyphenator.setFolder("/usr/share/hyphen") }
    expect(strings("I really understand", 110, factor: 0), equals: ["I really ", "understand"])
    expect(strings("I really understand", 110, factor: 1), equals: ["I really un-", "derstand"])
    expect(strings("I really understand", 110, factor: 0.3), equals: ["I really ", "understand"])
    Hyphenator.setFolder(folder.path + "/none")
    expect(strings("I really understand", 110, factor: 1), equals: ["I really ", "understand"])
  }

  @Test("A paragraph in a language is hyphenated by the dictionary of that language; one without a dictionary is not")
  func languages() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hyphen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, pattern) in [("de_DE", "r1s"), ("it", "n1d")] {
      try Data("UTF-8\n\(pattern)\n".utf8).write(to: folder.appendingPathComponent("hyph_\(name).dic"))
    }
    Hyphenator.setFolder(folder.path)
    defer { Hyphenator.setFolder("/usr/share/hyphen") }
    expect(strings("I really understand", 130, factor: 1, language: "de"), equals: ["I really under-", "stand"])
    expect(strings("I really understand", 110, factor: 1, language: "it-IT"), equals: ["I really un-", "derstand"])
    expect(strings("I really understand", 130, factor: 1, language: "fi"), equals: ["I really ", "understand"])
    expect(ParagraphStyle(hyphenationFactor: 1, language: "de") != ParagraphStyle(hyphenationFactor: 1, language: "it"))
  }

  @Test("Any value may be in a dictionary: the offsets are those of breaks within the word")
  func badDictionaries() {
    for text in ["", "UTF-8", "UTF-8\n1\n\u{0}\n999999\nLEFTHYPHENMIN -4\nRIGHTHYPHENMIN 9223372036854775807\na1", "\n\n/=\n1a1a1a1"] {
      let offsets = Hyphenator(dictionary: text).offsets(in: Array("abababab".utf16)[...])
      expect(offsets.allSatisfy { (1..<8).contains($0) } && offsets == offsets.sorted(), "\(text)")
    }
  }
}
