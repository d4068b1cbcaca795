import Foundation

/// The events of a stream, which are delivered to its delegate in the run loop in which the stream is scheduled.
final class StreamEvents: @unchecked Sendable {
  private let lock = NSLock()
  private var loops: [(RunLoop, RunLoop.Mode)] = []
  private var isOpen = false
  private var isWaiting = false

  func schedule(_ loop: RunLoop, _ mode: RunLoop.Mode) { lock.withLock { loops.append((loop, mode)) } }
  func remove(_ loop: RunLoop) { lock.withLock { loops.removeAll { $0.0 === loop } } }
  var isActive: Bool {
    get { lock.withLock { isOpen } }
    set { lock.withLock { isOpen = newValue } }
  }
  /// Starts waiting for readiness; returns false if it is already waiting.
  func beginWaiting() -> Bool {
    lock.withLock {
      defer { isWaiting = true }
      return isOpen && !isWaiting
    }
  }
  func endWaiting() { lock.withLock { isWaiting = false } }

  func send(_ event: Stream.Event, of stream: Stream) {
    guard let (loop, mode) = lock.withLock({ loops.first }) else { return }
    let delivery = EventDelivery(stream: stream, event: event, events: self)
    if loop === RunLoop.main {
      DispatchQueue.main.async { delivery.run() }
    } else {
      loop.perform(inModes: [mode]) { delivery.run() }
    }
  }
}

private struct EventDelivery: @unchecked Sendable {
  let stream: Stream
  let event: Stream.Event
  let events: StreamEvents
  func run() { if events.isActive { stream.delegate?.stream(stream, handle: event) } }
}
