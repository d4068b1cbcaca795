@_exported import UIKit
@_exported import UserNotifications

/// The fate of a notification after an action.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  /// The notification remains.
  case doNotDismiss
  /// The notification is dismissed.
  case dismiss
  /// The notification is dismissed, and the app receives the action.
  case dismissAndForwardAction
}

public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  /// No button for media is shown.
  case none
  /// A button beside the media.
  case `default`
  case overlay
}

/// Shows the content of a notification by a controller of the app. The desktop shows notifications itself: no extension is loaded on Linux.
@preconcurrency @MainActor public protocol UNNotificationContentExtension: AnyObject {
  /// Called with the notification to show.
  func didReceive(_ notification: UNNotification)
  /// Called when the user chooses an action.
  func didReceive(
    _ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
  /// Called to start the media.
  func mediaPlay()
  /// Called to stop the media.
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
