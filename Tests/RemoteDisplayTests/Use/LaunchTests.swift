import Foundation
import Testing
import TrestleExpectations

@Suite(.serialized) struct LaunchTests {
  /// Starts a program with only the display that the environment names; returns it with the address that it prints.
  private func start(_ environment: [String: String]) throws -> (process: Process, words: [String], seconds: Double) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("HelloLabel")
    let names = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER", "TRESTLE_DRIVER"]
    process.environment = ProcessInfo.processInfo.environment.filter { !names.contains($0.key) }.merging(environment) { $1 }
    let errors = Pipe()
    process.standardError = errors
    let began = Date()
    try process.run()
    var text = ""
    while !text.contains("the password") {
      let data = errors.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    return (process, text.split(whereSeparator: \.isWhitespace).map(String.init), Date().timeIntervalSince(began))
  }

  private func end(_ process: Process) {
    process.terminate()
    process.waitUntilExit()
  }

  @Test("A program that finds no display is shown in a browser: it prints the address and serves the page")
  func withoutDisplay() throws {
    let run = try start([:])
    defer { end(run.process) }
    let link = try #require(run.words.first { $0.hasPrefix("http://127.0.0.1:") })
    print("address printed after \(run.seconds) s")
    expect(run.seconds, below: 2)
    let parts = try #require(URLComponents(string: link))
    let connection = try Connection(port: parts.port ?? 0)
    connection.send(Array("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8))
    expect(String(decoding: connection.rest(), as: UTF8.self).hasPrefix("HTTP/1.1 200"))
    // A VNC viewer receives its first frame.
    let client = try VNCClient(port: parts.port ?? 0, password: run.words.last ?? "")
    try expect(client.readUpdate(within: 5))
    expect(client.name == "HelloLabel" && Set(client.pixels).count > 1)
  }

  @Test("A port in use, a wrong address, and an address that others reach are refused in one line", arguments: [0, 1, 2])
  func refused(kind: Int) throws {
    let taken = try start([:])
    defer { end(taken.process) }
    let port = URLComponents(string: taken.words.first { $0.hasPrefix("http://") } ?? "")?.port ?? 0
    let run = try start(["TRESTLE_DISPLAY": ["vnc://127.0.0.1:\(port)", "5900", "vnc://0.0.0.0"][kind]])
    run.process.waitUntilExit()
    expect(run.process.terminationStatus, equals: 1)
    expect(run.words.joined(separator: " ").contains(["port \(port)", "not an address", "TRESTLE_DISPLAY_PASSWORD_FILE"][kind]))
  }
}
