import Foundation
import Testing
import TrestleExpectations

import ProjectImport

/// The rows of `Scripts/listings`, and what it says without the documents, which are no part of the repository.
@Suite struct ListingTableTests {
  private static let folder = Folders.root + "/Tools/Tests/Listings"

  private func text(_ document: String) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(Self.folder)/\(document)").sorted()
    return try names.map { try String(contentsOfFile: "\(Self.folder)/\(document)/\($0)", encoding: .utf8) }.joined(separator: "\n")
  }

  /// The lines of each row; the first has its numbers.
  private func rows(_ document: String) throws -> [[String]] {
    try ("\n" + text(document)).components(separatedBy: "\n== ").dropFirst().map { $0.components(separatedBy: "\n") }
  }

  @Test("Each listing of the guide has a row, which says why it needs one, what is touched and what the application must print")
  func guide() throws {
    let counts = [3: 5, 4: 13, 5: 14, 6: 5, 7: 8, 8: 3]
    let wanted = Set(counts.flatMap { chapter, count in (1...count).map { "\(chapter)-\($0)" } })
    let rows = try rows("Guide")
    expect(Set(rows.map { $0[0] }), equals: wanted)
    for row in rows {
      for key in ["reason: ", "touch: ", "expect: "] { expect(row.contains { $0.hasPrefix(key) }, "\(row[0]): \(key)") }
    }
  }

  @Test("The fragments of the chapter are in one row each, and the files that rows need are there")
  func chapter() throws {
    let numbers = try rows("Chapter").flatMap { $0[0].components(separatedBy: ",") }
    expect(Set(numbers) == Set((1...80).map { "21-\($0)" }) && numbers.count == 80)
    for document in ["Guide", "Chapter", "Talk"] {
      for line in try text(document).split(separator: "\n") where line.hasPrefix("file: ") {
        expect(FileManager.default.fileExists(atPath: "\(Self.folder)/Files/\(line.dropFirst(6))"), "\(line)")
      }
    }
  }

  @Test("Without the documents the script says so in one line and succeeds", .enabled(if: Subprocess.path(of: "python3") != nil))
  func missing() throws {
    let empty = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: empty) }
    var lines: [String] = []
    let status = try Subprocess.run(Folders.root + "/Scripts/listings", ["guide", "--seeds", empty], environment: [:]) { lines.append($0) }
    expect(status == 0 && lines == ["listings: the document is not there; name its folder with --seeds"])
  }
}
