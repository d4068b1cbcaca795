import Foundation
import Testing
import TrestleExpectations

import XcodeProject

@Suite struct PackageReaderTests {
  private static let description = """
    {"name": "Kit", "toolsVersion": {"_version": "5.5.0"}, "swiftLanguageVersions": null,
     "products": [{"name": "Kit", "targets": ["Kit-UI"]}],
     "dependencies": [
       {"fileSystem": [{"identity": "core", "path": "/p/Core"}]},
       {"sourceControl": [{"identity": "snap", "location": {"remote": [{"urlString": "https://example.org/Snap.git"}]}}]}],
     "targets": [
       {"name": "Kit-UI", "type": "regular", "exclude": ["Old"], "resources": [{"path": "Res", "rule": {"process": {}}},
         {"path": "Data", "rule": {"copy": {}}}],
        "dependencies": [{"byName": ["Base", null]}, {"product": ["Snap", "Snap", null, {"platformNames": ["ios"]}]},
          {"product": ["Mac", "Mac", null, {"platformNames": ["macos"]}]}],
        "settings": [{"kind": {"define": {"_0": "FOO"}}, "tool": "swift"},
          {"kind": {"define": {"_0": "MAC"}}, "tool": "swift", "condition": {"platformNames": ["macos"]}},
          {"kind": {"define": {"_0": "FAST"}}, "tool": "swift", "condition": {"config": "release"}},
          {"kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}, "tool": "swift"}]},
       {"name": "Base", "type": "regular", "path": "Base", "exclude": [], "resources": [], "dependencies": [],
        "settings": [{"kind": {"swiftLanguageMode": {"_0": "4"}}, "tool": "swift"}]},
       {"name": "KitTests", "type": "test", "exclude": [], "resources": [], "dependencies": [{"byName": ["Kit-UI", null]}], "settings": []}]}
    """

  private static let files = MemoryFiles([
    "/p/Kit/Package.swift": "", "/p/Kit/Sources/Kit-UI/View.swift": "", "/p/Kit/Sources/Kit-UI/Old/Gone.swift": "",
    "/p/Kit/Sources/Kit-UI/Res/en.lproj/Localizable.strings": "", "/p/Kit/Sources/Kit-UI/Res/note.txt": "",
    "/p/Kit/Sources/Kit-UI/Data/a/b.json": "", "/p/Kit/Sources/Kit-UI/Cell.xib": "", "/p/Kit/Sources/Kit-UI/Art.xcassets/Contents.json": "",
    "/p/Kit/Base/Base.swift": "", "/p/Kit/Tests/KitTests/T.swift": "",
  ])

  private func reader() throws -> PackageReader {
    PackageReader(try PackageManifest(json: Data(Self.description.utf8), folder: "/p/Kit"), files: Self.files)
  }

  @Test("The libraries of a package become targets with sources, conditions and dependencies for iOS")
  func targets() throws {
    let targets = try reader().targets { $0 == "Snap" ? [TargetReference(project: "/p/Snap/Package.swift", name: "Snap")] : [] }
    expect(targets.map(\.name), equals: ["Kit-UI", "Base"])
    let kit = targets[0]
    expect(kit.moduleName, equals: "Kit_UI")
    expect(kit.sources, equals: ["/p/Kit/Sources/Kit-UI/View.swift"])
    expect(kit.conditions, equals: ["SWIFT_PACKAGE", "FOO"])
    expect(kit.languageVersion, equals: "5")
    expect(
      kit.dependencies == [
        TargetReference(project: "/p/Kit/Package.swift", name: "Base"), TargetReference(project: "/p/Snap/Package.swift", name: "Snap"),
      ])
    expect(kit.settings.flag("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY"))
    expect(targets[1].sources, equals: ["/p/Kit/Base/Base.swift"])
    // A target's own language mode replaces the package's.
    expect(targets[1].languageVersion, equals: "4")
  }

