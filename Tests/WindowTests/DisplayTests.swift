import Foundation
import Glibc
import Testing
import TrestleExpectations

/// Programs that cannot reach a display, and programs at rest on every kind of display.
@Suite(.serialized) struct DisplayTests {
  /// Runs the program without any display but the one that `environment` names.
  private func run(_ environment: [String: String], _ program: String = "LoopFixture", _ scenario: String = "signal") throws -> FixtureRun {
    let none = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER", "TRESTLE_DRIVER"]
    return try FixtureRun(
      "/usr/bin/env", none.flatMap { ["-u", $0] } + environment.map { "\($0)=\($1)" } + [FixtureRun.path(of: program), scenario],
      readsErrors: true)
  }

  @Test(
    "A program that finds no display ends with one line and status 1 at once",
    arguments: [
      [:], ["DISPLAY": ":7654"], ["DISPLAY": "unix:7654.0"], ["DISPLAY": "localhost:7654"], ["DISPLAY": "no display"],
      ["WAYLAND_DISPLAY": "none"], ["WAYLAND_DISPLAY": "none", "XDG_RUNTIME_DIR": "/tmp"], ["WAYLAND_DISPLAY": "/tmp"],
      ["XDG_RUNTIME_DIR": "/nonexistent"], ["TRESTLE_DRIVER": "x11"], ["TRESTLE_DRIVER": "wayland"], ["TRESTLE_DRIVER": "nonsense"],
      ["SDL_VIDEODRIVER": "nonsense"],
    ])
  func noDisplay(environment: [String: String]) throws {
    // An application is shown in a browser where no display is named.
    let isNamed = environment.contains { $0.value != "/nonexistent" }
    for program in isNamed ? ["LoopFixture", "AppFixture"] : ["LoopFixture"] {
      let run = try run(environment, program)
      expect(run.status == 1 && run.seconds < 2, "\(run.lines)")
      let line = try #require(run.lines.last)
      expect(line.hasPrefix("\(program): no display: ") && line.contains("xvfb-run") && line.contains("--headless --snapshot"))
      expect(run.lines.count, equals: 1, "\(run.lines)")
    }
  }

  @Test("A display server that accepts connections and never answers is given up after a second")
  func silentServer() throws {
    let silent = try SilentServer()
    for environment in [["DISPLAY": ":\(silent.number)"], ["WAYLAND_DISPLAY": silent.waylandPath]] {
      let run = try run(environment)
      expect(run.status == 1 && run.seconds < 3, "\(run.lines)")
      expect(run.lines.count == 1 && run.lines[0].contains("does not answer"), "\(run.lines)")
    }
    silent.close()
    // The sockets remain without a server.
    let run = try run(["DISPLAY": ":\(silent.number)"])
    expect(run.status == 1 && run.lines.count == 1 && run.lines[0].contains("there is no X server"), "\(run.lines)")
  }

