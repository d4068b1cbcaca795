@_exported import Foundation

/// The sound of a notification. It is stored only: the desktop chooses the sound.
open class UNNotificationSound: NSObject, NSCopying {
  let name: String?
  init(name: String?) { self.name = name }
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }
  nonisolated(unsafe) public static let `default` = UNNotificationSound(name: nil)
  /// The default sound of critical notifications. On Linux it is the default sound.
  nonisolated(unsafe) public static let defaultCritical = UNNotificationSound(name: nil)
  /// Makes `UNNotificationSound.default()`, the syntax before Swift 4.2, return the same as `.default`.
  public func callAsFunction() -> UNNotificationSound { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

open class UNNotificationAttachment: NSObject {
  /// The identifier of the attachment, unique within its notification.
  public let identifier: String
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
  /// The notification is added to the list without an alert.
  case passive = 0
  /// The notification is shown immediately. The default.
  case active = 1
  /// The notification is shown even in a focus mode.
  case timeSensitive = 2
  /// The notification is shown even if the device is silenced.
  case critical = 3
}

open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
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
    var targetContentIdentifier: String?
    var summaryArgument = ""
    var summaryArgumentCount = 1
  }

  open var title: String { fields.title }
  open var subtitle: String { fields.subtitle }
  open var body: String { fields.body }
  /// The number on the app's icon; nil to keep the current number. The desktop does not show it.
  open var badge: NSNumber? { fields.badge }
  /// The sound; nil, the default, for none.
  open var sound: UNNotificationSound? { fields.sound }
  /// Custom data of the app. The default is empty.
  open var userInfo: [AnyHashable: Any] { fields.userInfo }
  open var categoryIdentifier: String { fields.categoryIdentifier }
  /// The identifier of the group of the notification.
  open var threadIdentifier: String { fields.threadIdentifier }
  /// The name of the launch image. It is stored only.
  open var launchImageName: String { fields.launchImageName }
  /// The attached files. On Linux the first one is the icon of the banner.
  open var attachments: [UNNotificationAttachment] { fields.attachments }
  /// The urgency of the notification. The default is ``UNNotificationInterruptionLevel/active``.
  open var interruptionLevel: UNNotificationInterruptionLevel { fields.interruptionLevel }
  /// The relevance in a summary, from 0 to 1. The default is 0.
  open var relevanceScore: Double { fields.relevanceScore }
  /// The criteria for focus filters. They are stored only.
  open var filterCriteria: String? { fields.filterCriteria }
  /// The window that the notification opens. It is stored only.
  open var targetContentIdentifier: String? { fields.targetContentIdentifier }
  /// The argument of the group's summary. It is stored only.
  open var summaryArgument: String { fields.summaryArgument }
  /// The number of items in the summary of a group. It is stored only.
  open var summaryArgumentCount: Int { fields.summaryArgumentCount }

  /// Returns an immutable copy, which does not change with a mutable content.
  func fixed() -> UNNotificationContent {
    let copy = UNNotificationContent()
    copy.fields = fields
    return copy
  }

  open func copy(with zone: NSZone? = nil) -> Any { fixed() }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.fields = fields
    return copy
  }
}

open class UNMutableNotificationContent: UNNotificationContent {
  open override var summaryArgument: String {
    get { fields.summaryArgument }
    set { fields.summaryArgument = newValue }
  }
  open override var summaryArgumentCount: Int {
    get { fields.summaryArgumentCount }
    set { fields.summaryArgumentCount = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { fields.targetContentIdentifier }
    set { fields.targetContentIdentifier = newValue }
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

open class UNNotification: NSObject {
  public let date: Date
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

open class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  /// The scene of the response: always nil on Linux.
  open var targetScene: AnyObject? { nil }
  public let actionIdentifier: String

  init(_ notification: UNNotification, action: String) {
    self.notification = notification
    actionIdentifier = action
  }
}

open class UNTextInputNotificationResponse: UNNotificationResponse {
  open var userText: String { "" }
}

public let UNErrorDomain = "UNErrorDomain"

public struct UNError: Error, CustomNSError, LocalizedError, Equatable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    /// The attachment is not a readable file.
    case attachmentInvalidURL = 100
    /// The trigger never fires.
    case notificationInvalidNoDate = 1400
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

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of whether the attachment is shown without its thumbnail, a Boolean.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of the part of an attachment that the thumbnail shows.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey = "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"
