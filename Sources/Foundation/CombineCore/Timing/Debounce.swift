extension Publishers {
  /// A publisher of values that are followed by a time without another value.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The time without another value after which a value is sent.
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join<S>(subscriber)
      let lock = Lock()
      var generation = 0
      subscriber.receive(subscription: join)
      // A value that still waits at the end is discarded, because the completion follows it too early.
      join.add(upstream, demand: .unlimited, done: { lock.withLock { generation += 1 } }) { [self] value in
        let current = lock.withLock {
          generation += 1
          return generation
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
        ) { [weak join] in
          guard let join, lock.withLock({ generation }) == current, join.gate.hasDemand else { return }
          join.gate.send(value)
        }
        return .none
      }
    }
  }

  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    /// Whether the last value of an interval is sent instead of the first.
    public let latest: Bool

    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join<S>(subscriber)
      let window = ThrottleWindow<Output>()
      subscriber.receive(subscription: join)
      let send: (Output) -> Void = { [weak join] value in
        guard let join, join.gate.hasDemand else { return }
        join.gate.send(value)
      }
      func openWindow() {
        scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: nil) {
          guard let value = window.close() else { return }
          send(value)
          openWindow()
        }
      }
      join.add(upstream, demand: .unlimited, done: { if let value = window.close() { send(value) } }) { [latest, scheduler] value in
        if window.take(value, keepingLatest: latest) {
          scheduler.schedule(options: nil) { send(value) }
          openWindow()
        }
        return .none
      }
    }
  }
}

/// The time after a sent value in which further values wait.
private final class ThrottleWindow<Value> {
  private let lock = Lock()
  private var isOpen = false
  private var waiting: Value?

  /// Processes a value. Returns true if it must be sent immediately, which opens the window.
  func take(_ value: Value, keepingLatest: Bool) -> Bool {
    lock.withLock {
      if !isOpen {
        isOpen = true
        return true
      }
      if keepingLatest || waiting == nil { waiting = value }
      return false
    }
  }

  /// Returns the waiting value, and keeps the window open if there was one.
  func close() -> Value? {
    lock.withLock {
      defer { waiting = nil }
      isOpen = waiting != nil
      return waiting
    }
  }
}

extension Publisher {
  /// Sends a value after `dueTime` has passed without another value.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    .init(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Sends at most one value per `interval`: the newest or the first one of the interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
