import Foundation

/// Recognizes speech by a command of the user's choice, which writes a line for each phrase.
@MainActor enum DictationCommand {
  /// The command in the environment; `nil` without one.
  static var fromEnvironment: Dictation.Listener? {
    guard let command = ProcessInfo.processInfo.environment["TRESTLE_DICTATION"], !command.isEmpty else { return nil }
    return listener(command)
  }

  static func listener(_ command: String) -> Dictation.Listener {
    { language, heard, ended in
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "exec \(command)"]
      process.environment = ProcessInfo.processInfo.environment.merging(["TRESTLE_DICTATION_LANGUAGE": language]) { $1 }
      process.standardOutput = pipe
      process.standardInput = FileHandle.nullDevice
      let lines = LineReader(heard: heard, ended: ended)
      pipe.fileHandleForReading.readabilityHandler = { handle in
        let data = handle.availableData
        if data.isEmpty { handle.readabilityHandler = nil }
        lines.take(data)
      }
      process.terminationHandler = { lines.exited($0.terminationStatus == 0) }
      guard (try? process.run()) != nil else {
        pipe.fileHandleForReading.readabilityHandler = nil
        ended(false)
        return nil
      }
      return {
        // Foundation makes the shell the leader of a process group: the programs of a pipeline end with it.
        if kill(-process.processIdentifier, SIGTERM) != 0 { process.terminate() }
      }
    }
  }
}

/// Splits a program's output into lines and passes them to the main thread in order, followed by the end of the output.
private final class LineReader: @unchecked Sendable {
  // `lock` guards the mutable state: output and exit are reported on separate threads.
  private let lock = NSLock()
  private var rest = Data()
  /// The length of a line beyond which it is dropped, so that a program that writes no line ends cannot fill the memory.
  private static let longestLine = 1 << 16
  private var isClosed = false
  private var succeeded: Bool?
  private let heard: @MainActor (String) -> Void
  private let ended: @MainActor (Bool) -> Void

  init(heard: @escaping @MainActor (String) -> Void, ended: @escaping @MainActor (Bool) -> Void) {
    self.heard = heard
    self.ended = ended
  }

  /// Appends output; empty data marks its end.
  func take(_ data: Data) {
    lock.withLock {
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        send(rest[rest.startIndex..<end])
        rest = Data(rest[(end + 1)...])
      }
      if rest.count > Self.longestLine { rest = Data() }
      guard data.isEmpty else { return }
      send(rest)
      rest = Data()
      isClosed = true
      endIfDone()
    }
  }

  func exited(_ succeeded: Bool) {
    lock.withLock {
      self.succeeded = succeeded
      endIfDone()
    }
  }

  private func send(_ line: Data) {
    let text = String(decoding: line, as: UTF8.self)
    let heard = self.heard
    DispatchQueue.main.async { MainActor.assumeIsolated { heard(text) } }
  }

  private func endIfDone() {
    guard isClosed, let succeeded else { return }
    let ended = self.ended
    DispatchQueue.main.async { MainActor.assumeIsolated { ended(succeeded) } }
  }
}
