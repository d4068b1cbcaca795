import Foundation

/// The events that Swift Testing writes while it runs: a line of JSON for each.
public struct TestEvents: Sendable {
  public private(set) var started = 0
  public private(set) var skipped = 0
  /// Whether the run came to its end. A test that calls `exit` ends it before.
  public private(set) var hasEnded = false
  /// The results of the test functions that ended.
  public private(set) var results: [TestResult] = []
  /// The function that has started and not ended, and the time of its start, in seconds.
  public private(set) var running: (id: String, name: String, since: Double)?
  private var failures: [String: [TestResult.Failure]] = [:]
  private var starts: [String: Double] = [:]
  /// The names that the console shows, by identifier.
  private var displayNames: [String: String] = [:]

  /// - Parameter text: The contents of the file of `--event-stream-output-path`.
  public init(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let record = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else { continue }
      let payload = record["payload"] as? [String: Any] ?? record
      if record["kind"] as? String == "test", let id = payload["id"] as? String {
        displayNames[id] = payload["displayName"] as? String ?? payload["name"] as? String
      } else {
        read(payload)
      }
    }
  }

  private mutating func read(_ event: [String: Any]) {
    let id = event["testID"] as? String ?? ""
    let time = (event["instant"] as? [String: Any])?["absolute"] as? Double ?? 0
    // Suites start as well, but functions alone have parentheses.
    let isFunction = id.contains("(")
    switch event["kind"] as? String {
    case "runEnded": hasEnded = true
    case "testStarted" where isFunction:
      started += 1
      starts[id] = time
      running = (id, Self.fullName(id), time)
    case "testSkipped" where isFunction:
      skipped += 1
      let messages = (event["messages"] as? [[String: Any]])?.compactMap { $0["text"] as? String }
      results.append(result(id, .skipped, seconds: 0, reason: messages?.first))
    case "issueRecorded":
      let issue = event["issue"] as? [String: Any] ?? [:]
      guard issue["isKnown"] as? Bool != true, issue["severity"] as? String != "warning" else { return }
      let place = issue["sourceLocation"] as? [String: Any]
      let messages = (event["messages"] as? [[String: Any]] ?? []).filter { $0["symbol"] as? String != "details" || true }
        .compactMap { $0["text"] as? String }
      failures[id, default: []].append(
        TestResult.Failure(
          message: messages.joined(separator: "\n"), path: place?["_filePath"] as? String ?? place?["filePath"] as? String,
          line: place?["line"] as? Int, column: place?["column"] as? Int))
    case "testEnded" where isFunction:
      running = nil
      results.append(result(id, failures[id] == nil ? .passed : .failed, seconds: time - (starts[id] ?? time)))
    default: break
    }
  }

  private func result(_ id: String, _ outcome: TestResult.Outcome, seconds: Double, reason: String? = nil) -> TestResult {
    let name = Self.fullName(id)
    let slash = name.lastIndex(of: "/") ?? name.startIndex
    return TestResult(
      suite: String(name[..<slash]), name: String(name[slash...].drop { $0 == "/" }), outcome: outcome, seconds: seconds,
      failures: failures[id] ?? [], reason: reason)
  }

  /// Returns the name of a test without the place of its declaration.
  static func fullName(_ id: String) -> String {
    var parts = id.split(separator: "/").map(String.init)
    if let last = parts.last, last.contains(#/\.swift:\d+:\d+$/#) { parts.removeLast() }
    return parts.joined(separator: "/")
  }

  /// Ends the running test, because its process has ended.
  public mutating func crash(_ message: String) {
    guard let running else { return }
    failures[running.id, default: []].append(TestResult.Failure(message: message, isCrash: true))
    results.append(result(running.id, .failed, seconds: 0))
    self.running = nil
  }

  /// Fails the test that the console shows by a name.
  public mutating func fail(_ shown: String, because message: String) {
    let name = shown.trimmingCharacters(in: ["\""])
    let found = results.firstIndex { result in
      displayNames.contains { $0.value == name && Self.fullName($0.key) == result.fullName } || result.name == name
    }
    guard let found else { return }
    results[found].outcome = .failed
    results[found].failures.append(TestResult.Failure(message: message))
  }
}
