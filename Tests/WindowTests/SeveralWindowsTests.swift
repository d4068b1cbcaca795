import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import WindowProbe

/// Two windows of the Gallery, operated with xdotool.
@MainActor
@Suite(
  .serialized,
  .enabled(if: FixtureRun.hasDisplay && ForeignProgram.isInstalled("xdotool"), "no X server, or xdotool is not installed"))
struct SeveralWindowsTests {
  private let size = (width: 800, height: 600)

  private func use(_ arguments: String...) throws {
    let tool = try ForeignProgram("xdotool", arguments)
    expect(tool.wait { !tool.isRunning })
  }

  @Test(
    "The menu opens a second window of its own content; each is used by itself, closing one leaves the other, the last ends the program")
  func windows() throws {
    let server = try #require(XServer())
    let before = Set(server.windows())
    let app = try RunningProgram(
      "TrestleGallery", environment: ["TRESTLE_SCALE": "1", "TRESTLE_SIZE": "\(size.width)x\(size.height)", "TRESTLE_DRIVER": "x11"])
    func shown() -> [UInt] { server.windows().filter { !before.contains($0) && server.visibleSize(of: $0) != nil } }
    let first = try #require(app.wait { shown().first })
    let picture = try #require(
      app.wait { server.pixels(of: first, width: size.width, height: size.height).flatMap { isDrawn($0) ? $0 : nil } })
    try use("windowfocus", "--sync", "\(first)")
    // The first menu is that of the app, the second that of files, which begins with a new window.
    try use("key", "--delay", "150", "F10", "Right", "Return")
    let second = try #require(app.wait { shown().first { $0 != first } }, "no second window")
    server.move(second, x: 400, y: 300)
    try use("windowfocus", "--sync", "\(second)")
    func pixels(_ window: UInt) -> [UInt32]? { server.pixels(of: window, width: size.width, height: size.height) }
    let other = try #require(app.wait { pixels(second).flatMap { isDrawn($0) ? $0 : nil } })
    // A sample is opened in the second window alone.
    try use("mousemove", "--window", "\(second)", "100", "200", "click", "1")
    expect(app.wait { pixels(second).flatMap { difference($0, other) > 5000 ? true : nil } } ?? false)
    server.move(second, x: 0, y: 0)
    server.move(second, x: 2000, y: 0)
    expect(app.wait { pixels(first).flatMap { difference($0, picture) < 500 ? true : nil } } ?? false)
    server.askToClose(second)
    expect(app.wait { shown() == [first] ? true : nil } ?? false)
    try use("windowfocus", "--sync", "\(first)")
    try use("mousemove", "--window", "\(first)", "100", "200", "click", "1")
    expect(app.wait { pixels(first).flatMap { difference($0, picture) > 5000 ? true : nil } } ?? false)
    server.askToClose(first)
    expect(app.status(), equals: 0)
  }

  @Test(
    "Under Wayland the keys of the menu open and close a second window, and closing the last ends the program",
    .enabled(if: Compositor.isInstalled, "weston is not installed"))
  func wayland() throws {
    let server = try #require(XServer())
    let before = Set(server.windows())
    let compositor = try #require(Compositor())
    defer { compositor.end() }
    let environment = compositor.environment.merging(["TRESTLE_SIZE": "700x400"]) { $1 }
    let app = try RunningProgram("TrestleGallery", environment: environment)
    let screen = try #require(app.wait { server.windows().first { !before.contains($0) && server.visibleSize(of: $0) != nil } })
    let area = try #require(server.visibleSize(of: screen))
    func picture() -> [UInt32]? { server.pixels(of: screen, width: area.width, height: area.height) }
    /// Waits until the picture does not change any more.
    func settled() -> [UInt32]? {
      var last = picture()
      return app.wait {
        usleep(400_000)
        let now = picture()
        defer { last = now }
        return now == last ? now : nil
      }
    }
    /// Moves the pointer. This compositor adds up the movements on its X window, so that only the corner is a certain place.
    func point(to x: Int, _ y: Int) throws {
      try use("mousemove", "--window", "\(screen)", "0", "0")
      try use("mousemove", "--window", "\(screen)", "\(x)", "\(y)")
    }
    usleep(1_500_000)
    let one = try #require(settled())
    try use("windowfocus", "\(screen)")
    try point(to: area.width / 2, area.height / 2)
    try use("key", "ctrl+n")
    let two = try #require(app.wait { settled().flatMap { difference($0, one) > 20_000 ? $0 : nil } }, "no second window")
    try use("key", "ctrl+w")
    let rest = try #require(app.wait { settled().flatMap { difference($0, two) > 20_000 ? $0 : nil } }, "the second window is not closed")
    // This compositor moves the keyboard focus to the other window when it is clicked, here in a row of the list.
    let white = rest.indices.filter { rest[$0] & 0xffffff == 0xffffff }
    let row = try #require(white.dropFirst(white.count / 2).first)
    try point(to: row % area.width, row / area.width)
    try use("click", "1")
    expect(app.wait { settled().flatMap { difference($0, rest) > 20_000 ? true : nil } } ?? false, "the click opens no sample")
    try use("key", "ctrl+w")
    expect(app.status(), equals: 0)
  }

  private func isDrawn(_ pixels: [UInt32]) -> Bool { Set(pixels.map { $0 & 0xffffff }).count > 20 }

  private func difference(_ left: [UInt32], _ right: [UInt32]) -> Int {
    zip(left, right).reduce(0) { $0 + ($1.0 & 0xffffff != $1.1 & 0xffffff ? 1 : 0) }
  }
}
