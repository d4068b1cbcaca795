@_exported import Foundation

/// The sound of a notification. The desktop chooses its own.
open class UNNotificationSound: NSObject, NSCopying {
  let name: String?
  init(name: String?) { self.name = name }
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }
  nonisolated(unsafe) public static let `default` = UNNotificationSound(name: nil)
  nonisolated(unsafe) public static let defaultCritical = UNNotificationSound(name: nil)
  /// Lets `UNNotificationSound.default()`, as written before Swift 4.2, mean the same as `.default`.
  public func callAsFunction() -> UNNotificationSound { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file shown with a notification.
open class UNNotificationAttachment: NSObject {
  public let identifier: String
  public let url: URL
  open var type: String { url.pathExtension }

  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.isReadableFile(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
  }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0
  case active = 1
  case timeSensitive = 2
  case critical = 3
}

/// What a notification says.
open class UNNotificationContent: NSObject {
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
  }

  open var title: String { fields.title }
  open var subtitle: String { fields.subtitle }
  open var body: String { fields.body }
  open var badge: NSNumber? { fields.badge }
  open var sound: UNNotificationSound? { fields.sound }
  open var userInfo: [AnyHashable: Any] { fields.userInfo }
  open var categoryIdentifier: String { fields.categoryIdentifier }
  open var threadIdentifier: String { fields.threadIdentifier }
  open var launchImageName: String { fields.launchImageName }
  open var attachments: [UNNotificationAttachment] { fields.attachments }
  open var interruptionLevel: UNNotificationInterruptionLevel { fields.interruptionLevel }
  open var relevanceScore: Double { fields.relevanceScore }

  /// What was set so far, which later changes of a mutable content do not reach.
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

open class UNMutableNotificationContent: UNNotificationContent {
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
}

/// A notification to deliver when its trigger fires; without one, at once.
open class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.fixed()
    self.trigger = trigger
  }
}

/// A notification that was delivered.
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

/// What a person did with a notification.
open class UNNotificationResponse: NSObject {
  public let notification: UNNotification
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
    case attachmentInvalidURL = 100
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
