import Foundation
import Testing
import TrestleExpectations

/// Checks that every numbered listing of the table view guide used by these samples is named where it is rendered.
struct ListingTests {
  private static let listings =
    (1...5).map { "3-\($0)" } + (1...13).map { "4-\($0)" } + (1...14).map { "5-\($0)" }
    + (1...5).map { "6-\($0)" } + (1...8).map { "7-\($0)" } + (1...3).map { "8-\($0)" }

  /// Words that the code of a listing must contain.
  private static let words = [
    "3-1": "rootViewController", "3-2": "UIWindow(frame:", "3-3": "title =", "3-4": "editButtonItem", "3-5": "pushViewController",
    "4-1": "makeKeyAndVisible", "4-2": "UITableViewDataSource", "4-3": "UITableView(frame:", "4-4": "numberOfSections",
    "4-5": "sectionNumber",
    "4-6": "PropertyListSerialization", "4-7": "sortedArray", "4-8": "sectionIndexTitles", "4-9": "cellForRowAt", "4-10": "tableHeaderView",
    "4-11": "titleForHeaderInSection", "4-12": "indentationLevelForRowAt", "4-13": "heightForRowAt", "5-1": "imageView",
    "5-2": "willDisplay",
    "5-3": "viewWithTag", "5-4": "weak var planetCell", "5-5": "loadNibNamed", "5-6": "cell0", "5-7": "cellForRowAt",
    "5-8": "viewWithTag(1)",
    "5-9": "UITableViewCell", "5-10": "autoresizingMask", "5-11": "UIView", "5-12": "setNeedsDisplay",
    "5-13": "draw(",
    "5-14": "dequeueReusableCell", "6-1": "didSelectRowAt", "6-2": "accessoryView", "6-3": "checkmark", "6-4": "checkmark",
    "6-5": "selectRow",
    "7-1": "setEditing", "7-2": "editingStyleForRowAt", "7-3": "deleteRows", "7-4": "addButton", "7-5": "present(", "7-6": "newItem",
    "7-7": "beginUpdates", "7-8": "insertRows", "8-1": "canMoveRowAt", "8-2": "moveRowAt", "8-3": "targetIndexPathForMoveFromRowAt",
  ]

  @Test("Each listing is named once or more, with its code below the name")
  func findable() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Examples").standardizedFileURL
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    var sources: [String] = []
    for file in files where file.pathExtension == "swift" { sources.append(try String(contentsOf: file, encoding: .utf8)) }
    for listing in Self.listings {
      let places = sources.flatMap { codeBelow(listing, in: $0) }
      expect(!places.isEmpty, "no sample names listing \(listing)")
      let word = try #require(Self.words[listing])
      expect(places.contains { $0.contains(word) }, "listing \(listing) without \(word)")
    }
  }

  /// Returns the source after each mention of a listing, up to the maximum length of the listing.
  private func codeBelow(_ listing: String, in source: String) -> [String] {
    let lines = source.components(separatedBy: "\n")
    return lines.indices.filter { index in
      lines[index].lowercased().contains("listing")
        && lines[index].range(of: "(?<![0-9])\(listing)(?![0-9])", options: .regularExpression) != nil
    }.map { lines[$0..<min($0 + 30, lines.count)].joined(separator: "\n") }
  }
}
