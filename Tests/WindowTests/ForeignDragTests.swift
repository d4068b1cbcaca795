import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import WindowProbe

/// Drags between a window and one of GTK, by xdotool.
@MainActor
@Suite(
  .serialized,
  .enabled(if: FixtureRun.hasDisplay && ForeignProgram.canDrag, "no X server, or xdotool or GTK for Python are not installed"))
struct ForeignDragTests {
  static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Desktop/dragging.py").path

  private func use(_ arguments: String...) throws {
    let tool = try ForeignProgram("xdotool", arguments)
    expect(tool.wait { !tool.isRunning })
  }

  /// Presses at a point of the desktop, moves to another in steps, and releases.
  private func drag(from: (x: Int, y: Int), to: (x: Int, y: Int)) throws {
    try use("mousemove", "\(from.x)", "\(from.y)")
    try use("mousedown", "1")
    usleep(900_000)
    for step in 1...12 {
      try use("mousemove", "\(from.x + (to.x - from.x) * step / 12)", "\(from.y + (to.y - from.y) * step / 12)")
      usleep(60_000)
    }
    usleep(300_000)
    try use("mouseup", "1")
  }

  @Test("A file is dropped from another program with its place, and an address is dragged to it") func both() throws {
    let server = try #require(XServer())
    let before = Set(server.windows())
    let app = try RunningProgram(
      "AppFixture", ["drags"], environment: ["TRESTLE_SCALE": "1", "TRESTLE_SIZE": "320x480", "TRESTLE_DRIVER": "x11"], readsOutput: true)
    let window = try #require(app.wait { server.windows().first { !before.contains($0) && server.visibleSize(of: $0) != nil } })
    server.move(window, x: 0, y: 0)
    let other = try RunningProgram("/usr/bin/python3", [Self.script], readsOutput: true)
    expect(other.wait { other.lines.contains("ready") ? true : nil } ?? false)
    usleep(500_000)
    try drag(from: (550, 200), to: (200, 250))
    expect(app.wait { app.lines.contains("dropped file:///tmp/from%20gtk.txt x=200 y=250") ? true : nil } ?? false, "\(app.lines)")
    try drag(from: (60, 60), to: (720, 200))
    expect(other.wait { other.lines.contains("received https://example.org/out") ? true : nil } ?? false, "\(other.lines)")
    expect(app.wait { app.lines.contains("ended copy=true") ? true : nil } ?? false, "\(app.lines)")
    server.askToClose(window)
    expect(app.status(), equals: 0)
  }
}
