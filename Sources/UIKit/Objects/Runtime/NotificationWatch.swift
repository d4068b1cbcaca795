import Foundation

/// Observes a notification during its lifetime.
@MainActor package final class NotificationWatch {
  package var changed: @MainActor () -> Void = {}
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  package init(_ name: Notification.Name) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.changed() }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
