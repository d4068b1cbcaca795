import Foundation
import Testing
import TrestleExpectations

@testable import ProjectImport
import XcodeProject

@Suite struct RuntimeFingerprintTests {
  /// The needs of an application's module file.
  private let tables = "open class _ModuleTables { public init() {} }\n"

  /// A runtime of one small module that is called UIKit, as a checkout builds it.
  private func buildRuntime(in root: String, _ source: String) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: root + "/Sources/UIKit", withIntermediateDirectories: true)
    try files.createDirectory(atPath: root + "/.build/debug/Modules", withIntermediateDirectories: true)
    try source.write(toFile: root + "/Sources/UIKit/UIKit.swift", atomically: true, encoding: .utf8)
    let status = try Subprocess.run(
      "swiftc",
      [
        "-emit-library", "-emit-module", "-parse-as-library", "-module-name", "UIKit", root + "/Sources/UIKit/UIKit.swift",
        "-emit-module-path", root + "/.build/debug/Modules/UIKit.swiftmodule", "-o", root + "/.build/debug/libTrestleRuntime.so",
      ]
    ) { print($0) }
    expect(status, equals: 0)
  }

  private func buildAndRun(_ folder: String, root: String) throws -> String {
    let project = try ImportedProject(
      try ProjectLocation.find(folder, files: DiskFiles()), options: ImportOptions(), runtime: Runtime(root: root, isRelease: false))
    try project.write()
    var lines: [String] = []
    let isBuilt = try PackageBuild(project).build { lines.append($0) }
    expect(isBuilt, "\(lines.joined(separator: "\n"))")
    return try Subprocess.output("\(project.applicationFolder)/\(project.target.productName)", [])
  }

  @Test("An application is compiled again when the layout of the runtime's classes has changed")
  func rebuild() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let root = folder + "/Runtime"
    try FileManager.default.createDirectory(atPath: folder + "/App/Fresh.xcodeproj", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: folder + "/App/Fresh", withIntermediateDirectories: true)
    let template = ProjectTemplate(name: "Fresh", hasStoryboard: false)
    try #require(template.files["Fresh.xcodeproj/project.pbxproj"]).write(
      toFile: folder + "/App/Fresh.xcodeproj/project.pbxproj", atomically: true, encoding: .utf8)
    try "print(UIThing().last)\n".write(toFile: folder + "/App/Fresh/main.swift", atomically: true, encoding: .utf8)
    try buildRuntime(in: root, tables + "public final class UIThing { public init() {}\n public let last = 7 }\n")
    try expect(buildAndRun(folder + "/App", root: root), equals: "7")
    let layout = tables + "public final class UIThing { public init() {}\n public let first = 1, second = 2, third = 3, last = 7 }\n"
    try buildRuntime(in: root, layout)
    try expect(buildAndRun(folder + "/App", root: root), equals: "7")
  }

  @Test("The word follows the contents of the files, not their dates, and a damaged cache does no harm")
  func contents() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let paths = ["A.swiftmodule", "B.swiftmodule"].map { folder + "/" + $0 }
    let cache = folder + "/cache/modules.json"
    func value() -> String { RuntimeFingerprint(of: paths, cache: cache).value }
    for path in paths { try "one".write(toFile: path, atomically: true, encoding: .utf8) }
    let first = value()
    expect(first.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
    try "one".write(toFile: paths[1], atomically: true, encoding: .utf8)
    expect(value(), equals: first)
    try "two".write(toFile: paths[1], atomically: true, encoding: .utf8)
    let second = value()
    expect(second != first)
    try "{".write(toFile: cache, atomically: true, encoding: .utf8)
    expect(value(), equals: second)
    try FileManager.default.removeItem(atPath: paths[1])
    expect(value() != second)
    expect(value() != first)
  }
}
