import Foundation

/// The notifications for which an app of iOS 8 and 9 requests permission.
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the app's icon.
  public static let badge = UIUserNotificationType(rawValue: 1)
  /// A notification may play a sound.
  public static let sound = UIUserNotificationType(rawValue: 2)
  /// A notification with a text.
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// The kinds of notifications and their actions an app of iOS 8 and 9 registers.
public final class UIUserNotificationSettings: NSObject {
  /// The kinds of notification the app uses.
  public let types: UIUserNotificationType
  /// The groups of actions.
  public let categories: Set<UIUserNotificationCategory>?

  /// Creates settings.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}

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
