import Foundation
import Testing

import UIKit
@testable import UIKitViews

@MainActor @Suite(.serialized) struct LocalizationTests {
  private func texts(inLanguages languages: [String], _ body: () throws -> [String]) rethrows -> [String] {
    let before = InterfaceLanguages.preferred
    InterfaceLanguages.preferred = { languages }
    defer { InterfaceLanguages.preferred = before }
    return try body()
  }

  private func texts(_ name: String) throws -> [String] {
    let controller = try #require(Fixtures.storyboard(name).instantiateInitialViewController())
    let label = controller.view.subviews.lazy.compactMap { $0 as? UILabel }.first
    let button = controller.view.subviews.lazy.compactMap { $0 as? UIButton }.first
    return [controller.title, label?.text, button?.currentTitle].compactMap { $0 }
  }

  @Test("NB-20 Texts are translated by object id, from UTF-8 and UTF-16 strings files") func strings() throws {
    #expect(try texts(inLanguages: ["de-AT", "fr"]) { try texts("Localized") } == ["Einstellungen", "Hallo", "Sichern"])
    #expect(try texts(inLanguages: ["fr"]) { try texts("Localized") } == ["Settings", "Bonjour", "Enregistrer"])
    #expect(try texts(inLanguages: ["sv"]) { try texts("Localized") } == ["Settings", "Hello", "Save"])
  }

  @Test("NB-20 A string catalog of the document's name translates too") func catalog() throws {
    #expect(try texts(inLanguages: ["de"]) { try texts("Catalog") } == ["Settings", "Guten Tag"])
  }
}
