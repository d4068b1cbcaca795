/// A link whose events reach the downstream through a scheduler, in order.
final class ScheduledLink<Input, Downstream: Subscriber>: Link<Input, Downstream.Failure, Downstream> where Downstream.Input == Input {
  /// Runs a closure on the scheduler. Values can be scheduled differently from the completion.
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
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

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

  /// A publisher that sends the values of the upstream after a delay.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

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

  /// The upstream, with subscription, cancellation and demand on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

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

/// A link that passes demand to the upstream on a scheduler.
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
  /// Delivers values and the completion on `scheduler`.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
    .init(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes and requests values on `scheduler`.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> {
    .init(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers values and the completion after `interval`.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    .init(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}
