import Foundation
import TrestleTrials

/// One run of a program that was built with the tests: its output and its end.
struct FixtureRun {
  let lines: [String]
  let status: Int32
  let seconds: Double

  /// Starts the program, one built with the tests or a path, and waits for it; one that hangs is terminated after `limit` seconds, which
  /// gives a status other than 0. With `readsErrors`, its errors are part of the output.
  init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:], limit: Double = 30, readsErrors: Bool = false
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.path(of: program))
    process.arguments = arguments
    process.environment = ProgramEnvironment.make(environment)
    let output = Pipe()
    process.standardOutput = output
    if readsErrors { process.standardError = output }
    let start = Date()
    try process.run()
    let watchdog = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: watchdog)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    watchdog.cancel()
    seconds = Date().timeIntervalSince(start)
    status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Returns the path of a program built with the tests, or of one that is a path.
  static func path(of program: String) -> String {
    if program.hasPrefix("/") { return program }
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(program).path
  }

  /// Returns the values of `name=value` words in the output.
  func values(_ name: String) -> [String] {
    lines.flatMap { $0.split(separator: " ") }.filter { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// Window tests need an X server; `Scripts/test` starts a private one.
  static var hasDisplay: Bool { ProcessInfo.processInfo.environment["DISPLAY"].map { !$0.isEmpty } ?? false }
}
