import Foundation

/// A purchase in the simulated store.
public struct Transaction: Identifiable, Hashable, Sendable {
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let introductory = OfferType(rawValue: 1), promotional = OfferType(rawValue: 2)
    public static let code = OfferType(rawValue: 3), winBack = OfferType(rawValue: 4)
  }

  public struct Offer: Hashable, Sendable {
    public let id: String?, type: OfferType, paymentMode: PaymentMode?, period: Product.SubscriptionPeriod?
    public typealias PaymentMode = Product.SubscriptionOffer.PaymentMode
  }

  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED"), familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchase = Reason(rawValue: "PURCHASE"), renewal = Reason(rawValue: "RENEWAL")
  }

  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let developerIssue = RevocationReason(rawValue: 1), other = RevocationReason(rawValue: 0)
  }

  public enum RefundRequestStatus: Hashable, Sendable {
    case userCancelled, success
  }

  public enum RefundRequestError: Error, Hashable, Sendable {
    case duplicateRequest, failed
  }

  private let stored: SimulatedPurchase
  init(_ stored: SimulatedPurchase) { self.stored = stored }
  public static func == (one: Transaction, other: Transaction) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  public var id: UInt64 { stored.id }
  public var originalID: UInt64 { stored.originalID }
  public var webOrderLineItemID: String? { expirationDate.map { _ in "\(stored.id)" } }
  public var productID: String { stored.productID }
  public var productType: Product.ProductType { Product.ProductType(rawValue: stored.type) }
  public var subscriptionGroupID: String? { stored.groupID }
  public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }
  public var purchaseDate: Date { stored.purchaseDate }
  public var originalPurchaseDate: Date { stored.originalPurchaseDate }
  /// The date at which the subscription ends; nil for other products.
  public var expirationDate: Date? { stored.expirationDate }
  /// The date at which the purchase was revoked; nil if it was not.
  public var revocationDate: Date? { stored.revocationDate }
  public var revocationReason: RevocationReason? { stored.revocationDate.map { _ in .other } }
  /// Whether the subscription was replaced by another one of its group.
  public var isUpgraded: Bool { stored.isUpgraded }
  public var purchasedQuantity: Int { stored.quantity }
  public var appAccountToken: UUID? { stored.token }
  public var ownershipType: OwnershipType { .purchased }
  public var offerType: OfferType? { stored.offerType.map(OfferType.init(rawValue:)) }
  public var offerID: String? { stored.offerID }
  public var offer: Offer? { offerType.map { Offer(id: offerID, type: $0, paymentMode: nil, period: nil) } }
  public var reason: Reason { stored.isRenewal ? .renewal : .purchase }
  public var environment: AppStore.Environment { .xcode }
  public var storefront: Storefront { Storefront.ofStore }
  public var storefrontCountryCode: String { storefront.countryCode }
  public var price: Decimal? { SimulatedStore.shared.product(productID)?.price }
  public var currencyCode: String? { SimulatedStore.shared.priceLocale.currency?.identifier }
  public var currency: Locale.Currency? { SimulatedStore.shared.priceLocale.currency }
  public var environmentStringRepresentation: String { environment.rawValue }
  public var reasonStringRepresentation: String { reason.rawValue }
  public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode?.rawValue }
  public var signedDate: Date { purchaseDate }

  public var jsonRepresentation: Data {
    StoreJSON.data([
      "transactionId": "\(id)", "originalTransactionId": "\(originalID)", "productId": productID, "type": stored.type,
      "bundleId": appBundleID, "purchaseDate": StoreJSON.date(purchaseDate), "originalPurchaseDate": StoreJSON.date(originalPurchaseDate),
      "expiresDate": StoreJSON.date(expirationDate), "revocationDate": StoreJSON.date(revocationDate),
      "subscriptionGroupIdentifier": subscriptionGroupID, "quantity": purchasedQuantity, "environment": environment.rawValue,
      "appAccountToken": appAccountToken?.uuidString, "isUpgraded": isUpgraded, "transactionReason": reason.rawValue,
      "offerType": stored.offerType, "offerIdentifier": offerID, "inAppOwnershipType": ownershipType.rawValue,
    ])
  }
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }

  /// Marks the purchase as delivered to the user.
  public func finish() async { SimulatedStore.shared.finish(id) }

  /// The state of the subscription that was bought; nil for other products.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? {
    get async { stored.groupID.flatMap { Product.SubscriptionInfo.Status(group: $0) } }
  }

  /// Asks for the money back. Nobody decides on it on Linux, so it fails.
  @discardableResult public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    throw RefundRequestError.failed
  }
  /// Asks for the money back. Nobody decides on it on Linux, so it fails.
  @discardableResult public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { throw RefundRequestError.failed }

  // MARK: Lists

  /// A sequence of purchases.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public typealias AsyncIterator = AsyncStream<Element>.Iterator
    let stream: @Sendable () -> AsyncStream<Element>

    public func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream().makeAsyncIterator() }

    init(_ transactions: @escaping @Sendable () -> [Transaction]) {
      stream = {
        AsyncStream { continuation in
          for transaction in transactions() { continuation.yield(.verified(transaction)) }
          continuation.finish()
        }
      }
    }

    init(updates: Void) {
      stream = {
        AsyncStream { continuation in
          let key = SimulatedStore.shared.listen { continuation.yield(.verified($0)) }
          continuation.onTermination = { _ in SimulatedStore.shared.forget(key) }
        }
      }
    }
  }

  /// The purchases of the user, but consumables that are finished.
  public static var all: Transactions {
    Transactions { known.filter { $0.productType != .consumable || !$0.stored.isFinished } }
  }
  /// The purchases that the app did not make itself, as they come; at first those that are not finished. It does not end.
  public static var updates: Transactions { Transactions(updates: ()) }
  public static var unfinished: Transactions { Transactions { known.filter { !$0.stored.isFinished } } }
  /// The purchases that entitle the user to something now.
  public static var currentEntitlements: Transactions { Transactions { entitlements } }

  private static var known: [Transaction] { SimulatedStore.shared.purchases.map(Transaction.init) }

  private static var entitlements: [Transaction] {
    var latest: [String: Transaction] = [:]
    for transaction in known where transaction.productType != .consumable { latest[transaction.productID] = transaction }
    return latest.values.filter { transaction in
      transaction.revocationDate == nil && !transaction.isUpgraded
        && (transaction.productType != .autoRenewable || transaction.expirationDate.map { $0 > Date() } ?? false)
    }.sorted { $0.id < $1.id }
  }

  /// Returns the latest purchase of a product.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    known.last { $0.productID == productID }.map { .verified($0) }
  }
  /// Returns the purchase that entitles the user to a product.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    entitlements.last { $0.productID == productID }.map { .verified($0) }
  }
}
