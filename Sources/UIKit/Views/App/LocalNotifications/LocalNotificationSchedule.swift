import Foundation

/// The pending local notifications.
@MainActor enum LocalNotificationSchedule {
  @InterfaceState static var waiting: [UILocalNotification] = []
  @InterfaceState static var settings: UIUserNotificationSettings? = nil

  static func add(_ notification: UILocalNotification) {
    guard let date = notification.fireDate else { return deliver(notification) }
    waiting.append(notification)
    wait(notification, until: date)
  }

  static func deliver(_ notification: UILocalNotification) {
    if notification.applicationIconBadgeNumber > 0 {
      UIApplication.shared.applicationIconBadgeNumber = notification.applicationIconBadgeNumber
    }
    UIApplication.shared.delegate?.application(UIApplication.shared, didReceive: notification)
  }

  private static func wait(_ notification: UILocalNotification, until date: Date) {
    _ = Deadlines.add(after: max(0, date.timeIntervalSinceNow)) {
      guard waiting.contains(where: { $0 === notification }) else { return }
      deliver(notification)
      if let component = notification.repeatedComponent, let next = Calendar.current.date(byAdding: component, value: 1, to: date) {
        wait(notification, until: next)
      } else {
        waiting.removeAll { $0 === notification }
      }
    }
  }
}
