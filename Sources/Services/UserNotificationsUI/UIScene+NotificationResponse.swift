import UIKit
import UserNotifications

extension UIScene.ConnectionOptions {
  /// The response to the notification that launched the app: always nil, because notifications do not launch apps on Linux.
  public var notificationResponse: UNNotificationResponse? { nil }
}
