import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import WindowProbe

/// A window under Wayland, used as a person would, and on monitors of several rates and scales.
@MainActor @Suite(.serialized) struct WaylandTests {
  @Test(
    "Under Wayland the pointer, the wheel, keys and text reach the views, and the buttons of the title bar resize and close the window",
    .enabled(
      if: FixtureRun.hasDisplay && Compositor.isInstalled && Compositor.hasTitleBars && ForeignProgram.isInstalled("xdotool"),
      "no X server, or weston, libdecor-0-plugin-1-cairo or xdotool is not installed"))
  func use() throws {
    let server = try #require(XServer())
    let before = Set(server.windows())
    let compositor = try #require(Compositor())
    defer { compositor.end() }
    let app = try RunningProgram(
      "AppFixture", ["use"], environment: compositor.environment.merging(["TRESTLE_SIZE": "400x300"]) { $1 }, readsOutput: true)
    let screen = try #require(app.wait { server.windows().first { !before.contains($0) && server.visibleSize(of: $0) != nil } })
    let area = try #require(server.visibleSize(of: screen))
    func tool(_ arguments: String...) throws {
      let tool = try ForeignProgram("xdotool", arguments)
      expect(tool.wait { !tool.isRunning })
    }
    /// Returns the place of the app's view, which has a color of its own, once it has the size.
    func view(width: Int) -> (x: Int, y: Int)? {
      app.wait {
        guard let pixels = server.pixels(of: screen, width: area.width, height: area.height) else { return nil }
        let own = pixels.indices.filter { pixels[$0] & 0xffffff == 0xff00ff }
        guard let first = own.first, own.map({ $0 % area.width }).max().map({ $0 - first % area.width + 1 }) == width else { return nil }
        return (first % area.width, first / area.width)
      }
    }
    /// This compositor adds up the movements on its X window, so that only the corner is a certain place.
    func point(_ x: Int, _ y: Int) throws {
      try tool("mousemove", "--window", "\(screen)", "0", "0")
      try tool("mousemove", "--window", "\(screen)", "\(x)", "\(y)")
      usleep(100_000)
    }
    func expectLine(_ end: String) {
      expect(app.wait { app.lines.contains { $0.hasSuffix(end) } ? true : nil } ?? false, "\(end): \(app.lines)")
    }
    let place = try #require(view(width: 400), "the window is not shown")
    try tool("windowfocus", "\(screen)")
    try point(place.x + 30, place.y + 40)
    try tool("click", "1")
    expectLine("began indirectPointer 30.0 40.0")
    expectLine("ended indirectPointer 30.0 40.0")
    try tool("click", "5")
    expectLine(" -48.0 at 30.0 40.0")
    try tool("key", "F1", "a")
    for line in ["press 58", "release 58", "text a"] { expectLine(line) }
    // The buttons are minimize, maximize and close.
    try point(place.x + 400 - 48, place.y - 11)
    try tool("click", "1")
    let large = try #require(view(width: area.width), "the window does not fill the screen: \(app.lines)")
    expect(app.lines.contains { $0.hasPrefix("size \(Double(area.width)) ") })
    try point(area.width - 16, large.y - 11)
    try tool("click", "1")
    expect(app.status(), equals: 0)
  }

  @Test(
    "Frames come when the compositor wants them, at the rate and in the scale of the monitor to which the window is moved; none while it stops",
    .enabled(if: MonitorCompositor.isInstalled, "sway is not installed"))
  func monitors() throws {
    let compositor = try #require(MonitorCompositor())
    defer { compositor.end() }
    let app = try RunningProgram("AppFixture", ["rate"], environment: compositor.environment, readsOutput: true)
    /// Waits for a second with a number of frames; the values are the rate, the frames and the scale.
    func expectSecond(_ what: String, _ condition: (Double, Double, Double) -> Bool) {
      let start = app.lines.count
      let isSeen = app.wait {
        app.lines.dropFirst(start).contains { line in
          let values = line.split(separator: " ").compactMap { $0.split(separator: "=").last.flatMap { Double($0) } }
          return values.count == 3 && condition(values[0], values[1], values[2])
        } ? true : nil
      }
      expect(isSeen ?? false, "\(what): \(app.lines.suffix(12))")
    }
    for (index, monitor) in MonitorCompositor.monitors.enumerated() {
      if index > 0 { expect(compositor.show(index + 1)) }
      // The compositor counts whole milliseconds, and a second of a loaded machine may have a few frames less.
      expectSecond("\(monitor)") { rate, frames, scale in
        rate == monitor.rate && scale == monitor.scale && (rate * 0.8...rate * 1.2).contains(frames)
      }
    }
    compositor.pause()
    expectSecond("stopped") { _, frames, _ in frames == 0 }
    compositor.resume()
    expectSecond("again") { _, frames, _ in frames > 40 }
  }
}

