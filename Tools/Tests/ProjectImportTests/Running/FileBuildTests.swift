import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite(.serialized, .enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct FileBuildTests {
  private let folder: String

  init() throws {
    folder = try Folders.temporary()
    try TrestleProgram.write(["Fresh/App.swift": app("first"), "Fresh/Value.swift": value("1")], to: folder)
  }

  private func app(_ version: String) -> String {
    """
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidBecomeActive(_ application: UIApplication) {
        print("@", "\(version)", given, Holder().text)
        fflush(stdout)
      }
    }
    """
  }

  private func value(_ text: String, body: String = "\"a\"") -> String {
    "let given = \(text)\nstruct Holder { var text: String { \(body) } }\n"
  }

  private func save(_ text: String, to name: String) throws {
    try text.write(toFile: "\(folder)/Fresh/\(name).swift", atomically: true, encoding: .utf8)
  }

  /// Runs the application; returns what it printed.
  private func run() throws -> String {
    let outcome = try TrestleProgram.run(["run", folder, "--strict", "--headless", "--snapshot", folder + "/picture.png"])
    return outcome.status == 0 ? outcome.reports.last ?? "" : outcome.output
  }

  /// Whether a build without the package manager was the last one.
  private var usedFileBuild: Bool { FileManager.default.fileExists(atPath: folder + "/.trestle/.build/file-build-jobs.json") }

  @Test(
    "A changed body is compiled alone; a changed declaration, a new file and a changed body that was only checked are all in the program")
  func changes() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try expect(run(), equals: "first 1 a")
    expect(!usedFileBuild)
    try expect(run(), equals: "first 1 a")
    try save(app("second"), to: "App")
    try expect(run(), equals: "second 1 a")
    expect(usedFileBuild)
    try save(app("third"), to: "App")
    try save(value("1", body: "\"b\""), to: "Value")
    try expect(run(), equals: "third 1 b")
    expect(usedFileBuild)
    try save(value("\"text\"", body: "\"b\""), to: "Value")
    try expect(run(), equals: "third text b")
    expect(!usedFileBuild)
    try save(value("\"text\"", body: "\"c\""), to: "Value")
    try expect(TrestleProgram.run(["doctor", folder]).status, equals: 0)
    try expect(run(), equals: "third text c")
    expect(!usedFileBuild)
    try save("extension Holder { var other: Int { 5 } }\n", to: "More")
    try save(value("Holder().other", body: "\"c\""), to: "Value")
    try expect(run(), equals: "third 5 c")
  }

  @Test("A body that does not compile is reported at its line, and compiled again with the next change")
  func errors() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try expect(run(), equals: "first 1 a")
    try save(value("1", body: "nonsense"), to: "Value")
    try expect(run().contains("Fresh/Value.swift:2:36: error: cannot find 'nonsense' in scope"))
    try save(app("second"), to: "App")
    try expect(run().contains("cannot find 'nonsense' in scope"))
    try save(value("1", body: "\"z\""), to: "Value")
    try expect(run(), equals: "second 1 z")
    expect(usedFileBuild)
  }
}
