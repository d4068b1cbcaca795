/// A link whose events reach the downstream through a scheduler, in order.
final class ScheduledLink<Input, Downstream: Subscriber>: Link<Input, Downstream.Failure, Downstream> where Downstream.Input == Input {
  /// Runs a closure on the scheduler. Values and completion may be scheduled differently.
  private let runValue: (@escaping () -> Void) -> Void
  private let runCompletion: (@escaping () -> Void) -> Void
  private let lock = Lock()
  private var isCancelled = false

  init(
    _ downstream: Downstream, value: @escaping (@escaping () -> Void) -> Void,
    completion: @escaping (@escaping () -> Void) -> Void
  ) {
    runValue = value
    runCompletion = completion
    super.init(downstream)
  }

  override func process(_ input: Input) -> Subscribers.Demand {
    runValue { [self] in
      guard !lock.withLock({ isCancelled }) else { return }
      requestUpstream(downstream.receive(input))
    }
    return .none
  }

  override func processCompletion(_ completion: Subscribers.Completion<Downstream.Failure>) {
    runCompletion { [self] in
      if !lock.withLock({ isCancelled }) { downstream.receive(completion: completion) }
    }
  }

  override func didCancel() {
    lock.withLock { isCancelled = true }
  }
}

extension Publishers {
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The scheduler on which elements are delivered.
    public let scheduler: Context
    /// Options that are passed to the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that receives elements from an upstream publisher, with a scheduler and options.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let run: (@escaping () -> Void) -> Void = { [scheduler, options] in scheduler.schedule(options: options, $0) }
      upstream.subscribe(ScheduledLink(subscriber, value: run, completion: run))
    }
  }

  /// A publisher of the values of another one after a delay.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The time between two elements.
    public let interval: Context.SchedulerTimeType.Stride
    /// The maximum delay of an action.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler on which elements are delivered.
    public let scheduler: Context
    /// Options that are passed to the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that receives elements from an upstream publisher, with an interval, a tolerance, a scheduler and options.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let run: (@escaping () -> Void) -> Void = { [self] action in
        scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
      }
      upstream.subscribe(ScheduledLink(subscriber, value: run, completion: run))
    }
  }

  /// The upstream, subscribed to and requested on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The scheduler on which elements are delivered.
    public let scheduler: Context
    /// Options that are passed to the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that receives elements from an upstream publisher, with a scheduler and options.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let link = RequestOnLink<Output, S>(subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(link) }
    }
  }
}

/// A link that passes demand up on a scheduler.
private final class RequestOnLink<Input, Downstream: Subscriber>: Link<Input, Downstream.Failure, Downstream>
where Downstream.Input == Input {
  private let run: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, run: @escaping (@escaping () -> Void) -> Void) {
    self.run = run
    super.init(downstream)
  }

  override func process(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

  override func processCompletion(_ completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    run { [self] in requestUpstream(demand) }
  }
}

extension Publisher {
  /// Delivers values and the end on `scheduler`.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
    .init(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes and requests values on `scheduler`.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> {
    .init(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers values and the end later by `interval`.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    .init(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}
