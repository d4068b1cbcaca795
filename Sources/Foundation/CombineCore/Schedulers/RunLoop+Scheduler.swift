import Foundation

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerDate

  public struct SchedulerOptions {
    public init() {}
  }

  public var now: SchedulerDate { SchedulerDate(Date()) }
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
