import Foundation

/// Distinguishes intervals of the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The identity as a number.
  public let rawValue: UInt64

  /// Creates an identifier from a number.
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// Creates an identifier that no other signpost of the process has.
  public init(log: OSLog) {
    rawValue = SignpostNumbers.next()
  }

  /// Creates an identifier that depends on an object, so that it need not be stored.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identity for intervals that never overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An identity that is never used.
  public static let invalid = OSSignpostID(.max)
  /// No identity; the signpost is not recorded.
  public static let null = OSSignpostID(0)

  public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
}

private enum SignpostNumbers {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var last: UInt64 = 0  // guarded by `lock`

  static func next() -> UInt64 {
    lock.withLock {
      last += 1
      return last
    }
  }
}

public struct OSSignpostType: Equatable, Sendable {
  let name: String

  /// The beginning of an interval.
  public static let begin = OSSignpostType(name: "begin")
  /// The end of an interval.
  public static let end = OSSignpostType(name: "end")
  /// A signpost at one moment, without an end.
  public static let event = OSSignpostType(name: "event")
}

/// Marks an event, or an end of an interval. It is written as a debug message.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {
  guard log.signpostsEnabled else { return }
  LogWriter.shared.write("signpost \(type.name) \(name)", to: log, type: .debug)
}

/// Records a signpost.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {
  guard log.signpostsEnabled else { return }
  LogWriter.shared.write("signpost \(type.name) \(name) \(FormattedMessage.text(format.description, arguments))", to: log, type: .debug)
}

/// The state of an interval, which is passed to its end.
public struct OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  let start: UInt64
}

/// Marks moments and intervals of one part of a program. They are written among the debug messages, an interval with its length.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Creates a signposter without a category.
  public init() {
    log = .default
  }

  /// Creates a signposter for a part of a program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter for a part of a program.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter that writes to a log.
  public init(logger: OSLog) {
    log = logger
  }

  /// A signposter that records nothing.
  public static let disabled = OSSignposter(logger: .disabled)

  /// Whether signposts are recorded.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Creates an identity that no other interval has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// Returns the identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  /// Records a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = "") {
    if isEnabled { LogWriter.shared.write("signpost event \(name) \(message().text)", to: log, type: .debug) }
  }

  /// Records the beginning of an interval; pass the result to `endInterval`.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = ""
  ) -> OSSignpostIntervalState {
    if isEnabled { LogWriter.shared.write("signpost begin \(name) \(message().text)", to: log, type: .debug) }
    return OSSignpostIntervalState(id: id, start: DispatchTime.now().uptimeNanoseconds)
  }

  /// Records the end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage = "") {
    guard isEnabled else { return }
    let length = Double(DispatchTime.now().uptimeNanoseconds - state.start) / 1e6
    LogWriter.shared.write("signpost end \(name) after \(String(format: "%.3f", length)) ms \(message().text)", to: log, type: .debug)
  }

  /// Records an interval around a closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = "", around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message())
    defer { endInterval(name, state) }
    return try task()
  }
}
