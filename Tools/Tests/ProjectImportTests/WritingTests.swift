import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite struct WritingTests {
  private func newProject(storyboard: Bool) throws -> String {
    let folder = try Folders.temporary()
    for (name, text) in ProjectTemplate(name: "Fresh", hasStoryboard: storyboard).files {
      let file = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return folder
  }

  @Test("An import writes inside of .trestle only, and a second one changes nothing", arguments: [true, false])
  func tree(storyboard: Bool) throws {
    let folder = try newProject(storyboard: storyboard)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = Folders.contents(of: folder)
    var options = ImportOptions()
    options.includesTests = true
    try expect(Folders.project(in: folder, options: options).write(), above: 0)
    let after = Folders.contents(of: folder)
    expect(after.filter { !$0.key.hasPrefix(".trestle") }, equals: before)
    expect(after.keys.contains(".trestle/Fresh.app/Info.plist"))
    expect(after.keys.contains(".trestle/Fresh.app/Base.lproj/Main.storyboard"), equals: storyboard)
    try expect(Folders.project(in: folder, options: options).write(), equals: 0)
    expect(Folders.contents(of: folder), equals: after)
  }

  @Test("A removed source and a removed resource leave .trestle")
  func removal() throws {
    let folder = try newProject(storyboard: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "let extra = 1\n".write(toFile: folder + "/Fresh/Extra.swift", atomically: true, encoding: .utf8)
    try Folders.project(in: folder).write()
    expect(Folders.contents(of: folder).keys.contains { $0.hasSuffix("Extra.linux.swift") })
    try FileManager.default.removeItem(atPath: folder + "/Fresh/Extra.swift")
    try FileManager.default.removeItem(atPath: folder + "/Fresh/Base.lproj/Main.storyboard")
    try Folders.project(in: folder).write()
    let after = Folders.contents(of: folder).keys
    expect(!after.contains { $0.hasSuffix("Extra.linux.swift") })
    expect(!after.contains { $0.hasSuffix("Fresh.app/Base.lproj/Main.storyboard") })
  }

  @Test("The manifest carries mode, conditions, dependencies and packages")
  func manifest() throws {
    let folder = try newProject(storyboard: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var options = ImportOptions()
    options.includesTests = true
    try Folders.project(in: folder, options: options).write()
    let text = try String(contentsOfFile: folder + "/.trestle/Package.swift", encoding: .utf8)
    expect(text.contains(".executableTarget(\n      name: \"Fresh\""))
    expect(text.contains(".testTarget(\n      name: \"FreshTests\", dependencies: [\"Fresh\"]"))
    expect(text.contains(".swiftLanguageMode(.v5)"))
    expect(text.contains(".define(\"DEBUG\")"))
  }

  @Test("A module whose name is not in Latin letters gets another name, by which tests import it")
  func plainName() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in ProjectTemplate(name: "Fresh", hasStoryboard: true).files {
      let file = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let named = text.replacing("import Fresh\n", with: "import Zähler\n").replacing(
        "org.example.Fresh;\n\t\t\t\tPRODUCT_NAME = \"$(TARGET_NAME)\"", with: "org.example.Fresh;\n\t\t\t\tPRODUCT_NAME = \"Zähler\"")
      try named.write(to: file, atomically: true, encoding: .utf8)
    }
    var options = ImportOptions()
    options.includesTests = true
    let project = try Folders.project(in: folder, options: options)
    expect(project.target.moduleName, equals: "Zahler")
    try project.write()
    let tests = try String(contentsOfFile: folder + "/.trestle/Tests/FreshTests/GreetingTests.linux.swift", encoding: .utf8)
    expect(tests.contains("@testable import Zahler\n"))
    expect(project.target.productName, equals: "Zähler")
    expect(project.target.settings["PRODUCT_MODULE_NAME"], equals: "Zahler")
  }

  @Test("A hundred files are imported in less than five seconds")
  func speed() throws {
    let folder = try newProject(storyboard: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = try String(contentsOfFile: folder + "/Fresh/GreetingController.swift", encoding: .utf8)
    for number in 0..<100 {
      try source.replacing("GreetingController", with: "Controller\(number)")
        .write(toFile: "\(folder)/Fresh/Controller\(number).swift", atomically: true, encoding: .utf8)
    }
    // The processor's time, which other programs do not lengthen; with more than one processor less passes on the clock.
    let start = clock()
    try Folders.project(in: folder).write()
    expect(Double(clock() - start) / Double(CLOCKS_PER_SEC), below: 5)
  }

  @Test("A link at the place of an output folder is replaced, and its target is not changed")
  func links() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/user", withIntermediateDirectories: true)
    try "mine".write(toFile: folder + "/user/a", atomically: true, encoding: .utf8)
    var output = OutputFolder(folder + "/out")
    try output.link("assets", to: folder + "/user")
    output = OutputFolder(folder + "/out")
    try output.link("assets/a", to: folder + "/user/a")
    try output.write("b", to: "assets/b")
    output.removeOthers()
    try expect(String(contentsOfFile: folder + "/user/a", encoding: .utf8), equals: "mine")
    try expect(FileManager.default.contentsOfDirectory(atPath: folder + "/user"), equals: ["a"])
    try expect(FileManager.default.contentsOfDirectory(atPath: folder + "/out/assets").sorted(), equals: ["a", "b"])
  }
}
