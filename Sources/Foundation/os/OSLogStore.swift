import Foundation

/// A message that was logged.
open class OSLogEntry: NSObject, @unchecked Sendable {
  /// The time for which the log keeps a message.
  public enum StoreCategory: Int, Sendable {
    case undefined
    case metadata
    case shortTerm
    case longTermAuto
    case longTerm1
    case longTerm3
    case longTerm7
    case longTerm14
    case longTerm30
  }

  /// The message with its values.
  public let composedMessage: String
  public let date: Date
  /// Messages are in memory alone.
  public let storeCategory = StoreCategory.shortTerm

  init(_ text: String, at date: Date) { (composedMessage, self.date) = (text, date) }
}

/// An entry whose process is known.
public protocol OSLogEntryFromProcess {
  var activityIdentifier: UInt64 { get }
  var process: String { get }
  var processIdentifier: Int32 { get }
  var sender: String { get }
  var threadIdentifier: UInt64 { get }
}

/// An entry with the names of its log.
public protocol OSLogEntryWithPayload {
  var category: String { get }
  var formatString: String { get }
  var subsystem: String { get }
}

/// A message of `Logger` or `os_log`.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
  public enum Level: Int, Sendable {
    case undefined
    case debug
    case info
    case notice
    case error
    case fault
  }

  public let level: Level
  public let subsystem: String
  public let category: String
  /// The message with its values: its pattern is not kept.
  public var formatString: String { composedMessage }
  public let threadIdentifier: UInt64
  /// No activity: zero.
  public var activityIdentifier: UInt64 { 0 }
  public var process: String { ProcessInfo.processInfo.processName }
  public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  public var sender: String { process }

  init(_ text: String, of log: OSLog, type: OSLogType, at date: Date) {
    level =
      switch type {
      case .debug: .debug
      case .info: .info
      case .error: .error
      case .fault: .fault
      default: .notice
      }
    (subsystem, category, threadIdentifier) = (log.subsystem, log.category, UInt64(pthread_self()))
    super.init(text, at: date)
  }

  /// The values that a predicate compares.
  fileprivate var values: [String: Any] {
    [
      "composedMessage": composedMessage, "eventMessage": composedMessage, "date": date, "subsystem": subsystem, "category": category,
      "level": level.rawValue, "messageType": level.rawValue, "process": process, "processIdentifier": Int(processIdentifier),
      "threadIdentifier": Int(threadIdentifier),
    ]
  }
}

/// A place in the log.
public final class OSLogPosition: NSObject, Sendable {
  let date: Date
  init(_ date: Date) { self.date = date }
}

/// An enumeration of the log's entries, in the order of a `for` loop.
public final class OSLogEnumerator: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the newest entry to the oldest.
    public static let reverse = Options(rawValue: 1)
  }
}

/// The messages that this process has logged: the last 4,096 of them, which are in memory alone.
public final class OSLogStore: NSObject, Sendable {
  public enum Scope: Int, Sendable {
    case system
    case currentProcessIdentifier
  }

  /// The number of messages that are kept.
  static let capacity = 4096

  /// Creates a store of the messages of this process. Those of the whole system cannot be read.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else { throw CocoaError(.fileReadNoPermission) }
  }

  public func position(date: Date) -> OSLogPosition { OSLogPosition(date) }
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition((LogWriter.shared.entries.last?.date ?? Date()).addingTimeInterval(seconds))
  }
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
  }

  /// Returns the entries from a position, that a predicate accepts: of `subsystem`, `category`, `composedMessage`, `date` and `level`.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let isReversed = options.contains(.reverse)
    let found = LogWriter.shared.entries.filter { entry in
      // A position is where the enumeration begins, so backward it is the last date.
      let isInside = position.map { isReversed ? entry.date <= $0.date : entry.date >= $0.date } ?? true
      return isInside && predicate?.evaluate(with: entry.values) ?? true
    }
    return AnySequence(isReversed ? found.reversed() : found)
  }
}
