import Foundation

/// Writes messages to standard error. If the journal reads it, each line begins with its priority, in the journal's format.
final class LogWriter: @unchecked Sendable {
  static let shared = LogWriter(environment: ProcessInfo.processInfo.environment) { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  let writesDebug: Bool
  private let isJournal: Bool
  private let lock = NSLock()
  private let output: (String) -> Void
  private var kept: [OSLogEntryLog] = []

  init(environment: [String: String], output: @escaping (String) -> Void) {
    writesDebug = environment["OS_ACTIVITY_MODE"] == "debug" || environment["OS_LOG_LEVEL"] == "debug"
    isJournal = environment["JOURNAL_STREAM"] != nil
    self.output = output
  }

  func write(_ text: String, to log: OSLog, type: OSLogType) {
    let origin = log.subsystem.isEmpty ? "" : "[\(log.subsystem):\(log.category)] "
    let start = isJournal ? "<\(type.priority)>" : "\(Self.time()) \(type.name) "
    let entry = OSLogEntryLog(text, of: log, type: type, at: Date())
    lock.lock()
    defer { lock.unlock() }
    kept.append(entry)
    if kept.count >= 2 * OSLogStore.capacity { kept.removeFirst(OSLogStore.capacity) }
    // In the journal, each line of a message needs a priority.
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { output(start + origin + line) }
  }

  /// The last messages, the oldest first.
  var entries: [OSLogEntryLog] { lock.withLock { Array(kept.suffix(OSLogStore.capacity)) } }

  private static func time() -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var parts = tm()
    localtime_r(&now.tv_sec, &parts)
    return String(format: "%02d:%02d:%02d.%03d", parts.tm_hour, parts.tm_min, parts.tm_sec, Int(now.tv_nsec / 1_000_000))
  }
}
