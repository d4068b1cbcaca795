import Foundation

extension UIApplication {
  /// Keeps the process running after its window was closed, until the task ends or half a minute has passed; then `handler` is called.
  ///
  /// While a window is open, or minimized, the program is never suspended, so a task has an effect only at its end.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(name: name, expirationHandler: handler) }

  /// Asks for time to finish a task in the background; the handler runs shortly before the time ends.
  public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(name: nil, expirationHandler: handler)
  }

  /// Ends a task that `beginBackgroundTask` began. Each task must be ended.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }

  /// The remaining time of the process without windows; unlimited while there is one.
  public var backgroundTimeRemaining: TimeInterval { backgroundTasks.remaining }
}
