import Testing
import TrestleExpectations

import UIKit
@testable import UIKitValues

@MainActor @Suite("Symbols that are made from simpler ones")
struct DerivedSymbolTests {
  @Test(
    "Common names of symbols have a drawing",
    arguments: [
      "location.circle.fill", "cloud.moon.bolt.fill", "person.crop.circle.badge.plus", "bell.slash.fill", "arrow.up.right.square",
      "folder.badge.plus", "cart.badge.plus", "speaker.wave.3.fill", "list.bullet.rectangle", "bookmark.circle",
    ])
  func derived(name: String) {
    expect(UIImage(systemName: name) != nil)
  }

  @Test("A name that begins with an unknown word has no symbol")
  func unknown() {
    expect(UIImage(systemName: "no.such.symbol") == nil)
    expect(UIImage(systemName: "nosuchsymbol") == nil)
    expect(UIImage(systemName: "nosuchsymbol.circle.fill") == nil)
  }

  @Test("A composed symbol contains the drawing of its base")
  func composed() throws {
    let plain = try #require(DerivedSymbols(drawn: SymbolLibrary.symbol).symbol(named: "star.circle.circle"))
    expect(plain.width, equals: 21)
    let none = DerivedSymbols { _ in nil }.symbol(named: "star.circle")
    expect(none == nil)
    let badged = DerivedSymbols { ["tray": Symbol(20, 18) { $0.fill("M0 0 H4") }, "plus": Symbol(10, 10) { $0.fill("M0 0 V4") }][$0] }
    expect(badged.symbol(named: "tray.badge.plus")?.width, equals: 24)
  }
}
