import Foundation

extension NotificationCenter {
  /// Returns the notifications of a name, as they are posted. Observation begins with this call, and ends with the last iterator.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// An asynchronous sequence of notifications.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    private let stream: AsyncStream<Sent>

    /// Notifications may contain any values; poster and observer are responsible for their thread safety.
    private struct Sent: @unchecked Sendable {
      let notification: Notification
    }

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      stream = AsyncStream { continuation in
        nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Sent(notification: $0))
        }
        continuation.onTermination = { _ in center.removeObserver(token) }
      }
    }

    /// Waits for the notifications.
    public struct Iterator: AsyncIteratorProtocol {
      private var iterator: AsyncStream<Sent>.Iterator

      fileprivate init(_ notifications: Notifications) { iterator = notifications.stream.makeAsyncIterator() }

      public mutating func next() async -> Notification? { await iterator.next()?.notification }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(self) }
  }
}
