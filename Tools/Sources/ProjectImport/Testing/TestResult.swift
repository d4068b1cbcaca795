/// The result of one test, over all processes and attempts.
public struct TestResult: Codable, Equatable, Sendable {
  public enum Outcome: String, Codable, Sendable { case passed, failed, skipped }

  public struct Failure: Codable, Equatable, Sendable {
    public var message: String
    /// The place in the original source, if there is one.
    public var path: String?
    public var line: Int?
    public var column: Int?
    /// The test ended its process.
    public var isCrash = false

    public init(message: String, path: String? = nil, line: Int? = nil, column: Int? = nil, isCrash: Bool = false) {
      (self.message, self.path, self.line, self.column, self.isCrash) = (message, path, line, column, isCrash)
    }
  }

  /// The class or suite with its module: `AppTests.FormTests`.
  public var suite: String
  public var name: String
  public var outcome: Outcome
  public var seconds: Double
  public var failures: [Failure]
  /// The reason of a test that is skipped.
  public var reason: String?
  /// The test that runs it, if it is an example of a spec, as `Module.Class/testSpec`.
  public var spec: String?
  /// The number of runs; more than one if the test was repeated or retried.
  public var attempts = 1

  public init(
    suite: String, name: String, outcome: Outcome = .passed, seconds: Double = 0, failures: [Failure] = [], reason: String? = nil
  ) {
    (self.suite, self.name, self.outcome, self.seconds) = (suite, name, outcome, seconds)
    (self.failures, self.reason) = (failures, reason)
  }

  /// The name by which the test program runs it.
  public var programName: String { spec ?? fullName }
  /// A function outside of suites has its module in its name.
  public var fullName: String { suite.isEmpty ? name : "\(suite)/\(name)" }
  /// Whether the test failed before it passed.
  public var isFlaky: Bool { outcome == .passed && !failures.isEmpty }
}
