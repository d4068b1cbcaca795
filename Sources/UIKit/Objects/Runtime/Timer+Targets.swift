import Foundation

extension Timer {
  /// Calls a method of `target`, which is held weakly, every `interval` seconds, or once. The timer ends when the target is released.
  @preconcurrency @discardableResult
  public static func scheduledTimer<T: AnyObject>(
    timeInterval interval: TimeInterval, target: T, action: @escaping (T) -> (Timer) -> Void, userInfo: Any? = nil,
    repeats: Bool
  ) -> Timer {
    nonisolated(unsafe) let action = action
    return TargetTimer(TimerCall(target) { action(unsafeDowncast($0, to: T.self))($1) }, interval, repeats, userInfo).scheduled
  }

  @preconcurrency @discardableResult
  /// Creates a timer that calls a method, and adds it to the run loop.
  public static func scheduledTimer<T: AnyObject>(
    timeInterval interval: TimeInterval, target: T, action: @escaping (T) -> () -> Void, userInfo: Any? = nil, repeats: Bool
  ) -> Timer {
    nonisolated(unsafe) let action = action
    return TargetTimer(TimerCall(target) { target, _ in action(unsafeDowncast(target, to: T.self))() }, interval, repeats, userInfo)
      .scheduled
  }

  /// Creates a timer that calls the method of a selector, and adds it to the run loop. It retains the target until it is invalidated.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    TargetTimer(TimerCall(aTarget as AnyObject, aSelector), ti, yesOrNo, userInfo).scheduled
  }
}

/// Adds `Timer` initializers that return a subclass. An initializer in an extension of a protocol may assign `self`, if the protocol is not
/// limited to classes.
public protocol _TargetTimerMaking {}

extension Timer: _TargetTimerMaking {}

extension _TargetTimerMaking where Self: Timer {
  /// Creates a timer that never fires, as a placeholder.
  public init() {
    self = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in } as! Self
  }

  /// Creates a timer to be added to a run loop. It retains the target until it is invalidated.
  public init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) {
    self = TargetTimer(TimerCall(aTarget as AnyObject, aSelector), ti, yesOrNo, userInfo) as! Self
  }

  public init(
    fireAt date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats rep: Bool
  ) {
    self = TargetTimer(TimerCall(aTarget as AnyObject, aSelector), ti, rep, userInfo, at: date) as! Self
  }

  @preconcurrency
  public init<T: AnyObject>(
    timeInterval ti: TimeInterval, target: T, action: @escaping (T) -> (Timer) -> Void, userInfo: Any? = nil, repeats: Bool
  ) {
    nonisolated(unsafe) let action = action
    self = TargetTimer(TimerCall(target) { action(unsafeDowncast($0, to: T.self))($1) }, ti, repeats, userInfo) as! Self
  }

  @preconcurrency
  public init<T: AnyObject>(
    timeInterval ti: TimeInterval, target: T, action: @escaping (T) -> () -> Void, userInfo: Any? = nil, repeats: Bool
  ) {
    nonisolated(unsafe) let action = action
    self = TargetTimer(TimerCall(target) { target, _ in action(unsafeDowncast(target, to: T.self))() }, ti, repeats, userInfo) as! Self
  }
}

/// A timer that calls a target and stores its user info: Foundation's own `userInfo` is always nil on Linux.
private final class TargetTimer: Timer {
  private var info: Any?
  private var call: TimerCall?

  convenience init(_ call: TimerCall, _ interval: TimeInterval, _ repeats: Bool, _ info: Any?, at date: Date? = nil) {
    self.init(fire: date ?? Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) { call.run($0) }
    self.info = info
    self.call = call
  }

  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    call?.release()
  }

  var scheduled: Timer {
    RunLoop.current.add(self, forMode: .default)
    return self
  }
}

/// The call of a timer on the main actor: immediate if the timer fires there, otherwise in the next turn.
private final class TimerCall: @unchecked Sendable {
  private weak var target: AnyObject?
  /// The target of a selector until the timer is invalidated, so that objects which only forward messages live as long as the timer.
  private var retained: AnyObject?
  private let action: @MainActor (AnyObject, Timer) -> Void

  init(_ target: AnyObject, _ action: @escaping @MainActor (AnyObject, Timer) -> Void) {
    self.target = target
    self.action = action
  }

  convenience init(_ target: AnyObject, _ selector: Selector) {
    self.init(target) { ActionTarget.perform(selector, on: $0, sender: $1, event: nil) }
    retained = target
  }

  func release() { retained = nil }

  func run(_ timer: Timer) {
    nonisolated(unsafe) let timer = timer
    guard Thread.isMainThread || MainQueue.isCurrent else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.call(timer) } }
      return
    }
    MainActor.assumeIsolated { call(timer) }
  }

  @MainActor private func call(_ timer: Timer) {
    if let target { action(target, timer) } else { timer.invalidate() }
    if !timer.isValid { release() }
  }
}
