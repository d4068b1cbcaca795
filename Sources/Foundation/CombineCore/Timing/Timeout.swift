extension Publishers {
  /// The upstream, which finishes or fails if it sends nothing for a time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The maximum time between two values.
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    /// Creates the error of a timeout; if it is nil, the stream finishes.
    public let customError: (() -> Failure)?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?,
      customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let lock = Lock()
      var generation = 0
      let link = StepLink<Output, Failure, S>(keepingFailure: subscriber) { .send($0) }
      func restart() {
        let current = lock.withLock {
          generation += 1
          return generation
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) { [weak link] in
          guard lock.withLock({ generation }) == current else { return }
          link?.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      upstream.handleEvents(receiveSubscription: { _ in restart() }, receiveOutput: { _ in restart() }).subscribe(link)
    }
  }

  /// The time between the values of the upstream.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context

    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last = scheduler.now
      let scheduler = scheduler
      upstream
        .handleEvents(receiveSubscription: { _ in last = scheduler.now })
        .map { _ -> Output in
          let now = scheduler.now
          defer { last = now }
          return last.distance(to: now)
        }
        .subscribe(subscriber)
    }
  }

  /// The time at which collected values are sent.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Groups the elements of each interval, or earlier when the count is reached.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// The values of each interval in an array.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join<S>(subscriber)
      let lock = Lock()
      var collected: [Upstream.Output] = []
      func flush() {
        let values = lock.withLock {
          defer { collected = [] }
          return collected
        }
        if !values.isEmpty { join.gate.send(values) }
      }
      let (scheduler, interval, most): (Context, Context.SchedulerTimeType.Stride, Int?) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
      subscriber.receive(subscription: join)
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance, options: options,
        flush)
      let measured = upstream.handleEvents(receiveCompletion: { _ in timer.cancel() }, receiveCancel: { timer.cancel() })
      join.add(measured, demand: .unlimited, done: flush) { value in
        let isFull = lock.withLock {
          collected.append(value)
          return collected.count == most
        }
        if isFull { flush() }
        return .none
      }
    }
  }
}

extension Publisher {
  /// Ends the stream if nothing is sent for `interval`: with the error of a closure, or as finished.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    .init(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }

  /// Sends the time between values.
  public func measureInterval<S: Scheduler>(using scheduler: S) -> Publishers.MeasureInterval<Self, S> {
    .init(upstream: self, scheduler: scheduler)
  }

  /// Sends the values of each interval in an array.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    .init(upstream: self, strategy: strategy, options: options)
  }
}
