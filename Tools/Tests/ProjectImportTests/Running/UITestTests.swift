import Foundation
import Testing

import ProjectImport

/// `trestle test` with tests of the interface: a project as Xcode has it, whose tests drive the whole application.
@Suite(.enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct UITestTests {
  private func project() throws -> String {
    let folder = try Folders.temporary()
    try FileManager.default.copyItem(atPath: Folders.root + "/Tests/Fixtures/TaskList", toPath: folder + "/TaskList")
    return folder
  }

  @Test("Lists, text, alerts, navigation, gestures and rotation are tested by XCUIApplication, in a process for each test")
  func whole() throws {
    let folder = try project()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let outcome = try TrestleProgram.run(["test", folder + "/TaskList", "--parallel"])
    #expect(outcome.status == 0, "\(outcome.output)")
    let last = try #require(outcome.output.split(separator: "\n").last { $0.contains("tests:") })
    #expect(last.hasPrefix("43 tests: 43 passed, 0 failed"), "\(last)")
    #expect(last.hasSuffix("and 43 processes"), "\(last)")
    #expect(outcome.output.contains("attachment: "))
  }

  @Test("A broken application fails the tests that see it, with the lines of their gestures")
  func broken() throws {
    let folder = try project()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = folder + "/TaskList/TaskList/TasksController.swift"
    let text = try String(contentsOfFile: source, encoding: .utf8)
    try text.replacing("title: \"Save\"", with: "title: \"Keep\"").write(toFile: source, atomically: true, encoding: .utf8)
    let outcome = try TrestleProgram.run(["test", folder + "/TaskList", "--filter", "testAlert"])
    #expect(outcome.status == 1)
    let failures = outcome.output.split(separator: "\n").filter { $0.hasPrefix("failed: ") }
    #expect(failures.count == 1, "\(outcome.output)")
    let line = try #require(failures.first)
    #expect(line.contains("testAlertAdds: TaskListUITests/TaskListUITests.swift:"), "\(line)")
    #expect(line.contains("No matches found for") && line.contains("'Save'"), "\(line)")
  }
}