/// A Wayland compositor without a screen, whose monitors have any rates and scales.
private final class MonitorCompositor {
  static let monitors: [(rate: Double, scale: Double)] = [(144, 1), (75, 1.5), (60, 2)]
  private static let programs = ["/usr/bin/sway", "/usr/bin/swaymsg", "/usr/bin/setpriv"]
  static var isInstalled: Bool { programs.allSatisfy { FileManager.default.isExecutableFile(atPath: $0) } }
  private let process = Process()
  private let folder = URL(fileURLWithPath: "/tmp/monitor-\(UUID().uuidString.prefix(8))")

  var environment: [String: String] { ["TRESTLE_DRIVER": "wayland", "WAYLAND_DISPLAY": socket("wayland-") ?? "", "SDL_RENDER_DRIVER": ""] }

  private func socket(_ beginning: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.first { $0.hasPrefix(beginning) && !$0.hasSuffix(".lock") }.map { folder.path + "/" + $0 }
  }

  /// Nil if it does not begin to serve within ten seconds.
  init?() {
    let files = FileManager.default
    let settings = folder.appendingPathComponent("config")
    var text = "xwayland disable\ndefault_border none\n"
    for (index, monitor) in Self.monitors.enumerated() {
      let name = "HEADLESS-\(index + 1)"
      let size = "\(Int(400 * monitor.scale))x\(Int(300 * monitor.scale))"
      text += "output \(name) mode --custom \(size)@\(Int(monitor.rate))Hz scale \(monitor.scale)\nworkspace \(index + 1) output \(name)\n"
    }
    guard (try? files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])) != nil,
      (try? text.write(to: settings, atomically: true, encoding: .utf8)) != nil
    else { return nil }
    process.executableURL = URL(fileURLWithPath: Self.programs[2])
    // It refuses to run as root.
    let user: uid_t = 65534
    if getuid() == 0, chown(folder.path, user, user) != 0 { return nil }
    let change = getuid() == 0 ? ["--reuid=\(user)", "--regid=\(user)", "--clear-groups"] : []
    process.arguments = change + [Self.programs[0], "-c", settings.path]
    process.environment = [
      "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman",
      "WLR_HEADLESS_OUTPUTS": "\(Self.monitors.count)", "WLR_LIBINPUT_NO_DEVICES": "1", "PATH": "/usr/bin:/bin",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let end = Date(timeIntervalSinceNow: 10)
    while socket("wayland-") == nil || socket("sway-ipc") == nil {
      guard process.isRunning, Date() < end else {
        self.end()
        return nil
      }
      usleep(10_000)
    }
  }

  /// Moves the window to a monitor, by its number from 1.
  func show(_ number: Int) -> Bool {
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: Self.programs[1])
    let moves = "[app_id=\".*\"] move container to output HEADLESS-\(number)"
    tool.arguments = ["-s", socket("sway-ipc") ?? "", "\(moves); workspace number \(number)"]
    tool.standardOutput = FileHandle.nullDevice
    guard (try? tool.run()) != nil else { return false }
    tool.waitUntilExit()
    return tool.terminationStatus == 0
  }

  func pause() { kill(process.processIdentifier, SIGSTOP) }
  func resume() { kill(process.processIdentifier, SIGCONT) }

  func end() {
    resume()
    // The threads of tests block the signal to terminate, and so does what they start.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}
