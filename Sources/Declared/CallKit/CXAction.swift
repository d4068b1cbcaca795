import Foundation

/// An action for a call.
nonisolated open class CXAction: NSObject {
  /// The identifier that distinguishes the action from others.
  public let uuid = UUID()
  /// Whether the call has ended.
  public private(set) var isComplete = false
  /// The time at which the action fails unless it is complete.
  public let timeoutDate = Date().addingTimeInterval(60)
  /// Creates an action that is not complete.
  public override init() { super.init() }
  /// Marks the action as performed.
  open func fulfill() { isComplete = true }
  /// Ends the action without success.
  open func fail() { isComplete = true }
}

nonisolated open class CXCallAction: CXAction {
  /// The identifier of the call that the action changes.
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
  /// Whether there are images.
  open var isVideo = false
  /// Creates an action that calls someone.
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
  /// Ends the action at a time.
  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}
nonisolated open class CXAnswerCallAction: CXCallAction {
  /// Ends the action at a time.
  open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}
nonisolated open class CXEndCallAction: CXCallAction {
  /// Ends the action at a time.
  open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}
/// Puts a call on hold.
nonisolated open class CXSetHeldCallAction: CXCallAction {
  /// Whether the call is held.
  open var isOnHold: Bool
  /// Creates an action that puts a call on hold or resumes it.
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}
nonisolated open class CXSetMutedCallAction: CXCallAction {
  /// Whether the call is muted.
  open var isMuted: Bool
  /// Creates an action that mutes the microphone of a call or opens it.
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}
/// Sends the tones of digits during a call.
nonisolated open class CXPlayDTMFCallAction: CXCallAction {
  /// The kinds of tones.
  public enum ActionType: Int, Sendable {
    /// The tone of one key that the user pressed.
    case singleTone = 1
    /// Tones after a short pause.
    case softPause = 2
    /// Tones after confirmation by the user.
    case hardPause = 3
  }
  /// The digits, `*` and `#` to send.
  open var digits: String
  /// The reason for which tones are sent.
  open var type: ActionType
  /// Creates an action that sends the tones of digits.
  public init(call callUUID: UUID, digits: String, type: ActionType) {
    (self.digits, self.type) = (digits, type)
    super.init(call: callUUID)
  }
}

/// Actions that are carried out together.
nonisolated open class CXTransaction: NSObject {
  /// The identifier that distinguishes the transaction from others.
  public let uuid = UUID()
  /// The actions, which are performed together.
  public private(set) var actions: [CXAction]
  /// Whether all actions of the transaction are complete.
  open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
  /// Creates a transaction of actions.
  public init(actions: [CXAction]) {
    self.actions = actions
    super.init()
  }
  /// Creates a transaction of one action.
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  /// Creates an empty transaction.
  public convenience override init() { self.init(actions: []) }
  /// Adds an action after those of the transaction.
  open func addAction(_ action: CXAction) { actions.append(action) }
}

/// A call that the app or another one makes. There is none on Linux.
nonisolated open class CXCall: NSObject {
  /// The identifier that distinguishes the call from others.
  public let uuid = UUID()
  /// Whether the app's person called.
  public let isOutgoing = false
  /// Whether it is held.
  public let isOnHold = false
  /// Whether the call has connected.
  public let hasConnected = false
  /// Whether the call has ended.
  public let hasEnded = false
}

/// Receives events about calls.
public protocol CXCallObserverDelegate: AnyObject {
  /// Called when a call changed.
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
  /// Creates a controller that answers on a queue.
  public init(queue: DispatchQueue) {
    self.queue = queue
    super.init()
  }
  /// Creates a controller that answers on the main queue.
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
