@_exported import UIKit
@_exported import UserNotifications

/// The treatment of a notification after an action.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  case doNotDismiss
  case dismiss
  case dismissAndForwardAction
}

public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  case none
  case `default`
  case overlay
}

/// Shows the content of a notification with a view controller of the app. Extensions are not loaded on Linux, where the desktop shows
/// notifications itself.
@preconcurrency @MainActor public protocol UNNotificationContentExtension: AnyObject {
  func didReceive(_ notification: UNNotification)
  func didReceive(
    _ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
  func mediaPlay()
  func mediaPause()
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
  var mediaPlayPauseButtonFrame: CGRect { get }
  var mediaPlayPauseButtonTintColor: UIColor { get }
}

extension UNNotificationContentExtension {
  public func didReceive(
    _ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) { completion(.dismissAndForwardAction) }
  public func mediaPlay() {}
  public func mediaPause() {}
  public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
  public var mediaPlayPauseButtonFrame: CGRect { .zero }
  public var mediaPlayPauseButtonTintColor: UIColor { .systemBlue }
}
