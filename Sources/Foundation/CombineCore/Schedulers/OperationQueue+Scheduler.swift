import Foundation

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerDate

  public struct SchedulerOptions {
    public init() {}
  }

  public var now: SchedulerDate { SchedulerDate(Date()) }
  public var minimumTolerance: SchedulerSeconds { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addOperation(Handover(action).run)
  }

  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerSeconds, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let run = Handover(action).run
    DispatchQueue.global().asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) { [self] in
      addOperation(run)
    }
  }

  public func schedule(
    after date: SchedulerDate, interval: SchedulerSeconds, tolerance: SchedulerSeconds, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let run = Handover(action).run
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + max(0, date.date.timeIntervalSinceNow), repeating: interval.timeInterval)
    timer.setEventHandler { [self] in addOperation(run) }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
