import Foundation

/// The `openssl` command, which provides the expected results of tests.
enum OpenSSLCommand {
  static let isInstalled = run(["version"], in: FileManager.default.temporaryDirectory).status == 0

  /// Runs the command in a folder, and returns its status and output.
  static func run(_ arguments: [String], in folder: URL, input: Data = Data()) -> (status: Int32, output: Data) {
    launch("/usr/bin/env", ["openssl"] + arguments, folder, input)
  }
  /// Runs a script of the shell in a folder.
  static func script(_ text: String, in folder: URL) -> Int32 { launch("/bin/sh", ["-c", text], folder, Data()).status }

  private static func launch(_ program: String, _ arguments: [String], _ folder: URL, _ input: Data) -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let file = folder.appendingPathComponent("input-\(UUID().uuidString)")
    try? input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = Pipe()
    process.standardInput = try? FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return (-1, Data()) }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }

  /// Creates a folder that the closure uses, and removes it.
  static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("openssl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
