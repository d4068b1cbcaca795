import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

/// `trestle test` as a tool for continuous integration: other programs read its reports.
@Suite(.enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct TestReportTests {
  private static let sources = [
    "Fresh/App.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
    "FreshTests/OldTests.swift": """
    import Foundation
    import XCTest
    class OldTests: XCTestCase {
      func testA() {}
      func testB() { XCTAssertEqual("<a & \\"b\\">", "100%, c") }
      func testC() throws { throw XCTSkip("no network") }
      func testD() {
        for line in 1...30 { fputs(line == 1 ? "OldTests.swift:9: Fatal error: gone\\n" : "frame \\(line)\\n", stderr) }
        abort()
      }
      func testE() {}
      func testFlaky() {
        let file = NSTemporaryDirectory() + "/trestle-flaky"
        defer { try? "".write(toFile: file, atomically: true, encoding: .utf8) }
        XCTAssertTrue(FileManager.default.fileExists(atPath: file) || ProcessInfo.processInfo.environment["FLAKY"] == nil)
      }
    }
    """,
    "FreshTests/NewTests.swift": """
    import Foundation
    import Testing
    @Suite struct NewTests {
      @Test func one() {}
      @Test func two() { #expect(1 == 2) }
      @Test(.disabled("later")) func three() {}
      @Test func four() { abort() }
      @Test func five() {}
      @Test func slow() { if ProcessInfo.processInfo.environment["SLOW"] != nil { sleep(60) } }
    }
    """,
  ]

  private static let canRead = ["jq", "lcov", "xmllint"].allSatisfy { Subprocess.path(of: $0) != nil }
  private static let reason: Comment = "jq, lcov or xmllint is not installed"

  /// Returns what `jq` reads in the report of `--json`, which follows the other lines.
  private func jq(_ expression: String, _ outcome: TrestleProgram.Outcome) throws -> String {
    let start = try #require(outcome.output.range(of: "\n{\n") ?? outcome.output.range(of: "{\n"), "\(outcome.output)")
    let file = try Folders.temporary() + "/report.json"
    try String(outcome.output[start.lowerBound...]).write(toFile: file, atomically: true, encoding: .utf8)
    return try TrestleProgram.run(program: "jq", ["-r", expression, file]).output
  }

  /// Returns what `jq` makes of the lines of a text.
  private func jqLines(_ expression: String, _ outcome: TrestleProgram.Outcome) throws -> String {
    let file = try Folders.temporary() + "/lines.txt"
    try outcome.output.write(toFile: file, atomically: true, encoding: .utf8)
    return try TrestleProgram.run(program: "jq", ["-Rnr", expression, file]).output
  }

  /// Returns what `xmllint` finds in a report of JUnit.
  private func xmllint(_ expression: String, _ file: String) throws -> String {
    try TrestleProgram.run(program: "xmllint", ["--xpath", expression, file]).output
  }

  @Test(
    "Results of both libraries, crashes included, are in the reports for other programs, and totals are in one summary",
    .enabled(if: canRead, reason))
  func reports() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(Self.sources, to: folder)
    func run(_ options: String..., environment: [String: String] = [:]) throws -> TrestleProgram.Outcome {
      try TrestleProgram.run(["test", folder] + options, environment: environment)
    }

    let list = try run("--list", "--skip", "test[B-F]")
    expect(list.status, equals: 0, "\(list.output)")
    let names = try jqLines(#"inputs | select(startswith("FreshTests."))"#, list).split(separator: "\n")
    let wanted = ["OldTests/testA"] + ["one", "two", "three", "four", "five", "slow"].map { "NewTests/\($0)()" }
    expect(Set(names.map(String.init)), equals: Set(wanted.map { "FreshTests.\($0)" }), "\(list.output)")

    let file = folder + "/report.xml"
    let whole = try run("--xunit-output", file, environment: ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": folder])
    expect(whole.status, equals: 1, "\(whole.output)")
    expect(whole.output.contains("12 tests: 6 passed, 4 failed, 2 skipped, in "), "\(whole.output)")
    expect(whole.output.contains("and 4 processes"), "\(whole.output)")
    // A crash shows ten lines and names the file of the others.
    expect(whole.output.contains("frame 10\n") && !whole.output.contains("frame 11"), "\(whole.output)")
    let crash = try String(contentsOfFile: folder + "/.trestle/Crashes/OldTests.testD.txt", encoding: .utf8)
    expect(crash.contains("frame 30\n") && whole.output.contains(" more lines of the crash are in \(folder)/.trestle/"))
    let annotations = try jqLines(
      #"""
      inputs | capture("^::error file=(?<file>[^,]*),line=(?<line>\\d+)(,col=(?<column>\\d+))?,title=(?<title>[^:]*)::(?<text>.*)")
        | "\(.file):\(.line):\(.column) \(.title) \(.text | contains("100%25, c"))"
      """#, whole)
    expect(annotations.contains("FreshTests/OldTests.swift:5:null FreshTests.OldTests/testB true"), "\(annotations)")
    expect(annotations.contains("FreshTests/NewTests.swift:5:22 FreshTests.NewTests/two()"), "\(annotations)")

    let python = """
      import sys, xml.etree.ElementTree as tree
      root = tree.parse(sys.argv[1]).getroot()
      print(root.tag, *(root.get(name) for name in ("tests", "failures", "errors", "skipped")))
      for case in root.iter("testcase"):
        print(case.get("classname"), case.get("name"), *(child.tag for child in case))
      print(root.find(".//testcase[@name='testB']/failure").get("message"))
      """
    let read = try TrestleProgram.run(program: "python3", ["-c", python, file])
    let lines = read.output.split(separator: "\n").map(String.init)
    expect(lines.first, equals: "testsuites 12 2 2 2", "\(read.output)")
    expect(lines.contains("FreshTests.OldTests testD error") && lines.contains("FreshTests.NewTests four() error"), "\(read.output)")
    expect(lines.contains("FreshTests.OldTests testC skipped") && lines.contains("FreshTests.NewTests three() skipped"), "\(read.output)")
    expect(lines.contains("FreshTests.OldTests testE") && lines.contains("FreshTests.NewTests five()"), "\(read.output)")
    expect(lines.last?.contains("<a & \"b\">"), equals: true, "\(read.output)")
    let lint = try TrestleProgram.run(program: "xmllint", ["--noout", "--schema", Folders.root + "/Tests/Fixtures/JUnit.xsd", file])
    expect(lint.status, equals: 0, "\(lint.output)")

    let parallel = try run("--parallel=2", "--xunit-output", file)
    expect(parallel.status == 1 && parallel.output.contains("12 tests: 6 passed, 4 failed, 2 skipped, in "), "\(parallel.output)")
    let again = try TrestleProgram.run(program: "python3", ["-c", python, file])
    expect(again.output.split(separator: "\n").sorted(), equals: read.output.split(separator: "\n").sorted(), "\(again.output)")

    let json = try run("--json", "--skip", "testD|four")
    expect(json.status, equals: 1, "\(json.output)")
    let expression = """
      "\\(.passed) \\(.failed) \\(.skipped)", (.tests[] | select(.outcome == "failed") | .name, "\\(.failures[0].path):\\(.failures[0].line)")
      """
    let failures = try jq(expression, json).replacing(folder + "/FreshTests/", with: "")
    expect(failures, equals: "6 2 2\ntestB\nOldTests.swift:5\ntwo()\nNewTests.swift:5", "\(failures)")
  }

  @Test(
    "A test that is repeated fails by one failure, one that is retried passes by one success, and one that takes too long is ended",
    .enabled(if: canRead, reason))
  func attempts() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(Self.sources, to: folder)
    let file = folder + "/report.xml"
    func run(_ options: String..., environment: [String: String] = [:]) throws -> TrestleProgram.Outcome {
      // The tests share a folder for temporary files, which the command itself does not.
      try TrestleProgram.run(
        ["test", folder, "--json", "--xunit-output", file] + options, environment: environment.merging(["TMPDIR": folder]) { $1 })
    }
    let results = #".tests[] | "\(.name) \(.outcome) \(.attempts)""#
    let repeated = try run("--filter", "Flaky", "--repeat", "3", environment: ["FLAKY": "1"])
    expect(repeated.status, equals: 1)
    try expect(jq(results, repeated), equals: "testFlaky failed 3", "\(repeated.output)")
    try expect(xmllint("count(//testcase[@name='testFlaky']/failure)", file), equals: "1")
    try FileManager.default.removeItem(atPath: folder + "/trestle-flaky")
    let retried = try run("--filter", "Flaky|testA|one", "--retry", "2", environment: ["FLAKY": "1"])
    expect(retried.status == 0 && retried.output.contains("passed when retried: FreshTests.OldTests/testFlaky (2 attempts)"))
    let attempts = try jq(results, retried).split(separator: "\n").sorted()
    expect(attempts, equals: ["one() passed 1", "testA passed 1", "testFlaky passed 2"], "\(retried.output)")
    try expect(xmllint("concat(count(//testcase), ' ', count(//testcase/*))", file), equals: "3 0")
    let late = try run("--filter", "slow|five", "--timeout", "1.5", environment: ["SLOW": "1"])
    expect(late.status, equals: 1)
    try expect(jq(results, late).split(separator: "\n").sorted(), equals: ["five() passed 1", "slow() failed 1"], "\(late.output)")
    try expect(xmllint("string(//testcase[@name='slow()']/error/@message)", file).contains("took longer than 1.5 s"))
    try "import XCTest\nclass BrokenTests: XCTestCase { func testBroken() { nowhere() }; func testWhole() {} }\n".write(
      toFile: folder + "/FreshTests/BrokenTests.swift", atomically: true, encoding: .utf8)
    let broken = try run("--filter", "Broken", "--keep-going", "--target", "FreshTests")
    expect(broken.status, equals: 1)
    try expect(jq(results, broken).split(separator: "\n").sorted() == ["testBroken failed 1", "testWhole passed 1"], "\(broken.output)")
  }

  @Test("Tests that a test plan skips are not run, and its language, arguments and variables are set", .enabled(if: canRead, reason))
  func plan() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var sources = Self.sources
    sources["FreshTests/PlanTests.swift"] = """
      import Foundation
      import XCTest
      class PlanTests: XCTestCase {
        func testVariable() { XCTAssertEqual(ProcessInfo.processInfo.environment["COLOR"], "blue") }
        func testLanguage() { XCTAssertEqual(ProcessInfo.processInfo.environment["TRESTLE_LANGUAGE"], "de") }
        func testVolume() { XCTAssertEqual(UserDefaults.standard.integer(forKey: "Volume"), 7) }
      }
      """
    sources["FreshTests/ArgumentTests.swift"] = """
      import Foundation
      import Testing
      @Test func quiet() { #expect(ProcessInfo.processInfo.arguments.contains("-quiet")) }
      """
    sources["Fast.xctestplan"] = """
      {"configurations": [{"options": {"language": "de"}}], "version": 1,
       "defaultOptions": {"environmentVariableEntries": [{"key": "COLOR", "value": "blue"}],
         "commandLineArgumentEntries": [{"argument": "-Volume 7"}, {"argument": "-Volume 8", "enabled": false}]},
       "testTargets": [{"target": {"name": "FreshTests"}, "skippedTests": ["OldTests", "NewTests/four()", "NewTests/two()"]}]}
      """
    sources["Other.xctestplan"] = """
      {"configurations": [{"options": {"language": "fr"}}], "version": 1,
       "testTargets": [{"target": {"name": "FreshTests"}, "selectedTests": ["PlanTests"]}]}
      """
    sources["Fresh.xcodeproj/xcshareddata/xcschemes/Fresh.xcscheme"] = """
      <Scheme><TestAction shouldUseLaunchSchemeArgsEnv="NO">
      <TestPlans><TestPlanReference reference="container:Fast.xctestplan" default="YES"/>
      <TestPlanReference reference="container:Other.xctestplan"/></TestPlans>
      <CommandLineArguments><CommandLineArgument argument="-quiet" isEnabled="YES"/></CommandLineArguments></TestAction>
      <LaunchAction><BuildableProductRunnable><BuildableReference BlueprintName="Fresh"/></BuildableProductRunnable></LaunchAction></Scheme>
      """
    try TrestleProgram.write(sources, to: folder)
    let file = folder + "/report.xml"
    let outcome = try TrestleProgram.run(["test", folder, "--json", "--xunit-output", file])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    try expect(jq(#""\(.passed) \(.failed) \(.skipped)""#, outcome), equals: "7 0 1", "\(outcome.output)")
    try expect(xmllint("count(//testcase[@classname='FreshTests.OldTests' or @name='four()' or @name='two()'])", file), equals: "0")
    try expect(xmllint("count(//testcase[@classname='FreshTests.PlanTests'])", file), equals: "3")
    let failures = #"[.tests[] | select(.outcome == "failed") | .name] | sort | join(" ")"#
    let other = try TrestleProgram.run(["test", folder, "--json", "--test-plan", "Other"])
    try expect(jq(failures, other), equals: "testLanguage testVariable testVolume", "\(other.output)")
    let german = try TrestleProgram.run(["test", folder, "--json", "--test-plan", "Other", "--language", "de"])
    try expect(jq(failures, german), equals: "testVariable testVolume", "\(german.output)")
    try expect(TrestleProgram.run(["test", folder, "--test-plan", "Nowhere"]).status, equals: 64)
  }

  @Test("Coverage is that of the lines of the original sources, for lcov and genhtml", .enabled(if: canRead, reason))
  func coverage() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let sources = [
      "Fresh/App.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
      "Fresh/Sum.swift": """
      func sum(_ values: [Int]) -> Int {
        var total = 0
        for value in values { total += value }
        return total
      }

      func unused() -> Int {
        let one = 1
        return one
      }
      """,
      "FreshTests/SumTests.swift": """
      import XCTest
      @testable import Fresh
      class SumTests: XCTestCase { func testSum() { XCTAssertEqual(sum([1, 2]), 3) } }
      """,
    ]
    try TrestleProgram.write(sources, to: folder)
    let outcome = try TrestleProgram.run(["test", folder, "--coverage", folder + "/report"])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    let text = try String(contentsOfFile: folder + "/report/coverage.lcov", encoding: .utf8)
    expect(text.contains("SF:\(folder)/Fresh/Sum.swift\n"), "\(text)")
    expect(text.contains("DA:2,1\n") && text.contains("DA:3,2\n") && text.contains("DA:8,0\n") && !text.contains("DA:6,"), "\(text)")
    let table = try String(contentsOfFile: folder + "/report/coverage.txt", encoding: .utf8)
    expect(table.contains("5 of 9\tFresh/Sum.swift\n"), "\(table)")
    let summary = try TrestleProgram.run(program: "lcov", ["--summary", folder + "/report/coverage.lcov"])
    expect(summary.status == 0 && summary.output.contains("lines......: 55.6% (5 of 9 lines)"), "\(summary.output)")
    let page = try String(contentsOfFile: folder + "/report/html/Fresh/Sum.swift.gcov.html", encoding: .utf8)
    expect(page.contains("func unused() -&gt; Int"), "\(page)")
  }

  @Test("An error of memory or a race that a sanitizer finds fails the test, with its report in a file", .enabled(if: canRead, reason))
  func sanitizer() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let sources = [
      "Fresh/App.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
      "FreshTests/MemoryTests.swift": """
      import UIKit
      import XCTest
      class MemoryTests: XCTestCase {
        func testFreed() {
          let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)
          pointer.initialize(to: 1)
          pointer.deallocate()
          XCTAssertNotEqual(pointer.pointee, 12345)
        }
        func testOther() { _ = Unmanaged.passRetained(UILabel()) }
        func testRace() {
          nonisolated(unsafe) var value = 0
          let group = DispatchGroup()
          for _ in 0..<2 {
            group.enter()
            Thread { for _ in 0..<20_000 { value += 1 }; group.leave() }.start()
          }
          group.wait()
        }
        func testEnd() { if getenv("SWIFT_BACKTRACE") != nil { fatalError("the end") } }
      }
      """,
    ]
    try TrestleProgram.write(sources, to: folder)
    try expect(TrestleProgram.run(["test", folder]).status, equals: 0)
    let outcome = try TrestleProgram.run(["test", folder, "--sanitize", "address", "--xunit-output", folder + "/report.xml"])
    expect(outcome.status, equals: 1, "\(outcome.output)")
    expect(outcome.output.contains("heap-use-after-free"), "\(outcome.output)")
    expect(outcome.output.contains("Fatal error: the end"), "\(outcome.output)")
    expect(outcome.output.contains("4 tests: 2 passed, 2 failed"), "\(outcome.output)")
    try expect(xmllint("count(//testcase[error][@name='testEnd' or @name='testFreed'])", folder + "/report.xml"), equals: "2")
    // A leak is no failure.
    try expect(TrestleProgram.run(["test", folder, "--sanitize", "address", "--filter", "Other"]).status, equals: 0)
    let race = try TrestleProgram.run(["test", folder, "--sanitize", "thread", "--filter", "Race|Other"])
    expect(race.status == 1 && race.output.contains("2 tests: 1 passed, 1 failed"), "\(race.output)")
    expect(race.output.contains("testRace ended the test process with status 66"), "\(race.output)")
  }
}
