import XCTest

@testable import Bloom

final class TextTests: XCTestCase {
  private struct Catalog: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization] }
    struct Localization: Decodable {}
    var strings: [String: Entry]
  }

  func testCountsHaveThePluralOfTheirNumber() {
    func text(_ count: Int) -> String { String.localizedStringWithFormat(NSLocalizedString("flowers %lld", comment: ""), count) }
    XCTAssertEqual([0, 1, 21].map(text), ["0 flowers", "1 flower", "21 flowers"])
  }

  /// In Xcode, the catalogs are compiled, so this reads the sources.
  func testEveryTextIsInAllThreeLanguages() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Bloom")
    for name in ["Localizable", "Plants"] {
      let data = try Data(contentsOf: folder.appendingPathComponent("\(name).xcstrings"))
      for (key, entry) in try JSONDecoder().decode(Catalog.self, from: data).strings {
        XCTAssertEqual(entry.localizations.keys.sorted(), ["ar", "de", "en"], key)
      }
    }
  }
}
