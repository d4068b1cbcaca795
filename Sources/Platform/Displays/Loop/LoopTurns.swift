internal import CoreFoundation
import Foundation

/// Runs a function each time a run loop is about to sleep, and wakes the loop at the time that the function returns.
///
/// Nothing else wakes the loop: while the time is infinity, its thread sleeps.
@MainActor package final class LoopTurns {
  private let turn: @MainActor () -> Double
  private var observer: CFRunLoopObserver?
  private var timer: CFRunLoopTimer?
  private var timerDate = Double.infinity
  private var isInTurn = false

  private static let never = 1e10

  /// Begins in the main thread's loop, or in that of the present thread, of which each pass is a turn, even one that does not sleep.
  package init(ofMainThread: Bool, _ turn: @escaping @MainActor () -> Double) {
    self.turn = turn
    let loop = ofMainThread ? CFRunLoopGetMain() : CFRunLoopGetCurrent()
    let info = Unmanaged.passUnretained(self).toOpaque()
    var observerContext = CFRunLoopObserverContext(version: 0, info: info, retain: nil, release: nil, copyDescription: nil)
    let activities = CFRunLoopActivity.beforeWaiting.rawValue | (ofMainThread ? 0 : CFRunLoopActivity.beforeTimers.rawValue)
    observer = CFRunLoopObserverCreate(
      nil, activities, true, 0,
      { _, _, info in
        let turns = Unmanaged<LoopTurns>.fromOpaque(info!).takeUnretainedValue()
        MainActor.assumeIsolated { turns.run() }
      }, &observerContext)
    CFRunLoopAddObserver(loop, observer, kCFRunLoopCommonModes)
    // A repeating timer that is always moved on before it repeats: a run loop without any source would not sleep.
    var timerContext = CFRunLoopTimerContext(version: 0, info: info, retain: nil, release: nil, copyDescription: nil)
    timer = CFRunLoopTimerCreate(
      nil, CFAbsoluteTimeGetCurrent() + Self.never, Self.never, 0, 0,
      { _, info in
        let turns = Unmanaged<LoopTurns>.fromOpaque(info!).takeUnretainedValue()
        // It may have fired slightly early by this clock; then the same date must be set again.
        MainActor.assumeIsolated { turns.timerDate = .infinity }
      }, &timerContext)
    CFRunLoopAddTimer(loop, timer, kCFRunLoopCommonModes)
  }

  /// Runs a turn now.
  package func run() {
    // A turn that runs the run loop itself (a modal wait in an action) must not start another one.
    guard !isInTurn else { return }
    isInTurn = true
    let date = turn()
    isInTurn = false
    guard date != timerDate, let timer else { return }
    timerDate = date
    let delay = min(Self.never, max(0, date - MonotonicClock.now))
    CFRunLoopTimerSetNextFireDate(timer, CFAbsoluteTimeGetCurrent() + delay)
  }

  package func end() {
    if let observer { CFRunLoopObserverInvalidate(observer) }
    if let timer { CFRunLoopTimerInvalidate(timer) }
    observer = nil
    timer = nil
  }
}
