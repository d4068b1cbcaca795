import Foundation

/// A time interval in seconds, for the schedulers of Foundation.
public struct SchedulerSeconds: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable, Hashable,
  Sendable
{
  public typealias Magnitude = Double

  public var timeInterval: TimeInterval

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

  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }

  public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }
  public static func + (left: Self, right: Self) -> Self { Self(left.timeInterval + right.timeInterval) }
  public static func - (left: Self, right: Self) -> Self { Self(left.timeInterval - right.timeInterval) }
  public static func * (left: Self, right: Self) -> Self { Self(left.timeInterval * right.timeInterval) }
  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// A time of the schedulers that use the system clock.
public struct SchedulerDate: Strideable, Codable, Hashable, Sendable {
  public typealias Stride = SchedulerSeconds

  public var date: Date

  public init(_ date: Date) {
    self.date = date
  }

  public func distance(to other: Self) -> SchedulerSeconds { SchedulerSeconds(other.date.timeIntervalSince(date)) }
  public func advanced(by n: SchedulerSeconds) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
}
