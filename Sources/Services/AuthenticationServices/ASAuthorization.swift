@_exported import UIKit

/// The errors of signing in.
public struct ASAuthorizationError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    /// An error of another kind.
    case unknown = 1000
    case canceled
    case invalidResponse
    /// The request was not handled.
    case notHandled
    /// The request failed.
    case failed
  }

  public let code: Code
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  public var errorCode: Int { code.rawValue }
  /// The request was not handled.
  public static var notHandled: Code { .notHandled }
  /// An error that the user canceled.
  public static var canceled: Code { .canceled }
}

/// The result of a sign-in. None is created on Linux.
open class ASAuthorization: NSObject {
  /// User data that an app requests.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Requests the name of the user.
    public static let fullName = Scope(rawValue: "fullName")
    /// Requests the mail address of the user.
    public static let email = Scope(rawValue: "email")
  }

  /// The credential that the request has received.
  public let credential: any ASAuthorizationCredential

  init(credential: any ASAuthorizationCredential) {
    self.credential = credential
    super.init()
  }
}

/// A credential received by signing in.
public protocol ASAuthorizationCredential: AnyObject {}

/// An Apple ID. None is received on Linux.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The identifier of the user.
  open var user: String { "" }
  /// The e-mail address of the user.
  open var email: String? { nil }
  /// The name of the user.
  open var fullName: PersonNameComponents? { nil }
  /// The token of the user.
  open var identityToken: Data? { nil }
  /// The code for the app's server.
  open var authorizationCode: Data? { nil }
}

/// A password of the keychain. None is received on Linux.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The name of the account.
  public let user: String
  /// The password in plain text.
  public let password: String
  /// Creates a credential from a name and a password in plain text.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
    super.init()
  }
}

/// A request to sign in.
open class ASAuthorizationRequest: NSObject {}

open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// The user data that the app requests.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// The identifier of the user who signed in before.
  open var user: String?
  /// A text that is returned in the token.
  open var nonce: String?
  /// A text that is returned in the response.
  open var state: String?
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Creates requests for an Apple ID.
open class ASAuthorizationAppleIDProvider: NSObject {
  /// Whether a person is signed in.
  public enum CredentialState: Int, Sendable {
    /// The user has withdrawn the permission for the app.
    case revoked
    /// The user is signed in.
    case authorized
    /// The user is unknown.
    case notFound
    /// The account was transferred.
    case transferred
  }

  /// Returns a request for an account of Apple. It fails on Linux.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Reports that the user is unknown, asynchronously on the main queue.
  open func getCredentialState(forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(.notFound, nil) }
  }
}

/// Creates requests for a password.
open class ASAuthorizationPasswordProvider: NSObject {
  /// Returns a request for a saved password. It fails on Linux.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// Receives the end of signing in.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// Called when the user has signed in. Never called on Linux.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Called with the reason why signing in failed.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Provides the window in which the user signs in.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// Returns the window over which the sheet is shown.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// The window over which a sheet is shown.
public typealias ASPresentationAnchor = UIWindow

/// Lets the user sign in. This is not possible on Linux: requests fail with `.notHandled`.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  /// The requests of which the user fulfills one.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The object that receives the end; held weakly.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The object that provides the window over which the sheet is shown.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// Fails asynchronously on the main queue.
  open func performRequests() {
    DispatchQueue.main.async { [self] in
      delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(code: .notHandled))
    }
  }
}

/// The button that signs in with an Apple ID.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  /// The title of the button.
  public enum ButtonType: Int, Sendable {
    /// "Sign in with Apple".
    case signIn
    /// The button has the words "Continue with Apple".
    case `continue`
    /// "Sign up with Apple".
    case signUp
    /// The title for signing in.
    public static var `default`: ButtonType { .signIn }
  }

  /// The colors of the button.
  public enum Style: Int, Sendable {
    /// A white button, for dark backgrounds.
    case white
    case whiteOutline
    /// A black button, for bright backgrounds.
    case black
  }

  /// The radius of the corners; 6 by default.
  open var cornerRadius: CGFloat = 6 {
    didSet { layer.cornerRadius = cornerRadius }
  }
  private let label = UILabel()

  /// Creates a button with its title and colors.
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

  /// Creates a black button that signs in.
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