  @Test("Without the library of SDL the program says which package is missing")
  func noLibrary() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("libSDL2-2.0.so.0"))
    let run = try run(["DISPLAY": ":7654", "LD_LIBRARY_PATH": folder.path])
    expect(run.status == 1 && run.lines.count == 1 && run.lines[0].contains("install libsdl2-2.0-0"), "\(run.lines)")
  }

  @Test("Scripts/display, which trestle and gallery run before they build, agrees with the programs")
  func script() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Scripts/display").path
    func check(_ environment: [String: String]) throws -> FixtureRun {
      let none = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER", "TRESTLE_DRIVER"]
      return try FixtureRun(
        "/usr/bin/env", none.flatMap { ["-u", $0] } + environment.map { "\($0)=\($1)" } + [script, "--headless"], readsErrors: true)
    }
    let silent = try SilentServer()
    defer { silent.close() }
    try expect(check([:]).status == 0 && check(["DISPLAY": ":7654", "TRESTLE_DISPLAY": "vnc://"]).status == 0)
    for environment in [["DISPLAY": ":7654"], ["DISPLAY": ":\(silent.number)"], ["WAYLAND_DISPLAY": silent.waylandPath]] {
      let run = try check(environment)
      expect(run.status == 1 && run.seconds < 2 && run.lines.count == 1, "\(run.lines)")
      expect(run.lines.first?.hasPrefix("error: no display: ") ?? false, "\(run.lines)")
    }
    try expect(check(["TRESTLE_DRIVER": "headless"]).status, equals: 0)
    if let display = ProcessInfo.processInfo.environment["DISPLAY"], !display.isEmpty {
      try expect(check(["DISPLAY": display]).status, equals: 0)
    }
  }

  // MARK: The end of a server

  private func expectEnd(of app: RunningProgram, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation, end: () -> Void) {
    #expect(app.wait { app.lines.contains { $0.hasPrefix("active") } ? true : nil } ?? false, sourceLocation: sourceLocation)
    usleep(300_000)
    end()
    #expect(app.status() == 1, sourceLocation: sourceLocation)
    let line = "AppFixture: \(reason)"
    let said = Array(app.lines.drop { $0 != line })
    #expect(said == [line, "inactive", "background", "terminate"], "\(app.lines)", sourceLocation: sourceLocation)
  }

  @Test(
    "When the X server ends, the app saves its state and is told, and the program ends with one line and a status that is an error",
    .enabled(if: PrivateServer.isInstalled, "Xvfb is not installed"))
  func endOfX11() throws {
    let server = try #require(PrivateServer())
    let environment = ["DISPLAY": ":\(server.number)", "TRESTLE_DRIVER": "x11"]
    let app = try RunningProgram("AppFixture", ["rest"], environment: environment, readsOutput: true, readsErrors: true)
    expectEnd(of: app, "the X server of DISPLAY=:\(server.number) has ended") { server.end() }
  }

  @Test(
    "When the Wayland compositor ends, the app saves its state and is told, and the program ends with one line and a status that is an error",
    .enabled(if: FixtureRun.hasDisplay && Compositor.isInstalled, "no X server, or weston is not installed"))
  func endOfWayland() throws {
    let compositor = try #require(Compositor())
    let app = try RunningProgram("AppFixture", ["rest"], environment: compositor.environment, readsOutput: true, readsErrors: true)
    expectEnd(of: app, "the Wayland compositor has ended") { compositor.end() }
  }

  // MARK: Rest

  /// Two seconds at sixty times a second are 120.
  private static let few = 12

  private func expectRest(_ environment: [String: String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let loop = try run(environment, "LoopFixture", "idle")
    #expect(loop.status == 0, sourceLocation: sourceLocation)
    let wakes = try #require(loop.values("wakes").first.flatMap { Int($0) }, "\(loop.lines)", sourceLocation: sourceLocation)
    print("\(environment) woken \(wakes) times in two seconds")
    #expect(wakes < Self.few, sourceLocation: sourceLocation)
    #expect(loop.values("frames") == ["0"] && loop.values("woken") == ["true"], "\(loop.lines)", sourceLocation: sourceLocation)
  }

  @Test("A program on a headless display is not woken while nothing happens, and handles an event that code posts")
  func headlessRest() throws { try expectRest(["TRESTLE_DRIVER": "headless"]) }

  @Test(
    "A program on a display of SDL without a descriptor and without input is not woken while nothing happens",
    arguments: ["dummy", "offscreen"])
  func undescribedRest(driver: String) throws { try expectRest(["TRESTLE_DRIVER": driver]) }

  @Test("A program in a window of X11 is not woken while nothing happens", .enabled(if: FixtureRun.hasDisplay))
  func windowRest() throws { try expectRest(["DISPLAY": ProcessInfo.processInfo.environment["DISPLAY"]!]) }

  @Test(
    "A program in a window of Wayland is not woken while nothing happens, but while a key is held, which SDL repeats",
    .enabled(if: FixtureRun.hasDisplay && Compositor.isInstalled, "no X server, or weston is not installed"))
  func waylandRest() throws {
    let compositor = try #require(Compositor())
    defer { compositor.end() }
    try expectRest(compositor.environment)
    let run = try run(compositor.environment, "LoopFixture", "held")
    let held = try #require(run.values("held").first.flatMap { Int($0) }, "\(run.lines)")
    let released = try #require(run.values("released").first.flatMap { Int($0) }, "\(run.lines)")
    expect(held > 30 && released < Self.few)
  }

  @Test("A window of a program that runs its run loop itself costs nothing while it rests; changes and animations are drawn")
  func hostlessRest() throws {
    let run = try run([:], "StateFixture", "idle")
    let wakes = try #require(run.values("wakes").first.flatMap { Int($0) }, "\(run.lines)")
    print("a window without a host is woken \(wakes) times in two seconds")
    expect(wakes, below: Self.few)
    expect(run.values("shown") == ["true"] && run.values("changed") == ["1"], "\(run.lines)")
    let frames = try #require(run.values("frames").first.flatMap { Int($0) })
    expect((20...66).contains(frames))
  }
}

