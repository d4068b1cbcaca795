import Foundation

/// Hears a notification as long as it lives.
@MainActor final class NotificationWatch {
  var changed: @MainActor () -> Void = {}
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  init(_ name: Notification.Name) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.changed() }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
