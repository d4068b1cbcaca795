import TrestleSupport
@_exported import Foundation

/// An error about calls.
public struct CXErrorCodeRequestTransactionError: Error, CustomNSError, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 0
    case unentitled = 1
    case unknownCallProvider = 2
    case emptyTransaction = 3
    case unknownCallUUID = 4
    case callUUIDAlreadyExists = 5
    case invalidAction = 6
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
    case unknown = 0
    case unentitled = 1
    case callUUIDAlreadyExists = 2
    case filteredByDoNotDisturb = 3
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
  public enum HandleType: Int, Sendable {
    case generic = 1
    case phoneNumber = 2
    case emailAddress = 3
  }
  public let type: HandleType
  public let value: String
  public init(type: HandleType, value: String) {
    (self.type, self.value) = (type, value)
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CXHandle).map { $0.type == type && $0.value == value } ?? false }
  open override var hash: Int { value.hashValue }
}

/// The known details of a call.
nonisolated open class CXCallUpdate: NSObject {
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var supportsHolding = false
  open var supportsGrouping = false
  open var supportsUngrouping = false
  open var supportsDTMF = false
  open var hasVideo = false
}

/// The appearance of an app's calls.
nonisolated open class CXProviderConfiguration: NSObject {
  public let localizedName: String?
  open var ringtoneSound: String?
  open var iconTemplateImageData: Data?
  open var maximumCallGroups = 2
  open var maximumCallsPerCallGroup = 5
  open var includesCallsInRecents = true
  open var supportsVideo = false
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
  public init(localizedName: String) {
    self.localizedName = localizedName
    super.init()
  }
  public override init() {
    localizedName = nil
    super.init()
  }
}

public enum CXCallEndedReason: Int, Sendable {
  /// The call failed.
  case failed = 1
  case remoteEnded = 2
  case unanswered = 3
  case answeredElsewhere = 4
  case declinedElsewhere = 5
}

/// Carries out actions of calls. All methods but `providerDidReset` is optional.
public protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
  func providerDidBegin(_ provider: CXProvider)
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
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
  open var configuration: CXProviderConfiguration
  public private(set) weak var delegate: (any CXProviderDelegate)?
  public let pendingTransactions: [CXTransaction] = []
  public init(configuration: CXProviderConfiguration) {
    self.configuration = configuration
    super.init()
  }
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
  open func invalidate() { delegate = nil }
}
