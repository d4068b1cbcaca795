import Foundation

/// Reads the results of tests from the lines that XCTest prints.
public struct XCTestOutput {
  /// The test that has started and not ended, as `Class.test`.
  public private(set) var running: String?
  /// The tests that ended, as `Class.test`.
  public private(set) var finished: Set<String> = []
  /// The number of tests in XCTest's last line; nil if the process ended before it.
  public private(set) var executed: Int?
  public private(set) var started = 0
  private var failures: [TestResult.Failure] = []
  private var reason: String?
  /// The test whose examples run as tests of their own, as one of Quick's specs.
  private var container: String?
  private let modules: [String: String]

  /// - Parameter names: The tests that run, as `Module.Class/test`.
  public init(names: [String]) {
    modules = Dictionary(names.map { (Self.shortName($0), $0) }) { first, _ in first }
  }

  /// Returns `Class.test` for `Module.Class/test`, as the runner prints it.
  public static func shortName(_ name: String) -> String {
    let parts = name.split(separator: "/")
    return "\(parts.first?.split(separator: ".").last ?? "").\(parts.last ?? "")"
  }

  /// Reads a line; returns the result of the test that ends with it.
  public mutating func read(_ line: String) -> TestResult? {
    // Each suite has such a line; it is the last one if no suite starts after it.
    if line.hasPrefix("Test Suite '"), line.contains("' started at ") { executed = nil }
    executed = TestTally.executed(in: line) ?? executed
    if line.hasPrefix("left out: "), running != nil {
      failures.append(TestResult.Failure(message: line))
      return nil
    }
    if let running, let (path, number, rest) = Self.place(in: line) {
      if rest.hasPrefix("error: ") {
        let text = rest.dropFirst(7)
        // Problems outside of a test begin with `-[Class test]` or a class.
        let message = text.hasPrefix(running + " : ") ? text.dropFirst(running.count + 3) : text
        let isNoPlace = path == "<EXPR>" || path == "<unknown>" || number == 0
        failures.append(
          TestResult.Failure(message: String(message), path: isNoPlace ? nil : path, line: isNoPlace ? nil : number))
      } else if rest.contains(" : Test skipped") {
        reason = rest.components(separatedBy: " : Test skipped").last.map { String($0.drop { ": -".contains($0) }) }
      }
      return nil
    }
    guard line.hasPrefix("Test Case '"), let end = line.dropFirst(11).firstIndex(of: "'") else { return nil }
    let name = String(line[line.index(line.startIndex, offsetBy: 11)..<end])
    let rest = line[end...].dropFirst(2)
    if rest.hasPrefix("started") {
      if let running { container = running }
      (running, failures, reason) = (name, [], nil)
      started += 1
      return nil
    }
    if name == container, running == nil, failures.isEmpty {
      finished.insert(name)
      container = nil
      return nil
    }
    let seconds = rest.firstMatch(of: #/\(([0-9.]+) seconds\)/#).flatMap { Double($0.1) } ?? 0
    let outcome: TestResult.Outcome =
      rest.hasPrefix("failed") || !failures.isEmpty ? .failed : rest.hasPrefix("skipped") ? .skipped : .passed
    return finish(name, outcome, seconds)
  }

  /// Ends the running test, because its process has ended.
  public mutating func crash(_ message: String) -> TestResult? {
    guard let running else { return nil }
    failures.append(TestResult.Failure(message: message, isCrash: true))
    if let container { finished.insert(container) }
    return finish(running, .failed, 0)
  }

  private mutating func finish(_ short: String, _ outcome: TestResult.Outcome, _ seconds: Double) -> TestResult {
    finished.insert(short)
    let spec = container.flatMap { modules[$0] }
    let known = modules[short] ?? spec.map { "\($0.prefix { $0 != "/" })/\(short.drop { $0 != "." }.dropFirst())" }
    let full = (known ?? short.replacing(".", with: "/", maxReplacements: 1)).split(separator: "/", maxSplits: 1).map(String.init)
    var result = TestResult(
      suite: full[0], name: full.count > 1 ? full[1] : short, outcome: outcome, seconds: seconds, failures: failures, reason: reason)
    result.spec = spec
    (running, failures, reason) = (nil, [], nil)
    return result
  }

  private static func place(in line: String) -> (path: String, line: Int, rest: Substring)? {
    guard let match = line.firstMatch(of: #/^(/[^:]*|<[A-Za-z]+>):(\d+): /#), let number = Int(match.2) else { return nil }
    return (String(match.1), number, line[match.range.upperBound...])
  }
}
