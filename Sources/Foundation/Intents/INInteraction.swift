@_exported import UIKitObjects

public struct INIntentError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case interactionOperationNotSupported = 1900
    case donatingInteraction = 1901
    case deletingAllInteractions = 1902
    case deletingInteractionWithIdentifiers = 1903
    case voiceShortcutGetFailed = 3002
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "IntentsErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Intents are not available on Linux."] }
}

open class INIntent: NSObject {
  open var identifier: String?
  open var suggestedInvocationPhrase: String?
  open var intentDescription: String? { nil }
}

open class INIntentResponse: NSObject {
  open var userActivity: NSUserActivity?
}

public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified
  case ready
  case inProgress
  case success
  case failure
  case deferredToApplication
  case userConfirmationRequired
}

public enum INInteractionDirection: Int, Sendable {
  case unspecified
  case outgoing
  case incoming
}

/// A user action in the app from which an assistant can learn. Linux has no assistant: donations fail.
open class INInteraction: NSObject {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var intentHandlingStatus = INIntentHandlingStatus.unspecified
  /// Whether the user or another person started the interaction; unspecified by default.
  open var direction = INInteractionDirection.unspecified
  open var dateInterval: DateInterval?
  /// The identifier with which the interaction can be deleted.
  open var identifier = UUID().uuidString
  /// The group identifier with which interactions can be deleted.
  open var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }
  /// Fails asynchronously with `interactionOperationNotSupported`, on another queue.
  open func donate(completion: (((any Error)?) -> Void)? = nil) { fail(completion, .interactionOperationNotSupported) }
  /// Throws `interactionOperationNotSupported`.
  open func donate() async throws { throw INIntentError(.interactionOperationNotSupported) }
  /// Fails asynchronously with `interactionOperationNotSupported`, on another queue.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { fail(completion, .interactionOperationNotSupported) }
  /// Fails asynchronously with `interactionOperationNotSupported`, on another queue.
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    fail(completion, .interactionOperationNotSupported)
  }
  /// Fails asynchronously with `interactionOperationNotSupported`, on another queue.
  open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
    fail(completion, .interactionOperationNotSupported)
  }
}

private func fail(_ completion: (((any Error)?) -> Void)?, _ code: INIntentError.Code) {
  nonisolated(unsafe) let completion = completion
  DispatchQueue.global().async { completion?(INIntentError(code)) }
}

public enum INShortcut {
  case intent(INIntent)
  case userActivity(NSUserActivity)
  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
  /// The intent; nil for an activity.
  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
  /// The activity; nil for an intent.
  public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
}

/// A shortcut with a phrase of the user. It is never created on Linux.
open class INVoiceShortcut: NSObject {
  public let identifier: UUID
  public let invocationPhrase: String
  public let shortcut: INShortcut
  init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
    (self.identifier, self.invocationPhrase, self.shortcut) = (identifier, invocationPhrase, shortcut)
  }
}

/// The user's shortcuts for the app. There are none on Linux.
public final class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()
  private let lock = NSLock()
  private var suggestions: [INShortcut] = []
  /// Calls the handler asynchronously with no shortcuts, on another queue.
  public func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.global().async { completion([], nil) }
  }
  /// Calls the handler asynchronously with `INIntentError.voiceShortcutGetFailed` on Linux, on another queue.
  public func getVoiceShortcut(with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.global().async { completion(nil, INIntentError(.voiceShortcutGetFailed)) }
  }
  /// Stores suggestions for the user. They are not displayed on Linux.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) { lock.withLock { self.suggestions = suggestions } }
}

public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
}

/// The assistant's settings. Linux has no assistant: access is denied.
public final class INPreferences: NSObject {
  /// Returns whether the app may use Siri. Always `.denied` on Linux.
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  /// Calls the handler asynchronously with `.denied` on the main queue.
  public class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(.denied) }
  }
  /// Returns the language of the assistant: the user's first preferred language.
  public class func siriLanguageCode() -> String { Locale.preferredLanguages.first ?? "en" }
}
