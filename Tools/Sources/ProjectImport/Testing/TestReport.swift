/// The results of a run of tests, from all its processes.
public struct TestReport: Codable, Equatable, Sendable {
  /// In the order in which the tests ended first.
  public private(set) var tests: [TestResult] = []
  /// The processes that ran tests.
  public var processes = 0

  public init() {}

  public func count(_ outcome: TestResult.Outcome) -> Int { tests.count { $0.outcome == outcome } }
  public var seconds: Double { tests.reduce(0) { $0 + $1.seconds } }
  public var failed: [TestResult] { tests.filter { $0.outcome == .failed } }

  /// Adds a run of a test.
  ///
  /// - Parameter isRetry: Whether the test failed before and may still pass. Otherwise one failure is enough.
  public mutating func add(_ result: TestResult, isRetry: Bool = false) {
    guard let index = tests.firstIndex(where: { $0.fullName == result.fullName }) else { return tests.append(result) }
    var known = tests[index]
    known.attempts += 1
    known.seconds += result.seconds
    known.failures += result.failures
    if isRetry || result.outcome == .failed || known.outcome == .skipped { known.outcome = result.outcome }
    known.reason = known.outcome == .skipped ? result.reason ?? known.reason : nil
    tests[index] = known
  }

  /// The totals of the run, and a line for each test that failed or passed only when it was retried.
  public func summary(from folder: String) -> [String] {
    var totals = "\(tests.count) tests"
    if tests.count == 1 { totals = "1 test" }
    totals += ": \(count(.passed)) passed, \(count(.failed)) failed, \(count(.skipped)) skipped"
    totals += ", in \(Self.rounded(seconds)) s and \(processes == 1 ? "1 process" : "\(processes) processes")"
    let flaky = tests.filter(\.isFlaky)
    return failed.map { test in
      let failure = test.failures.first
      let place = failure?.path.map { path in
        (path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path) + (failure?.line.map { ":\($0)" } ?? "") + ": "
      }
      return "failed: \(test.fullName): \(place ?? "")\(failure?.message.split(separator: "\n").first ?? "")"
    } + flaky.map { "passed when retried: \($0.fullName) (\($0.attempts) attempts)" } + [totals]
  }

  static func rounded(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 1000).rounded())
    let rest = String(hundredths % 1000)
    return "\(hundredths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