/// Sockets of an X server and of a Wayland compositor that never answer.
private final class SilentServer {
  let number: Int
  let waylandPath: String
  private var descriptors: [Int32] = []
  private var paths: [String] = []

  init() throws {
    try? FileManager.default.createDirectory(
      atPath: "/tmp/.X11-unix", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o1777])
    let number = (8000...).first { !FileManager.default.fileExists(atPath: "/tmp/.X11-unix/X\($0)") }!
    self.number = number
    waylandPath = "/tmp/silent-\(UUID().uuidString)"
    paths = ["/tmp/.X11-unix/X\(number)", waylandPath]
    for path in paths {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { bytes in bytes.copyBytes(from: path.utf8) }
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      let isBound = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 }
      }
      guard isBound, listen(descriptor, 8) == 0 else { throw CocoaError(.fileWriteUnknown) }
      descriptors.append(descriptor)
    }
  }

  deinit {
    close()
    for path in paths { unlink(path) }
  }

  func close() {
    for descriptor in descriptors { Glibc.close(descriptor) }
    descriptors = []
  }
}

/// An X server of the test's own, which can be ended.
private final class PrivateServer {
  private static let program = "/usr/bin/Xvfb"
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }
  let number: Int
  private let process = Process()

  /// Nil if it does not begin to serve.
  init?() {
    let answer = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec \(Self.program) -displayfd 1 -screen 0 640x800x24 -nolisten tcp"]
    process.standardOutput = answer
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil,
      let number = Int(String(decoding: answer.fileHandleForReading.availableData, as: UTF8.self).filter(\.isNumber))
    else { return nil }
    self.number = number
  }

  deinit { end() }

  func end() {
    guard process.isRunning else { return }
    // The threads of tests block SIGTERM, and processes that they start inherit this.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    for name in ["/tmp/.X\(number)-lock", "/tmp/.X11-unix/X\(number)"] { unlink(name) }
  }
}

/// A Wayland compositor of the test's own, in a window of the X server, from which it has its keyboard: SDL ends a program whose compositor
/// has none.
final class Compositor {
  static let program = "/usr/bin/weston"
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }
  /// Whether SDL can draw the title bars that this compositor does not.
  static var hasTitleBars: Bool {
    let folder = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/x86_64-linux-gnu/libdecor/plugins-1")) ?? []
    return !folder.isEmpty
  }
  private let process = Process()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wayland-\(UUID().uuidString.prefix(8))")

  var environment: [String: String] {
    ["TRESTLE_DRIVER": "wayland", "WAYLAND_DISPLAY": "wayland-test", "XDG_RUNTIME_DIR": folder.path, "SDL_RENDER_DRIVER": "software"]
  }

  /// Nil if it does not begin to serve within ten seconds.
  init?() {
    guard
      (try? FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])) != nil
    else { return nil }
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = ["--backend=x11-backend.so", "--use-pixman", "--socket=wayland-test", "--idle-time=0"]
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_RUNTIME_DIR": folder.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let end = Date(timeIntervalSinceNow: 10)
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("wayland-test").path) {
      guard process.isRunning, Date() < end else {
        self.end()
        return nil
      }
      usleep(10_000)
    }
  }

  func end() {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}
