import Foundation
import Testing
import TrestleExpectations

import UIKit
@testable import UIKitObjects

/// Texts that depend on numbers, from unmodified Xcode files.
@Suite struct PluralTests {
  private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plurals-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(try #require(Bundle(path: folder.path)))
  }

  private static func dictionary(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>\(entries)</dict></plist>
    """
  }

  private static func rule(_ name: String, _ type: String, _ forms: [String: String]) -> String {
    let texts = forms.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(texts)</dict>
      """
  }

  private static let files = dictionary(
    "<key>n files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@files@</string>"
      + rule("files", "d", ["zero": "No files", "one": "One file", "other": "%d files"]) + "</dict>"
      + "<key>files in folders</key><dict><key>NSStringLocalizedFormatKey</key><string>%@: %#@files@ in %#@folders@.</string>"
      + rule("files", "lld", ["one": "%lld file", "other": "%lld files"])
      + rule("folders", "lld", ["one": "%lld folder", "other": "%lld folders"]) + "</dict>")

  @Test("A .stringsdict's text has the form for its number") func forms() throws {
    try withBundle(["en.lproj/Localizable.stringsdict": Self.files]) { bundle in
      let format = _localized("n files", bundle: bundle, comment: "")
      let texts = ["No files", "One file", "2 files", "21 files"]
      expect([0, 1, 2, 21].map { String.localizedStringWithFormat(format, $0) }, equals: texts)
      expect([0, 1, 2, 21].map { NSString.localizedStringWithFormat(format as NSString, $0) as String }, equals: texts)
      expect(NSString.localizedStringWithFormat("%@: %ld" as NSString, "Disk", 3), equals: "Disk: 3")
    }
  }

  @Test("A format of the importer's translator has the form for its number, and a plain one accepts any arguments")
  func translatedFormats() throws {
    try withBundle(["en.lproj/Localizable.plurals": Self.files]) { bundle in
      let format = _localized("n files", bundle: bundle, comment: "")
      expect([0, 1, 2].map { String(_pluralFormat: format, $0) }, equals: ["No files", "One file", "2 files"])
      let plain = "%d of %.1f"
      expect(String(_pluralFormat: plain, 1, 2.5), equals: "1 of 2.5")
    }
  }

  @Test("Two variables and a plain argument have their numbers in order") func variables() throws {
    try withBundle(["en.lproj/Localizable.stringsdict": Self.files]) { bundle in
      let format = _localized("files in folders", bundle: bundle, comment: "")
      let name = NSString(string: "Disk")
      expect(String.localizedStringWithFormat(format, name, 1, 2), equals: "Disk: 1 file in 2 folders.")
      expect(String.localizedStringWithFormat(format, name, 3, 1), equals: "Disk: 3 files in 1 folder.")
    }
  }

  @Test("The general form is shown without numbers, and a mark is invisible") func general() throws {
    try withBundle(["en.lproj/Localizable.stringsdict": Self.files]) { bundle in
      let format = _localized("n files", bundle: bundle, comment: "")
      expect(format.hasPrefix("%d files"))
      expect(format.dropFirst(8).unicodeScalars.allSatisfy { $0.properties.isDefaultIgnorableCodePoint })
      expect(String(localized: "n files", bundle: bundle), equals: "%d files")
    }
  }

  @Test(
    "The categories are those of the language",
    arguments: [
      ("ru", [0: "many", 1: "one", 2: "few", 5: "many", 21: "one", 22: "few"]),
      ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"]),
      ("pl", [1: "one", 2: "few", 5: "many", 22: "few"]), ("ja", [0: "other", 1: "other", 5: "other"]),
      ("fr", [0: "one", 1: "one", 2: "other"]), ("de", [0: "other", 1: "one", 2: "other"]), ("pt-BR", [0: "one", 1: "one", 2: "other"]),
    ] as [(String, [Int: String])])
  func categories(language: String, expected: [Int: String]) {
    for (number, category) in expected { expect(PluralRules.category(of: Double(number), language: language) == category, "\(number)") }
  }

  @Test("The zero form is used in languages whose rules have none, and a missing form is the general one") func missingForms() {
    let text = PluralText(
      language: "ru", format: "%#@n@", variables: ["n": .init(argument: nil, specifier: "d", forms: ["zero": "нет", "other": "%d шт."])])
    expect([0, 1, 2].map { text.formatted([$0], locale: nil) }, equals: ["нет", "1 шт.", "2 шт."])
  }

