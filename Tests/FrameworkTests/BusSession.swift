import Foundation

/// A message bus of its own, for one script.
enum BusSession {
  /// Runs a script with a bus, whose text it returns. `PROGRAM` is a fixture of this package. The output is a file, because daemons that the bus
  /// starts may keep a pipe open.
  static func run(_ script: String, program: String, variables: [String: String] = [:]) throws -> String {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("bus-\(UUID().uuidString)")
    FileManager.default.createFile(atPath: output.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-run-session")
    process.arguments = ["--", "/bin/sh", "-c", script]
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "TRESTLE_KEYRING", "TRESTLE_LOCATION"] { environment[name] = nil }
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    environment["PROGRAM"] = folder.appendingPathComponent(program).path
    process.environment = environment.merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: output, encoding: .utf8)
  }
}
