import TrestleBus
import UIKitViews

/// Serves screen readers as long as the desktop wants it. While it does not, nothing is read and nothing is sent.
@MainActor final class ScreenReader {
  private let host: DisplayHost
  private var status: ScreenReaderStatus?
  private var session: ReaderSession?
  /// Counts the attempts to connect, so that an answer to an old one is ignored.
  private var attempt = 0
  private var isWanted = false

  /// Begins to follow the status. `TRESTLE_ACCESSIBILITY` decides instead of the desktop where it is set.
  init(host: DisplayHost, bus: Bus, environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.host = host
    guard environment["TRESTLE_ACCESSIBILITY"] != "0" else { return }
    let isForced = environment["TRESTLE_ACCESSIBILITY"] == "1"
    status = ScreenReaderStatus(bus: bus, isForced: isForced) { [weak self] in self?.statusChanged($0) }
  }

  private func statusChanged(_ isWanted: Bool) {
    guard isWanted != self.isWanted else { return }
    self.isWanted = isWanted
    attempt += 1
    guard isWanted else {
      session?.end()
      session = nil
      return
    }
    let attempt = attempt
    // The status is not stored yet while it is created.
    DispatchQueue.main.async { MainActor.assumeIsolated { self.connect(attempt) } }
  }

  private func connect(_ attempt: Int) {
    status?.address { [weak self] address in
      guard let self, self.attempt == attempt, let address else { return }
      Bus.connect(to: address) { bus in
        guard let bus, self.attempt == attempt else { return }
        self.session = ReaderSession(bus: bus, host: self.host)
      }
    }
  }
}
