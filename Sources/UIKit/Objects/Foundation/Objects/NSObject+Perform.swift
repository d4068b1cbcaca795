import Foundation

// Delayed messages by selector. See also Runtime/NSObject+Selectors.

extension NSObject {
  /// Calls the method of that selector after `delay` seconds. The object is retained until then.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedPerforms.add(self, aSelector, anArgument, delay)
  }

  @preconcurrency @MainActor
  /// Sends a method to the object after a delay in seconds, in some modes of the run loop.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
    DelayedPerforms.add(self, aSelector, anArgument, delay)
  }

  /// Calls the method of that selector in the next turn of the main run loop, or immediately if `wait` is true and this is the main queue.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let (target, argument) = (self, arg)
    let call: @Sendable () -> Void = {
      MainActor.assumeIsolated { ActionTarget.perform(aSelector, on: target, sender: argument, event: nil) }
    }
    if !wait { return DispatchQueue.main.async(execute: call) }
    if MainQueue.isCurrent { call() } else { DispatchQueue.main.sync(execute: call) }
  }

  /// Calls the method of that selector asynchronously. On Linux it runs on the main thread, because methods found by name are isolated to
  /// the main actor.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
  }

  /// Calls the method of that selector on a thread. On Linux it runs on the main thread, because methods found by name are isolated to the
  /// main actor.
  public func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }

  /// Cancels every delayed call of `aTarget`.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerforms.cancel(aTarget as AnyObject, nil, nil)
  }

  /// Cancels the delayed calls of `aTarget` with that selector and argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
    DelayedPerforms.cancel(aTarget as AnyObject, aSelector, anArgument.map { $0 as AnyObject })
  }
}

/// Pending delayed calls, in seconds of the media clock, so that a test's virtual time applies.
@MainActor private enum DelayedPerforms {
  private struct Request {
    let identifier: Int
    let target: AnyObject
    let selector: Selector
    let argument: Any?
  }

  @InterfaceState(.activity) private static var requests: [Request] = []
  private static var last = 0

  static func add(_ target: AnyObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval) {
    last += 1
    let identifier = last
    requests.append(Request(identifier: identifier, target: target, selector: selector, argument: argument))
    _ = Deadlines.add(after: max(0, delay)) { fire(identifier) }
  }

  private static func fire(_ identifier: Int) {
    guard let index = requests.firstIndex(where: { $0.identifier == identifier }) else { return }
    let request = requests.remove(at: index)
    ActionTarget.perform(request.selector, on: request.target, sender: request.argument, event: nil)
  }

  private static func isSame(_ first: Any?, _ second: AnyObject?) -> Bool {
    guard let first = first.map({ $0 as AnyObject }), let second else { return false }
    return first === second || (first as? NSObject)?.isEqual(second) ?? false
  }

  static func cancel(_ target: AnyObject, _ selector: Selector?, _ argument: AnyObject?) {
    requests.removeAll { request in
      request.target === target && (selector == nil || request.selector == selector)
        && (argument == nil || Self.isSame(request.argument, argument))
    }
  }
}
