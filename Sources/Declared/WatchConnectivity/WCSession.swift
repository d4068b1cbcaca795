@_exported import Foundation

public enum WCSessionActivationState: Int, Sendable {
  case notActivated
  case inactive
  case activated
}

/// Receives the events of the session with a watch. Without a watch only the end of activation is reported.
public protocol WCSessionDelegate: AnyObject {
  func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void) {}
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

public struct WCError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case sessionNotSupported = 7002
    case sessionNotActivated = 7004
  }

  public let code: Code
  public static var errorDomain: String { "WCErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// The session with a watch. There is none on Linux, so ``isSupported()`` returns false.
open class WCSession: NSObject, @unchecked Sendable {
  public static let `default` = WCSession()

  /// Returns whether the device supports a watch: always `false`.
  open class func isSupported() -> Bool { false }

  open weak var delegate: (any WCSessionDelegate)?
  /// The activation state: always `.notActivated` on Linux.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Whether a watch is paired: always `false`.
  open var isPaired: Bool { false }
  /// Whether the watch has the app: always `false`.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the watch is reachable: always `false`.
  open var isReachable: Bool { false }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }

  open func activate() {
    DispatchQueue.main.async { [self] in
      delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(code: .sessionNotSupported))
    }
  }
  open func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {
    errorHandler?(WCError(code: .sessionNotActivated))
  }
  /// Throws an error, because the session is not activated.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw WCError(code: .sessionNotActivated) }
}
