import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  /// A moment of a queue.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    public typealias Stride = SchedulerSeconds

    /// The point in time.
    public var dispatchTime: DispatchTime

    /// Creates a time of a queue from one of Dispatch.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    public func distance(to other: Self) -> SchedulerSeconds {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return SchedulerSeconds(to >= from ? Double(to - from) / 1e9 : -(Double(from - to) / 1e9))
    }

    public func advanced(by n: SchedulerSeconds) -> Self {
      Self(dispatchTime + n.timeInterval)
    }
  }

  /// Options of an action. This scheduler has none.
  public struct SchedulerOptions {
    /// The quality of service of the action.
    public var qos: DispatchQoS
    /// Flags of the action.
    public var flags: DispatchWorkItemFlags
    /// The group that the action belongs to.
    public var group: DispatchGroup?

    /// Creates options of the work items that the queue runs.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The current time of the scheduler.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// The smallest tolerance that the scheduler accepts.
  public var minimumTolerance: SchedulerSeconds { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [], execute: Handover(action).run)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerSeconds, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [], execute: Handover(action).run)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerSeconds, tolerance: SchedulerSeconds, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval)
    timer.setEventHandler(handler: Handover(action).run)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
