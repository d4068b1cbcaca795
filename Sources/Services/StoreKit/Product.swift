import Foundation

public enum StoreKitError: Error, LocalizedError, Sendable {
  case unknown
  case userCancelled
  /// The store cannot be reached. The error of every request on Linux.
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  /// The app is not entitled to use the store.
  case notEntitled
  public var errorDescription: String? { "The App Store is not available on Linux." }
}

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

/// A product. It is never created on Linux, where the store is empty.
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    /// The purchase waits for approval.
    case pending
  }

  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    /// Associates the purchase with a user of the app.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: "token \(token)") }
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "quantity \(quantity)") }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  /// The price in the currency of the storefront.
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool

  /// Requests products: always none on Linux.
  public static func products<Identifiers: Collection<String>>(for identifiers: Identifiers) async throws -> [Product] { [] }

  /// Buys the product. On Linux it throws.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { throw StoreKitError.notAvailableInStorefront }
  /// The latest purchase: nil on Linux.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// The purchase that entitles the user to the product: nil on Linux.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}

/// A purchase. It is never created on Linux.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  /// The date at which the subscription ends; nil for other products.
  public let expirationDate: Date?
  /// The date at which the purchase was revoked; nil if it was not.
  public let revocationDate: Date?
  /// Whether the subscription was replaced by a higher one.
  public let isUpgraded: Bool
  public let purchasedQuantity: Int

  /// Has no effect on Linux, where no purchase exists.
  public func finish() async {}

  /// A sequence of purchases. It is always empty on Linux.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public static var all: Transactions { Transactions() }
  public static var updates: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  /// Returns the latest purchase of a product: nil on Linux.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// Returns the purchase that entitles the user to a product: nil on Linux.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

public enum AppStore {
  /// Restores the purchases of the user. Throws on Linux.
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
  /// Whether the user may make payments: false on Linux.
  public static var canMakePayments: Bool { false }
}
