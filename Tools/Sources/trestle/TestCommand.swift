import Foundation
import ProjectImport
import XcodeProject

/// `trestle test`: the unit tests of a project, headless.
struct TestCommand {
  static func run(_ session: inout Session) throws -> Int32 {
    session.isTesting = true
    let project = try session.build(tests: true) { try checkSources(of: $0, terminal: &$1) }
    let folder = try project.writeTestFolder()
    let build = PackageBuild(project)
    let program = "\(folder)/\(project.target.moduleName)PackageTests.xctest"
    try build.replace(program, with: "\(build.products)/\(project.target.moduleName)PackageTests.xctest")
    var environment = ["TRESTLE_DRIVER": "headless", "TRESTLE_FAILURES": project.snapshotFailureFolder, "TRESTLE_LEFT_OUT": "each"]
    if let size = session.arguments["size"] { environment["TRESTLE_SIZE"] = size }
    if let delegate = TestHostDelegate.name(in: project, isAsked: session.arguments.has("host")) {
      environment["TRESTLE_TEST_HOST"] = delegate
    }
    if let scheme = project.model.schemes.first(where: { $0.target == project.target.name }) {
      environment.merge(scheme.testEnvironment) { $1 }
    }
    for left in project.model.targets where left.kind == .other("bundle.ui-testing") {
      session.terminal.say(
        "note: the target \(left.name) is passed over: UI tests drive another process, which XCUIApplication cannot do here")
    }
    let filter = session.arguments["filter"]
    // Written at once: buffered lines would follow those of Swift Testing, which another process writes.
    var tally = TestTally()
    let xctest = try TestRun(program: program, environment: environment, folder: project.folder).run(matching: filter, tally: &tally) {
      FileHandle.standardOutput.write(Data(($0 + "\n").utf8))
    }
    let testing = try runSwiftTesting(program, filter: filter, project: project, environment: environment, tally: &tally, &session.terminal)
    guard xctest, testing else { return ExitCode.failed }
    if let problem = tally.problem(filter: filter, targets: project.tests.map(\.name)) {
      session.terminal.say(problem)
      return ExitCode.failed
    }
    return ExitCode.done
  }

  /// Ends the command if no source of a test is compiled.
  private static func checkSources(of project: ImportedProject, terminal: inout Terminal) throws {
    func failure(_ message: String) -> CommandFailure { CommandFailure(code: ExitCode.failed, message: message + " [trestle:no-tests]") }
    guard !project.tests.isEmpty else {
      let empty = project.model.targets.first { $0.kind == .unitTests && $0.project == project.target.project && $0.swiftSources.isEmpty }
      if let empty { throw failure("\(empty.name): error: the test target has no source in Swift") }
      throw failure("\(project.folder): error: no unit-test target for \(project.target.name)")
    }
    let leftOut = Set(project.options.leaveOut.map { FilePath.join(project.folder, $0) })
    let without = project.tests.filter { $0.swiftSources.allSatisfy(leftOut.contains) }
    if without.count == project.tests.count {
      throw failure("\(without.map(\.name).joined(separator: ", ")): error: all sources of the tests are left out")
    }
    for test in without { terminal.say("\(test.name): warning: all sources of the test target are left out [trestle:no-tests]") }
  }

  /// Returns whether all tests of Swift Testing passed.
  private static func runSwiftTesting(
    _ program: String, filter: String?, project: ImportedProject, environment: [String: String], tally: inout TestTally,
    _ terminal: inout Terminal
  ) throws -> Bool {
    let usesTesting = project.tests.contains { test in
      test.swiftSources.contains { path in
        DiskFiles().contents(of: path).map { String(decoding: $0, as: UTF8.self).contains("import Testing") } ?? false
      }
    }
    guard usesTesting else { return true }
    let library = ["--testing-library", "swift-testing"]
    _ = try Subprocess.run(program, library + ["--list-tests"], environment: environment) { line in
      if line.contains("/") || line.contains("("), !line.contains(" ") { tally.listed += 1 }
    }
    let stream = NSTemporaryDirectory() + "/trestle-events-\(UUID().uuidString).jsonl"
    defer { try? FileManager.default.removeItem(atPath: stream) }
    var arguments = library + ["--no-parallel", "--event-stream-output-path", stream, "--event-stream-version", "0"]
    if let filter { arguments += ["--filter", filter] }
    let status = try Subprocess.runAttached(program, arguments, environment: environment, folder: project.folder)
    // 69: there are no tests, or none matches the filter.
    if status == 69 { return true }
    tally.hasMatch = true
    let events = TestEvents((try? String(contentsOfFile: stream, encoding: .utf8)) ?? "")
    tally.ran += events.started
    tally.skipped += events.skipped
    if status == 0, !events.hasEnded {
      terminal.say("error: the test process ended by itself after \(events.started) tests of Swift Testing")
      return false
    }
    return status == 0
  }
}
