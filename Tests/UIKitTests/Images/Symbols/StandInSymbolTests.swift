import Foundation
import Testing
import TrestleExpectations
import UIKit

@Suite struct StandInSymbolTests {
  private func picture(_ name: String) throws -> Data { try #require(UIImage(systemName: name)?.pngData(), "\(name)") }

  @Test("A name of SF Symbols without a drawing shows a related symbol, or a dashed square")
  func known() throws {
    try expect(picture("icloud") == picture("cloud") && picture("icloud.slash") == picture("cloud.slash"))
    try expect(picture("lizard") == picture("square.dashed") && picture("figure.pool.swim") == picture("person"))
    for name in [
      "teddybear.fill", "quote.bubble", "tortoise", "faceid", "sailboat.circle.fill", "icloud.and.arrow.up.fill", "aspectratio.fill",
      "translate",
    ] {
      _ = try picture(name)
    }
  }

  @Test(
    "The names of SF Symbols since version 6 show the symbols of the earlier names",
    arguments: [
      ("text.page", "doc.plaintext"), ("text.page.slash", "doc.plaintext.slash"), ("richtext.page.fill", "doc.richtext.fill"),
      ("text.pad.header", "note.text"), ("arrow.down.document", "arrow.down.doc"), ("document.badge.plus", "doc.badge.plus"),
      ("microphone.slash.fill", "mic.slash.fill"), ("wand.and.sparkles", "wand.and.stars"),
    ])
  func renamed(new: String, old: String) throws {
    try expect(picture(new) == picture(old) && picture(new) != picture("square.dashed"))
  }

  @Test(
    "A name that begins with another word has no symbol",
    arguments: ["no.such.symbol", "logo-small", "Cloud", "", ".", "icloudy", "myicon"])
  func unknown(name: String) { expect(UIImage(systemName: name) == nil) }
}
