import Foundation
import Testing
import TrestleExpectations

/// Checks that the concordance has a row for each listing of the guide, with facts, suites and a sample that exist.
struct ConcordanceTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL
  private static let counts = [3: 5, 4: 13, 5: 14, 6: 5, 7: 8, 8: 3]

  private func text(_ path: String) throws -> String { try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8) }

  /// The columns of the rows that begin with a listing's number.
  private func rows() throws -> [[String]] {
    try text("Documentation/Guide/Concordance.md").split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return columns.count == 5 && columns[0].wholeMatch(of: /[3-8]-\d+/) != nil ? columns : nil
    }
  }

  @Test("Each listing of the guide has one row") func rowsOfListings() throws {
    let wanted = Self.counts.sorted { $0.key < $1.key }.flatMap { chapter, count in (1...count).map { "\(chapter)-\($0)" } }
    try expect(rows().map { $0[0] }, equals: wanted)
  }

  @Test("The facts of a row are in the contract, its suites exist, and its sample names the listing") func contents() throws {
    let contract = try ["Tables", "Applications", "InterfaceBuilder"].map { try text("Documentation/Contract/\($0).md") }.joined()
    let suites = FileManager.default.enumerator(at: Self.root.appendingPathComponent("Tests"), includingPropertiesForKeys: nil)?
      .compactMap { ($0 as? URL)?.deletingPathExtension().lastPathComponent }
    let known = Set(suites ?? [])
    for row in try rows() {
      for fact in row[1].split(separator: " ") { expect(contract.contains("| \(fact) |"), "\(row[0]): \(fact)") }
      for suite in row[2].split(separator: " ") { expect(known.contains(String(suite)), "\(row[0]): \(suite)") }
      let path = try #require(row[3].firstMatch(of: /\(\.\.\/\.\.\/([^)]+)\)/)?.output.1)
      let sample = try text(String(path))
      expect(sample.lowercased().contains("listing") && sample.contains(row[0]), "\(row[0]): \(path)")
      expect(!row[4].isEmpty)
    }
  }

  @Test("Each erratum names a suite that exists, or the listing whose row repairs it") func errata() throws {
    func lines(_ page: String) -> [Substring] { Array(page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()) }
    let rows = try lines(#require(text("Documentation/Guide/Concordance.md").components(separatedBy: "## Errata").last))
    let japanese = try lines(text("Documentation/Guide/Japanese/Errata.md"))
    expect(rows.count, equals: 12)
    expect(rows.map { $0.split(separator: "`").dropLast().last }, equals: japanese.map { $0.split(separator: "`").dropLast().last })
    let suites = FileManager.default.enumerator(at: Self.root.appendingPathComponent("Tests"), includingPropertiesForKeys: nil)?
      .compactMap { ($0 as? URL)?.deletingPathExtension().lastPathComponent }
    let known = Set(suites ?? [])
    let listings = Self.root.appendingPathComponent("Tools/Tests/Listings")
    let repairs = try ["Guide", "Chapter"].map { folder in
      try FileManager.default.contentsOfDirectory(atPath: listings.appendingPathComponent(folder).path)
        .map { try String(contentsOf: listings.appendingPathComponent("\(folder)/\($0)"), encoding: .utf8) }.joined(separator: "\n")
    }.joined(separator: "\n").components(separatedBy: "\n== ").filter { $0.contains("\nrepair: ") }
    for row in rows {
      let test = try #require(row.split(separator: "`").last { $0 != " |" })
      if let listing = test.wholeMatch(of: /Scripts\/listings (?:guide|chapter) (\d+-\d+)/)?.output.1 {
        expect(repairs.contains { $0.prefix { $0 != "\n" }.split(separator: ",").contains(listing) }, "\(row)")
      } else {
        expect(known.contains(String(test)), "\(row)")
      }
    }
  }
}
