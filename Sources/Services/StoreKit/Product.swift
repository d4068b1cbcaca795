import Foundation

public enum StoreKitError: Error, LocalizedError, Sendable {
  /// The reason is unknown.
  case unknown
  case userCancelled
  /// The store cannot be reached. The error of every request on Linux.
  case networkError(URLError)
  /// The system failed.
  case systemError(any Error)
  /// The product is not available in this country.
  case notAvailableInStorefront
  /// The app may not sell.
  case notEntitled
  public var errorDescription: String? { "The App Store is not available on Linux." }
}

/// A value with whether its signature is right.
public enum VerificationResult<SignedType> {
  /// The signature is wrong.
  case unverified(SignedType, VerificationError)
  /// The signature is right.
  case verified(SignedType)

  /// The reason why a signature is wrong.
  public enum VerificationError: Error, Sendable {
    /// The signature itself.
    case invalidSignature
    /// The chain of certificates does not end at a trusted one.
    case invalidCertificateChain
    /// The data was signed for another device.
    case invalidDeviceVerification
    /// A certificate of the chain was revoked.
    case revokedCertificate
    /// The signed data cannot be decoded.
    case invalidEncoding
    case missingRequiredProperties
  }

  /// The value, if its signature is right.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, whether or not its signature is right.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// A product. The store is empty on Linux: none is ever created.
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A product that is used up and can be bought again.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// A product that is not consumed.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// A subscription that ends.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// A subscription that continues.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// The outcome of buying.
  public enum PurchaseResult: Sendable {
    /// The purchase succeeded.
    case success(VerificationResult<Transaction>)
    case userCancelled
    /// The purchase waits for approval.
    case pending
  }

  /// A detail of a purchase, such as its quantity.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    /// Names the user in the app.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: "token \(token)") }
    /// Buys several units of a consumable product.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "quantity \(quantity)") }
  }

  /// The identifier of the product.
  public let id: String
  /// Whether the product is consumable, lasting or a subscription.
  public let type: ProductType
  /// The name of the product in the language of the storefront.
  public let displayName: String
  /// The description of the product in the language of the storefront.
  public let description: String
  /// The price in the currency of the storefront.
  public let price: Decimal
  /// The localized price.
  public let displayPrice: String
  /// Whether families share it.
  public let isFamilyShareable: Bool

  /// Requests products: the store has none of the identifiers on Linux.
  public static func products<Identifiers: Collection<String>>(for identifiers: Identifiers) async throws -> [Product] { [] }

  /// Buys the product. On Linux it throws.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { throw StoreKitError.notAvailableInStorefront }
  /// The latest purchase: nil on Linux.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// The purchase that entitles the user to the product: nil on Linux.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}

/// A purchase. None is created on Linux.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The identifier of the transaction.
  public let id: UInt64
  /// The identifier of the first purchase.
  public let originalID: UInt64
  /// The identifier of the product.
  public let productID: String
  public let productType: Product.ProductType
  /// The date of the purchase or renewal.
  public let purchaseDate: Date
  /// The date at which a subscription ends.
  public let expirationDate: Date?
  /// The date at which the right was taken back.
  public let revocationDate: Date?
  /// Whether a better subscription replaced this one.
  public let isUpgraded: Bool
  /// The number bought.
  public let purchasedQuantity: Int

  /// Reports to the store that the app has delivered the purchase.
  public func finish() async {}

  /// A sequence of purchases: it is empty and ends immediately on Linux.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    /// An iterator that ends at once, because there are no purchases.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// All purchases of the user. The sequence is empty on Linux.
  public static var all: Transactions { Transactions() }
  /// Purchases from now on.
  public static var updates: Transactions { Transactions() }
  /// The purchases with current entitlements.
  public static var currentEntitlements: Transactions { Transactions() }
  /// The purchases that were not finished.
  public static var unfinished: Transactions { Transactions() }
  /// Returns the latest purchase of a product: nil on Linux.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// Returns the purchase that entitles the user to a product: nil on Linux.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// Functions of the whole store.
public enum AppStore {
  /// Restores the purchases of the user. On Linux it throws.
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
  /// Whether the user may buy: false on Linux.
  public static var canMakePayments: Bool { false }
}
