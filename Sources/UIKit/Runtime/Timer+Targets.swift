import Foundation

extension Timer {
  /// Calls a method of `target`, which is held weakly, every `interval` seconds, or once. It ends when the target goes.
  @MainActor @discardableResult
  public static func scheduledTimer<T: AnyObject>(
    timeInterval interval: TimeInterval, target: T, action: @escaping @MainActor (T) -> (Timer) -> Void, repeats: Bool
  ) -> Timer {
    let call = WeakCall(target) { action($0)($1) }
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { call.run($0) }
  }

  @MainActor @discardableResult
  public static func scheduledTimer<T: AnyObject>(
    timeInterval interval: TimeInterval, target: T, action: @escaping @MainActor (T) -> () -> Void, repeats: Bool
  ) -> Timer {
    let call = WeakCall(target) { target, _ in action(target)() }
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { call.run($0) }
  }
}

/// What a timer calls. Timers scheduled on the main actor fire there.
private final class WeakCall<T: AnyObject>: @unchecked Sendable {
  private weak var target: T?
  private let action: @MainActor (T, Timer) -> Void

  init(_ target: T, _ action: @escaping @MainActor (T, Timer) -> Void) {
    self.target = target
    self.action = action
  }

  func run(_ timer: Timer) {
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated {
      if let target { action(target, timer) } else { timer.invalidate() }
    }
  }
}
