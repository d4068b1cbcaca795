import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite(.serialized, .enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct InterruptionTests {
  private let folder: String

  init() throws {
    folder = try Folders.temporary()
    try TrestleProgram.write(
      ["Fresh/App.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}"], to: folder)
  }

  /// Replaces the package manager by a program that starts another one, as it starts compilers, in a group of its own, and waits for it.
  private func slowSwift(ignoring: Bool) throws -> String {
    let tools = folder + "/tools"
    try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
    let script = "#!/bin/sh\n\(ignoring ? "trap '' TERM" : "")\nsetsid sleep 300 &\necho $$ $! > \(folder)/processes\nwait\n"
    try script.write(toFile: tools + "/swift", atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tools + "/swift")
    return tools
  }

  /// Starts the command, and returns it with two processes whose numbers one of them writes.
  private func start(_ arguments: [String], tools: String = "/bin") throws -> (Process, [Int32]) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let process = Subprocess.make(TrestleProgram.path, arguments, ["TRESTLE_ROOT": Folders.root, "PATH": "\(tools):\(path)"], nil)
    // A thread of Dispatch, which runs tests, blocks signals, and programs inherit that.
    var all = sigset_t()
    var previous = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, &previous)
    try process.run()
    pthread_sigmask(SIG_SETMASK, &previous, nil)
    var processes: [Int32] = []
    for _ in 0..<1800 where processes.count < 2 {
      Thread.sleep(forTimeInterval: 0.05)
      let text = (try? String(contentsOfFile: folder + "/processes", encoding: .utf8)) ?? ""
      processes = text.split(whereSeparator: \.isWhitespace).compactMap { Int32($0) }
    }
    try #require(processes.count == 2)
    return (process, processes)
  }

  private func interrupt(_ process: Process, _ processes: [Int32], times: Int) {
    for _ in 0..<times {
      kill(process.processIdentifier, SIGTERM)
      Thread.sleep(forTimeInterval: 0.2)
    }
    process.waitUntilExit()
    expect(process.terminationReason == .exit && process.terminationStatus == 128 + SIGTERM)
    for _ in 0..<40 where processes.contains(where: { Self.runs($0) }) { Thread.sleep(forTimeInterval: 0.05) }
    expect(!processes.contains { Self.runs($0) })
  }

  @Test(
    "An interrupted build ends with its processes, by a second signal if they ignore the first, and the next one succeeds",
    arguments: [false, true])
  func interrupted(ignoring: Bool) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (process, processes) = try start(["build", folder, "--configuration", "Debug"], tools: slowSwift(ignoring: ignoring))
    interrupt(process, processes, times: ignoring ? 2 : 1)
    let again = try TrestleProgram.run(["build", folder, "--configuration", "Debug"])
    expect(again.status, equals: 0, "\(again.output)")
  }

  @Test("An interrupted test ends, although it is not the first program that the command waits for")
  func interruptedTest() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = """
      import XCTest
      class SlowTests: XCTestCase {
        func testSlow() throws {
          try "\\(getpid()) \\(getpid())".write(toFile: "\(folder)/processes", atomically: true, encoding: .utf8)
          sleep(300)
        }
      }
      """
    try TrestleProgram.write(["FreshTests/SlowTests.swift": source], to: folder)
    let (process, processes) = try start(["test", folder])
    interrupt(process, processes, times: 1)
  }

  /// Whether a process exists and has not ended.
  private static func runs(_ process: Int32) -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return state.map { !$0.contains(") Z ") } ?? false
  }
}
