import Foundation

extension Timer {
  /// Returns a publisher that sends the date every `interval` after it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of a repeating timer.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The time between two elements.
    public let interval: TimeInterval
    /// The maximum delay of an action.
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    /// The mode in which the timer fires.
    public let mode: RunLoop.Mode
    /// Options that are passed to the scheduler.
    public let options: RunLoop.SchedulerOptions?
    private let core = SubjectCore<Date, Never>()

    /// Creates a publisher with an interval, a tolerance, a run loop, a mode and options.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      core.attach(subscriber)
    }

    /// Starts sending elements. Cancel the result to stop.
    public func connect() -> any Cancellable {
      let core = core
      let timer = Timer(timeInterval: interval, repeats: true) { core.send($0.fireDate) }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
