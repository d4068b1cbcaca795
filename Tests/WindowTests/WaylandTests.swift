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
    let window = try UsedWindow("use")
    defer { window.end() }
    let (app, place) = (window.app, window.place)
    try window.click(1, 30, 40)
    window.expectLine("began indirectPointer 30.0 40.0")
    window.expectLine("ended indirectPointer 30.0 40.0")
    try window.tool("click", "5")
    window.expectLine(" -48.0 at 30.0 40.0")
    try window.tool("key", "F1", "a")
    for line in ["press 58", "release 58", "text a"] { window.expectLine(line) }
    // The buttons are minimize, maximize and close.
    try window.click(1, 400 - 48, -11)
    let width = window.area.width
    let large = try #require(window.view(width: width), "the window does not fill the screen: \(app.lines)")
    expect(app.lines.contains { $0.hasPrefix("size \(Double(width)) ") })
    try window.click(1, width - 16 - place.x, large.y - 11 - place.y)
    expect(app.status(), equals: 0)
  }

  @Test(
    "Under Wayland other programs paste text, HTML and a picture that were copied here; on Weston text that they copy is pasted here",
    .enabled(
      if: FixtureRun.hasDisplay && Compositor.isInstalled && ForeignProgram.isInstalled("xdotool") && ForeignProgram.isInstalled("wl-copy"),
      "no X server, or weston, xdotool or wl-clipboard is not installed"))
  func copies() throws {
    let window = try UsedWindow("copies")
    defer { window.end() }
    func expectLine(_ line: String, afterKey key: String) {
      expect(window.app.wait { press(key, line) } ?? false, "\(line): \(window.app.lines)")
    }
    /// The click brings the focus, which the other programs have for a moment.
    func press(_ key: String, _ line: String) -> Bool? {
      try? window.click(1, 200, 150)
      try? window.tool("key", key)
      usleep(500_000)
      return window.app.lines.contains(line) ? true : nil
    }
    expectLine("copied", afterKey: "c")
    try expectCopies(window.compositor.environment)
    let copy = try ForeignProgram("wl-copy", ["--foreground"], input: Data("plain".utf8), environment: window.compositor.environment)
    defer { copy.end() }
    expectLine("pasted public.utf8-plain-text=plain", afterKey: "v")
  }

  @Test(
    "On sway what other programs copy is pasted here: HTML, a picture and text",
    .enabled(
      if: MonitorCompositor.isInstalled && ForeignProgram.isInstalled("wtype") && ForeignProgram.isInstalled("wl-copy"),
      "sway, wtype or wl-clipboard is not installed"))
  func pastes() throws {
    let compositor = try #require(MonitorCompositor())
    defer { compositor.end() }
    let app = try RunningProgram("AppFixture", ["copies"], environment: compositor.environment, readsOutput: true)
    func expectLine(_ line: String, afterKey key: String) {
      expect(app.wait { press(key, line) } ?? false, "\(line): \(app.lines)")
    }
    /// The keyboard of this program ends with it. The window may have no focus yet.
    func press(_ key: String, _ line: String) -> Bool? {
      let tool = try? ForeignProgram("wtype", ["-s", "400", key, "-s", "400"], environment: compositor.environment)
      _ = tool?.wait { !(tool?.isRunning ?? false) }
      return app.lines.contains(line) ? true : nil
    }
    expectLine("copied", afterKey: "c")
    try expectCopies(compositor.environment)
    for (type, bytes, line) in [
      ("text/html", Data("page".utf8), "pasted public.html=page public.utf8-plain-text=page"),
      ("image/png", Self.picture, "pasted public.png=1000000"),
      ("text/plain", Data("plain".utf8), "pasted public.utf8-plain-text=plain"),
    ] {
      let copy = try ForeignProgram("wl-copy", ["--foreground", "--type", type], input: bytes, environment: compositor.environment)
      defer { copy.end() }
      expectLine(line, afterKey: "v")
    }
  }

  @Test(
    "On Weston a file is dropped from another program with its place",
    .enabled(
      if: FixtureRun.hasDisplay && Compositor.isInstalled && ForeignProgram.canDrag,
      "no X server, or weston, xdotool or GTK for Python are not installed"))
  func drops() throws {
    let window = try UsedWindow("drags")
    defer { window.end() }
    let other = try RunningProgram(
      "/usr/bin/python3", [ForeignDragTests.script, "green"],
      environment: window.compositor.environment.merging(["GDK_BACKEND": "wayland"]) { $1 }, readsOutput: true)
    let corner = try #require(other.wait { window.corner(of: 0x00ff00) }, "\(other.lines)")
    usleep(500_000)
    // The new window may cover the corners of the other, but not all four.
    let points = [(30, 290), (390, 290), (390, 10), (200, 10)]
    let point = try #require(points.first { window.color($0.0 + window.place.x, $0.1 + window.place.y) == 0xff00ff })
    let line = "dropped file:///tmp/from%20gtk.txt x=\(point.0) y=\(point.1)"
    // Under load the other program may miss the beginning.
    for _ in 1...3 where !window.app.lines.contains(line) {
      try window.drag(from: (corner.x + 40, corner.y + 150), to: (window.place.x + point.0, window.place.y + point.1))
      usleep(500_000)
    }
    window.expectLine(line)
  }

  private static let picture = Data(repeating: 31, count: 1_000_000)

  /// Expects that another program reads what the fixture copies.
  private func expectCopies(_ environment: [String: String]) throws {
    for (type, bytes) in [
      ("text/plain;charset=utf-8", Data("Größe".utf8)), ("text/html", Data("<b>Größe</b>".utf8)), ("image/png", Self.picture),
    ] {
      let paste = try ForeignProgram("wl-paste", ["--no-newline", "--type", type], environment: environment)
      expect(paste.wait { !paste.isRunning }, "\(type)")
      expect(paste.output == bytes, "\(type): \(paste.output.count)")
    }
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

/// The window of a scenario of `AppFixture` in a compositor that is itself a window of X11, where xdotool uses it.
@MainActor private final class UsedWindow {
  let compositor: Compositor
  let app: RunningProgram
  private let server: XServer
  private let screen: UInt
  let area: (width: Int, height: Int)
  /// The corner of the app's view in the window of the compositor.
  private(set) var place = (x: 0, y: 0)

  init(_ scenario: String) throws {
    server = try #require(XServer())
    let before = Set(server.windows())
    compositor = try #require(Compositor())
    app = try RunningProgram(
      "AppFixture", [scenario], environment: compositor.environment.merging(["TRESTLE_SIZE": "400x300"]) { $1 }, readsOutput: true)
    let (server, app) = (server, app)
    screen = try #require(app.wait { server.windows().first { !before.contains($0) && server.visibleSize(of: $0) != nil } })
    area = try #require(server.visibleSize(of: screen))
    place = try #require(view(width: 400), "the window is not shown")
    try tool("windowfocus", "\(screen)")
  }

  func tool(_ arguments: String...) throws {
    let tool = try ForeignProgram("xdotool", arguments)
    expect(tool.wait { !tool.isRunning })
  }

  private var pixels: [UInt32]? { server.pixels(of: screen, width: area.width, height: area.height)?.map { $0 & 0xffffff } }

  func color(_ x: Int, _ y: Int) -> UInt32? { pixels?[y * area.width + x] }

  /// The place of the first pixel of a color.
  func corner(of color: UInt32) -> (x: Int, y: Int)? {
    pixels?.firstIndex(of: color).map { ($0 % area.width, $0 / area.width) }
  }

  /// Returns the place of the app's view, which has a color of its own, once it has the size.
  func view(width: Int) -> (x: Int, y: Int)? {
    app.wait {
      guard let pixels, let corner = corner(of: 0xff00ff) else { return nil }
      let last = pixels.indices.lazy.filter { pixels[$0] == 0xff00ff }.map { $0 % self.area.width }.max()
      return last == corner.x + width - 1 ? corner : nil
    }
  }

  private func move(_ x: Int, _ y: Int) throws {
    // This compositor adds up the movements on its X window, so that only the corner is a certain place.
    try tool("mousemove", "--window", "\(screen)", "0", "0")
    try tool("mousemove", "--window", "\(screen)", "\(x)", "\(y)")
    usleep(100_000)
  }

  /// Clicks at a point of the view.
  func click(_ button: Int, _ x: Int, _ y: Int) throws {
    try move(place.x + x, place.y + y)
    try tool("click", "\(button)")
  }

  /// Presses at a point, moves to another in steps, and releases.
  func drag(from: (x: Int, y: Int), to: (x: Int, y: Int)) throws {
    try move(from.x, from.y)
    try tool("mousedown", "1")
    usleep(500_000)
    for step in 1...12 {
      try tool(
        "mousemove", "--window", "\(screen)", "\(from.x + (to.x - from.x) * step / 12)", "\(from.y + (to.y - from.y) * step / 12)")
      usleep(60_000)
    }
    usleep(300_000)
    try tool("mouseup", "1")
  }

  func expectLine(_ end: String) {
    expect(app.wait { app.lines.contains { $0.hasSuffix(end) } ? true : nil } ?? false, "\(end): \(app.lines)")
  }

  func end() { compositor.end() }
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
