import Foundation

/// Ends a process in which one test takes too long.
final class TestWatch: @unchecked Sendable {
  private let lock = NSLock()
  private let limit: Double
  private let timer = DispatchSource.makeTimerSource()
  private var running: (name: String, since: Date)?
  private var late: String?
  /// Looks up the running test where it is not reported by ``begin(_:)``.
  private let look: (@Sendable () -> String?)?

  init(_ process: Process, limit: Double, look: (@Sendable () -> String?)? = nil) {
    self.limit = limit
    self.look = look
    let identifier = process.processIdentifier
    timer.schedule(deadline: .now() + 0.1, repeating: 0.1)
    timer.setEventHandler { [weak self] in
      if self?.isLate == true { kill(identifier, SIGKILL) }
    }
    timer.resume()
  }

  func begin(_ name: String?) {
    lock.withLock {
      if running?.name != name { running = name.map { ($0, Date()) } }
    }
  }

  private var isLate: Bool {
    if let look { begin(look()) }
    return lock.withLock {
      guard late == nil, let running, Date().timeIntervalSince(running.since) > limit else { return false }
      late = running.name
      return true
    }
  }

  /// Ends the watch; returns the test that took too long.
  func end() -> String? {
    timer.cancel()
    return lock.withLock { late }
  }
}
