/// A destination of messages. Its subsystem and category are written with each message.
public final class OSLog: @unchecked Sendable {
  public struct Category: RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Signposts for performance analysis.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded only when a tool requests them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Like `dynamicTracing`, with the call stack.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that writes nothing.
  public static let disabled = OSLog(isEnabled: false)

  let subsystem: String
  let category: String
  private let isOn: Bool

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isOn = true
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isEnabled: Bool) {
    subsystem = ""
    category = ""
    isOn = isEnabled
  }

  /// Returns whether messages of a type are written. As on iOS, debug messages are not, unless `OS_ACTIVITY_MODE` or `OS_LOG_LEVEL` enables
  /// them.
  public func isEnabled(type: OSLogType) -> Bool {
    isOn && (type != .debug || LogWriter.shared.writesDebug)
  }

  public var signpostsEnabled: Bool { isOn && LogWriter.shared.writesDebug }
}

/// Writes a message in the format of `printf`: `os_log("%d of %{public}@", 1, name)`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  LogWriter.shared.write(FormattedMessage.text(message.description, arguments), to: log, type: type)
}

/// Writes a message in the format of `printf`. The type is the first parameter.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  LogWriter.shared.write(FormattedMessage.text(message.description, arguments), to: log, type: type)
}

public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  guard log.isEnabled(type: type) else { return }
  LogWriter.shared.write(message.text, to: log, type: type)
}
