/// Writes messages of one part of a program.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger without subsystem and category.
  public init() {
    log = .default
  }

  /// Creates a logger for a part of a program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger that writes to a log object.
  public init(_ log: OSLog) {
    self.log = log
  }

  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    guard log.isEnabled(type: level) else { return }
    LogWriter.shared.write(message().text, to: log, type: level)
  }

  /// Writes a message at the default level.
  public func log(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }
  /// Writes a message at the debug level.
  public func trace(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
  /// Writes a message at the debug level.
  public func debug(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
  /// Writes a message at the info level.
  public func info(_ message: @autoclosure () -> OSLogMessage) { log(level: .info, message()) }
  /// Writes a message at the default level.
  public func notice(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }
  /// Writes a message at the error level.
  public func warning(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
  /// Writes a message at the error level.
  public func error(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
  /// Writes a message at the fault level.
  public func critical(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
  /// Writes a message at the fault level.
  public func fault(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
}
