import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

/// A run of tests that ran nothing ends with the status 1, and one line says why.
@Suite(.enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct NothingRanTests {
  private let app = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

  private func lines(_ outcome: TrestleProgram.Outcome) -> [String] {
    outcome.output.split(separator: "\n").filter { $0.contains("[trestle:no-tests]") }.map(String.init)
  }

  @Test("A filter without a match, files that are left out, and tests that are disabled or end the process are no success")
  func nothing() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let old = "FreshTests/OldTests.swift"
    let new = "FreshTests/NewTests.swift"
    func write(_ path: String, _ text: String) throws {
      try text.write(toFile: "\(folder)/\(path)", atomically: true, encoding: .utf8)
    }
    try TrestleProgram.write(
      [
        "Fresh/App.swift": app, old: "import XCTest\nclass OldTests: XCTestCase { func testOne() {} }\n",
        new: "import Testing\n@Suite struct NewTests { @Test func two() {} }\n",
      ], to: folder)
    func run(_ options: String...) throws -> TrestleProgram.Outcome { try TrestleProgram.run(["test", folder] + options) }

    let match = try run("--filter", "testOne")
    expect(match.status == 0 && lines(match).isEmpty, "\(match.output)")
    let other = try run("--filter", "two")
    expect(other.status == 0 && lines(other).isEmpty, "\(other.output)")
    let unmatched = try run("--filter", "Nowhere")
    expect(unmatched.status, equals: 1, "\(unmatched.output)")
    expect(lines(unmatched), equals: ["FreshTests: error: no test matches the filter Nowhere; 2 tests are there [trestle:no-tests]"])

    let leftOut = try run("--leave-out", old, "--leave-out", new)
    expect(leftOut.status, equals: 1, "\(leftOut.output)")
    expect(lines(leftOut), equals: ["FreshTests: error: all sources of the tests are left out [trestle:no-tests]"])

    try write(new, "import Testing\n@Suite struct NewTests { @Test(.disabled()) func two() {} }\n")
    let disabled = try run("--leave-out", old)
    expect(disabled.status, equals: 1, "\(disabled.output)")
    expect(lines(disabled), equals: ["FreshTests: error: no test ran: one is disabled [trestle:no-tests]"])

    try write(new, "import Testing\nfunc two() {}\n")
    try write(old, "import XCTest\nclass OldTests: XCTestCase { func one() {} }\n")
    let empty = try run()
    expect(empty.status, equals: 1, "\(empty.output)")
    expect(lines(empty), equals: ["FreshTests: error: there are no tests in what is compiled of the target [trestle:no-tests]"])

    // Both runners would take the status 0 of the process for their own. The first suite ends as it should.
    let first = "class FirstTests: XCTestCase { func testZero() {} }"
    try write(old, "import XCTest\n\(first)\nclass OldTests: XCTestCase { func testOne() { exit(0) }; func testTwo() {} }\n")
    try write(new, "import Foundation\nimport Testing\n@Suite struct NewTests { @Test func two() { exit(0) } }\n")
    let ended = try run()
    expect(ended.status, equals: 1, "\(ended.output)")
    expect(ended.output.contains("ended by itself after 1 of 3 tests"), "\(ended.output)")
    expect(ended.output.contains("ended by itself after 1 tests of Swift Testing"), "\(ended.output)")
  }

  @Test("A target without a test target, and one without sources, are no success")
  func noTarget() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(["Fresh/App.swift": app], to: folder)
    let outcome = try TrestleProgram.run(["test", folder])
    expect(outcome.status, equals: 1, "\(outcome.output)")
    expect(lines(outcome), equals: ["FreshTests: error: the test target has no source in Swift or Objective-C [trestle:no-tests]"])
  }
}
