/// A scheduler that runs everything immediately.
public struct ImmediateScheduler: Scheduler {
  /// Options of an action. This scheduler has none.
  public typealias SchedulerOptions = Never

  /// The scheduler, which has no state.
  public static let shared = ImmediateScheduler()

  /// A time without meaning, because there is no waiting.
  public struct SchedulerTimeType: Strideable {
    public typealias Stride = SchedulerSeconds

    public func distance(to other: Self) -> SchedulerSeconds { 0 }
    public func advanced(by n: SchedulerSeconds) -> Self { self }
  }

  /// The current time of the scheduler.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// The smallest tolerance that the scheduler accepts.
  public var minimumTolerance: SchedulerSeconds { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerSeconds, options: Never?, _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerSeconds, tolerance: SchedulerSeconds, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
