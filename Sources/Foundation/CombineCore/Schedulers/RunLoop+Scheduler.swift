import Foundation

extension RunLoop: Scheduler {
  /// A point in time of the scheduler.
  public typealias SchedulerTimeType = SchedulerDate

  /// Options of an action. This scheduler has none.
  public struct SchedulerOptions {
    /// Creates options, of which there are none.
    public init() {}
  }

  /// The current time of the scheduler.
  public var now: SchedulerDate { SchedulerDate(Date()) }
  /// The smallest tolerance that the scheduler accepts.
  public var minimumTolerance: SchedulerSeconds { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    perform(Handover(action).run)
  }

  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerSeconds, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  public func schedule(
    after date: SchedulerDate, interval: SchedulerSeconds, tolerance: SchedulerSeconds, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
