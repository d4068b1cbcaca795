import Foundation
import ProjectImport

/// One run of the XCTest cases of a program. If a test crashes the process, the remaining tests run in a new one.
struct TestRun {
  let program: String
  let environment: [String: String]
  let folder: String

  /// Returns the tests of the program as `Module.Class/test`, in its order.
  private func names() throws -> [String] {
    var names: [String] = []
    _ = try Subprocess.run(program, ["--list-tests"], environment: environment) { line in
      if line.contains("/"), !line.contains(" ") { names.append(line) }
    }
    return names
  }

  /// Runs the tests whose names match, and passes on their output; returns whether all passed.
  func run(matching filter: String?, tally: inout TestTally, line: (String) -> Void) throws -> Bool {
    let pattern = try filter.map { try Regex($0) }
    let names = try names()
    let all = names.filter { name in pattern.map { name.firstMatch(of: $0) != nil } ?? true }
    tally.listed += names.count
    guard !all.isEmpty else { return true }
    tally.hasMatch = true
    var left = all
    var crashed: [String] = []
    var hasFailed = false
    while !left.isEmpty {
      var started: String?
      var finished: Set<String> = []
      var count = 0
      var executed: Int?
      let arguments = left.count == all.count && filter == nil ? [] : [left.joined(separator: ",")]
      let end = try Subprocess.runToEnd(program, arguments, environment: environment, folder: folder) { text in
        line(text)
        executed = TestTally.executed(in: text) ?? executed
        // A test cannot have tested a part that is not there.
        if text.hasPrefix("left out: ") { hasFailed = true }
        guard let test = Self.test(in: text) else { return }
        if test.hasStarted {
          count += 1
          started = test.name
        } else {
          finished.insert(test.name)
          started = nil
        }
      }
      tally.ran += max(count, executed ?? 0)
      if end.status != 0 { hasFailed = true }
      if end.status == 0, executed == nil {
        hasFailed = true
        line("error: the test process ended by itself after \(finished.count) of \(left.count) tests\(started.map { ", in \($0)" } ?? "")")
      }
      guard end.isSignal, let test = started else {
        if end.isSignal { line("error: the test process ended with signal \(end.status)") }
        break
      }
      crashed.append(test)
      line("error: \(test) ended the test process with signal \(end.status)")
      let done = finished.union([test])
      let rest = left.filter { !done.contains(Self.shortName($0)) }
      // A name missing from the list would cause an endless loop.
      guard rest.count < left.count else { break }
      left = rest
      if !left.isEmpty { line("The other tests run in a new process.") }
    }
    if !crashed.isEmpty { line("Ended the test process: \(crashed.joined(separator: ", "))") }
    return !hasFailed
  }

  /// Returns `Module.Class/test` as printed by the runner.
  private static func shortName(_ name: String) -> String {
    let parts = name.split(separator: "/")
    return "\(parts[0].split(separator: ".").last ?? "").\(parts.last ?? "")"
  }

  private static func test(in line: String) -> (name: String, hasStarted: Bool)? {
    guard line.hasPrefix("Test Case '"), let end = line.dropFirst(11).firstIndex(of: "'") else { return nil }
    return (String(line[line.index(line.startIndex, offsetBy: 11)..<end]), line[end...].hasPrefix("' started"))
  }
}
