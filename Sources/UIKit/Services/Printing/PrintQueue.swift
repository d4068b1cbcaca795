internal import TrestleSupport
import Foundation

/// The printers of this machine, accessed through the commands of CUPS if they are installed.
enum PrintQueue {
  /// A printer that jobs can be sent to.
  struct Printer: Equatable, Sendable {
    var name: String
    var isDefault: Bool
  }

  /// Replaces the commands, for tests: receives the document and the arguments of `lp`.
  nonisolated(unsafe) package static var replacement: (printers: [String], send: (Data, [String]) -> Bool)?

  private static func program(_ name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.lazy.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  static var printers: [Printer] {
    if let replacement { return replacement.printers.enumerated().map { Printer(name: $1, isDefault: $0 == 0) } }
    guard program("lp") != nil, let list = program("lpstat") else { return [] }
    let standard = output(of: list, ["-d"]).split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    return output(of: list, ["-e"]).split(separator: "\n").map { Printer(name: String($0), isDefault: String($0) == standard) }
  }

  private static func output(of program: URL, _ arguments: [String]) -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "" }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : ""
  }

  /// Sends a document to a printer; the completion receives whether it was accepted.
  @MainActor static func send(
    _ document: Data, to printer: String, job: String, copies: Int, options: [String], completion: @escaping @MainActor (Bool) -> Void
  ) {
    let arguments = ["-d", printer, "-t", job, "-n", String(copies)] + options.flatMap { ["-o", $0] }
    if let replacement { return completion(replacement.send(document, arguments)) }
    guard let lp = program("lp"), let folder = try? ProgramFolder.makeTemporary("print") else { return completion(false) }
    let file = folder.appendingPathComponent("document.pdf")
    guard (try? document.write(to: file)) != nil else { return completion(false) }
    let process = Process()
    process.executableURL = lp
    process.arguments = arguments + ["--", file.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let done = Handoff<Bool>()
    process.terminationHandler = { ended in
      try? FileManager.default.removeItem(at: folder)
      done.fill(ended.terminationStatus == 0)
    }
    guard (try? process.run()) != nil else { return completion(false) }
    done.receive(completion)
  }
}
