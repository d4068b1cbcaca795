import Foundation

/// External programs for tasks without a library, such as opening a web page.
package enum ExternalProgram {
  package static func find(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Starts a program without input and output. The completion is called on the main queue with whether it succeeded. If the program is not
  /// installed, the result is nil and the completion is not called.
  @discardableResult
  package static func start(_ name: String, _ arguments: [String], completion: (@MainActor @Sendable (Bool) -> Void)? = nil) -> Process? {
    guard let program = find(name) else { return nil }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { ended in
      let succeeded = ended.terminationStatus == 0
      DispatchQueue.main.async { MainActor.assumeIsolated { completion?(succeeded) } }
    }
    return (try? process.run()) == nil ? nil : process
  }
}
