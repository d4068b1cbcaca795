import Foundation
import Testing

/// Measures a separate program in a browser: `TRESTLE_MEASURE=1 swift test --filter SpeedTests`, for Documentation/Benchmarks.md.
@MainActor @Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["TRESTLE_MEASURE"] != nil && Chromium.program != nil))
struct SpeedTests {
  private static let port = 5987
  private static let token = "measurement"

  private func start(_ program: String, _ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "TRESTLE_DISPLAY": "vnc://127.0.0.1:\(Self.port)", "TRESTLE_DISPLAY_TOKEN": Self.token, "TRESTLE_SIZE": "375x667",
      "TRESTLE_SCALE": "2",
    ]) { $1 }
    process.standardOutput = FileHandle.standardError
    try process.run()
    return process
  }

  private func open(_ browser: Chromium) throws {
    for _ in 0..<20 {
      try browser.open("http://127.0.0.1:\(Self.port)/?token=\(Self.token)", width: 375, height: 667, scale: 2)
      if try browser.wait(2, until: { try browser.value("window.trestle?.counts.frames > 0") as? Bool ?? false }) { return }
    }
    Issue.record("the page does not open")
  }

  private func counts(_ browser: Chromium) throws -> [String: Double] {
    (try browser.value("({ ...trestle.counts, now: performance.now() })") as? [String: Any] ?? [:]).compactMapValues {
      ($0 as? NSNumber)?.doubleValue
    }
  }

  @Test("A list that is scrolled by 6 pixels a frame, at 750 × 1334", arguments: [6, 40]) func scrolls(step: Int) throws {
    let program = try start("WindowBench", ["--scroll", "\(step)"])
    defer { program.terminate() }
    let browser = try Chromium {}
    defer { browser.end() }
    try open(browser)
    Thread.sleep(forTimeInterval: 2)
    let first = try counts(browser)
    Thread.sleep(forTimeInterval: 5)
    let last = try counts(browser)
    let frames = last["frames"]! - first["frames"]!
    let seconds = (last["now"]! - first["now"]!) / 1000
    print(
      "scroll by \(step): \(frames / seconds) frames/s, \((last["bytes"]! - first["bytes"]!) / frames) bytes a frame, "
        + "\((last["time"]! - first["time"]!) / frames) ms of drawing in the page")
  }

  @Test("From a touch to a changed pixel") func taps() throws {
    let program = try start("WindowBench", ["--touch"])
    defer { program.terminate() }
    let browser = try Chromium {}
    defer { browser.end() }
    try open(browser)
    Thread.sleep(forTimeInterval: 1)
    _ = try browser.value("addEventListener('pointerdown', () => { window.began = performance.now(); }, true)")
    var times: [Double] = []
    for _ in 0..<40 {
      try browser.touch("touchStart", [CGPoint(x: 100, y: 100)])
      _ = try browser.wait(1) { try browser.value("trestle.counts.last > began") as? Bool ?? false }
      if let time = try browser.value("trestle.counts.last - began") as? Double, time > 0 { times.append(time) }
      try browser.touch("touchCancel", [])
      Thread.sleep(forTimeInterval: 0.4)
    }
    times.sort()
    try #require(!times.isEmpty)
    print("tap to changed pixel: median \(times[times.count / 2]) ms, longest \(times.last!) ms of \(times.count)")
  }
}
