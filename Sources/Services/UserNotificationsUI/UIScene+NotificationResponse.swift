import UIKit
import UserNotifications

extension UIScene.ConnectionOptions {
  /// The response to the notification that started the app; nil for a scene of an app that was running.
  public var notificationResponse: UNNotificationResponse? { UNUserNotificationCenter.current().startingResponse }
}
