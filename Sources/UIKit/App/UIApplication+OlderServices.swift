import Foundation

/// The notifications an app of iOS 8 and 9 asks to show.
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UIUserNotificationType(rawValue: 1)
  public static let sound = UIUserNotificationType(rawValue: 2)
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// The kinds of notifications and their actions an app of iOS 8 and 9 registers.
public final class UIUserNotificationSettings: NSObject {
  public let types: UIUserNotificationType

  public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) {
    self.types = types
    super.init()
  }
}

extension UIApplication {
  /// Opens a URL with the program the desktop has for it; false where there is none.
  @discardableResult public func openURL(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    open(url)
    return true
  }

  /// Notifications need no permission here: the delegate receives the settings in the next turn.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    LocalNotificationSchedule.settings = notificationSettings
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        UIApplication.shared.delegate?.application(UIApplication.shared, didRegister: notificationSettings)
      }
    }
  }

  public var currentUserNotificationSettings: UIUserNotificationSettings? { LocalNotificationSchedule.settings }

  /// The notifications that wait for their time. They are delivered to the delegate while the program runs.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { LocalNotificationSchedule.waiting }
    set { LocalNotificationSchedule.waiting = newValue ?? [] }
  }

  public func scheduleLocalNotification(_ notification: UILocalNotification) { LocalNotificationSchedule.add(notification) }
  public func presentLocalNotificationNow(_ notification: UILocalNotification) { LocalNotificationSchedule.deliver(notification) }
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    LocalNotificationSchedule.waiting.removeAll { $0 === notification }
  }
  public func cancelAllLocalNotifications() { LocalNotificationSchedule.waiting = [] }
}
