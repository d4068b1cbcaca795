import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite(.enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct ErrorWordTests {
  @Test("What cannot be read or found is one line with its reason, and a refusal")
  func words() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func words(_ arguments: String...) throws -> String {
      let outcome = try TrestleProgram.run(arguments)
      expect(outcome.status, equals: 2, "\(outcome.output)")
      return outcome.output
    }
    try expect(words("run", folder + "/absent"), equals: "\(folder)/absent: error: there is no such file or folder")
    try expect(words("run", folder), equals: "\(folder): error: no project is here [trestle:no-project]")
    try TrestleProgram.write(
      ["Fresh/App.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}"], to: folder)
    try expect(words("run", folder, "--target", "Other"), equals: "\(folder): error: there is no target Other; applications: Fresh")
    let project = folder + "/Fresh.xcodeproj/project.pbxproj"
    let text = try String(contentsOfFile: project, encoding: .utf8)
    try text.prefix(text.count / 2).write(toFile: project, atomically: true, encoding: .utf8)
    let broken = try words("build", folder)
    expect(broken.hasPrefix("\(project):") && broken.contains(" has no closing "), "\(broken)")
    expect(broken.hasSuffix(" [trestle:unreadable-project]") && !broken.contains("\n"), "\(broken)")
  }

  @Test("A file where the output belongs is named")
  func notWritable() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(
      ["Fresh/App.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}"], to: folder)
    try "".write(toFile: folder + "/.trestle", atomically: true, encoding: .utf8)
    let built = try TrestleProgram.run(["build", folder])
    expect(built.status, equals: 2, "\(built.output)")
    expect(built.output.hasPrefix("\(folder)/.trestle: error: the folder cannot be written: "), "\(built.output)")
    // The check needs no output.
    try expect(TrestleProgram.run(["doctor", folder]).status, equals: 0)
  }
}
