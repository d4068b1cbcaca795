import Dispatch
import Foundation

/// A value on its way to the main actor, where alone it is used.
struct HandedToMain<Value>: @unchecked Sendable {
  let value: Value
}

/// Brings the updates of a diffable data source to the main thread, and counts those that wait for it.
final class OutstandingUpdates: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  private var isEmpty: Bool { lock.withLock { count == 0 } }

  /// Runs `body` with an object of the main actor: at once on the main thread, otherwise as soon as that is free.
  ///
  /// An update on the main thread overtakes those that wait, so their order would be lost: that is reported, with the words for `view`.
  func submit<Source: AnyObject & Sendable>(
    _ source: Source, view: @escaping @MainActor (Source) -> UIView?, _ body: @escaping @MainActor (Source) -> Void
  ) {
    guard MainQueue.isCurrent else {
      lock.withLock { count += 1 }
      DispatchQueue.main.async {
        self.lock.withLock { self.count -= 1 }
        body(source)
      }
      return
    }
    MainActor.assumeIsolated {
      if !isEmpty {
        UIKitError.raise(
          "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and will deadlock."
            + " Please always submit updates either always on the main queue or always off the main queue -"
            + " view=\(view(source).map { "\($0)" } ?? "nil")")
      }
      body(source)
    }
  }

  /// Runs `body` on the main thread for a caller that waits until it is done, and so keeps the order itself.
  func submitAndWait<Source: AnyObject & Sendable>(_ source: Source, _ body: @escaping @MainActor (Source) -> Void) {
    if MainQueue.isCurrent { MainActor.assumeIsolated { body(source) } } else { DispatchQueue.main.async { body(source) } }
  }
}
