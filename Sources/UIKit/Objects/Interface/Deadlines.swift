import QuartzCore

/// Actions scheduled at a time of the media clock: long presses, single taps, delayed highlights.
///
/// The frame loop runs them, so that in tests they follow virtual time and a sleeping process knows when to wake.
@MainActor package enum Deadlines {
  @InterfaceState(.activity) private static var entries: [Entry] = []
  private static var serial = 0

  private struct Entry {
    let time: CFTimeInterval
    let serial: Int
    let recurs: Bool
    let action: @MainActor () -> Void
  }

  /// Identifies a deadline, to cancel it.
  package struct Token: Hashable, Sendable {
    fileprivate let serial: Int
  }

  /// The time of the next deadline; infinity if there is none.
  package static var next: CFTimeInterval { entries.last?.time ?? .infinity }

  /// The time of the next deadline that is not recurring, such as a caret's blinking. Waiting for idle ignores recurring deadlines.
  package static var nextToEnd: CFTimeInterval { entries.last { !$0.recurs }?.time ?? .infinity }

  /// Runs `action` in the first frame at or after `time`.
  @discardableResult
  package static func add(at time: CFTimeInterval, recurs: Bool = false, _ action: @escaping @MainActor () -> Void) -> Token {
    serial += 1
    // NaN counts as now, because it could not be ordered.
    let time = time.isNaN ? CACurrentMediaTime() : time
    let entry = Entry(time: time, serial: serial, recurs: recurs, action: action)
    // The soonest is last; of equal times, the one added first.
    var index = entries.count
    while index > 0, entries[index - 1].time <= time { index -= 1 }
    entries.insert(entry, at: index)
    return Token(serial: serial)
  }

  @discardableResult
  package static func add(after delay: CFTimeInterval, recurs: Bool = false, _ action: @escaping @MainActor () -> Void) -> Token {
    add(at: CACurrentMediaTime() + delay, recurs: recurs, action)
  }

  package static func cancel(_ token: Token?) {
    guard let token else { return }
    entries.removeAll { $0.serial == token.serial }
  }

  /// Runs all actions due by `time`, in order.
  package static func fire(until time: CFTimeInterval) {
    while let entry = entries.last, entry.time <= time {
      entries.removeLast()
      entry.action()
    }
  }
}
