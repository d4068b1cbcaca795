import Foundation

/// An action for a call.
nonisolated open class CXAction: NSObject {
  public let uuid = UUID()
  public private(set) var isComplete = false
  /// The time at which the action fails unless it is complete.
  public let timeoutDate = Date().addingTimeInterval(60)
  public override init() { super.init() }
  open func fulfill() { isComplete = true }
  open func fail() { isComplete = true }
}

nonisolated open class CXCallAction: CXAction {
  public let callUUID: UUID
  public init(call callUUID: UUID) {
    self.callUUID = callUUID
    super.init()
  }
}

/// Begins a call.
nonisolated open class CXStartCallAction: CXCallAction {
  /// The number or address of the called person.
  open var handle: CXHandle
  /// The name of who is called.
  open var contactIdentifier: String?
  open var isVideo = false
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}
nonisolated open class CXAnswerCallAction: CXCallAction {
  open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}
nonisolated open class CXEndCallAction: CXCallAction {
  open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}
/// Puts a call on hold.
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
/// Sends the tones of digits during a call.
nonisolated open class CXPlayDTMFCallAction: CXCallAction {
  public enum ActionType: Int, Sendable {
    case singleTone = 1
    case softPause = 2
    case hardPause = 3
  }
  /// The digits, `*` and `#` to send.
  open var digits: String
  open var type: ActionType
  public init(call callUUID: UUID, digits: String, type: ActionType) {
    (self.digits, self.type) = (digits, type)
    super.init(call: callUUID)
  }
}

/// Actions that are carried out together.
nonisolated open class CXTransaction: NSObject {
  public let uuid = UUID()
  public private(set) var actions: [CXAction]
  open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
  public init(actions: [CXAction]) {
    self.actions = actions
    super.init()
  }
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  public convenience override init() { self.init(actions: []) }
  open func addAction(_ action: CXAction) { actions.append(action) }
}

/// A call that the app or another one makes. There is none on Linux.
nonisolated open class CXCall: NSObject {
  public let uuid = UUID()
  /// Whether the app's person called.
  public let isOutgoing = false
  public let isOnHold = false
  public let hasConnected = false
  public let hasEnded = false
}

/// Receives events about calls.
public protocol CXCallObserverDelegate: AnyObject {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// Observes the calls, of which there are none.
nonisolated open class CXCallObserver: NSObject {
  /// The calls of the device. Always empty on Linux.
  public let calls: [CXCall] = []
  private weak var delegate: (any CXCallObserverDelegate)?
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
}

/// Requests actions. There is no telephone: each request fails with `unknownCallProvider`.
nonisolated open class CXCallController: NSObject {
  public let callObserver = CXCallObserver()
  private let queue: DispatchQueue
  public init(queue: DispatchQueue) {
    self.queue = queue
    super.init()
  }
  public convenience override init() { self.init(queue: .main) }
  /// On Linux the completion handler is called later with the error `CXErrorCodeRequestTransactionError.unknownCallProvider`.
  open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    queue.async { completion(CXErrorCodeRequestTransactionError(.unknownCallProvider)) }
  }
  /// On Linux the completion handler is called later with the error `CXErrorCodeRequestTransactionError.unknownCallProvider`.
  open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {
    request(CXTransaction(actions: actions), completion: completion)
  }
  /// On Linux the completion handler is called later with the error `CXErrorCodeRequestTransactionError.unknownCallProvider`.
  open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
    request(CXTransaction(action: action), completion: completion)
  }
  /// On Linux it throws `CXErrorCodeRequestTransactionError.unknownCallProvider`.
  open func request(_ transaction: CXTransaction) async throws { throw CXErrorCodeRequestTransactionError(.unknownCallProvider) }
}
