@_exported import Foundation

/// The policy of authenticating the owner of the device.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// A kind of biometric sensor.
public enum LABiometryType: Int, Sendable {
  /// None. This is always the value on Linux.
  case none = 0
  case touchID = 1
  case faceID = 2
}

/// The domain of ``LAError``.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of authentication.
public struct LAError: Error, CustomNSError, LocalizedError, Equatable {
  /// The kinds of error of authentication.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    /// There is no passcode. The error of ``LAPolicy/deviceOwnerAuthentication`` on Linux.
    case passcodeNotSet = -5
    /// There is no sensor. The error of ``LAPolicy/deviceOwnerAuthenticationWithBiometrics`` on Linux.
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    /// There were too many failed attempts.
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
    /// The name of ``biometryNotAvailable`` before iOS 11.
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    /// The name of ``biometryNotEnrolled`` before iOS 11.
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    /// The name of ``biometryLockout`` before iOS 11.
    public static let touchIDLockout = Code.biometryLockout
  }

  public let code: Code
  /// Creates an error of a kind. The dictionary is ignored.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public init(_nsError error: NSError) { code = Code(rawValue: error.code) ?? .authenticationFailed }

  public static var errorDomain: String { LAErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    code == .passcodeNotSet ? "A passcode is not available on Linux." : "Recognising a person is not available on Linux."
  }

  /// The kind ``Code/authenticationFailed``, for patterns.
  public static let authenticationFailed = Code.authenticationFailed
  /// The kind ``Code/userCancel``, for patterns.
  public static let userCancel = Code.userCancel
  /// The kind ``Code/userFallback``, for patterns.
  public static let userFallback = Code.userFallback
  /// The kind ``Code/systemCancel``, for patterns.
  public static let systemCancel = Code.systemCancel
  /// The kind ``Code/passcodeNotSet``, for patterns.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The kind ``Code/biometryNotAvailable``, for patterns.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// The kind ``Code/biometryNotEnrolled``, for patterns.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// The kind ``Code/biometryLockout``, for patterns.
  public static let biometryLockout = Code.biometryLockout
  /// The kind ``Code/appCancel``, for patterns.
  public static let appCancel = Code.appCancel
  /// The kind ``Code/invalidContext``, for patterns.
  public static let invalidContext = Code.invalidContext
  /// The kind ``Code/notInteractive``, for patterns.
  public static let notInteractive = Code.notInteractive
}

/// Recognizes the owner of a device. A desktop has neither a sensor nor a passcode, so every policy fails.
open class LAContext: NSObject {
  /// The title of the button for a password of the app, or nil for the default.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels, or nil for the default.
  open var localizedCancelTitle: String?
  /// The reason that is shown to the user. The default is empty.
  open var localizedReason = ""
  /// The time in seconds for which unlocking the device counts as authentication. The default is 0.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  public override init() {}

  /// The kind of sensor: ``LABiometryType/none`` on Linux.
  open var biometryType: LABiometryType { .none }
  /// Data that changes with the registered fingers or faces: nil on Linux.
  open var evaluatedPolicyDomainState: Data? { nil }

  private func error(_ policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }

  /// Returns whether a policy can be evaluated: false on Linux, with the reason.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = self.error(policy) as NSError
    return false
  }

  /// Recognizes the owner. On Linux the handler receives false and an error on the main queue.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void) {
    let error = error(policy)
    DispatchQueue.main.async { reply(false, error) }
  }

  /// Recognizes the owner. Throws on Linux.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw error(policy) }
  /// Invalidates the context. Nothing can be pending on Linux, so this has no effect.
  open func invalidate() {}
}

/// Matches an error with its kind, as in `case LAError.userCancel`.
public func ~= (match: LAError.Code, error: any Error) -> Bool {
  if let error = error as? LAError { return error.code == match }
  let error = error as NSError
  return error.domain == LAErrorDomain && error.code == match.rawValue
}
