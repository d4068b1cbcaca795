import Foundation

/// The behavior of an action: whether it opens the app, and needs an unlocked device.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device must be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The action deletes something, and its title is red.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The action brings the app to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// An image of an action.
open class UNNotificationActionIcon: NSObject {
  /// The name of the image.
  public let name: String
  private init(name: String) { self.name = name }
  /// Names an image of the app.
  public convenience init(templateImageName: String) { self.init(name: templateImageName) }
  /// Names a symbol.
  public convenience init(systemImageName: String) { self.init(name: systemImageName) }
}

/// A button of a notification.
open class UNNotificationAction: NSObject {
  /// The identifier that responses name.
  public let identifier: String
  public let title: String
  /// Whether the action opens the app, is destructive, or needs an unlocked device.
  public let options: UNNotificationActionOptions
  /// The image beside the title. The buttons of the desktop's banners show the title alone.
  public let icon: UNNotificationActionIcon?

  public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }
}

open class UNTextInputNotificationAction: UNNotificationAction {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The placeholder of the text field.
  public let textInputPlaceholder: String

  /// Creates an action that asks for text.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// The behavior of notifications of a category, such as whether their dismissal is reported.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Dismissing a notification is reported.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// The notifications are shown in cars.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The title is shown even if the content is hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The subtitle is shown even if the content is hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  /// The notifications are read aloud.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// Notifications with the same buttons.
open class UNNotificationCategory: NSObject {
  /// The identifier that contents of notifications name.
  public let identifier: String
  /// The buttons of a notification of the category, in order.
  public let actions: [UNNotificationAction]
  /// The identifiers of the intents that the category's notifications donate.
  public let intentIdentifiers: [String]
  /// The behavior of the category's notifications.
  public let options: UNNotificationCategoryOptions
  /// The text instead of hidden contents. Contents are not hidden on Linux.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The text of a group. The banners of the desktop are not grouped.
  public let categorySummaryFormat: String

  /// Creates a category whose notifications have buttons and options.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    hiddenPreviewsBodyPlaceholder = ""
    categorySummaryFormat = ""
  }

  /// Creates a category with a text for hidden contents.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    categorySummaryFormat = ""
  }

  /// Creates a category with a text for hidden contents and one for groups.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String?,
    categorySummaryFormat: String?, options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
  }
}

/// Whether the user allows notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user has refused.
  case denied = 1
  /// The user has agreed. On Linux every request is granted.
  case authorized = 2
  /// The notifications are delivered quietly.
  case provisional = 3
  /// The permission is temporary.
  case ephemeral = 4
}

/// The kinds of notifications for which the app requests permission.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Notifications may play sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// The app may show banners.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// The app may show notifications in CarPlay.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Notifications that sound even if the device is silenced.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A link to the app's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Provisional permission without asking the user.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Notifications are read aloud.
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  /// Notifications that are important at their time.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// The presentation of a notification while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number of the app's icon is set.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// The notification plays its sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// As a banner, as before iOS 14.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// The notification is shown in the list of notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// The notification is shown as a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Whether a way to show notifications is allowed.
public enum UNNotificationSetting: Int, Sendable {
  /// The system has no such setting.
  case notSupported = 0
  /// The user switched it off.
  case disabled = 1
  /// The user switched it on.
  case enabled = 2
}

/// The kinds of notifications that the user permits. The desktop has its own settings, which are not read.
open class UNNotificationSettings: NSObject {
  /// Whether the user allows notifications.
  public let authorizationStatus: UNAuthorizationStatus
  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
  private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
  /// Whether banners are allowed.
  open var alertSetting: UNNotificationSetting { setting }
  /// Whether sounds are allowed.
  open var soundSetting: UNNotificationSetting { setting }
  /// Whether numbers on the icon are allowed: not supported on Linux.
  open var badgeSetting: UNNotificationSetting { .notSupported }
  /// Whether the list is allowed.
  open var notificationCenterSetting: UNNotificationSetting { setting }
  /// Whether alerts are banners, windows or not shown.
  open var alertStyle: UNAlertStyle { authorizationStatus == .authorized ? .banner : .none }
  /// The condition for showing the content of banners: always on Linux.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether important banners are allowed: not supported on Linux.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications in cars are allowed: not supported on Linux.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are read aloud: not supported on Linux.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether urgent notifications are allowed: not supported on Linux.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are delivered at scheduled times: not supported on Linux.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether notifications of direct messages are allowed: not supported on Linux.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// Whether the app has settings of its own for notifications.
  open var providesAppNotificationSettings: Bool { false }
  /// Whether the lock screen is allowed: not supported on Linux.
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
}

/// The style of banners.
public enum UNAlertStyle: Int, Sendable {
  /// No banners are shown.
  case none = 0
  /// Banners disappear after a while.
  case banner = 1
  /// Banners remain until the user dismisses them.
  case alert = 2
}

/// The condition for showing the content of banners.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Previews are shown even while the device is locked.
  case always = 0
  /// While the device is unlocked.
  case whenAuthenticated = 1
  /// Previews are not shown.
  case never = 2
}
