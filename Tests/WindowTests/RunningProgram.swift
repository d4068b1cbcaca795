import Foundation
import TrestleTrials

/// A running program that was built with the tests.
final class RunningProgram {
  private let process = Process()
  private let output: URL?

  /// The lines that the program has written so far, if they are read.
  var lines: [String] { output.flatMap { try? String(contentsOf: $0, encoding: .utf8) }?.split(separator: "\n").map(String.init) ?? [] }

  /// Starts the program, one built with the tests or a path.
  init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:], readsOutput: Bool = false,
    readsErrors: Bool = false
  ) throws {
    process.executableURL = URL(fileURLWithPath: FixtureRun.path(of: program))
    process.arguments = arguments
    process.environment = ProgramEnvironment.make(environment)
    output = readsOutput ? FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID().uuidString)") : nil
    if let output {
      _ = FileManager.default.createFile(atPath: output.path, contents: nil)
      process.standardOutput = try FileHandle(forWritingTo: output)
      if readsErrors { process.standardError = process.standardOutput }
    }
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    if let output { try? FileManager.default.removeItem(at: output) }
  }

  /// Polls until there is an answer, for at most ten seconds, because the timing of another process is not predictable.
  func wait<Answer>(_ question: () -> Answer?) -> Answer? {
    let end = Date(timeIntervalSinceNow: 10)
    while Date() < end, process.isRunning {
      if let answer = question() { return answer }
      usleep(10_000)
    }
    return nil
  }

  /// Returns the exit status of the program; -1 if it does not end within ten seconds.
  func status() -> Int32 {
    let end = Date(timeIntervalSinceNow: 10)
    while process.isRunning, Date() < end { usleep(10_000) }
    guard !process.isRunning else { return -1 }
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }
}
