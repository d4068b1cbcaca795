import Foundation
import Testing
import TrestleExpectations

/// The processes that an app starts for its web pages.
struct WebEngineEndTests {
  /// Returns the names of the processes whose environment contains `variable`.
  private func processes(with variable: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { name in
      guard Int(name) != nil, let variables = FileManager.default.contents(atPath: "/proc/\(name)/environ") else { return false }
      return variables.split(separator: 0).contains { $0.elementsEqual(variable.utf8) }
    }.map { (try? String(contentsOfFile: "/proc/\($0)/comm", encoding: .utf8)) ?? $0 }
  }

  @Test(
    "A program that is killed while its first page loads leaves no process behind",
    .enabled(if: webEngineIsInstalled, withoutWebEngine), .timeLimit(.minutes(2)))
  func killed() async throws {
    var seen: Set<String> = []
    for milliseconds in [20, 40, 60, 80, 100, 150, 200, 300, 500, 1000] {
      let mark = "TRESTLE_WEB_MARK=\(UUID().uuidString)"
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
        "WebFixture")
      process.environment = ProcessInfo.processInfo.environment.merging(["TRESTLE_WEB_MARK": String(mark.dropFirst(17))]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      try await Task.sleep(for: .milliseconds(milliseconds))
      seen.formUnion(processes(with: mark))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let end = Date() + 5
      while !processes(with: mark).isEmpty, Date() < end { try await Task.sleep(for: .milliseconds(50)) }
      expect(processes(with: mark), equals: [], "killed after \(milliseconds) ms")
    }
    expect(seen.contains("Xvfb\n"))
  }
}
