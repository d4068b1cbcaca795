import Foundation
import ProjectImport
import XcodeProject

/// `trestle test`: the unit tests of a project, headless.
struct TestCommand {
  static func run(_ session: inout Session) throws -> Int32 {
    let project = try session.build(tests: true)
    guard !project.tests.isEmpty else {
      throw CommandFailure(code: ExitCode.refused, message: "\(project.folder): error: no unit-test target for \(project.target.name)")
    }
    let folder = try project.writeTestFolder()
    let build = PackageBuild(project)
    let program = "\(folder)/\(project.target.moduleName)PackageTests.xctest"
    try build.replace(program, with: "\(build.products)/\(project.target.moduleName)PackageTests.xctest")
    var environment = ["TRESTLE_DRIVER": "headless", "TRESTLE_FAILURES": project.snapshotFailureFolder]
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
    let xctest = try TestRun(program: program, environment: environment, folder: project.folder).run(matching: filter) {
      FileHandle.standardOutput.write(Data(($0 + "\n").utf8))
    }
    let testing = try runSwiftTesting(program, filter: filter, project: project, environment: environment)
    return xctest == 0 && testing == 0 ? ExitCode.done : ExitCode.failed
  }

  private static func runSwiftTesting(
    _ program: String, filter: String?, project: ImportedProject, environment: [String: String]
  ) throws -> Int32 {
    let usesTesting = project.tests.contains { test in
      test.swiftSources.contains { path in
        DiskFiles().contents(of: path).map { String(decoding: $0, as: UTF8.self).contains("import Testing") } ?? false
      }
    }
    guard usesTesting else { return 0 }
    var arguments = ["--testing-library", "swift-testing", "--no-parallel"]
    if let filter { arguments += ["--filter", filter] }
    let status = try Subprocess.runAttached(program, arguments, environment: environment, folder: project.folder)
    // 69: no test matches the filter.
    return status == 69 ? 0 : status
  }
}
