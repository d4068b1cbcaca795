import Foundation
import Testing
import TrestleExpectations
import UIKit

/// The layouts of `LayoutTable.txt`, each with the frames expected and their derivation.
@MainActor @Suite struct LayoutTableTests {
  @Test("AU-01 AU-03 The table of layouts")
  func table() throws {
    let scale = UIScreen.main.scale
    UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2)
    defer { UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: scale) }
    let cases = try LayoutCase.readAll()
    expect(cases.count, atLeast: 150)
    for entry in cases {
      let log = warnings {
        for (frame, (name, expected)) in zip(entry.frames(), entry.expected) {
          expect(frame, equals: expected, "\(entry.name): \(name), derived as: \(entry.derivation)")
        }
      }
      expect(log.isEmpty, equals: !entry.name.contains("(conflict)"), "\(entry.name): \(log)")
      expect(!entry.derivation.isEmpty && !entry.expected.isEmpty, "\(entry.name) has nothing to check")
    }
  }

  /// The cases that the oracle script omits were derived a second time manually.
  @Test("AU-03 Both derivations of a layout agree")
  func derivedTwice() throws {
    let cases = Dictionary(uniqueKeysWithValues: try LayoutCase.readAll().map { ($0.name, $0) })
    let again = try LayoutCase.readAll("LayoutTableAgain")
    expect(again.count, equals: 46)
    for entry in again {
      let first = try #require(cases[entry.name], "\(entry.name) is no case of the table")
      expect(first.expected.map(\.name), equals: entry.expected.map(\.name), "\(entry.name)")
      expect(first.expected.map(\.frame), equals: entry.expected.map(\.frame), "\(entry.name), derived again as: \(entry.derivation)")
    }
  }
}
