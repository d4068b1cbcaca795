import Foundation

/// Distinguishes intervals with equal names.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) {
    rawValue = value
  }

  public init(log: OSLog) {
    rawValue = SignpostNumbers.next()
  }

  /// Creates an identifier that depends on an object, so that it need not be stored.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identifier of intervals that never overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An identifier that is never used.
  public static let invalid = OSSignpostID(.max)
  /// No identifier; the signpost is not recorded.
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

  public static let begin = OSSignpostType(name: "begin")
  public static let end = OSSignpostType(name: "end")
  public static let event = OSSignpostType(name: "event")
}

/// Records an event or the end of an interval, as a debug message.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {
  guard log.signpostsEnabled else { return }
  LogWriter.shared.write("signpost \(type.name) \(name)", to: log, type: .debug)
}

public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {
  guard log.signpostsEnabled else { return }
  LogWriter.shared.write("signpost \(type.name) \(name) \(FormattedMessage.text(format.description, arguments))", to: log, type: .debug)
}

/// The state of an interval, which must be passed to its end.
public struct OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  let start: UInt64
}

/// Records events and intervals, as debug messages. The end of an interval includes its duration.
public struct OSSignposter: Sendable {
  private let log: OSLog

  public init() {
    log = .default
  }

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(logger: OSLog) {
    log = logger
  }

  /// A signposter that records nothing.
  public static let disabled = OSSignposter(logger: .disabled)

  public var isEnabled: Bool { log.signpostsEnabled }

  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = "") {
    if isEnabled { LogWriter.shared.write("signpost event \(name) \(message().text)", to: log, type: .debug) }
  }

  /// Records the beginning of an interval. The result must be passed to `endInterval`.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = ""
  ) -> OSSignpostIntervalState {
    if isEnabled { LogWriter.shared.write("signpost begin \(name) \(message().text)", to: log, type: .debug) }
    return OSSignpostIntervalState(id: id, start: DispatchTime.now().uptimeNanoseconds)
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage = "") {
    guard isEnabled else { return }
    let length = Double(DispatchTime.now().uptimeNanoseconds - state.start) / 1e6
    LogWriter.shared.write("signpost end \(name) after \(String(format: "%.3f", length)) ms \(message().text)", to: log, type: .debug)
  }

  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = "", around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message())
    defer { endInterval(name, state) }
    return try task()
  }
}
