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

  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}
