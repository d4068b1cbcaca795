import Foundation

extension UIApplication {
  /// Keeps the process alive after its window was closed, until the task ends or half a minute has passed; then `handler` is called.
  ///
  /// While a window is open, or iconified, nothing here suspends the program, so a task makes a difference only at its end.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(name: name, expirationHandler: handler) }

  /// Asks for time to finish a task in the background; the handler runs shortly before the time ends.
  public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(name: nil, expirationHandler: handler)
  }

  /// Ends a background task.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }

  /// The time the process will live when no window is left; without limit while there is one.
  public var backgroundTimeRemaining: TimeInterval { backgroundTasks.remaining }
}
