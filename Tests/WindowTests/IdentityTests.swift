import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import WindowProbe

/// The name and the icon by which a desktop knows the windows of a program.
@MainActor @Suite(.serialized, .enabled(if: FixtureRun.hasDisplay, "no X server")) struct IdentityTests {
  private nonisolated static let xprop = "/usr/bin/xprop"
  private nonisolated static let identifier = "org.example.Hello"
  /// A picture of one red pixel.
  private nonisolated static let picture =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
  private let folder: URL

  /// Places a program in a separate folder, with a property list and an icon.
  init() throws {
    let program = URL(fileURLWithPath: FixtureRun.path(of: "HelloLabel"))
    folder = program.deletingLastPathComponent().appendingPathComponent("identity-\(UUID().uuidString.prefix(8))")
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    try files.linkItem(at: program, to: folder.appendingPathComponent("HelloLabel"))
    let info = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleIdentifier": Self.identifier, "CFBundleIconName": "Leaf"], format: .xml, options: 0)
    try info.write(to: folder.appendingPathComponent("Info.plist"))
    try #require(Data(base64Encoded: Self.picture)).write(to: folder.appendingPathComponent("Leaf.png"))
  }

  private func start(_ environment: [String: String]) throws -> RunningProgram {
    try RunningProgram(folder.appendingPathComponent("HelloLabel").path, environment: environment, readsOutput: true, readsErrors: true)
  }

  @Test(
    "On X11 the class of a window is the identifier of the bundle, and its icon that of the property list",
    .enabled(if: FileManager.default.isExecutableFile(atPath: xprop), "xprop is not installed"))
  func x11() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try #require(XServer())
    let before = Set(server.windows())
    let app = try start(["TRESTLE_DRIVER": "x11"])
    let window = try #require(app.wait { server.windows().first { !before.contains($0) && server.visibleSize(of: $0) != nil } })
    let properties = app.wait {
      let run = try? FixtureRun(Self.xprop, ["-id", "\(window)", "WM_CLASS", "_NET_WM_ICON"])
      let text = run?.lines.joined(separator: "\n") ?? ""
      return text.contains("Icon (") ? text : nil
    }
    expect(properties?.contains("\"\(Self.identifier)\"") ?? false, "\(properties ?? "no icon")")
    expect(properties?.contains("Icon (128 x 128)") ?? false)
  }

  @Test(
    "Under Wayland the application identifier of a window is that of the bundle",
    .enabled(if: Compositor.isInstalled, "weston is not installed"))
  func wayland() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let compositor = try #require(Compositor())
    defer { compositor.end() }
    let app = try start(compositor.environment.merging(["WAYLAND_DEBUG": "client"]) { $1 })
    let line = app.wait { app.lines.first { $0.contains("set_app_id(") } }
    expect(line?.contains("set_app_id(\"\(Self.identifier)\")") ?? false, "\(line ?? "none")")
  }
}
