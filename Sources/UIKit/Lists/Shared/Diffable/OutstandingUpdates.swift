import Foundation

/// A value that is passed to the main actor and used only there.
struct HandedToMain<Value>: @unchecked Sendable {
  let value: Value
}

/// Runs the updates of a diffable data source on the main thread, and counts the pending ones.
final class OutstandingUpdates: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  private var isEmpty: Bool { lock.withLock { count == 0 } }

  /// Runs `body` with an object of the main actor: immediately on the main thread, otherwise as soon as it is free.
  ///
  /// An update on the main thread would overtake pending ones, so it is reported with the message for `view`.
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

  /// Runs `body` on the main thread and waits for it, so the caller preserves the order itself.
  func submitAndWait<Source: AnyObject & Sendable>(_ source: Source, _ body: @escaping @MainActor (Source) -> Void) {
    if MainQueue.isCurrent { MainActor.assumeIsolated { body(source) } } else { DispatchQueue.main.async { body(source) } }
  }
}
