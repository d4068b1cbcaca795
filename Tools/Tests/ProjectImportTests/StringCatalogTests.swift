import Foundation
import Testing
import TrestleExpectations

@testable import ProjectImport

@Suite struct StringCatalogTests {
  @Test("A catalog produces a table for each language, without the texts that vary by number; devices use the phone's text")
  func tables() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {
        "Plain": {},
        "Hi": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "%lld trips": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld trip"}}, "other": {"stringUnit": {"value": "%lld trips"}}}}},
          "de": {"variations": {"device": {"iphone": {"stringUnit": {"value": "%lld Reisen"}}, "mac": {"stringUnit": {"value": "x"}}}}}}}
      }}
      """
    let catalog = try #require(StringCatalog(data: Data(text.utf8)))
    expect(catalog.tables["en"], equals: ["Plain": "Plain", "Hi": "Hi"])
    expect(catalog.tables["de"], equals: ["Hi": "Hallo", "%lld trips": "%lld Reisen"])
    expect(StringCatalog(data: Data("[".utf8)) == nil)
  }
}
