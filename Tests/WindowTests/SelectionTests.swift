import Foundation
import Testing
import TrestleExpectations
import TrestlePlatform
import WindowProbe

/// The clipboard and the primary selection in all types, with xclip as the other program.
@MainActor
@Suite(
  .serialized,
  .enabled(if: FixtureRun.hasDisplay && ForeignProgram.isInstalled("xclip"), "no X server, or xclip is not installed"))
struct SelectionTests {
  private let display: SDLDisplay

  init() throws { display = try SDLDisplay(settings: DisplaySettings(), driver: "x11", title: "Selections") }

  private static func content(_ type: String, _ text: String) -> SelectionContent { SelectionContent(type: type, bytes: Data(text.utf8)) }

  /// Bytes that no program mistakes for text, as of a picture.
  private static func noise(_ count: Int) -> Data {
    var state: UInt64 = 7
    return Data(
      (0..<count).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      })
  }

  /// Runs a program that reads the clipboard, while this process answers its requests.
  private func output(of program: String, _ arguments: [String]) throws -> Data {
    let foreign = try ForeignProgram(program, arguments)
    while foreign.isRunning {
      _ = display.clipboardSerial()
      usleep(1000)
    }
    return foreign.output
  }

  @Test("Another program reads text, HTML and a picture of three megabytes, each in its own type")
  func offers() throws {
    defer { display.close() }
    let picture = Self.noise(3_000_000)
    display.writeClipboard([
      Self.content(SelectionContent.text, "Größe"), Self.content("text/html", "<b>Größe</b>"),
      SelectionContent(type: "image/png", bytes: picture),
    ])
    let clipboard = ["-selection", "clipboard", "-o"]
    let targets = String(decoding: try output(of: "xclip", clipboard + ["-t", "TARGETS"]), as: UTF8.self).split(separator: "\n")
    expect(["UTF8_STRING", "text/html", "image/png", "TIMESTAMP", "MULTIPLE"].allSatisfy { targets.contains(Substring($0)) })
    try expect(output(of: "xclip", clipboard + ["-t", "UTF8_STRING"]), equals: Data("Größe".utf8))
    try expect(output(of: "xclip", clipboard + ["-t", "STRING"]), equals: "Größe".data(using: .isoLatin1))
    try expect(output(of: "xclip", clipboard + ["-t", "text/html"]), equals: Data("<b>Größe</b>".utf8))
    try expect(output(of: "xclip", clipboard + ["-t", "image/png"]), equals: picture)
    expect(display.readClipboard().count, equals: 3)
  }

  @Test("What another program copies is read in its type, large or small; the number of the clipboard changes with each copy")
  func reads() throws {
    defer { display.close() }
    let before = try #require(display.clipboardSerial())
    for (type, bytes) in [("text/html", Data("<i>page</i>".utf8)), ("image/png", Self.noise(5_000_000))] {
      let foreign = try ForeignProgram("xclip", ["-selection", "clipboard", "-i", "-t", type, "-quiet"], input: bytes)
      defer { foreign.end() }
      expect(foreign.wait { display.readClipboard() == [SelectionContent(type: type, bytes: bytes)] })
    }
    try expect(#require(display.clipboardSerial()) >= before + 2)
  }

  @Test("The primary selection is exchanged separately from the clipboard") func primary() throws {
    defer { display.close() }
    display.writeClipboard([Self.content(SelectionContent.text, "copied")])
    display.primaryText = "selected"
    try expect(output(of: "xclip", ["-selection", "primary", "-o"]), equals: Data("selected".utf8))
    try expect(output(of: "xclip", ["-selection", "clipboard", "-o"]), equals: Data("copied".utf8))
    let foreign = try ForeignProgram("xclip", ["-selection", "primary", "-i", "-quiet"], input: Data("elsewhere".utf8))
    defer { foreign.end() }
    expect(foreign.wait { display.primaryText == "elsewhere" })
  }

  @Test("A program that has copied and does not answer delays a paste by a second, and nothing is pasted") func silence() throws {
    defer { display.close() }
    let foreign = try ForeignProgram("xclip", ["-selection", "clipboard", "-i", "-quiet"], input: Data("stopped".utf8))
    defer { foreign.end() }
    expect(foreign.wait { display.clipboardText == "stopped" })
    foreign.stop()
    let start = Date()
    expect(display.readClipboard().isEmpty)
    expect(Date().timeIntervalSince(start), below: 3)
  }

  @Test("Data that never ends is refused, and later contents are read as before") func endless() throws {
    defer { display.close() }
    let owner = try #require(ClipboardOwner())
    owner.copy(.endless)
    let start = Date()
    expect(display.readClipboard().isEmpty)
    expect(Date().timeIntervalSince(start), below: 30)
    owner.copy(.text(Array("after".utf8)))
    expect(display.clipboardText, equals: "after")
    owner.end()
  }
}

/// A program of the desktop that a test runs.
final class ForeignProgram: @unchecked Sendable {
  private let process = Process()
  private let pipe = Pipe()

  static func isInstalled(_ name: String) -> Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)") }

  /// Whether GTK can be used from Python, with xdotool as the hand of the user.
  static var canDrag: Bool {
    let types = try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/x86_64-linux-gnu/girepository-1.0")
    return isInstalled("xdotool") && isInstalled("python3") && types?.contains("Gtk-3.0.typelib") ?? false
  }

  init(_ name: String, _ arguments: [String], input: Data? = nil, environment: [String: String] = [:]) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(name)")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let input {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("input-\(UUID().uuidString)")
      try input.write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
      try FileManager.default.removeItem(at: file)
    }
    process.standardOutput = input == nil ? pipe : FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    guard input == nil else { return }
    // Reads aside, because a full pipe would stop the program.
    let reading = pipe.fileHandleForReading
    DispatchQueue.global().async { [self] in
      let all = reading.readDataToEndOfFile()
      lock.withLock { found = all }
    }
  }

  private let lock = NSLock()
  private var found: Data?

  var isRunning: Bool { process.isRunning || lock.withLock { found == nil } }
  var output: Data { lock.withLock { found ?? Data() } }

  /// Polls for at most ten seconds.
  func wait(_ condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 10)
    while Date() < end {
      if condition() { return true }
      usleep(10_000)
    }
    return false
  }

  func stop() { kill(process.processIdentifier, SIGSTOP) }

  func end() {
    kill(process.processIdentifier, SIGCONT)
    if process.isRunning { process.terminate() }
  }
}
