import Foundation
import Testing
import TrestleExpectations

@testable import ProjectImport
import XcodeProject

@Suite struct AssetSymbolTests {
  @Test(
    "Names of assets become names of Swift as in Xcode",
    arguments: [
      ("logo", "logo"), ("my-big_logo 2", "myBigLogo2"), ("AppLogo", "appLogo"), ("URLIcon", "urlIcon"), ("HOME", "home"), ("1st", "_1st"),
      ("A", "a"), ("icon.star", "iconStar"), ("..", "_"),
    ])
  func identifiers(name: String, expected: String) {
    expect(AssetSymbols.identifier(name, isType: false), equals: expected)
  }

  private func generated(_ sources: String, settings: String = "") throws -> String? {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(
      [
        "Fresh/App.swift": sources, "Fresh/Assets.xcassets/Contents.json": "{}",
        "Fresh/Assets.xcassets/heroImage.imageset/Contents.json": "{}",
        "Fresh/Assets.xcassets/AccentColor.colorset/Contents.json": "{}", "Fresh/Assets.xcassets/red.colorset/Contents.json": "{}",
        "Fresh/Assets.xcassets/Plain/default.imageset/Contents.json": "{}", "Fresh/Assets.xcassets/AppIcon.appiconset/Contents.json": "{}",
        "Fresh/Assets.xcassets/tab icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
        "Fresh/Assets.xcassets/tab icons/home.imageset/Contents.json": "{}",
      ], to: folder,
      project: { $0.replacingOccurrences(of: "ENABLE_TESTABILITY = YES;", with: "ENABLE_TESTABILITY = YES; " + settings) })
    try Folders.project(in: folder).write()
    return Folders.contents(of: folder + "/.trestle/Sources/Fresh").first { $0.key.contains("GeneratedAssetSymbols") }.map {
      String(decoding: $0.value, as: UTF8.self)
    }
  }

  @Test("Images and colors of catalogs have the symbols that Xcode generates, in the groups of folders with namespaces")
  func symbols() throws {
    let text = try #require(try generated("import UIKit\nlet logo = UIImage(resource: .hero)\n"))
    for line in [
      "static let `hero` = ImageResource(name: \"heroImage\", bundle: resourceBundle)",
      "static let `default` = ImageResource(name: \"default\"", "static let `accent` = ColorResource(name: \"AccentColor\"",
      "enum TabIcons {", "static let `home` = ImageResource(name: \"tab icons/home\"",
    ] {
      expect(text.contains(line), "\(line)")
    }
    expect(!text.contains("AppIcon") && !text.contains("extension UIColor"))
    try expect(generated("import UIKit\n") == nil)
    try expect(generated("UIImage(resource: .hero)\n", settings: "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = NO;") == nil)
  }

  @Test("A project with the setting has the symbols as members of UIColor and UIImage, except for names of UIKit")
  func extensions() throws {
    let text = try #require(
      try generated("import UIKit\n", settings: "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;"))
    expect(text.contains("static var `accent`: UIColor { UIColor(resource: ColorResource.`accent`) }"))
    expect(text.contains("static var `home`: UIImage { UIImage(resource: ImageResource.TabIcons.`home`) }"))
    expect(!text.contains("static var `red`") && text.contains("static let `red`"))
  }
}
