@_exported import Foundation

/// The sound of a notification. The desktop chooses its own.
open class UNNotificationSound: NSObject, NSCopying {
  let name: String?
  init(name: String?) { self.name = name }
  /// Creates a sound from a file of the app.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }
  /// The notification sound of the system.
  nonisolated(unsafe) public static let `default` = UNNotificationSound(name: nil)
  /// The default sound of critical notifications. On Linux it is the default sound.
  nonisolated(unsafe) public static let defaultCritical = UNNotificationSound(name: nil)
  /// Lets `UNNotificationSound.default()`, as written before Swift 4.2, mean the same as `.default`.
  public func callAsFunction() -> UNNotificationSound { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates the name of a sound file in the app's bundle.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file shown with a notification.
open class UNNotificationAttachment: NSObject {
  /// The identifier of the attachment, unique within its notification.
  public let identifier: String
  /// The file of the notification attachment.
  public let url: URL
  /// The type of the file: its file name extension on Linux.
  open var type: String { url.pathExtension }

  /// Creates an attachment from a file. Throws if the file cannot be read.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.isReadableFile(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
  }
}

/// The urgency of a notification. On Linux it is stored without effect.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It is added to the list without an alert.
  case passive = 0
  /// It is shown immediately. The default.
  case active = 1
  /// It is shown even in a summary or focus mode.
  case timeSensitive = 2
  /// It is shown even if the device is silent.
  case critical = 3
}

open class UNNotificationContent: NSObject {
  /// The text that is added to the summary of a group.
  open fileprivate(set) var summaryArgument = ""
  /// The number of things in the summary of a group.
  open fileprivate(set) var summaryArgumentCount = 1
  /// The window that the notification opens.
  open fileprivate(set) var targetContentIdentifier: String?
  fileprivate var fields = Fields()

  fileprivate struct Fields {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var launchImageName = ""
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
  }

  open var title: String { fields.title }
  /// The line below the title.
  open var subtitle: String { fields.subtitle }
  /// The text of the notification content.
  open var body: String { fields.body }
  /// The number on the app's icon, or nil to leave it. The desktop shows none.
  open var badge: NSNumber? { fields.badge }
  /// The sound, or nil for none.
  open var sound: UNNotificationSound? { fields.sound }
  /// Data of the app.
  open var userInfo: [AnyHashable: Any] { fields.userInfo }
  /// The identifier of the category with the buttons.
  open var categoryIdentifier: String { fields.categoryIdentifier }
  /// The identifier of a group of notifications.
  open var threadIdentifier: String { fields.threadIdentifier }
  /// The name of the image that the app shows while it is launched by the notification.
  open var launchImageName: String { fields.launchImageName }
  /// The files to show. On Linux the first one is the icon of the banner.
  open var attachments: [UNNotificationAttachment] { fields.attachments }
  /// The urgency of the notification. The default is ``UNNotificationInterruptionLevel/active``.
  open var interruptionLevel: UNNotificationInterruptionLevel { fields.interruptionLevel }
  /// The weight in a summary, from 0 to 1. The default is 0.
  open var relevanceScore: Double { fields.relevanceScore }
  /// The criteria by which a focus filter of the app lets the notification through. The desktop has no filters.
  open var filterCriteria: String? { fields.filterCriteria }

  /// Returns an immutable copy, which later changes of a mutable content do not affect.
  func fixed() -> UNNotificationContent {
    let copy = UNNotificationContent()
    copy.fields = fields
    return copy
  }

  open override func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    copy.fields = fields
    return copy
  }
}

/// The content of a notification, which can be changed.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The text that is added to the summary of a group. On Linux it is stored without effect.
  open override var summaryArgument: String {
    get { super.summaryArgument }
    set { super.summaryArgument = newValue }
  }
  /// The number of items in the summary of a group. On Linux it is stored without effect.
  open override var summaryArgumentCount: Int {
    get { super.summaryArgumentCount }
    set { super.summaryArgumentCount = newValue }
  }
  /// The window that the notification opens. On Linux it is stored without effect.
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  open override var title: String {
    get { fields.title }
    set { fields.title = newValue }
  }
  open override var subtitle: String {
    get { fields.subtitle }
    set { fields.subtitle = newValue }
  }
  open override var body: String {
    get { fields.body }
    set { fields.body = newValue }
  }
  open override var badge: NSNumber? {
    get { fields.badge }
    set { fields.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { fields.sound }
    set { fields.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { fields.userInfo }
    set { fields.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { fields.categoryIdentifier }
    set { fields.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { fields.threadIdentifier }
    set { fields.threadIdentifier = newValue }
  }
  open override var launchImageName: String {
    get { fields.launchImageName }
    set { fields.launchImageName = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { fields.attachments }
    set { fields.attachments = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { fields.interruptionLevel }
    set { fields.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { fields.relevanceScore }
    set { fields.relevanceScore = newValue }
  }
  open override var filterCriteria: String? {
    get { fields.filterCriteria }
    set { fields.filterCriteria = newValue }
  }
}

/// A notification to deliver when its trigger fires; without one, immediately.
open class UNNotificationRequest: NSObject {
  /// The identifier. A request replaces a pending one with the same identifier.
  public let identifier: String
  public let content: UNNotificationContent
  /// The trigger of the delivery, or nil for immediate delivery.
  public let trigger: UNNotificationTrigger?

  /// Creates a request. Later changes of the content have no effect on it.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.fixed()
    self.trigger = trigger
  }
}

/// A notification that was delivered.
open class UNNotification: NSObject {
  /// The time of delivery.
  public let date: Date
  /// The request that caused the notification.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}

/// The action of tapping the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of dismissing the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification.
open class UNNotificationResponse: NSObject {
  /// The notification to which the user responded.
  public let notification: UNNotification
  /// The scene for the response: nil on Linux.
  open var targetScene: AnyObject? { nil }
  /// The identifier of the chosen action.
  public let actionIdentifier: String

  init(_ notification: UNNotification, action: String) {
    self.notification = notification
    actionIdentifier = action
  }
}

/// The choice of an action with text.
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// The text that was entered.
  open var userText: String { "" }
}

/// The domain of ``UNError``.
public let UNErrorDomain = "UNErrorDomain"

/// The reason why a notification could not be delivered.
public struct UNError: Error, CustomNSError, LocalizedError, Equatable {
  /// The kinds of error of notifications.
  public enum Code: Int, Sendable {
    /// The app has not requested permission.
    case notificationsNotAllowed = 1
    /// The attachment is not a file that can be read.
    case attachmentInvalidURL = 100
    /// The trigger never fires.
    case notificationInvalidNoDate = 1400
    /// The request has neither a text nor a sound or badge.
    case notificationInvalidNoContent = 1401
  }

  public let code: Code
  init(_ code: Code) { self.code = code }
  public static var errorDomain: String { UNErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed: "Notifications are not allowed."
    case .attachmentInvalidURL: "The attachment is not a file that can be read."
    case .notificationInvalidNoDate: "The trigger never fires."
    case .notificationInvalidNoContent: "The notification has no content."
    }
  }
}

/// The key of the type of an attachment's file.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of whether the attachment is shown without its thumbnail, a Boolean.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of the part of an attachment that the small image shows.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey = "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The key of the time of the small image in a movie.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"