  @Test("Variables nest; missing arguments leave a gap and read nothing else") func nesting() {
    let text = PluralText(
      language: "en", format: "%#@a@",
      variables: [
        "a": .init(argument: nil, specifier: "d", forms: ["one": "%d cat with %#@b@", "other": "%d cats with %#@b@"]),
        "b": .init(argument: nil, specifier: "d", forms: ["one": "%d toy", "other": "%d toys"]),
      ])
    expect(text.formatted([2, 1], locale: nil), equals: "2 cats with 1 toy")
    expect(text.formatted([1], locale: nil), equals: "1 cat with  toys")
    expect(text.formatted([], locale: nil), equals: " cats with  toys")
    let endless = PluralText(
      language: "en", format: "%#@a@", variables: ["a": .init(argument: 1, specifier: "d", forms: ["other": "x%#@a@"])])
    expect(endless.formatted([2], locale: nil), equals: String(repeating: "x", count: 8))
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld photos": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld photo"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld photos"}}}}}}},
      "%@ has %lld": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%@ has one"}}, "other": {"stringUnit": {"value": "%@ has %lld"}}}}}}},
      "mixed": {"localizations": {
        "en": {"stringUnit": {"value": "%#@dogs@ and %#@cats@"}, "substitutions": {
          "dogs": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg dog"}}, "other": {"stringUnit": {"value": "%arg dogs"}}}}},
          "cats": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg cat"}}, "other": {"stringUnit": {"value": "%arg cats"}}}}}}}}},
      "Open": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Tap to open"}}, "other": {"stringUnit": {"value": "Click to open"}}}}}}},
      "Plain": {}
    }}
    """

  @Test("A string catalog's variations by plural, its substitutions and its variations by device are used") func catalogs() throws {
    try withBundle(["Localizable.xcstrings": Self.catalog, "en.lproj/Other.strings": ""]) { bundle in
      func photos(_ count: Int) -> String { String(localized: "\(count) photos", bundle: bundle) }
      expect([1, 2].map(photos), equals: ["1 photo", "2 photos"])
      let name = "Ada"
      let count = 1
      expect(String(localized: "\(name) has \(count)", bundle: bundle), equals: "Ada has one")
      let format = _localized("mixed", bundle: bundle, comment: "")
      expect(String.localizedStringWithFormat(format, 1, 2), equals: "2 dogs and 1 cat")
      expect(_localized("Open", bundle: bundle, comment: ""), equals: "Tap to open")
      expect(_localized("Plain", bundle: bundle, comment: ""), equals: "Plain")
    }
  }

  @Test("The importer's .plurals file is read as a .stringsdict, and is before plain strings of its language") func imported() throws {
    let json = """
      {"n files": {"NSStringLocalizedFormatKey": "%#@n@", "n": {"NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
       "NSStringFormatValueTypeKey": "ld", "one": "%ld file", "other": "%ld files"}}}
      """
    try withBundle(["en.lproj/Localizable.plurals": json, "en.lproj/Localizable.strings": "\"n files\" = \"%ld files\"; \"a\" = \"b\";"]) {
      bundle in
      expect(String.localizedStringWithFormat(_localized("n files", bundle: bundle, comment: ""), 1), equals: "1 file")
      expect(_localized("a", bundle: bundle, comment: ""), equals: "b")
    }
  }

  @Test("Damaged tables are no tables") func damaged() throws {
    try withBundle(["en.lproj/Localizable.stringsdict": "<plist><dict><key>n", "Localizable.xcstrings": "{\"strings\": [1]}"]) { bundle in
      expect(_localized("n", bundle: bundle, comment: ""), equals: "n")
    }
    expect(PluralTable.read(Data("{\"a\": 3, \"b\": {\"NSStringLocalizedFormatKey\": 4}}".utf8), language: "en").isEmpty)
  }

  @Test("Formats are read piece by piece: positions, percent signs, variables, widths") func pieces() {
    expect(
      FormatPiece.pieces(of: "%% %1$lld%#@a@ %arg, %5.2f") == [
        .text("%% "), .specifier(position: 1, "lld"), .variable(position: nil, name: "a"), .text(" "), .argument, .text(", "),
        .specifier(position: nil, "5.2f"),
      ])
  }
}
