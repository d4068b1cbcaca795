import UIKit

final class LifecycleObserver {
  private var tokens: [NSObjectProtocol] = []

  init() {
    let center = NotificationCenter.default
    tokens.append(center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { _ in })
    tokens.append(center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main) { _ in })
  }

  deinit {
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}
