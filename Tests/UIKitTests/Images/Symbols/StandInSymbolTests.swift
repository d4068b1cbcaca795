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
    for name in ["teddybear.fill", "quote.bubble", "tortoise", "faceid", "sailboat.circle.fill", "icloud.and.arrow.up.fill"] {
      _ = try picture(name)
    }
  }

  @Test(
    "A name that begins with another word has no symbol",
    arguments: ["no.such.symbol", "logo-small", "Cloud", "", ".", "icloudy", "myicon"])
  func unknown(name: String) { expect(UIImage(systemName: name) == nil) }
}
