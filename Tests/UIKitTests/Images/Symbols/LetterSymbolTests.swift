import Foundation
import Testing
import TrestleExpectations

import UIKit
@testable import UIKitValues

@Suite struct LetterSymbolTests {
  @Test("Numbers to 50 and letters have symbols in circles and squares, each with its own drawing")
  func drawings() throws {
    var pictures: Set<Data> = []
    let texts = (0...50).map(String.init) + "abcdefghijklmnopqrstuvwxyz".map { String($0) }
    for text in texts {
      for name in ["\(text).circle", "\(text).square.fill"] {
        let image = try #require(UIImage(systemName: name), "\(name)")
        pictures.insert(try #require(image.pngData()))
      }
    }
    expect(pictures.count, equals: texts.count * 2)
  }

  @Test(
    "Other numbers, words and enclosures have no such symbol",
    arguments: ["51.circle", "01.circle", "aa.circle", "a.star", "1", "é.circle"])
  func others(name: String) {
    expect(LetterSymbols.symbol(named: name) == nil)
  }
}
