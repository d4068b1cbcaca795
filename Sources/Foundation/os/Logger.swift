public struct Logger: Sendable {
  private let log: OSLog

  public init() {
    log = .default
  }

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(_ log: OSLog) {
    self.log = log
  }

  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    guard log.isEnabled(type: level) else { return }
    LogWriter.shared.write(message().text, to: log, type: level)
  }

  public func log(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }
  /// Writes a message at the debug level, as ``debug(_:)`` does.
  public func trace(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
  public func debug(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
  public func info(_ message: @autoclosure () -> OSLogMessage) { log(level: .info, message()) }
  /// Writes a message at the default level, as ``log(_:)`` does.
  public func notice(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }
  /// Writes a message at the error level, as ``error(_:)`` does.
  public func warning(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
  public func error(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
  /// Writes a message at the fault level, as ``fault(_:)`` does.
  public func critical(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
  public func fault(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
}
