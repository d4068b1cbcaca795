@_exported import UIKit

public struct ASAuthorizationError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled
    case invalidResponse
    case notHandled
    case failed
    case notInteractive
    case matchedExcludedCredential
  }

  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public static var unknown: Code { .unknown }
  public static var invalidResponse: Code { .invalidResponse }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  public var errorCode: Int { code.rawValue }
  public static var notHandled: Code { .notHandled }
  public static var canceled: Code { .canceled }
}

/// The result of a sign-in. It is never created on Linux.
open class ASAuthorization: NSObject {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "fullName")
    public static let email = Scope(rawValue: "email")
  }

  /// An order to an OpenID provider.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }

  public let credential: any ASAuthorizationCredential
  /// The provider of the credential.
  open var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }

  init(credential: any ASAuthorizationCredential) {
    self.credential = credential
    super.init()
  }
}

public protocol ASAuthorizationCredential: AnyObject {}
public protocol ASAuthorizationProvider: AnyObject {}

/// Whether the user is likely to be a person.
public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported
  case unknown
  case likelyReal
}

/// An Apple ID credential. It is never created on Linux.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The identifier of the user. Always empty on Linux.
  open var user: String { "" }
  /// The e-mail address of the user. Always nil on Linux.
  open var email: String? { nil }
  /// The name of the user. Always nil on Linux.
  open var fullName: PersonNameComponents? { nil }
  /// The identity token for the app's server. Always nil on Linux.
  open var identityToken: Data? { nil }
  /// The authorization code for the app's server. Always nil on Linux.
  open var authorizationCode: Data? { nil }
  /// The state of the request. Always nil on Linux.
  open var state: String? { nil }
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
}

/// A password credential. Linux returns none.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String
  public init(user: String, password: String) {
    self.user = user
    self.password = password
    super.init()
  }
}

open class ASAuthorizationRequest: NSObject {}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A value that is included in the identity token.
  open var nonce: String?
  /// A value that is returned in the response.
  open var state: String?
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  open var user: String?
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// Posted when the user takes the sign-in back. Never posted on Linux.
  public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDProviderCredentialRevokedNotification")

  public enum CredentialState: Int, Sendable {
    case revoked
    case authorized
    case notFound
    case transferred
  }

  /// Returns a request to sign in with an Apple ID. It fails on Linux.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Calls the handler with ``CredentialState/notFound`` on the main queue.
  open func getCredentialState(forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(.notFound, nil) }
  }
  /// Returns ``CredentialState/notFound``.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Returns a request for a saved password. It fails on Linux.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// Called when the user has signed in. Never called on Linux.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Called with the error of a failed sign-in.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

public typealias ASPresentationAnchor = UIWindow

/// Performs sign-in requests. On Linux they fail with `.notHandled`.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  /// The requests, of which the user fulfills one.
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only credentials of this device, or an error.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// Fails with `.notHandled`, asynchronously on the main queue.
  open func performRequests() { fail(.notHandled) }
  /// Fails, asynchronously on the main queue: with `.canceled` if only credentials of this device are wanted, as there are none.
  open func performRequests(options: RequestOptions) {
    fail(options.contains(.preferImmediatelyAvailableCredentials) ? .canceled : .notHandled)
  }
  /// Offers passkeys above the keyboard. There are none, so the offer stays until ``cancel()``.
  open func performAutoFillAssistedRequests() { isWaiting = true }
  /// Ends the offer of passkeys, with `.canceled`.
  open func cancel() {
    if isWaiting { fail(.canceled) }
    isWaiting = false
  }
  private var isWaiting = false

  private func fail(_ code: ASAuthorizationError.Code) {
    DispatchQueue.main.async { [self] in
      delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(code))
    }
  }
}

@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn
    case `continue`
    case signUp
    public static var `default`: ButtonType { .signIn }
  }

  public enum Style: Int, Sendable {
    /// A white button, for dark backgrounds.
    case white
    case whiteOutline
    /// A black button, for bright backgrounds.
    case black
  }

  /// The radius of the corners in points; 6 by default.
  open var cornerRadius: CGFloat = 6 {
    didSet { layer.cornerRadius = cornerRadius }
  }
  private let label = UILabel()

  public init(type: ButtonType, style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    let words =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    label.text = words
    label.font = .systemFont(ofSize: 16, weight: .medium)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.textColor = style == .black ? .white : .black
    backgroundColor = style == .black ? .black : .white
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    layer.cornerRadius = cornerRadius
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = words
  }

  public convenience override init(frame: CGRect) {
    self.init(type: .default, style: .black)
    self.frame = frame
  }
  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
  open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 2)
  }
}
