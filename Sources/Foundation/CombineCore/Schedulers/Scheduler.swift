/// An object that runs closures now or later.
public protocol Scheduler<SchedulerTimeType> {
  /// A point in time of the scheduler.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// Options of an action.
  associatedtype SchedulerOptions

  /// The current time of the scheduler.
  var now: SchedulerTimeType { get }
  /// The smallest tolerance that the scheduler accepts.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs `action` as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs `action` at `date` or soon after.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs `action` at `date` and then every `interval`, until canceled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Performs an action as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Performs an action at a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Performs an action at a time, or up to `tolerance` later.
  public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Performs an action at a time and again after each interval, until the result is canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Performs an action at a time and again after each interval, until the result is canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

/// A time interval of a scheduler, created from the usual units.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns a duration in seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns a duration in seconds.
  static func seconds(_ s: Double) -> Self
  /// Returns a duration in milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns a duration in microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Returns a duration in nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}
