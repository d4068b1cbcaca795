import Foundation

/// The tasks that delay the end of the process.
@MainActor final class BackgroundTasks {
  private var tasks: [UIBackgroundTaskIdentifier: (@MainActor () -> Void)?] = [:]
  private var last = 0
  private var end: Date?

  /// The maximum delay in seconds.
  static let grace: TimeInterval = 30

  func begin(name: String?, expirationHandler: (@MainActor () -> Void)?) -> UIBackgroundTaskIdentifier {
    last += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: last)
    tasks[identifier] = .some(expirationHandler)
    return identifier
  }

  func end(_ identifier: UIBackgroundTaskIdentifier) { tasks[identifier] = nil }

  var remaining: TimeInterval { end.map { max(0, $0.timeIntervalSinceNow) } ?? .greatestFiniteMagnitude }

  /// Runs the run loop until all tasks are done, or notifies the remaining ones that their time has expired.
  func finish(within seconds: TimeInterval = grace) {
    let end = Date(timeIntervalSinceNow: seconds)
    self.end = end
    // A short interval, because a task may end without waking the run loop.
    while !tasks.isEmpty, end.timeIntervalSinceNow > 0 {
      _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.05)))
    }
    for (_, handler) in tasks.sorted(by: { $0.key.rawValue < $1.key.rawValue }) { handler?() }
  }
}
