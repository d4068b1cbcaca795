@_exported import Foundation

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
  /// No sensor. Always the value on Linux.
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}

public let LAErrorDomain = "com.apple.LocalAuthentication"

public struct LAError: Error, CustomNSError, LocalizedError, Equatable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    /// The device has no passcode. The error of ``LAPolicy/deviceOwnerAuthentication`` on Linux.
    case passcodeNotSet = -5
    /// The device has no sensor. The error of ``LAPolicy/deviceOwnerAuthenticationWithBiometrics`` on Linux.
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
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
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public init(_nsError error: NSError) { code = Code(rawValue: error.code) ?? .authenticationFailed }

  public static var errorDomain: String { LAErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    code == .passcodeNotSet ? "A passcode is not available on Linux." : "Recognising a person is not available on Linux."
  }

  /// The code ``Code/authenticationFailed``, for pattern matching.
  public static let authenticationFailed = Code.authenticationFailed
  /// The code ``Code/userCancel``, for pattern matching.
  public static let userCancel = Code.userCancel
  /// The code ``Code/userFallback``, for pattern matching.
  public static let userFallback = Code.userFallback
  /// The code ``Code/systemCancel``, for pattern matching.
  public static let systemCancel = Code.systemCancel
  /// The code ``Code/passcodeNotSet``, for pattern matching.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The code ``Code/biometryNotAvailable``, for pattern matching.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// The code ``Code/biometryNotEnrolled``, for pattern matching.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// The code ``Code/biometryLockout``, for pattern matching.
  public static let biometryLockout = Code.biometryLockout
  /// The code ``Code/appCancel``, for pattern matching.
  public static let appCancel = Code.appCancel
  /// The code ``Code/invalidContext``, for pattern matching.
  public static let invalidContext = Code.invalidContext
  /// The code ``Code/notInteractive``, for pattern matching.
  public static let notInteractive = Code.notInteractive
}

/// Authenticates the owner of a device. A desktop has neither a sensor nor a passcode, so every policy fails.
open class LAContext: NSObject {
  /// The title of the fallback button, or nil for the default.
  open var localizedFallbackTitle: String?
  /// The title of the cancel button, or nil for the default.
  open var localizedCancelTitle: String?
  /// The reason that is shown to the user. The default is empty.
  open var localizedReason = ""
  /// The time in seconds for which unlocking the device counts as authentication. The default is 0.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether a policy that needs the user fails at once, which it does on Linux anyway. The default is false.
  open var interactionNotAllowed = false
  public override init() {}

  /// The type of sensor: always ``LABiometryType/none`` on Linux.
  open var biometryType: LABiometryType { .none }
  /// Data that changes with the enrolled fingers or faces: always nil on Linux.
  open var evaluatedPolicyDomainState: Data? { nil }

  private func error(_ policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }

  /// Returns whether a policy can be evaluated: false on Linux, with the reason.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = self.error(policy) as NSError
    return false
  }

  /// Authenticates the owner. On Linux the handler receives false and an error on the main queue.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void) {
    let error = error(policy)
    DispatchQueue.main.async { reply(false, error) }
  }

  /// Authenticates the owner. Throws on Linux.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw error(policy) }
  /// Has no effect on Linux, where no evaluation is pending.
  open func invalidate() {}
}

/// Matches an error with a code, as in `case LAError.userCancel`.
public func ~= (match: LAError.Code, error: any Error) -> Bool {
  if let error = error as? LAError { return error.code == match }
  let error = error as NSError
  return error.domain == LAErrorDomain && error.code == match.rawValue
}
