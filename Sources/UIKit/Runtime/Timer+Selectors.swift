import Foundation

extension Timer {
  /// Makes a timer that sends `selector` to `target`, which it holds until it is invalidated. The method may take the timer.
  @preconcurrency @MainActor
  public convenience init(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    let call = SelectorCall(target: target as AnyObject, selector: selector)
    self.init(timeInterval: interval, repeats: repeats) { call.run($0) }
  }

  /// Makes a timer that first fires at a date.
  @preconcurrency @MainActor
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let call = SelectorCall(target: target as AnyObject, selector: selector)
    self.init(fire: date, interval: interval, repeats: repeats) { call.run($0) }
  }

  /// Makes a timer as `init(timeInterval:target:selector:userInfo:repeats:)` does, and adds it to the run loop.
  @preconcurrency @MainActor @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let call = SelectorCall(target: target as AnyObject, selector: selector)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { call.run($0) }
  }
}

/// What such a timer calls. Timers scheduled on the main actor fire there.
private final class SelectorCall: @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector

  init(target: AnyObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func run(_ timer: Timer) {
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated { ActionTarget.perform(selector, on: target, sender: timer, event: nil) }
  }
}
