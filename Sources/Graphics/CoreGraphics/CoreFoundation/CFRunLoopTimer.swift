import Foundation

/// A timer of a run loop; Core Foundation's name for Foundation's class.
public typealias CFRunLoopTimer = Timer

/// Creates a timer, which ``CFRunLoopAddTimer(_:_:_:)`` starts.
///
/// It calls `block` at `fireDate`, in seconds since the reference date, and then after each `interval` of seconds; an interval of zero is a
/// single call. The other parameters are ignored.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: Double, _ flags: UInt, _ order: CFIndex,
  _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  nonisolated(unsafe) let block = block
  return Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) { block?($0) }
}

/// Starts a timer in a loop.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  rl.add(timer, forMode: mode == .defaultMode ? .default : .common)
}

/// Stops a timer, which does not fire again.
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) { timer.invalidate() }

/// Stops a timer, which does not fire again.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

/// Returns whether a timer has not ended.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }
