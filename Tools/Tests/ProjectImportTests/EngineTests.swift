import Foundation
import Testing
import TrestleExpectations

@testable import ProjectImport

@Suite struct EngineTests {
  @Test("A framework names the packages of the libraries that it opens, and those that are missing are notes")
  func missing() throws {
    let engines = Engine.engines(of: ["UIKit", "PDFKit", "CoreData", "MapKit"])
    expect(engines.map(\.framework), equals: ["CoreData", "PDFKit"])
    expect(engines.map(\.packages), equals: [["libsqlite3-0"], ["libpoppler-glib8"]])
    var engine = try #require(engines.first)
    engine.files = ["libthere-is-none.so.0"]
    expect(!engine.isInstalled)
    expect(
      engine.finding?.description(from: "/")
        == "CoreData: note: a store of SQLite needs libsqlite3-0, not installed here [trestle:engine-missing]")
    engine.files = ["sh"]
    expect(engine.isInstalled && engine.finding == nil)
  }

  @Test("Each framework of the table exists, and the page about frameworks names the packages")
  func documented() throws {
    let runtime = Runtime(root: Folders.root, isRelease: false)
    let page = try String(contentsOfFile: Folders.root + "/Documentation/Frameworks.md", encoding: .utf8)
    for engine in Engine.all {
      expect(runtime.modules.contains(engine.framework))
      expect(page.contains("`\(engine.framework)`"))
      for package in engine.packages { expect(page.contains(package), "\(engine.framework): \(package)") }
    }
  }

  @Test("The libraries of an installed package are up to date, whatever the dates of its sources are")
  func installed() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["Sources", ".build/debug"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    try Data().write(to: URL(fileURLWithPath: folder + "/.build/debug/libTrestleRuntime.so"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder + "/.build/debug/libTrestleRuntime.so")
    try Data().write(to: URL(fileURLWithPath: folder + "/Package.swift"))
    expect(Runtime(root: folder, isRelease: false).isStale)
    try Data("Swift version".utf8).write(to: URL(fileURLWithPath: folder + "/.build/installed"))
    let runtime = Runtime(root: folder, isRelease: false)
    expect(runtime.isInstalled && !runtime.isStale)
    expect(!runtime.moduleCache.hasPrefix(folder))
    expect(Runtime(root: folder, isRelease: true).isStale)
  }
}
