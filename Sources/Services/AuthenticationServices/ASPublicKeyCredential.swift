import UIKit

// Passkeys: requests of them fail on Linux, which keeps none.

public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let preferred = Self(rawValue: "preferred")
  public static let required = Self(rawValue: "required")
  public static let discouraged = Self(rawValue: "discouraged")
}

public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = Self(rawValue: "none")
  public static let direct = Self(rawValue: "direct")
  public static let indirect = Self(rawValue: "indirect")
  public static let enterprise = Self(rawValue: "enterprise")
}

public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable {
  case platform
  case crossPlatform
}

/// A credential with a key: the answer of an authenticator. It is never created on Linux.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  var rawClientDataJSON: Data { get }
  var credentialID: Data { get }
}

public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
  var rawAttestationObject: Data? { get }
}

public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
  var rawAuthenticatorData: Data! { get }
  var userID: Data! { get }
  var signature: Data! { get }
}

/// A key that was made. It is never created on Linux.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationPublicKeyCredentialRegistration {
  public let rawClientDataJSON: Data
  public let credentialID: Data
  public let rawAttestationObject: Data?
  open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }

  init(clientData: Data, credentialID: Data, attestation: Data?) {
    (rawClientDataJSON, self.credentialID, rawAttestationObject) = (clientData, credentialID, attestation)
  }
}

/// A signature with a key. It is never created on Linux.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion {
  public let rawClientDataJSON: Data
  public let credentialID: Data
  public let rawAuthenticatorData: Data!
  public let userID: Data!
  public let signature: Data!
  open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }

  init(clientData: Data, credentialID: Data, authenticatorData: Data, userID: Data, signature: Data) {
    (rawClientDataJSON, self.credentialID, rawAuthenticatorData) = (clientData, credentialID, authenticatorData)
    (self.userID, self.signature) = (userID, signature)
  }
}

open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
  open var credentialID: Data
  public init(credentialID: Data) { self.credentialID = credentialID }
}

/// A request for a new key.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  public let relyingPartyIdentifier: String
  open var challenge: Data
  open var name: String
  open var userID: Data
  open var displayName: String?
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
  open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?

  init(party: String, challenge: Data, name: String, userID: Data) {
    (relyingPartyIdentifier, self.challenge, self.name, self.userID) = (party, challenge, name, userID)
  }
}

/// A request for a signature.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  public let relyingPartyIdentifier: String
  open var challenge: Data
  /// The keys that may sign; all of them by default.
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  open var shouldShowHybridTransport = true

  init(party: String, challenge: Data) { (relyingPartyIdentifier, self.challenge) = (party, challenge) }
}

/// Makes requests for passkeys of a web site. They fail on Linux.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  public let relyingPartyIdentifier: String

  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    .init(party: relyingPartyIdentifier, challenge: challenge, name: name, userID: userID)
  }
  open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    .init(party: relyingPartyIdentifier, challenge: challenge)
  }
}
