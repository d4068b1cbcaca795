import UIKit
import UserNotifications

extension UIScene.ConnectionOptions {
  /// The response to the notification that started the app: nil, because notifications start no apps here.
  public var notificationResponse: UNNotificationResponse? { nil }
}
