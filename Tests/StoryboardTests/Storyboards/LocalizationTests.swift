import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct LocalizationTests {
  private func with(_ languages: [String], _ body: () throws -> Void) rethrows {
    let before = InterfaceLanguages.preferred
    InterfaceLanguages.preferred = { languages }
    defer { InterfaceLanguages.preferred = before }
    try body()
  }

  private func texts(_ name: String) throws -> [String] {
    let controller = try #require(Fixtures.storyboard(name).instantiateInitialViewController())
    let label = controller.view.subviews.lazy.compactMap { $0 as? UILabel }.first
    let button = controller.view.subviews.lazy.compactMap { $0 as? UIButton }.first
    return [controller.title, label?.text, button?.currentTitle].compactMap { $0 }
  }

  @Test("NB-20 Texts are translated by object id, from UTF-8 and UTF-16 strings files") func strings() throws {
    try with(["de-AT", "fr"]) { #expect(try texts("Localized") == ["Einstellungen", "Hallo", "Sichern"]) }
    try with(["fr"]) { #expect(try texts("Localized") == ["Settings", "Bonjour", "Enregistrer"]) }
    try with(["sv"]) { #expect(try texts("Localized") == ["Settings", "Hello", "Save"]) }
  }

  @Test("NB-20 A string catalog of the document's name translates too") func catalog() throws {
    try with(["de"]) { #expect(try texts("Catalog") == ["Settings", "Guten Tag"]) }
  }
}
