import UIKit

@MainActor final class Listener {
  init() {
    NotificationCenter.default.addObserver(self, action: Listener.old, name: UIApplication.didBecomeActiveNotification)
    NotificationCenter.default.addObserver(self, action: Listener.new, name: UIApplication.willResignActiveNotification)
  }
  func old(_ notification: NSNotification) { _ = notification.userInfo }
  func new(_ notification: Notification) {}
}
