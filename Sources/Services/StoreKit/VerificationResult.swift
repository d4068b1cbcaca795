import Foundation

/// A value and whether its signature is valid.
public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public enum VerificationError: Error, Sendable {
    case invalidSignature
    /// The certificate chain does not end at a trusted certificate.
    case invalidCertificateChain
    case invalidDeviceVerification
    case revokedCertificate
    case invalidEncoding
    case missingRequiredProperties
  }

  /// The value; throws if its signature is not valid.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, regardless of its signature.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// The text that a server gets. It names no algorithm and has no signature, because purchases are not signed on Linux: a server that verifies it refuses it.
private func unsigned(_ payload: Data) -> String {
  let parts = [Data(#"{"alg":"none"}"#.utf8), payload].map {
    $0.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_").replacingOccurrences(
      of: "=", with: "")
  }
  return parts.joined(separator: ".") + "."
}

extension VerificationResult<Transaction> {
  /// The purchase without a signature, in the form of a JSON web signature.
  public var jwsRepresentation: String { unsigned(unsafePayloadValue.jsonRepresentation) }
  public var signedDate: Date { unsafePayloadValue.signedDate }
}

extension VerificationResult<AppTransaction> {
  /// The purchase of the app without a signature, in the form of a JSON web signature.
  public var jwsRepresentation: String { unsigned(unsafePayloadValue.jsonRepresentation) }
  public var signedDate: Date { unsafePayloadValue.signedDate }
}

extension VerificationResult<Product.SubscriptionInfo.RenewalInfo> {
  /// The renewal without a signature, in the form of a JSON web signature.
  public var jwsRepresentation: String { unsigned(unsafePayloadValue.jsonRepresentation) }
  public var signedDate: Date { unsafePayloadValue.signedDate }
}
