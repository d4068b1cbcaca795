import Foundation
import ProjectImport
import XcodeProject

/// `trestle test`: the unit tests of a project, headless.
struct TestCommand {
  static func run(_ session: inout Session) throws -> Int32 {
    session.isTesting = true
    try Device.check(session.arguments)
    let options = try TestOptions(session.arguments)
    let project = try session.build(tests: true) { try checkSources(of: $0, terminal: &$1) }
    let folder = try project.writeTestFolder()
    let build = PackageBuild(project)
    let program = "\(folder)/\(project.target.moduleName)PackageTests.xctest"
    try build.replace(program, with: "\(build.products)/\(project.target.moduleName)PackageTests.xctest")
    var environment = [
      "TRESTLE_DRIVER": "headless", "TRESTLE_FAILURES": project.snapshotFailureFolder, "TRESTLE_LEFT_OUT": "each", "NO_COLOR": "1",
      // Applications find out by it that they are tested. There is no such file.
      "XCTestConfigurationFilePath": folder + "/Tests.xctestconfiguration",
    ]
    environment.merge(RunCommand.deviceEnvironment(project, session.arguments)) { $1 }
    // Leaks are not reported, as in Xcode: the sanitizer does not find references that are stored with other bits.
    environment["ASAN_OPTIONS"] = "detect_leaks=0:handle_sigill=1:handle_sigtrap=1:handle_abort=1"
    environment["TSAN_OPTIONS"] = "halt_on_error=1"
    for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
      if let own = ProcessInfo.processInfo.environment[name] { environment[name]? += ":" + own }
    }
    // Sanitizers report crashes themselves: Swift's report reads memory that they forbid, and then waits forever.
    if session.arguments["sanitize"] != nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
    if let size = session.arguments["size"] { environment["TRESTLE_SIZE"] = size }
    if let delegate = TestHostDelegate.name(in: project, isAsked: session.arguments.has("host")) {
      environment["TRESTLE_TEST_HOST"] = delegate
    }
    guard let settings = TestSettings(of: project, plan: session.arguments["test-plan"]) else {
      throw CommandFailure.usage("there is no test plan \(session.arguments["test-plan"] ?? "") in the schemes of the project")
    }
    environment.merge(settings.environment) { $1 }
    if let language = session.arguments["language"] ?? settings.language {
      environment.merge(["TRESTLE_LANGUAGE": language, "LANGUAGE": language]) { $1 }
    }
    if !project.otherTests.isEmpty {
      session.terminal.say("note: not run: \(project.otherTests.joined(separator: ", ")); choose one by --target")
    }
    if project.options.leavesOutUITests {
      session.terminal.say("note: tests of the interface are not run: they import libraries that are not there")
    }
    if project.tests.contains(where: \.isUITests) {
      environment["TRESTLE_UI_TEST_HOST"] = TestHostDelegate.name(in: project, isAsked: true)
    }
    let coverage = try session.arguments["coverage"].map { try TestCoverage(folder: $0, project: project, program: program) }
    if let coverage { environment["LLVM_PROFILE_FILE"] = coverage.profiles + "/%p.profraw" }
    // With --json the standard output is the report alone.
    let output = options.isJSON ? FileHandle.standardError : FileHandle.standardOutput
    let run = TestRun(
      program: program, arguments: settings.arguments, environment: environment, project: project,
      timeout: options.timeout ?? settings.timeLimit, parallel: options.parallel,
      // Written at once, so that lines are not mixed with those on the standard error.
      print: { output.write(Data(($0 + "\n").utf8)) })
    let code = try TestSeries(run: run, options: options, settings: settings).run(&session.terminal)
    if !options.isList { try coverage?.write(run.print) }
    return code
  }

  /// Ends the command if no source of a test is compiled.
  private static func checkSources(of project: ImportedProject, terminal: inout Terminal) throws {
    func failure(_ message: String) -> CommandFailure { CommandFailure(code: ExitCode.failed, message: message + " [trestle:no-tests]") }
    guard !project.tests.isEmpty else {
      let empty = project.model.targets.first { $0.kind == .unitTests && $0.project == project.target.project && !$0.isWritten }
      if let empty { throw failure("\(empty.name): error: the test target has no source in Swift or Objective-C") }
      throw failure("\(project.folder): error: no unit-test target for \(project.target.name)")
    }
    let leftOut = Set(project.options.leaveOut.map { FilePath.join(project.folder, $0) })
    let without = project.tests.filter { ($0.swiftSources + $0.objectiveCSources).allSatisfy(leftOut.contains) }
    if without.count == project.tests.count {
      throw failure("\(without.map(\.name).joined(separator: ", ")): error: all sources of the tests are left out")
    }
    for test in without { terminal.say("\(test.name): warning: all sources of the test target are left out [trestle:no-tests]") }
  }
}
