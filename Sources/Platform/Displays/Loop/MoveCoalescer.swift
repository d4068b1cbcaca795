/// Delays movements until a frame is drawn: a mouse that reports a thousand times per second must not scroll a thousand times.
///
/// Only the last position of each pointer and finger is kept, wheel turns are added up, and everything else is delivered immediately, after
/// the movements before it.
package struct MoveCoalescer {
  private var pending: [InputEvent] = []

  package init() {}

  package var isEmpty: Bool { pending.isEmpty }

  /// Takes an event; returns whether it was delayed. If not, the caller delivers the result of `flush`, and then the event.
  package mutating func hold(_ event: InputEvent) -> Bool {
    guard let key = Self.key(of: event) else { return false }
    guard let index = pending.lastIndex(where: { Self.key(of: $0) == key }) else {
      pending.append(event)
      return true
    }
    if case .wheel(var wheel) = event, case .wheel(let earlier) = pending[index] {
      wheel.delta.dx += earlier.delta.dx
      wheel.delta.dy += earlier.delta.dy
      pending[index] = .wheel(wheel)
    } else {
      pending[index] = event
    }
    return true
  }

  /// Delivers the delayed events, in the order in which they began.
  package mutating func flush(_ deliver: (InputEvent) -> Void) {
    guard !pending.isEmpty else { return }
    let events = pending
    pending.removeAll(keepingCapacity: true)
    for event in events { deliver(event) }
  }

  private enum Key: Equatable {
    case hover, pointer, wheel(WheelEvent.Source)
    case finger(Int)
  }

  /// Returns the key of a movement; movements with the same key replace each other. Nil for other events.
  private static func key(of event: InputEvent) -> Key? {
    switch event {
    case .hover: .hover
    case .pointer(let pointer): pointer.phase == .move ? .pointer : nil
    case .wheel(let wheel): .wheel(wheel.source)
    case .touch(let touch): touch.phase == .moved ? .finger(touch.id) : nil
    default: nil
    }
  }
}
