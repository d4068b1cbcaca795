import Foundation

/// Runs other programs.
public enum Subprocess {
  /// Runs a program found in `PATH` and passes on each line of its output; returns its exit status.
  public static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:], folder: String? = nil, line: (String) -> Void
  ) throws -> Int32 {
    try runToEnd(program, arguments, environment: environment, folder: folder, line: line).status
  }

  /// The end of a program: its exit status, or a signal.
  public struct End: Equatable, Sendable {
    public var status: Int32
    public var isSignal: Bool
  }

  /// Runs a program and passes on each line of its output; distinguishes a signal from an exit status.
  ///
  /// - Parameters:
  ///   - passesSignals: Whether a signal that asks this program to end also ends the other one. Otherwise only this one ends.
  ///   - started: Receives the process when it runs.
  public static func runToEnd(
    _ program: String, _ arguments: [String], environment: [String: String] = [:], folder: String? = nil, passesSignals: Bool = true,
    started: (Process) -> Void = { _ in }, line: (String) -> Void
  ) throws -> End {
    let process = make(program, arguments, environment, folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let relay = passesSignals ? SignalRelay(to: process) : nil
    started(process)
    var rest = Data()
    while true {
      var data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      // The text before has no end of a line: compilers print lines of many megabytes.
      while let end = data.firstIndex(of: 10) {
        line(String(decoding: rest + data[..<end], as: UTF8.self))
        rest = Data()
        data = data[data.index(after: end)...]
      }
      rest += data
    }
    if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
    process.waitUntilExit()
    try relay?.end()
    return End(status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal)
  }

  /// A signal that asked this program to end while it waited for another one, which has ended by now.
  public struct Interruption: Error, CustomStringConvertible {
    public var signal: Int32
    public var description: String { "interrupted" }
    public var exitStatus: Int32 { 128 + signal }
  }

  /// Runs a program with the same output as this one.
  public static func runAttached(
    _ program: String, _ arguments: [String], environment: [String: String] = [:], folder: String? = nil
  ) throws -> Int32 {
    let process = make(program, arguments, environment, folder)
    try process.run()
    let relay = SignalRelay(to: process)
    process.waitUntilExit()
    try relay.end()
    return process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
  }

  /// Runs a program in the place of this one, so that signals and the exit status are its own.
  public static func replace(by program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Never {
    for (name, value) in environment { setenv(name, value, 1) }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    execvp(program, &words)
    throw Failure(program: program, reason: String(cString: strerror(errno)))
  }

  /// Returns the path of a program in `PATH`.
  public static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// A program that cannot be started.
  public struct Failure: Error, CustomStringConvertible {
    public var program: String
    public var reason: String
    public var description: String { "\(program): error: the program cannot be started: \(reason)" }
  }

  /// Returns the output of a program that ends soon.
  public static func output(_ program: String, _ arguments: [String]) throws -> String {
    var lines: [String] = []
    _ = try runToEnd(program, arguments, passesSignals: false) { lines.append($0) }
    return lines.joined(separator: "\n")
  }

  public static func make(_ program: String, _ arguments: [String], _ environment: [String: String], _ folder: String?) -> Process {
    let process = Process()
    if program.contains("/") {
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
    } else {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [program] + arguments
    }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    return process
  }
}
