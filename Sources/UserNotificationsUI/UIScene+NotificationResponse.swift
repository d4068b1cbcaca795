import UIKit
import UserNotifications

extension UIScene.ConnectionOptions {
  /// The answer to a notification for which the app was started: none, because notifications start no apps here.
  public var notificationResponse: UNNotificationResponse? { nil }
}
