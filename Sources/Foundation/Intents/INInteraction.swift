@_exported import UIKitObjects

/// An error about an intent.
public struct INIntentError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    /// The system does not support interactions.
    case interactionOperationNotSupported = 1900
    /// The interaction could not be donated.
    case donatingInteraction = 1901
    /// The interactions of the app could not be deleted.
    case deletingAllInteractions = 1902
    /// The interactions with identifiers could not be deleted.
    case deletingInteractionWithIdentifiers = 1903
    /// Reading a shortcut failed.
    case voiceShortcutGetFailed = 3002
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "IntentsErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Intents are not available on Linux."] }
}

/// A task that the user can give to an assistant.
open class INIntent: NSObject {
  /// The identifier of the app's choosing.
  open var identifier: String?
  /// The phrase that the assistant suggests.
  open var suggestedInvocationPhrase: String?
  open var intentDescription: String? { nil }
}

open class INIntentResponse: NSObject {
  /// The activity that continues in the app.
  open var userActivity: NSUserActivity?
}

/// The progress of handling an intent.
public enum INIntentHandlingStatus: Int, Sendable {
  /// The app did not say whether it has handled the intent.
  case unspecified
  /// The app is ready to handle the intent.
  case ready
  case inProgress
  /// The app has handled the intent.
  case success
  /// The app could not handle the intent.
  case failure
  /// Handling was passed to the application.
  case deferredToApplication
  /// The user continues in the app.
  case userConfirmationRequired
}

/// The initiator of an interaction.
public enum INInteractionDirection: Int, Sendable {
  /// It is not known who started the interaction.
  case unspecified
  /// The user started the interaction, for example by sending a message.
  case outgoing
  /// Another person started the interaction, for example by a call.
  case incoming
}

/// A user action in the app that an assistant could learn from. Linux has no assistant: donations fail.
open class INInteraction: NSObject {
  /// The task that the user performed.
  public let intent: INIntent
  /// The result of the task; nil if there is none.
  public let intentResponse: INIntentResponse?
  /// The progress of handling.
  open var intentHandlingStatus = INIntentHandlingStatus.unspecified
  /// Whether the user or another person started the interaction; unspecified by default.
  open var direction = INInteractionDirection.unspecified
  /// The time of the interaction.
  open var dateInterval: DateInterval?
  /// The identifier, by which it is deleted.
  open var identifier = UUID().uuidString
  /// The identifier of a group, by which it is deleted.
  open var groupIdentifier: String?

  /// Creates an interaction of an intent that the user performed, with its response if there is one.
  public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }
  /// Fails asynchronously on another queue.
  open func donate(completion: (((any Error)?) -> Void)? = nil) { fail(completion, .interactionOperationNotSupported) }
  /// Fails asynchronously on another queue.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { fail(completion, .interactionOperationNotSupported) }
  /// Fails asynchronously on another queue.
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    fail(completion, .interactionOperationNotSupported)
  }
  /// Fails asynchronously on another queue.
  open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
    fail(completion, .interactionOperationNotSupported)
  }
}

private func fail(_ completion: (((any Error)?) -> Void)?, _ code: INIntentError.Code) {
  nonisolated(unsafe) let completion = completion
  DispatchQueue.global().async { completion?(INIntentError(code)) }
}

/// The action of a shortcut.
public enum INShortcut {
  /// The shortcut performs an intent.
  case intent(INIntent)
  /// The shortcut continues an activity.
  case userActivity(NSUserActivity)
  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
  /// The intent, or nil.
  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
  /// The activity, or nil.
  public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
}

/// A shortcut with a phrase set by the user. There are none on Linux.
open class INVoiceShortcut: NSObject {
  public let identifier: UUID
  /// The words with which the user starts the shortcut.
  public let invocationPhrase: String
  /// The intent or activity that the words start.
  public let shortcut: INShortcut
  init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
    (self.identifier, self.invocationPhrase, self.shortcut) = (identifier, invocationPhrase, shortcut)
  }
}

/// The shortcuts that the user created for the app: none.
public final class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  /// The object that has the shortcuts of the app.
  public static let shared = INVoiceShortcutCenter()
  private let lock = NSLock()
  private var suggestions: [INShortcut] = []
  /// Returns no shortcuts, asynchronously on another queue.
  public func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.global().async { completion([], nil) }
  }
  /// On Linux the completion handler is called later with the error `INIntentError.voiceShortcutGetFailed`, on another queue.
  public func getVoiceShortcut(with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.global().async { completion(nil, INIntentError(.voiceShortcutGetFailed)) }
  }
  /// Stores suggestions for the user. No settings show them on Linux.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) { lock.withLock { self.suggestions = suggestions } }
}

/// Whether the app may use the assistant.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined
  /// The user cannot decide.
  case restricted
  /// The user declined.
  case denied
  /// The user agreed.
  case authorized
}

/// The assistant. Linux has none: access is denied.
public final class INPreferences: NSObject {
  /// Returns whether the app may use Siri. Always `.denied` on Linux.
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  /// Reports `.denied` asynchronously on the main queue.
  public class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(.denied) }
  }
  /// Returns the language of the assistant: the user's first.
  public class func siriLanguageCode() -> String { Locale.preferredLanguages.first ?? "en" }
}
