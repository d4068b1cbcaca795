import Foundation
import ProjectImport

/// The processes that run the tests of a program. If a test ends its process, the remaining tests run in a new one.
struct TestRun {
  let program: String
  /// The arguments of the scheme and the test plan.
  let arguments: [String]
  let environment: [String: String]
  let project: ImportedProject
  let timeout: Double?
  /// The number of processes that run tests of XCTest at the same time.
  let parallel: Int
  /// Prints a line of the tests or of the runner.
  let print: (String) -> Void

  /// Returns the tests of XCTest as `Module.Class/test`, in the order of the program.
  func names() throws -> [String] {
    var names: [String] = []
    _ = try Subprocess.run(program, ["--list-tests"], environment: environment) { line in
      if line.contains("/"), !line.contains(" ") { names.append(line) }
    }
    return names
  }

  /// Runs tests of XCTest.
  ///
  /// - Parameter isWhole: Whether the names are all tests of the program.
  /// - Returns: Whether all passed and the processes ended as they should.
  func run(_ names: [String], isWhole: Bool, result add: (TestResult) -> Void, processes: inout Int) throws -> Bool {
    var hasPassed = true
    // Each test of the interface launches the application in a process of its own, so that no state of another one is left.
    let interfaces = Set(project.tests.filter(\.isUITests).map(\.moduleName))
    let uiTests = interfaces.isEmpty ? [] : names.filter { interfaces.contains($0.split(separator: ".").first.map(String.init) ?? "") }
    // XCTest takes the last argument as names of tests.
    let isWhole = isWhole && uiTests.isEmpty && arguments.isEmpty
    let others = uiTests.isEmpty ? names : names.filter { !uiTests.contains($0) }
    // One word of a command holds 128 KiB.
    if parallel > 1 {
      return try runParallel(Self.shares(of: others, for: parallel) + uiTests.map { [$0] }, result: add, processes: &processes)
    }
    for part in (isWhole ? [others] : Self.parts(of: others)) + uiTests.map({ [$0] }) where !part.isEmpty {
      if try !runPart(part, isWhole: isWhole, result: add, processes: &processes) { hasPassed = false }
    }
    return hasPassed
  }

  /// Divides tests among processes. Those of a class stay together, since they may share its state.
  static func shares(of names: [String], for count: Int) -> [[String]] {
    var classes: [(name: Substring, tests: [String])] = []
    for name in names {
      let owner = name.prefix { $0 != "/" }
      if classes.last?.name == owner { classes[classes.count - 1].tests.append(name) } else { classes.append((owner, [name])) }
    }
    var shares = [[String]](repeating: [], count: count)
    for (_, tests) in classes.sorted(by: { $0.tests.count > $1.tests.count }) {
      let least = shares.indices.min { shares[$0].count < shares[$1].count } ?? 0
      shares[least] += tests
    }
    return shares.filter { !$0.isEmpty }
  }

  /// Runs parts in processes side by side. The lines of a part are printed together, when it has ended.
  private func runParallel(_ shares: [[String]], result add: (TestResult) -> Void, processes: inout Int) throws -> Bool {
    let parts = shares.flatMap { $0.count == 1 ? [$0] : Self.parts(of: $0) }.filter { !$0.isEmpty }
    let queue = PartQueue(count: parts.count)
    // The threads only read it; what they print and add is passed on under the lock of the queue, or after their end.
    nonisolated(unsafe) let run = self
    DispatchQueue.concurrentPerform(iterations: min(parallel, parts.count)) { _ in
      while let index = queue.next() { queue.finish(run.outcome(of: parts[index]), run.print) }
    }
    for outcome in queue.outcomes {
      if let failure = outcome.failure { throw failure }
      outcome.results.forEach(add)
      processes += outcome.processes
    }
    return queue.outcomes.allSatisfy(\.hasPassed)
  }

  /// Runs a part and keeps what it prints.
  private func outcome(of names: [String]) -> PartOutcome {
    var outcome = PartOutcome()
    var lines: [String] = []
    var results: [TestResult] = []
    let run = TestRun(
      program: program, arguments: arguments, environment: environment, project: project, timeout: timeout, parallel: 1,
      print: { lines.append($0) })
    do {
      outcome.hasPassed = try run.runPart(names, isWhole: false, result: { results.append($0) }, processes: &outcome.processes)
    } catch {
      outcome.failure = error
    }
    (outcome.lines, outcome.results) = (lines, results)
    return outcome
  }

  private static func parts(of names: [String]) -> [[String]] {
    var parts: [[String]] = [[]]
    var size = 0
    for name in names {
      size += name.utf8.count + 1
      if size > 100_000 {
        parts.append([])
        size = name.utf8.count + 1
      }
      parts[parts.count - 1].append(name)
    }
    return parts
  }

