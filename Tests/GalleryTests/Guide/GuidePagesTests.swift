import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Writes the pages of the figures from their table, in English and Japanese, and compares them with those of the documentation.
@Suite(.serialized) @MainActor struct GuidePagesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    .standardizedFileURL
  private static let folder = root.appendingPathComponent("Documentation/Guide")

  private func text(_ path: String) throws -> String { try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8) }

  /// Returns the declarations whose first line has one of the words, with the comments above them; the whole file if there are no words.
  private func excerpt(_ source: String, _ words: [String]) -> String? {
    let lines = source.components(separatedBy: "\n")
    guard !words.isEmpty else { return source.trimmingCharacters(in: .newlines) }
    var found: [String] = []
    for word in words {
      if word.hasSuffix("{") {
        guard lines.contains(word) else { return nil }
        found.append(word)
        continue
      }
      let starts = ["func ", "init", "var ", "let ", "class ", "struct "]
      guard
        var first = lines.firstIndex(where: { line in line.contains(word) && starts.contains { line.contains($0) } })
          ?? lines.firstIndex(
            where: { $0.contains(word) })
      else { return nil }
      // A parameter list over several lines begins above the words.
      while !starts.contains(where: { lines[first].contains($0) }), first > 0 { first -= 1 }
      var last = first
      var depth = 0
      repeat {
        for letter in lines[last] {
          if "{[(".contains(letter) { depth += 1 }
          if "}])".contains(letter) { depth -= 1 }
        }
        last += 1
      } while last < lines.count && (depth > 0 || lines[last - 1].hasSuffix("->") || lines[last - 1].hasSuffix("="))
      while first > 0, lines[first - 1].trimmingCharacters(in: .whitespaces).hasPrefix("//") { first -= 1 }
      let part = lines[first..<last]
      let indent = part.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      found.append(part.map { String($0.dropFirst(indent)) }.joined(separator: "\n"))
    }
    return found.joined(separator: "\n\n")
  }

  private struct Words {
    var isJapanese: Bool
    func callAsFunction(_ english: String, _ japanese: String) -> String { isJapanese ? japanese : english }
    func list(_ name: (english: String, japanese: String), _ parts: [String]) -> String {
      self("\(name.english): \(parts.joined(separator: ", ")).", "\(name.japanese)：\(parts.joined(separator: "、"))。")
    }
    func translated(_ text: String) -> String { isJapanese ? guideJapaneseWords[text] ?? japaneseWords[text] ?? text : text }
  }

  private func line(_ touch: GuideTouch, _ words: Words) -> String {
    switch touch {
    case .row(let row, let section): words("Tap row \(row) of section \(section).", "セクション \(section) の行 \(row) に触れます。")
    case .element(let name): words("Tap “\(name)”.", "「\(name)」に触れます。")
    case .editControl(let row, _): words("Tap the editing control of row \(row).", "行 \(row) の編集の部品に触れます。")
    case .move(let row, _, let distance):
      words("Drag row \(row) by its control, \(Int(distance)) points down.", "部品をつかんで行 \(row) を \(Int(distance)) ポイント下へ動かします。")
    case .hold(let row, _): words("Hold row \(row).", "行 \(row) を長押しします。")
    case .index(let part): words("Tap the index at \(Int(part * 100)) % of its height.", "索引の高さの \(Int(part * 100)) % に触れます。")
    case .scroll(let distance): words("Drag \(Int(distance)) points up.", "上へ \(Int(distance)) ポイント動かします。")
    case .reveal(let row, let section): words("Row \(row) of section \(section) is in view.", "セクション \(section) の行 \(row) が見えています。")
    case .type(let typed): words("Type “\(typed)”.", "「\(typed)」と入力します。")
    }
  }

  private func page(_ figure: GuideFigure, _ words: Words) throws -> String {
    let swift = try #require(
      excerpt(text("Examples/Gallery/\(figure.swift.file)"), figure.swift.parts), "\(figure.number): \(figure.swift)")
    let objectiveC = try text("Documentation/Guide/ObjectiveC/\(figure.objectiveC)").trimmingCharacters(in: .newlines)
    let document =
      switch figure.document {
      case .guide: words("Guide", "ガイド")
      case .book: words("Book", "書籍")
      case .talk: words("Talk", "講演")
      }
    let sample =
      figure.sample.map { words("the Gallery’s sample *\($0)*", "ギャラリーのサンプル「\($0)」") }
      ?? words("the Gallery’s sample *Guide*", "ギャラリーのサンプル「Guide」")
    let suites = figure.suites.filter { $0 != "GuideFigureTests" } + ["GuideFigureTests"]
    let command = "`Scripts/gallery --app \(figure.sample ?? "Guide")`"
    return """
      # \(document) \(figure.number): \(words.translated(figure.title))

      \(words.translated(figure.about))\(words(" Screen: \(sample), \(command).", "画面：\(sample)（\(command)）。"))

      ![\(words("The screen in the classic and in the modern design", "クラシックとモダンの画面"))](../Pictures/\(figure.file).png)

      ## \(words("Touches", "操作"))

      \(figure.touches.enumerated().map { "\($0 + 1). \(line($1, words))" }.joined(separator: "\n"))

      \(words("From top to bottom: before, and after each touch. From left to right: classic, modern, dark, right to left, largest text.", "上から下へ、操作の前と各操作の後。左から、クラシック、モダン、ダーク、右から左、最大の文字。"))

      ![\(words("The touches in five looks", "五つの外観での操作"))](../Pictures/\(figure.file)-touches.png)

      ## Swift

      [\(figure.swift.file)](../../../Examples/Gallery/\(figure.swift.file))

      ```swift
      \(swift)
      ```

      ## Objective-C

      [\(figure.objectiveC)](../ObjectiveC/\(figure.objectiveC))

      ```objc
      \(objectiveC)
      ```

      ## \(words("Tests", "テスト"))

      \(words.list(("Facts", "事実"), figure.facts))\(words(" ", ""))\(words.list(("Suites", "スイート"), suites.map { "`\($0)`" }))

      """
  }

  /// The lines of a listing: those below its mark, to the next mark or the end of its class.
  private func marked(_ number: String, in source: String) -> String? {
    let lines = source.components(separatedBy: "\n")
    guard let mark = lines.firstIndex(of: "// Listing \(number)") else { return nil }
    var part = lines[(mark + 1)...].prefix { !$0.hasPrefix("// Listing ") && $0 != "@end" }
    // A declaration of a class ends with its own mark.
    if part.first?.hasPrefix("@interface") == true { part.append("@end") }
    return part.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  private struct ConcordanceRow {
    var facts: String
    var suites: String
    var sample: String
    var api: String
  }

  /// The rows of the listings in the concordance, by their numbers.
  private func concordance() throws -> [String: ConcordanceRow] {
    var rows: [String: ConcordanceRow] = [:]
    for line in try text("Documentation/Guide/Concordance.md").split(separator: "\n") {
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard columns.count == 5, let sample = columns[3].firstMatch(of: /\(\.\.\/\.\.\/([^)]+)\)/)?.output.1 else { continue }
      rows[columns[0]] = ConcordanceRow(facts: columns[1], suites: columns[2], sample: String(sample), api: columns[4])
    }
    return rows
  }

  private func page(_ listing: GuideListing, _ row: ConcordanceRow, _ words: Words) throws -> String {
    let figure = try #require(GuideFigure.all.first { $0.number == listing.figure }, "\(listing.number)")
    let swift = try #require(excerpt(text(row.sample), listing.parts), "\(listing.number): \(listing.parts)")
    let objectiveC = try #require(
      marked(listing.number, in: text("Documentation/Guide/ObjectiveC/\(listing.objectiveC)")), "\(listing.number)")
    let name = row.sample.split(separator: "/").last ?? ""
    let suites = (row.suites.components(separatedBy: " ") + ["GuideFigureTests"]).map { "`\($0)`" }
    return """
      # \(words("Listing", "リスト")) \(listing.number): \(words(listing.title, listing.japanese))

      \(words.list(("The screen and its touches", "画面と操作"), ["[\(figure.number)](\(words("../Figures", "."))/\(figure.file).md)"]))

      ![\(words("The screen in the classic and in the modern design", "クラシックとモダンの画面"))](../Pictures/\(figure.file).png)

      ![\(words("The touches in five looks", "五つの外観での操作"))](../Pictures/\(figure.file)-touches.png)

      ## Swift

      [\(name)](../../../\(row.sample))

      ```swift
      \(swift)
      ```

      ## Objective-C

      [\(listing.objectiveC)](../ObjectiveC/\(listing.objectiveC))

      ```objc
      \(objectiveC)
      ```

      ## \(words("Tests", "テスト"))

      \(words.list(("Facts", "事実"), row.facts.components(separatedBy: " ")))\(words(" ", ""))\(words.list(("Suites", "スイート"), suites))\(words(" API: \(row.api).", "API：\(row.api)。"))

      \(words.list(("The listing as it is printed", "印刷されたままのリスト"), ["`Scripts/listings guide \(listing.number)`"]))

      """
  }

  /// Pages of the Japanese edition that are written by hand or by another test.
  private static let japanesePages = """

    - [呼び出しの順](./Sequences.md)
    - [性能の主張と測定](./Performance.md)
    - [正誤と相違](./Errata.md)
    - [すべての見出し](../Headings.md)
    - [守られていない勧めを実行中に知らせる助言](../../Tables.md#advisor)

    """

  private func listings(_ words: Words) -> String {
    let rows = GuideListing.all.map { listing in
      "| [\(listing.number)](\(words("Listings/", "./Listings-"))\(listing.number).md) | \(words(listing.title, listing.japanese)) | \(listing.figure) |"
    }
    return """
      | \(words("listing", "リスト")) | \(words("subject", "主題")) | \(words("figure", "図")) |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  private func index(_ words: Words) -> String {
    let rows = GuideFigure.all.map { figure in
      "| \(figure.document == .guide ? "" : words.translated(figure.document.rawValue) + " ")[\(figure.number)](\(words("Figures", "."))/\(figure.file).md) | "
        + "\(words.translated(figure.title)) | \(figure.sample ?? "Guide") | \(figure.suites.map { "`\($0)`" }.joined(separator: ", ")) |"
    }
    return """
      # \(words("Figures", "図の一覧"))

      \(words("Each figure of the documents as a screen that runs, with pictures, source and tests. `Scripts/guide-pages` writes these pages from one table.", "書類のすべての図を、動く画面、画像、ソース、テストで示します。"))

      | \(words("figure", "図")) | \(words("subject", "主題")) | \(words("sample", "サンプル")) | \(words("tests", "テスト")) |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  @Test("The pages of the figures are those of their table; TRESTLE_RECORD_GUIDE=1 writes them")
  func pages() throws {
    let rows = try concordance()
    let records = ProcessInfo.processInfo.environment["TRESTLE_RECORD_GUIDE"] == "1"
    for isJapanese in [false, true] {
      let words = Words(isJapanese: isJapanese)
      let folder = Self.folder.appendingPathComponent(isJapanese ? "Japanese" : "Figures")
      var pages = try GuideFigure.all.map { (folder.appendingPathComponent("\($0.file).md"), try page($0, words)) }
      let listingFolder = isJapanese ? folder : Self.folder.appendingPathComponent("Listings")
      pages += try GuideListing.all.map { listing in
        let row = try #require(rows[listing.number], "\(listing.number)")
        return (listingFolder.appendingPathComponent("\(isJapanese ? "Listings-" : "")\(listing.number).md"), try page(listing, row, words))
      }
      if isJapanese {
        pages.append((folder.appendingPathComponent("README.md"), index(words) + "\n" + listings(words) + Self.japanesePages))
      } else {
        pages.append((Self.folder.appendingPathComponent("Figures.md"), index(words)))
        let title = "# Listings\n\nEach listing of the guide, with its screen, the same code in Swift and Objective-C, and its tests.\n\n"
        pages.append((Self.folder.appendingPathComponent("Listings.md"), title + listings(words)))
      }
      if records {
        for folder in [folder, listingFolder] { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
      }
      for (file, content) in pages {
        if records {
          try content.write(to: file, atomically: true, encoding: .utf8)
        } else {
          let isSame = (try? String(contentsOf: file, encoding: .utf8)) == content
          expect(isSame, "\(file.lastPathComponent) is out of date: run Scripts/guide-pages")
        }
      }
      for folder in [folder, listingFolder] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
          .filter { !Self.japanesePages.contains("./\($0)") }
        let wanted = pages.map(\.0).filter { $0.deletingLastPathComponent().path == folder.path }.map(\.lastPathComponent)
        expect(Set(names), equals: Set(wanted), "a page without a figure or listing")
      }
    }
  }

  @Test("Each figure has its two pictures, and its facts are in the contract")
  func contents() throws {
    let contract = try ["Tables", "Applications", "InterfaceBuilder", "CollectionViews"].map { try text("Documentation/Contract/\($0).md") }
      .joined()
    let suites = FileManager.default.enumerator(at: Self.root.appendingPathComponent("Tests"), includingPropertiesForKeys: nil)?
      .compactMap { ($0 as? URL)?.deletingPathExtension().lastPathComponent }
    let known = Set(suites ?? [])
    for figure in GuideFigure.all {
      for fact in figure.facts { expect(contract.contains("| \(fact) |"), "\(figure.number): \(fact)") }
      for suite in figure.suites { expect(known.contains(suite), "\(figure.number): \(suite)") }
      for picture in ["\(figure.file).png", "\(figure.file)-touches.png"] {
        expect(FileManager.default.fileExists(atPath: Self.folder.appendingPathComponent("Pictures/\(picture)").path), "\(picture)")
      }
    }
  }

  @Test("Draws the pictures of the figures, where TRESTLE_GUIDE_PICTURES names a folder")
  func pictures() throws {
    guard let path = ProcessInfo.processInfo.environment["TRESTLE_GUIDE_PICTURES"] else { return }
    let folder = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for figure in GuideFigure.all {
      for look in GuideReplay.Look.allCases {
        let replay = GuideReplay(figure, look)
        let name = "\(figure.file)-\(look.rawValue.replacingOccurrences(of: " ", with: "-"))"
        var frames = 0
        func film() throws {
          try replay.screen.snapshot().writePNG(to: folder.appendingPathComponent("\(name)-\(frames).png"))
          frames += 1
        }
        try film()
        try replay.play(film)
      }
    }
  }
}
