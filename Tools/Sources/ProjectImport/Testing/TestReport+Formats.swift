import Foundation

extension TestReport {
  private struct Document: Encodable {
    var passed: Int
    var failed: Int
    var skipped: Int
    var seconds: Double
    var processes: Int
    var tests: [TestResult]
  }

  /// The results as JSON, for other programs.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(
      passed: count(.passed), failed: count(.failed), skipped: count(.skipped), seconds: seconds, processes: processes, tests: tests)
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }

  /// The results in the format of JUnit.
  public func junit() -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(Self.totals(of: tests))>\n"
    var suites: [String] = []
    for test in tests where !suites.contains(test.suite) { suites.append(test.suite) }
    for suite in suites {
      let own = tests.filter { $0.suite == suite }
      text += "  <testsuite name=\"\(Self.escaped(suite))\" \(Self.totals(of: own))>\n"
      for test in own { text += Self.element(of: test) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func totals(of tests: [TestResult]) -> String {
    let errors = tests.count { isError($0) }
    let failures = tests.count { $0.outcome == .failed } - errors
    let skipped = tests.count { $0.outcome == .skipped }
    let seconds = rounded(tests.reduce(0) { $0 + $1.seconds })
    return "tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"\(seconds)\""
  }

  /// JUnit calls what ends a test otherwise than by an assertion an error.
  private static func isError(_ test: TestResult) -> Bool { test.outcome == .failed && test.failures.contains(where: \.isCrash) }

  private static func element(of test: TestResult) -> String {
    let place = test.failures.first
    var head = "    <testcase classname=\"\(escaped(test.suite))\" name=\"\(escaped(test.name))\" time=\"\(rounded(test.seconds))\""
    if test.outcome == .failed, let path = place?.path { head += " file=\"\(escaped(path))\"" }
    if test.outcome == .failed, let line = place?.line { head += " line=\"\(line)\"" }
    var inner = ""
    switch test.outcome {
    case .passed: break
    case .skipped: inner = "      <skipped message=\"\(escaped(test.reason ?? ""))\"/>\n"
    case .failed:
      // A test case has one failure; the others are a part of its text.
      let kind = isError(test) ? "error" : "failure"
      let lines = test.failures.map { failure in
        (failure.path.map { "\($0):\(failure.line ?? 0): " } ?? "") + failure.message
      }
      inner = "      <\(kind) type=\"\(isError(test) ? "crash" : "assertion")\" message=\"\(escaped(place?.message ?? "failed"))\">"
      inner += "\(escaped(lines.joined(separator: "\n")))</\(kind)>\n"
    }
    return inner.isEmpty ? head + "/>\n" : "\(head)>\n\(inner)    </testcase>\n"
  }

  /// Escapes a text for XML, which has no other control characters than tabs and ends of lines.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The failures as commands of GitHub's runner, which shows them beside the lines of a change.
  ///
  /// - Parameter folder: The folder of the repository, from which paths are given.
  public func annotations(from folder: String) -> [String] {
    failed.flatMap { test in
      test.failures.map { failure in
        var place: [String] = []
        if let path = failure.path {
          let relative = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
          place.append("file=\(Self.commandValue(relative))")
          if let line = failure.line { place.append("line=\(line)") }
          if let column = failure.column { place.append("col=\(column)") }
        }
        place.append("title=\(Self.commandValue(test.fullName))")
        return "::error \(place.joined(separator: ","))::\(Self.commandText(failure.message))"
      }
    }
  }

  private static func commandText(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func commandValue(_ text: String) -> String {
    commandText(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