  private func runPart(_ names: [String], isWhole: Bool, result add: (TestResult) -> Void, processes: inout Int) throws -> Bool {
    var left = names
    var hasFailed = false
    while !left.isEmpty {
      var output = XCTestOutput(names: left)
      var crash = CrashOutput()
      var watch: TestWatch?
      let selected = left.count == names.count && isWhole ? [] : [left.joined(separator: ",")]
      processes += 1
      let end = try Subprocess.runToEnd(
        program, arguments + selected, environment: environment, folder: project.folder,
        started: { process in watch = timeout.map { TestWatch(process, limit: $0) } }
      ) { text in
        if crash.shows(text) { print(text) }
        if let result = output.read(text) {
          if result.outcome == .failed { hasFailed = true }
          add(result)
        }
        watch?.begin(output.running)
      }
      let late = watch?.end()
      if end.status != 0 { hasFailed = true }
      if end.status == 0, output.executed == nil {
        hasFailed = true
        let count = output.finished.count
        let message = "the test process ended by itself after \(count) of \(left.count) tests"
        print("error: \(message)\(output.running.map { ", in \($0)" } ?? "")")
        _ = output.crash("the test process ended by itself").map(add)
      }
      // A sanitizer ends the process by a status.
      let hasEnded = end.isSignal || end.status != 0 && output.executed == nil
      guard hasEnded, let test = output.running else {
        if end.isSignal { print("error: the test process ended with signal \(end.status)") }
        break
      }
      let kind = end.isSignal ? "signal" : "status"
      let message = late == nil ? "ended the test process with \(kind) \(end.status)" : "took longer than \(Self.seconds(timeout ?? 0)) s"
      print("error: \(test) \(message)")
      try show(crash, of: test)
      _ = output.crash(message + (crash.lines.first.map { ": \($0)" } ?? "")).map(add)
      let rest = left.filter { !output.finished.contains(XCTestOutput.shortName($0)) }
      // A name missing from the list would cause an endless loop.
      guard rest.count < left.count else { break }
      left = rest
      if !left.isEmpty { print("The other tests run in a new process.") }
    }
    return !hasFailed
  }

  private func show(_ crash: CrashOutput, of test: String) throws {
    guard crash.lines.count > CrashOutput.limit else { return }
    let file = try project.writeCrash(crash.lines, of: test)
    print("note: \(crash.lines.count - CrashOutput.limit) more lines of the crash are in \(file)")
  }

  static func seconds(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }

  // MARK: Swift Testing

  private static let library = ["--testing-library", "swift-testing"]

  /// Returns the tests of Swift Testing as `Module.Suite/test()`.
  func testingNames() throws -> [String] {
    var names: [String] = []
    _ = try Subprocess.run(program, Self.library + ["--list-tests"], environment: environment) { line in
      if line.contains("/") || line.contains("("), !line.contains(" ") { names.append(line) }
    }
    return names
  }

  /// Moves the failures of a test to the columns of the original sources.
  private func placed(_ result: TestResult) -> TestResult {
    var result = result
    for index in result.failures.indices {
      let failure = result.failures[index]
      guard let path = failure.path, let line = failure.line, let column = failure.column else { continue }
      result.failures[index].column = project.originalColumn(column, line: line, of: path)
    }
    return result
  }

  func runTesting(
    _ names: [String], isWhole: Bool, result add: (TestResult) -> Void, processes: inout Int
  ) throws -> (hasPassed: Bool, started: Int, skipped: Int) {
    var left = names
    var hasPassed = true
    var (started, skipped) = (0, 0)
    while !left.isEmpty {
      let stream = NSTemporaryDirectory() + "/trestle-events-\(UUID().uuidString).jsonl"
      defer { try? FileManager.default.removeItem(atPath: stream) }
      var options = Self.library + ["--no-parallel", "--event-stream-output-path", stream, "--event-stream-version", "0"]
      if !isWhole || left.count < names.count {
        for name in left { options += ["--filter", "^\(NSRegularExpression.escapedPattern(for: name))(/|$)"] }
      }
      @Sendable func events() -> TestEvents { TestEvents((try? String(contentsOfFile: stream, encoding: .utf8)) ?? "") }
      var crash = CrashOutput()
      var watch: TestWatch?
      var current = ""
      var unrun: [(test: String, message: String)] = []
      processes += 1
      let end = try Subprocess.runToEnd(
        program, options + arguments, environment: environment, folder: project.folder,
        started: { process in watch = timeout.map { TestWatch(process, limit: $0) { events().running?.name } } }
      ) { text in
        // Each case of a test with arguments starts with a line of its own, which names its test at the end.
        if let match = text.firstMatch(of: #/^◇ Test (?!case passing )(.*) started\.$/#) { current = String(match.1) }
        if text.hasPrefix("left out: "), !unrun.contains(where: { $0 == (current, text) }) { unrun.append((current, text)) }
        if crash.shows(text) { print(text) }
      }
      let late = watch?.end()
      var found = events()
      // 69: there are no tests, or none matches.
      if end.status == 69, !end.isSignal { break }
      let interrupted = found.running?.name
      let message =
        late != nil
        ? "took longer than \(Self.seconds(timeout ?? 0)) s"
        : end.isSignal ? "ended the test process with signal \(end.status)" : "the test process ended by itself"
      if interrupted != nil { found.crash(message + (crash.lines.first.map { ": \($0)" } ?? "")) }
      for left in unrun { found.fail(left.test, because: left.message) }
      for result in found.results { add(placed(result)) }
      started += found.started
      skipped += found.skipped
      if end.status != 0 || !unrun.isEmpty || !found.hasEnded { hasPassed = false }
      if end.status == 0, !found.hasEnded {
        print("error: the test process ended by itself after \(found.started) tests of Swift Testing")
      } else if end.isSignal {
        print("error: \(interrupted ?? "the test process") \(interrupted == nil ? "ended with signal \(end.status)" : message)")
        try show(crash, of: interrupted ?? "Testing")
      }
      guard let interrupted else { break }
      let done = Set(found.results.map(\.fullName) + [interrupted])
      let rest = left.filter { !done.contains($0) }
      guard rest.count < left.count else { break }
      left = rest
      if !left.isEmpty { print("The other tests run in a new process.") }
    }
    return (hasPassed, started, skipped)
  }
}