  @Test("The sources of libraries that tests alone use are not those of the package")
  func librariesOfTests() throws {
    let json = """
      {"name": "Kit", "products": [{"name": "Kit", "targets": ["Kit"]}], "targets": [
        {"name": "Kit", "type": "regular", "path": "Kit", "dependencies": [{"byName": ["Base", null]}]},
        {"name": "Base", "type": "regular", "path": "Base"}, {"name": "Support", "type": "regular", "path": "Tests/Support"}]}
      """
    let files = MemoryFiles(["/p/Kit/Kit/A.swift": "", "/p/Kit/Base/B.swift": "", "/p/Kit/Tests/Support/C.swift": ""])
    let reader = PackageReader(try PackageManifest(json: Data(json.utf8), folder: "/p/Kit"), files: files)
    expect(reader.sourceFiles, equals: ["/p/Kit/Kit/A.swift", "/p/Kit/Base/B.swift"])
  }

  @Test("Resources are the declared ones and the kinds that need no declaration; copied folders stay whole")
  func resources() throws {
    let kit = try #require(try reader().targets { _ in [] }.first)
    expect(
      Set(kit.resources.map(\.destination)) == [
        "en.lproj/Localizable.strings", "note.txt", "Data", "Cell.xib", "Art.xcassets",
      ])
    expect(kit.resources.count, equals: 5)
  }

  @Test("Tests are targets on request; products lead to targets, and other products are requested by name")
  func names() throws {
    let reader = try reader()
    let all = reader.targets(includesTests: true) { _ in [] }
    expect(all.last?.kind, equals: .unitTests)
    expect(all.last?.dependencies, equals: [TargetReference(project: "/p/Kit/Package.swift", name: "Kit-UI")])
    expect(reader.targets(ofProduct: "Kit"), equals: ["Kit-UI"])
    expect(reader.targets(ofProduct: "None").isEmpty)
    expect(reader.productDependencies(of: "Kit-UI"), equals: ["Snap"])
    expect(reader.isTranslatable)
  }

  @Test("A target in Objective-C is a framework with the headers, paths and definitions of the manifest")
  func objectiveC() throws {
    let description = """
      {"name": "Base", "toolsVersion": {"_version": "6.0.0"}, "products": [], "dependencies": [], "targets": [{"name": "Base", "type": "regular", "publicHeadersPath": "open",
        "settings": [{"tool": "c", "kind": {"headerSearchPath": {"_0": "inner"}}}, {"tool": "c", "kind": {"define": {"_0": "FAST=1"}}}]}]}
      """
    let names = ["Base.m", "Base.h", "inner/Private.h", "open/Base.h"]
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: names.map { ("/p/Base/Sources/Base/" + $0, "") }))
    let reader = PackageReader(try PackageManifest(json: Data(description.utf8), folder: "/p/Base"), files: files)
    expect(reader.isTranslatable)
    let base = try #require(reader.targets { _ in [] }.first)
    expect(base.isInObjectiveC)
    expect(base.languageVersion, equals: "5")
    expect(base.headers, equals: ["/p/Base/Sources/Base/open/Base.h"])
    expect(base.settings.list("HEADER_SEARCH_PATHS"), equals: ["/p/Base/Sources/Base/inner"])
    expect(base.settings.list("GCC_PREPROCESSOR_DEFINITIONS"), equals: ["SWIFT_PACKAGE=1", "FAST=1"])
  }

  @Test("A library of the system that has a module here leaves its package translatable", arguments: ["libxml2": true, "libpq": false])
  func systemLibrary(name: String, isTranslatable: Bool) throws {
    let description = """
      {"name": "Page", "toolsVersion": {"_version": "5.2.0"}, "products": [], "dependencies": [], "targets": [{"name": "\(name)", "type": "system", "path": "Modules"},
        {"name": "Page", "type": "regular", "dependencies": [{"byName": ["\(name)", null]}]}]}
      """
    let files = MemoryFiles(["/p/Page/Sources/Page/Page.swift": "", "/p/Page/Modules/module.modulemap": ""])
    let reader = PackageReader(try PackageManifest(json: Data(description.utf8), folder: "/p/Page"), files: files)
    expect(reader.isTranslatable, equals: isTranslatable)
    expect(reader.targets { _ in [] }.map(\.name), equals: ["Page"])
  }

  @Test("A package with C is the package manager's; a damaged description is an error")
  func foreign() throws {
    var files = Self.files
    files.add("/p/Kit/Base/base.c", Data())
    let manifest = try PackageManifest(json: Data(Self.description.utf8), folder: "/p/Kit")
    expect(!PackageReader(manifest, files: files).isTranslatable)
    #expect(throws: ProjectError.self) { try PackageManifest(json: Data("[".utf8), folder: "/p/Kit") }
  }
}
