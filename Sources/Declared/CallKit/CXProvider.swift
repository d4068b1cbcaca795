import TrestleSupport
@_exported import Foundation

/// An error about calls.
public struct CXErrorCodeRequestTransactionError: Error, CustomNSError, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknown = 0
    /// The app may not make calls.
    case unentitled = 1
    /// There is no provider.
    case unknownCallProvider = 2
    case emptyTransaction = 3
    /// There is no such call.
    case unknownCallUUID = 4
    /// There is already such a call.
    case callUUIDAlreadyExists = 5
    /// The action is wrong.
    case invalidAction = 6
    /// There are too many groups.
    case maximumCallGroupsReached = 7
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Calls are not available on Linux."] }
}

/// An error about an incoming call.
public struct CXErrorCodeIncomingCallError: Error, CustomNSError, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknown = 0
    /// The app may not report calls.
    case unentitled = 1
    /// There is already such a call.
    case callUUIDAlreadyExists = 2
    /// A Do Not Disturb mode is active.
    case filteredByDoNotDisturb = 3
    /// The caller is blocked.
    case filteredByBlockList = 4
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Calls are not available on Linux."] }
}

/// The caller or called party.
nonisolated open class CXHandle: NSObject, NSCopying {
  /// The kinds of handles.
  public enum HandleType: Int, Sendable {
    /// A name or number of any form.
    case generic = 1
    /// A telephone number.
    case phoneNumber = 2
    /// An e-mail address.
    case emailAddress = 3
  }
  public let type: HandleType
  /// The text of the handle.
  public let value: String
  /// Creates a handle from a number, an address or a name.
  public init(type: HandleType, value: String) {
    (self.type, self.value) = (type, value)
    super.init()
  }
  /// Returns the handle itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CXHandle).map { $0.type == type && $0.value == value } ?? false }
  open override var hash: Int { value.hashValue }
}

/// The known details of a call.
nonisolated open class CXCallUpdate: NSObject {
  /// The number or address of the other person.
  open var remoteHandle: CXHandle?
  /// The name of the other side.
  open var localizedCallerName: String?
  /// Whether the call can be held.
  open var supportsHolding = false
  /// Whether calls can be grouped.
  open var supportsGrouping = false
  /// Whether calls can be separated.
  open var supportsUngrouping = false
  /// Whether tones can be sent.
  open var supportsDTMF = false
  /// Whether there are images.
  open var hasVideo = false
}

/// The appearance of an app's calls.
nonisolated open class CXProviderConfiguration: NSObject {
  /// The name of the app.
  public let localizedName: String?
  /// The file of the sound of a call.
  open var ringtoneSound: String?
  /// The image of the app.
  open var iconTemplateImageData: Data?
  /// The maximum number of groups of calls.
  open var maximumCallGroups = 2
  /// The maximum number of calls in a group.
  open var maximumCallsPerCallGroup = 5
  /// Whether calls are kept in the list of calls.
  open var includesCallsInRecents = true
  /// Whether calls can have images.
  open var supportsVideo = false
  /// The kinds of handles.
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
  /// Creates a configuration with the name of the app.
  public init(localizedName: String) {
    self.localizedName = localizedName
    super.init()
  }
  /// Creates a configuration without a name.
  public override init() {
    localizedName = nil
    super.init()
  }
}

public enum CXCallEndedReason: Int, Sendable {
  /// The call failed.
  case failed = 1
  /// The other side ended it.
  case remoteEnded = 2
  /// The call was not answered.
  case unanswered = 3
  /// Another device answered.
  case answeredElsewhere = 4
  /// Another device declined.
  case declinedElsewhere = 5
}

/// Carries out actions of calls. All methods but `providerDidReset` is optional.
public protocol CXProviderDelegate: NSObjectProtocol {
  /// Called when all calls have ended.
  func providerDidReset(_ provider: CXProvider)
  /// Called when the provider began.
  func providerDidBegin(_ provider: CXProvider)
  /// A transaction is to be carried out.
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  /// Called when a call begins.
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  /// Called when a call is answered.
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  /// Called when a call ends.
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  /// Called when a call is held.
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  /// Called when a call is muted.
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  /// Called when tones are sent.
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
  /// Called when an action timed out.
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}

extension CXProviderDelegate {
  public func providerDidBegin(_ provider: CXProvider) {}
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}

/// Reports calls to the system. There is no telephone: reporting a call fails with `unentitled`.
nonisolated open class CXProvider: NSObject {
  /// The appearance of calls.
  open var configuration: CXProviderConfiguration
  /// The object that performs the actions of calls.
  public private(set) weak var delegate: (any CXProviderDelegate)?
  /// The transactions that are not carried out.
  public let pendingTransactions: [CXTransaction] = []
  /// Creates a provider of the app's calls.
  public init(configuration: CXProviderConfiguration) {
    self.configuration = configuration
    super.init()
  }
  /// Sets the object that carries out actions.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
  /// On Linux the completion handler is called later with the error `CXErrorCodeIncomingCallError.unentitled`, on another queue.
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(CXErrorCodeIncomingCallError(.unentitled)) }
  }
  /// On Linux it throws `CXErrorCodeIncomingCallError.unentitled`.
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws { throw CXErrorCodeIncomingCallError(.unentitled) }
  /// Does nothing, because there are no calls.
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) { withoutEffect("calls are not available") }
  /// Does nothing, because there are no calls.
  open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {
    withoutEffect("calls are not available")
  }
  /// Does nothing, because there are no calls.
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {
    withoutEffect("calls are not available")
  }
  /// Does nothing, because there are no calls.
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) { withoutEffect("calls are not available") }
  /// Ends all calls, of which there are none.
  open func invalidate() { delegate = nil }
}
