import Foundation

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The action is destructive; its title is red.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The action brings the app to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

open class UNNotificationActionIcon: NSObject {
  public let name: String
  private init(name: String) { self.name = name }
  public convenience init(templateImageName: String) { self.init(name: templateImageName) }
  public convenience init(systemImageName: String) { self.init(name: systemImageName) }
}

open class UNNotificationAction: NSObject {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions
  /// The image next to the title. It is not shown on Linux, where buttons have only titles.
  public let icon: UNNotificationActionIcon?

  public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }
}

open class UNTextInputNotificationAction: UNNotificationAction {
  public let textInputButtonTitle: String
  public let textInputPlaceholder: String

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The dismissal of a notification is reported.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The title is shown even if the content is hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The subtitle is shown even if the content is hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

open class UNNotificationCategory: NSObject {
  public let identifier: String
  public let actions: [UNNotificationAction]
  /// The identifiers of the intents that the category's notifications donate.
  public let intentIdentifiers: [String]
  public let options: UNNotificationCategoryOptions
  /// The text that replaces hidden contents. It is stored only: contents are not hidden on Linux.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The summary text of a group. It is stored only: notifications are not grouped on Linux.
  public let categorySummaryFormat: String

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

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  /// The user has allowed notifications. On Linux every request is granted.
  case authorized = 2
  /// The notifications are delivered without alerts.
  case provisional = 3
  /// The permission is temporary, as for App Clips.
  case ephemeral = 4
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Critical alerts, which sound even if the device is silenced.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Provisional permission without asking the user.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// The presentation of a notification while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// The notification is shown as a banner, as before iOS 14.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

public enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0
  case disabled = 1
  case enabled = 2
}

/// The notification settings of the user. The desktop's own settings are not read.
open class UNNotificationSettings: NSObject {
  public let authorizationStatus: UNAuthorizationStatus
  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
  private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
  /// Whether banners are allowed.
  open var alertSetting: UNNotificationSetting { setting }
  open var soundSetting: UNNotificationSetting { setting }
  /// Whether badges are allowed: not supported on Linux.
  open var badgeSetting: UNNotificationSetting { .notSupported }
  open var notificationCenterSetting: UNNotificationSetting { setting }
  /// The style of alerts: banners if notifications are authorized, otherwise none.
  open var alertStyle: UNAlertStyle { authorizationStatus == .authorized ? .banner : .none }
  /// The setting for previews: always on Linux.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether critical alerts are allowed: not supported on Linux.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications in CarPlay are allowed: not supported on Linux.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are read aloud: not supported on Linux.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether time-sensitive notifications are allowed: not supported on Linux.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are delivered at scheduled times: not supported on Linux.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether notifications of direct messages are allowed: not supported on Linux.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// Whether the app has its own notification settings: always false on Linux.
  open var providesAppNotificationSettings: Bool { false }
  /// Whether notifications on the lock screen are allowed: not supported on Linux.
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
}

public enum UNAlertStyle: Int, Sendable {
  case none = 0
  /// Banners disappear after a while.
  case banner = 1
  /// Banners remain until the user dismisses them.
  case alert = 2
}

public enum UNShowPreviewsSetting: Int, Sendable {
  /// Previews are shown even while the device is locked.
  case always = 0
  /// Previews are shown while the device is unlocked.
  case whenAuthenticated = 1
  case never = 2
}
