import UIKit

@MainActor enum NotificationStream {
  static func wait() async {
    for await _ in NotificationCenter.default.notifications(named: UIApplication.didBecomeActiveNotification) { break }
  }
  static func sorted(_ items: NSArray) -> [Any] { items.sortedArray(using: [NSSortDescriptor(key: "self", ascending: true)]) }
}
