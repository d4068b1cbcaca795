import TrestleSupport
@_exported import Foundation

/// The errors of call requests: without a telephone each request fails with `unknownCallProvider`.
public struct CXErrorCodeRequestTransactionError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists, invalidAction
    case maximumCallGroupsReached
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Calls are not available on Linux."] }
}
/// The errors of incoming calls: each call fails with `unentitled`.
public struct CXErrorCodeIncomingCallError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable { case unknown, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Calls are not available on Linux."] }
}

nonisolated open class CXHandle: NSObject {
  public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
  public let type: HandleType
  public let value: String
  public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CXHandle).map { $0.type == type && $0.value == value } ?? false }
  open override var hash: Int { value.hashValue }
}
nonisolated open class CXCallUpdate: NSObject {
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var supportsHolding = false, supportsGrouping = false, supportsUngrouping = false, supportsDTMF = false, hasVideo = false
}

/// An action for a call. It is never performed on Linux.
nonisolated open class CXAction: NSObject {
  public let uuid = UUID()
  public private(set) var isComplete = false
  public override init() {}
  open func fulfill() { isComplete = true }
  open func fail() { isComplete = true }
}
nonisolated open class CXCallAction: CXAction {
  public let callUUID: UUID
  public init(call callUUID: UUID) { self.callUUID = callUUID }
}
nonisolated open class CXStartCallAction: CXCallAction {
  open var handle: CXHandle
  open var contactIdentifier: String?
  open var isVideo = false
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
}
nonisolated open class CXAnswerCallAction: CXCallAction {}
nonisolated open class CXEndCallAction: CXCallAction {}
nonisolated open class CXSetHeldCallAction: CXCallAction {
  open var isOnHold: Bool
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}
nonisolated open class CXSetMutedCallAction: CXCallAction {
  open var isMuted: Bool
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}
nonisolated open class CXPlayDTMFCallAction: CXCallAction {
  public let digits = ""
}
nonisolated open class CXTransaction: NSObject {
  public private(set) var actions: [CXAction]
  public init(actions: [CXAction]) { self.actions = actions }
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  public convenience override init() { self.init(actions: []) }
  open func addAction(_ action: CXAction) { actions.append(action) }
}

/// A call. It is never created on Linux.
nonisolated open class CXCall: NSObject {
  public let uuid = UUID(), isOutgoing = false, isOnHold = false, hasConnected = false, hasEnded = false
  override init() {}
}
public protocol CXCallObserverDelegate: AnyObject {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
nonisolated open class CXCallObserver: NSObject {
  public let calls: [CXCall] = []
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) { withoutEffect("calls are not available") }
}
nonisolated open class CXCallController: NSObject {
  public let callObserver = CXCallObserver()
  private let queue: DispatchQueue
  public init(queue: DispatchQueue) { self.queue = queue }
  public convenience override init() { self.init(queue: .main) }
  open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    queue.async { completion(CXErrorCodeRequestTransactionError(.unknownCallProvider)) }
  }
  open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
    request(CXTransaction(action: action), completion: completion)
  }
  open func request(_ transaction: CXTransaction) async throws { throw CXErrorCodeRequestTransactionError(.unknownCallProvider) }
}

public enum CXCallEndedReason: Int, Sendable { case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere }
nonisolated open class CXProviderConfiguration: NSObject {
  public let localizedName: String?
  open var ringtoneSound: String?
  open var iconTemplateImageData: Data?
  open var maximumCallGroups = 2, maximumCallsPerCallGroup = 5
  open var includesCallsInRecents = true, supportsVideo = false
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
  public init(localizedName: String) { self.localizedName = localizedName }
  public override init() { localizedName = nil }
}
/// Performs actions of calls. All methods except `providerDidReset` are optional, and none is called on Linux.
public protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
}
/// Reports calls to the system. On Linux they fail.
nonisolated open class CXProvider: NSObject {
  open var configuration: CXProviderConfiguration
  public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) { withoutEffect("calls are not available") }
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(CXErrorCodeIncomingCallError(.unentitled)) }
  }
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws { throw CXErrorCodeIncomingCallError(.unentitled) }
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) { withoutEffect("calls are not available") }
  open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {
    withoutEffect("calls are not available")
  }
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {
    withoutEffect("calls are not available")
  }
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) { withoutEffect("calls are not available") }
  open func invalidate() { withoutEffect("calls are not available") }
}
