import Foundation
import Testing
import TrestleExpectations
import UIKit

@Suite struct LocalizedStringsTests {
  @Test("A text without a translation is its value, or else its key")
  func missing() {
    expect(_localized("No such key", comment: ""), equals: "No such key")
    expect(_localized("no.such.key", value: "Text", comment: ""), equals: "Text")
    expect(_localized(localized: "No such key"), equals: "No such key")
  }

  @Test("A text is found in the folder of a language of the bundle")
  func found() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try Data("\"greeting\" = \"Hello\";\n".utf8).write(to: language.appendingPathComponent("Localizable.strings"))
    let bundle = try #require(Bundle(path: folder.path))
    expect(_localized("greeting", bundle: bundle, comment: ""), equals: "Hello")
    expect(String(localized: LocalizedStringResource("greeting", defaultValue: "Hi", bundle: .atURL(folder))), equals: "Hello")
    expect(String(localized: LocalizedStringResource("farewell", defaultValue: "Bye \("you")", bundle: .atURL(folder))), equals: "Bye you")
    expect(_localized("farewell", bundle: bundle, comment: ""), equals: "farewell")
    for other in ["aa", "de", "it"] {
      try FileManager.default.createDirectory(at: folder.appendingPathComponent("\(other).lproj"), withIntermediateDirectories: true)
    }
    expect(Bundle(path: folder.path)?._preferredLocalizations, equals: ["en"])
  }
}
