/// A scheduler that runs actions immediately.
public struct ImmediateScheduler: Scheduler {
  public typealias SchedulerOptions = Never

  public static let shared = ImmediateScheduler()

  /// A time without content, because actions are not delayed.
  public struct SchedulerTimeType: Strideable {
    public typealias Stride = SchedulerSeconds

    public func distance(to other: Self) -> SchedulerSeconds { 0 }
    public func advanced(by n: SchedulerSeconds) -> Self { self }
  }

  public var now: SchedulerTimeType { SchedulerTimeType() }
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
