import Foundation

extension UIApplication {
  /// Opens a URL with the desktop's default program; returns false if there is none.
  @discardableResult public func openURL(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    open(url)
    return true
  }

  /// Registers settings. Notifications need no permission here: the delegate receives the settings in the next turn.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    LocalNotificationSchedule.settings = notificationSettings
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        UIApplication.shared.delegate?.application(UIApplication.shared, didRegister: notificationSettings)
      }
    }
  }

  /// The settings registered last; `nil` if there are none.
  public var currentUserNotificationSettings: UIUserNotificationSettings? { LocalNotificationSchedule.settings }

  /// The pending notifications. They are delivered to the delegate while the program runs.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { LocalNotificationSchedule.waiting }
    set { LocalNotificationSchedule.waiting = newValue ?? [] }
  }

  /// Delivers a notification at its date.
  public func scheduleLocalNotification(_ notification: UILocalNotification) { LocalNotificationSchedule.add(notification) }
  /// Delivers a notification immediately.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) { LocalNotificationSchedule.deliver(notification) }
  /// Cancels a notification that was not delivered yet.
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    LocalNotificationSchedule.waiting.removeAll { $0 === notification }
  }
  /// Cancels all notifications that were not delivered yet.
  public func cancelAllLocalNotifications() { LocalNotificationSchedule.waiting = [] }
}
