import Foundation
import ProjectImport
import XcodeProject

/// All runs of the tests of a project: the first one, repetitions, and retries of those that failed; and what is reported of them.
struct TestSeries {
  private let run: TestRun
  private let options: TestOptions
  private let settings: TestSettings
  private var report = TestReport()
  private var tally = TestTally()
  private var hasPassed = true

  init(run: TestRun, options: TestOptions, settings: TestSettings) {
    self.run = run
    self.options = options
    self.settings = settings
  }

  private var project: ImportedProject { run.project }

  /// Returns the exit status.
  func run(_ terminal: inout Terminal) throws -> Int32 {
    var series = self
    return try series.runAll(&terminal)
  }

  private mutating func runAll(_ terminal: inout Terminal) throws -> Int32 {
    let names = try run.names()
    let testingNames = try usesTesting ? run.testingNames() : []
    tally.listed = names.count + testingNames.count
    let modules = Dictionary(project.tests.map { ($0.name, $0.moduleName) }) { first, _ in first }
    func chosen(_ all: [String]) -> [String] { all.filter { options.matches($0) && !settings.skips($0, modules: modules) } }
    let wanted = chosen(names)
    let wantedTesting = chosen(testingNames)
    if options.isList {
      for name in wanted + wantedTesting { print(name) }
      return ExitCode.done
    }
    tally.hasMatch = !wanted.isEmpty || !wantedTesting.isEmpty
    for _ in 0..<options.repetitions {
      try runOnce(wanted, isWhole: wanted.count == names.count, wantedTesting, isWholeTesting: wantedTesting.count == testingNames.count)
    }
    try retry()
    try write()
    if let problem = tally.problem(filter: options.filterText ?? options.skipTexts.first, targets: project.tests.map(\.name)) {
      terminal.say(problem)
      return ExitCode.failed
    }
    return hasPassed && report.failed.isEmpty ? ExitCode.done : ExitCode.failed
  }

  private mutating func runOnce(
    _ names: [String], isWhole: Bool, _ testing: [String], isWholeTesting: Bool, isRetry: Bool = false
  ) throws {
    var report = report
    var processes = report.processes
    var ran = 0
    let xctest = try run.run(
      names, isWhole: isWhole,
      result: {
        ran += 1
        report.add($0, isRetry: isRetry)
      }, processes: &processes)
    let (other, started, skipped) = try run.runTesting(
      testing, isWhole: isWholeTesting, result: { report.add($0, isRetry: isRetry) }, processes: &processes)
    tally.ran += ran + started
    tally.skipped += skipped
    report.processes = processes
    self.report = report
    hasPassed = hasPassed && xctest && other
  }

  /// Runs the tests that failed again; one that passes is no failure.
  private mutating func retry() throws {
    for attempt in 0..<options.retries where !report.failed.isEmpty {
      let count = report.failed.count
      let failed = Set(report.failed.map(\.programName)).sorted()
      run.print("Retry \(attempt + 1) of \(options.retries): \(count == 1 ? "one test" : "\(count) tests")")
      hasPassed = true
      try runOnce(
        failed.filter { !$0.hasSuffix(")") }, isWhole: false, failed.filter { $0.hasSuffix(")") }, isWholeTesting: false, isRetry: true)
    }
  }

  private var usesTesting: Bool {
    project.tests.contains { test in
      test.swiftSources.contains { path in
        DiskFiles().contents(of: path).map { String(decoding: $0, as: UTF8.self).contains("import Testing") } ?? false
      }
    }
  }

  // MARK: Reporting

  private func write() throws {
    if let path = options.xunit {
      let file = FilePath.join(FileManager.default.currentDirectoryPath, path)
      do {
        try report.junit().write(toFile: file, atomically: true, encoding: .utf8)
      } catch {
        throw CommandFailure(code: ExitCode.refused, message: "\(file): error: the file cannot be written [trestle:machine]")
      }
    }
    let variables = ProcessInfo.processInfo.environment
    if variables["GITHUB_ACTIONS"] == "true" {
      let folder = variables["GITHUB_WORKSPACE"].map(FilePath.normalize) ?? project.folder
      report.annotations(from: folder).forEach(run.print)
    }
    if !report.tests.isEmpty { report.summary(from: project.folder).forEach(run.print) }
    if options.isJSON { print(try report.json()) }
  }
}
