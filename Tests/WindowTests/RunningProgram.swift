import Foundation
import TrestleTrials

/// A running program that was built with the tests.
final class RunningProgram {
  private let process = Process()

  init(_ program: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(program)
    process.arguments = arguments
    process.environment = ProgramEnvironment.make(environment)
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
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
