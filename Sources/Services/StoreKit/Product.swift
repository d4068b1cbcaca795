import Foundation

public enum StoreKitError: Error, LocalizedError, Sendable {
  case unknown
  case userCancelled
  /// The store cannot be reached.
  case networkError(URLError)
  case systemError(any Error)
  /// There is no such product. The error of every request without a `.storekit` file.
  case notAvailableInStorefront
  /// The app is not entitled to use the store.
  case notEntitled
  case unsupported
  public var errorDescription: String? { "The App Store is not available on Linux." }
}

/// A product of the `.storekit` file that the project's scheme names. There are no others on Linux.
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

  public enum PurchaseError: Error, LocalizedError, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier, invalidOfferPrice
    case invalidOfferSignature, missingOfferParameters
    public var errorDescription: String? { "The purchase is not possible." }
  }

  public struct PurchaseOption: Hashable, Sendable {
    enum Kind: Hashable {
      case token(UUID), quantity(Int), asksToBuy(Bool), offer(String), custom(String, String)
    }
    let kind: Kind

    /// Associates the purchase with a user of the app.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(kind: .token(token)) }
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(kind: .quantity(quantity)) }
    /// Makes the purchase wait for approval.
    public static func simulatesAskToBuyInSandbox(_ isSimulated: Bool) -> PurchaseOption { PurchaseOption(kind: .asksToBuy(isSimulated)) }
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption { PurchaseOption(kind: .offer(offerID)) }
    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption { PurchaseOption(kind: .offer(offer.id ?? "")) }
    /// Takes an offer whose signature a server made. The simulated store does not examine it.
    public static func promotionalOffer(_ offerID: String, compactJWS: String) -> [PurchaseOption] {
      [PurchaseOption(kind: .offer(offerID))]
    }
    /// States by a server's signature whether the user may take the introductory offer. The simulated store decides by its purchases.
    public static func introductoryOfferEligibility(compactJWS: String) -> PurchaseOption {
      .custom(key: "introductoryOfferEligibility", value: compactJWS)
    }
    /// Asks whether to go on when the storefront changes, which it does not.
    public static func onStorefrontChange(shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool) -> PurchaseOption {
      .custom(key: "onStorefrontChange", value: true)
    }
    public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(kind: .custom(key, value)) }
    public static func custom(key: String, value: Bool) -> PurchaseOption { PurchaseOption(kind: .custom(key, "\(value)")) }
    public static func custom(key: String, value: Double) -> PurchaseOption { PurchaseOption(kind: .custom(key, "\(value)")) }
    public static func custom(key: String, value: Data) -> PurchaseOption {
      PurchaseOption(kind: .custom(key, value.base64EncodedString()))
    }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  /// The price in the currency of the storefront.
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  /// The period, the offers and the group of a subscription; nil for other products.
  public let subscription: SubscriptionInfo?

  public var priceFormatStyle: Decimal.FormatStyle.Currency { SimulatedStore.shared.priceStyle }
  public var jsonRepresentation: Data {
    StoreJSON.data(["id": id, "type": type.rawValue, "displayName": displayName, "description": description, "price": "\(price)"])
  }

  public static func == (one: Product, other: Product) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Requests products: those of the `.storekit` file.
  public static func products<Identifiers: Collection<String>>(for identifiers: Identifiers) async throws -> [Product] {
    let wanted = Set(identifiers)
    return SimulatedStore.shared.products.filter { wanted.contains($0.id) }
  }

  /// Buys the product, once the user has confirmed its price.
  @discardableResult public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    let store = SimulatedStore.shared
    guard store.product(id) != nil else { throw StoreKitError.notAvailableInStorefront }
    for option in options {
      if case .quantity(let count) = option.kind, count < 1 { throw PurchaseError.invalidQuantity }
    }
    let switches = store.switches
    if switches.failsTransactions { throw StoreKitError.unknown }
    if !switches.hidesDialogs, await !PurchaseDialog.confirms(self) { return .userCancelled }
    guard let purchase = store.buy(self, options) else { return .pending }
    return .success(.verified(Transaction(purchase)))
  }

  /// Buys the product, once the user has confirmed its price, in a scene.
  @discardableResult public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }

  /// The latest purchase.
  public var latestTransaction: VerificationResult<Transaction>? { get async { await Transaction.latest(for: id) } }
  /// The purchase that entitles the user to the product.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { await Transaction.currentEntitlement(for: id) } }
}

/// A product that the user chose outside of the app. There is no such place on Linux.
public struct PurchaseIntent: Identifiable, Hashable, Sendable {
  public let product: Product
  public let offer: Product.SubscriptionOffer?
  public var id: Product.ID { product.id }

  /// The choices as they come: none.
  public static var intents: AsyncStream<PurchaseIntent> { AsyncStream { _ in } }
}

enum StoreJSON {
  static func data(_ values: [String: Any?]) -> Data {
    (try? JSONSerialization.data(withJSONObject: values.compactMapValues { $0 }, options: .sortedKeys)) ?? Data()
  }

  /// Dates are in milliseconds since 1970, as in the store's notifications.
  static func date(_ date: Date?) -> Int? { date.map { Int($0.timeIntervalSince1970 * 1000) } }
}
