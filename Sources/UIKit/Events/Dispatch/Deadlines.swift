import Foundation
import QuartzCore

/// Things due at a time of the media clock: a long press, a tap that no second tap followed, a delayed highlight.
///
/// The frame loop serves it, so that in tests these follow virtual time and a sleeping process knows when to wake.
@MainActor package enum Deadlines {
  @InterfaceState(.activity) private static var entries: [Entry] = []
  private static var serial = 0

  private struct Entry {
    let time: CFTimeInterval
    let serial: Int
    let recurs: Bool
    let action: @MainActor () -> Void
  }

  /// Names a deadline, to cancel it by.
  package struct Token: Hashable, Sendable {
    fileprivate let serial: Int
  }

  /// When the next thing is due; infinity when nothing is.
  package static var next: CFTimeInterval { entries.last?.time ?? .infinity }

  /// When the next thing is due that does not go on and on, as a caret's blinking does: who waits for rest need not wait for that.
  package static var nextToEnd: CFTimeInterval { entries.last { !$0.recurs }?.time ?? .infinity }

  /// Runs `action` in the first frame at or after `time`.
  @discardableResult
  package static func add(at time: CFTimeInterval, recurs: Bool = false, _ action: @escaping @MainActor () -> Void) -> Token {
    serial += 1
    // What is no time is due at once: nothing could be ordered beside it.
    let time = time.isNaN ? CACurrentMediaTime() : time
    let entry = Entry(time: time, serial: serial, recurs: recurs, action: action)
    // The soonest is last, and of equals the one added first.
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

  /// Runs everything due by `time`, in order.
  package static func fire(until time: CFTimeInterval) {
    while let entry = entries.last, entry.time <= time {
      entries.removeLast()
      entry.action()
    }
  }
}
