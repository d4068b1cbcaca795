import Foundation

/// A length of time in seconds, which the schedulers of Foundation share.
public struct SchedulerSeconds: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable, Hashable,
  Sendable
{
  public typealias Magnitude = Double

  /// The duration in seconds.
  public var timeInterval: TimeInterval

  /// Creates a distance in seconds.
  public init(_ timeInterval: TimeInterval) {
    self.timeInterval = timeInterval
  }

  public init(floatLiteral value: TimeInterval) { timeInterval = value }
  public init(integerLiteral value: Int) { timeInterval = TimeInterval(value) }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = TimeInterval(exactly: source) else { return nil }
    timeInterval = value
  }

  public var magnitude: Double { timeInterval.magnitude }

  /// Returns a duration in seconds.
  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
  /// Returns a duration in seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// Returns a duration in milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
  /// Returns a duration in microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
  /// Returns a duration in nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }

  public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }
  public static func + (left: Self, right: Self) -> Self { Self(left.timeInterval + right.timeInterval) }
  public static func - (left: Self, right: Self) -> Self { Self(left.timeInterval - right.timeInterval) }
  public static func * (left: Self, right: Self) -> Self { Self(left.timeInterval * right.timeInterval) }
  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// A moment of the schedulers that follow the wall clock.
public struct SchedulerDate: Strideable, Codable, Hashable, Sendable {
  public typealias Stride = SchedulerSeconds

  /// The point in time.
  public var date: Date

  /// Creates a time from a date.
  public init(_ date: Date) {
    self.date = date
  }

  public func distance(to other: Self) -> SchedulerSeconds { SchedulerSeconds(other.date.timeIntervalSince(date)) }
  public func advanced(by n: SchedulerSeconds) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
}
