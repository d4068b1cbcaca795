import Foundation

/// Hears that the app's language or region is another, as long as it lives.
@MainActor final class LanguageObserver {
  var changed: @MainActor () -> Void = {}
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  init() {
    token = NotificationCenter.default.addObserver(forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.changed() }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
