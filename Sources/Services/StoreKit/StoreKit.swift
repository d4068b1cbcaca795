import TrestleSupport
@_exported import UIKit

public let SKErrorDomain = "SKErrorDomain"

public struct SKError: Error, CustomNSError, LocalizedError, Equatable {
  public enum Code: Int, Sendable {
    case unknown = 0
    case clientInvalid = 1
    case paymentCancelled = 2
    case paymentInvalid = 3
    /// Payments are not allowed. The error of each payment on Linux.
    case paymentNotAllowed = 4
    /// The product is not available. The error of each request on Linux.
    case storeProductNotAvailable = 5
    /// Access to the music service was not allowed. The error of each request for it on Linux.
    case cloudServicePermissionDenied = 6
    case cloudServiceNetworkConnectionFailed = 7
    case cloudServiceRevoked = 8
    case privacyAcknowledgementRequired = 9
    case unauthorizedRequestData = 10
    case invalidOfferIdentifier = 11
    case invalidSignature = 12
    case missingOfferParams = 13
    case invalidOfferPrice = 14
    case overlayCancelled = 15
    case overlayInvalidConfiguration = 16
    case overlayTimeout = 17
    case ineligibleForOffer = 18
    case unsupportedPlatform = 19
    case overlayPresentedInBackgroundScene = 20
  }

  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public init(_nsError error: NSError) { code = Code(rawValue: error.code) ?? .unknown }
  init(code: Code) { self.code = code }
  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
  public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
  public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
  public static var invalidSignature: Code { .invalidSignature }
  public static var missingOfferParams: Code { .missingOfferParams }
  public static var invalidOfferPrice: Code { .invalidOfferPrice }
  public static var overlayTimeout: Code { .overlayTimeout }
  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    code == .paymentCancelled ? "The purchase was cancelled." : "The App Store is not available on Linux."
  }
}

/// A product of the `.storekit` file that the project's scheme names.
open class SKProduct: NSObject {
  let product: Product?
  public override init() { product = nil }
  package init(_ product: Product) { self.product = product }

  /// Whether the product has content to download: false on Linux.
  public var isDownloadable: Bool { false }
  public var isFamilyShareable: Bool { product?.isFamilyShareable ?? false }
  /// The version of the downloadable content: empty on Linux.
  public var downloadContentVersion: String { "" }
  /// The duration of a subscription period.
  public var subscriptionPeriod: SKProductSubscriptionPeriod? {
    product?.subscription.map { SKProductSubscriptionPeriod($0.subscriptionPeriod) }
  }
  /// The introductory discount.
  public var introductoryPrice: SKProductDiscount? { product?.subscription?.introductoryOffer.map { SKProductDiscount($0) } }
  /// The other discounts.
  public var discounts: [SKProductDiscount] { product?.subscription?.promotionalOffers.map { SKProductDiscount($0) } ?? [] }
  /// The group of a subscription.
  public var subscriptionGroupIdentifier: String? { product?.subscription?.subscriptionGroupID }

  public enum PeriodUnit: UInt, Sendable {
    case day = 0
    case week = 1
    case month = 2
    case year = 3
  }
  public var productIdentifier: String { product?.id ?? "" }
  public var localizedTitle: String { product?.displayName ?? "" }
  public var localizedDescription: String { product?.description ?? "" }
  /// The price in the currency of ``priceLocale``.
  public var price: NSDecimalNumber { NSDecimalNumber(decimal: product?.price ?? 0) }
  public var priceLocale: Locale { SimulatedStore.shared.priceLocale }
}

open class SKProductSubscriptionPeriod: NSObject {
  private let period: Product.SubscriptionPeriod
  init(_ period: Product.SubscriptionPeriod) { self.period = period }
  open var numberOfUnits: Int { period.value }
  open var unit: SKProduct.PeriodUnit {
    switch period.unit {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}

open class SKProductDiscount: NSObject {
  public enum PaymentMode: UInt, Sendable {
    /// A reduced price is paid in each period of the offer.
    case payAsYouGo = 0
    /// The price of all periods is paid at the beginning.
    case payUpFront = 1
    case freeTrial = 2
  }
  public enum `Type`: UInt, Sendable {
    case introductory = 0
    case subscription = 1
  }

  private let offer: Product.SubscriptionOffer
  init(_ offer: Product.SubscriptionOffer) { self.offer = offer }
  open var price: NSDecimalNumber { NSDecimalNumber(decimal: offer.price) }
  open var priceLocale: Locale { SimulatedStore.shared.priceLocale }
  open var identifier: String? { offer.id }
  open var type: `Type` { offer.type == .introductory ? .introductory : .subscription }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod(offer.period) }
  open var numberOfPeriods: Int { offer.periodCount }
  open var paymentMode: PaymentMode {
    offer.paymentMode == .freeTrial ? .freeTrial : offer.paymentMode == .payUpFront ? .payUpFront : .payAsYouGo
  }
}

open class SKStorefront: NSObject {
  /// The code of the storefront's country in three letters.
  open var countryCode: String { SimulatedStore.shared.storefront ?? "" }
  open var identifier: String { countryCode }
  override init() {}
}

public final class SKProductsResponse: NSObject {
  public let products: [SKProduct]
  /// The identifiers that are unknown.
  public let invalidProductIdentifiers: [String]
  init(_ identifiers: Set<String>) {
    let found = SimulatedStore.shared.products.filter { identifiers.contains($0.id) }
    products = found.map { SKProduct($0) }
    invalidProductIdentifiers = identifiers.subtracting(found.map(\.id)).sorted()
  }
}

public protocol SKRequestDelegate: AnyObject {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?
  override init() {}
  /// Starts the request. On Linux the delegate receives an error on the main queue.
  open func start() {
    DispatchQueue.main.async { [self] in delegate?.request(self, didFailWithError: SKError(code: .storeProductNotAvailable)) }
  }
  open func cancel() {}
}

/// Requests products: those of the `.storekit` file.
open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
  public override init() { identifiers = [] }

  open override func start() {
    DispatchQueue.main.async { [self] in
      (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: SKProductsResponse(identifiers))
      delegate?.requestDidFinish(self)
    }
  }
}

/// A request for a new receipt. It fails on Linux.
open class SKReceiptRefreshRequest: SKRequest {
  /// The properties of the receipt in the test environment; nil for the default.
  public let receiptProperties: [String: Any]?
  public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
}

/// The key of whether a receipt of the test environment has expired.
public let SKReceiptPropertyIsExpired = "expired"
/// The key of whether a receipt of the test environment was revoked.
public let SKReceiptPropertyIsRevoked = "revoked"
/// The key of whether a receipt of the test environment is for a volume purchase.
public let SKReceiptPropertyIsVolumePurchase = "vpp"

open class SKPayment: NSObject {
  public let productIdentifier: String
  /// The quantity to buy: always 1.
  open var quantity: Int { 1 }
  open var applicationUsername: String? { nil }
  open var requestData: Data? { nil }
  /// Whether the payment requires approval in tests: false on Linux.
  open var simulatesAskToBuyInSandbox: Bool { false }
  open var paymentDiscount: SKPaymentDiscount? { nil }
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
  init(productIdentifier: String) { self.productIdentifier = productIdentifier }
}

open class SKMutablePayment: SKPayment {
  private var number = 1
  private var user: String?
  private var data: Data?
  private var asks = false
  private var discount: SKPaymentDiscount?
  open override var quantity: Int {
    get { number }
    set { number = newValue }
  }
  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
  open override var requestData: Data? {
    get { data }
    set { data = newValue }
  }
  open override var paymentDiscount: SKPaymentDiscount? {
    get { discount }
    set { discount = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { asks }
    set { asks = newValue }
  }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing = 0
  case purchased = 1
  case failed = 2
  case restored = 3
  /// The purchase waits for approval.
  case deferred = 4
}

open class SKPaymentTransaction: NSObject {
  public let payment: SKPayment
  var purchase: SimulatedPurchase?
  private let restored: SKPaymentTransaction?
  init(_ payment: SKPayment, _ purchase: SimulatedPurchase? = nil, restored: SKPaymentTransaction? = nil) {
    (self.payment, self.purchase, self.restored) = (payment, purchase, restored)
    transactionState = restored != nil ? .restored : purchase == nil ? .failed : .purchased
    error = transactionState == .failed ? SKError(code: .paymentNotAllowed) : nil
  }
  /// Creates a purchase without a product, for tests.
  public override convenience init() { self.init(SKPayment(product: SKProduct())) }
  open internal(set) var transactionState: SKPaymentTransactionState
  open internal(set) var error: (any Error)?
  /// The identifier of the purchase.
  open var transactionIdentifier: String? { purchase.map { "\($0.id)" } }
  open var transactionDate: Date? { purchase?.purchaseDate }
  /// The restored purchase.
  open var original: SKPaymentTransaction? { restored }
  /// The files that the purchase offers to download. Always empty on Linux.
  open var downloads: [SKDownload] { [] }
}

/// Receives the progress of purchases. All methods except the first are optional.
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Called when purchases could not be restored, which is always the case without a `.storekit` file.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Returns whether a payment that was started in the store continues. Never called on Linux.
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
  /// Never called on Linux.
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  /// Never called on Linux.
  func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
  /// Never called on Linux.
  func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
  public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { false }
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
  public func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]) {}
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}

/// Decides on the purchases of a queue. Nothing asks it on Linux: the store has one country and no change of prices.
public protocol SKPaymentQueueDelegate: AnyObject {
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool { true }
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// The queue of purchases. Without a `.storekit` file each fails with `.paymentNotAllowed`.
open class SKPaymentQueue: NSObject {
  private static let queue = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { queue }
  /// Returns whether the user may make payments: true with a `.storekit` file.
  open class func canMakePayments() -> Bool { SimulatedStore.shared.isThere }
  /// The store of the user's country; nil without a `.storekit` file.
  open var storefront: SKStorefront? { SimulatedStore.shared.isThere ? SKStorefront() : nil }
  open weak var delegate: (any SKPaymentQueueDelegate)?
  private var observers: [any SKPaymentTransactionObserver] = []
  open var transactionObservers: [any SKPaymentTransactionObserver] { observers }
  open private(set) var transactions: [SKPaymentTransaction] = []

  /// Adds an observer. The queue retains it until it is removed. It gets the purchases that are not finished.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    observers.append(observer)
    for purchase in SimulatedStore.shared.purchases where !purchase.isFinished {
      if transactions.contains(where: { $0.purchase?.id == purchase.id }) { continue }
      transactions.append(SKPaymentTransaction(SKPayment(productIdentifier: purchase.productID), purchase))
    }
    let waiting = transactions
    guard !waiting.isEmpty else { return }
    DispatchQueue.main.async { [self] in observer.paymentQueue(self, updatedTransactions: waiting) }
  }
  open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }

  /// Makes a purchase, once the user has confirmed its price. The observers are notified on the main queue.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    transactions.append(transaction)
    let store = SimulatedStore.shared
    guard let product = store.product(payment.productIdentifier), !store.switches.failsTransactions else { return report(transaction) }
    (transaction.transactionState, transaction.error) = (.purchasing, nil)
    report(transaction)
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        guard !store.switches.hidesDialogs else { return complete(transaction, product) }
        PurchaseDialog.ask(product) { [self] isConfirmed in
          if isConfirmed { return complete(transaction, product) }
          (transaction.transactionState, transaction.error) = (.failed, SKError(code: .paymentCancelled))
          report(transaction)
        }
      }
    }
  }

  private func complete(_ transaction: SKPaymentTransaction, _ product: Product) {
    var options: Set<Product.PurchaseOption> = [.quantity(transaction.payment.quantity)]
    if transaction.payment.simulatesAskToBuyInSandbox { options.insert(.simulatesAskToBuyInSandbox(true)) }
    transaction.purchase = SimulatedStore.shared.buy(product, options)
    transaction.transactionState = transaction.purchase == nil ? .deferred : .purchased
    report(transaction)
  }

  private func report(_ transaction: SKPaymentTransaction) {
    DispatchQueue.main.async { [self] in observers.forEach { $0.paymentQueue(self, updatedTransactions: [transaction]) } }
  }

  /// Forgets the purchases of another store.
  func forgetAll() { transactions = [] }

  /// Reports a purchase that was made outside of the app, or that was approved.
  func deliver(_ purchase: SimulatedPurchase) {
    guard SimulatedStore.shared.purchases.contains(where: { $0.id == purchase.id }) else { return }
    if purchase.revocationDate != nil {
      return observers.forEach { $0.paymentQueue(self, didRevokeEntitlementsForProductIdentifiers: [purchase.productID]) }
    }
    let waiting = transactions.first { $0.transactionState == .deferred && $0.payment.productIdentifier == purchase.productID }
    let transaction = waiting ?? SKPaymentTransaction(SKPayment(productIdentifier: purchase.productID), purchase)
    if waiting == nil { transactions.append(transaction) }
    (transaction.purchase, transaction.transactionState, transaction.error) = (purchase, .purchased, nil)
    observers.forEach { $0.paymentQueue(self, updatedTransactions: [transaction]) }
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
    if let purchase = transaction.purchase { SimulatedStore.shared.finish(purchase.id) }
    observers.forEach { $0.paymentQueue(self, removedTransactions: [transaction]) }
  }

  /// Asks for consent to a higher price. The simulated store changes none.
  open func showPriceConsentIfNeeded() { withoutEffect("prices do not change") }
  /// Shows a page for offer codes. There is none on Linux.
  open func presentCodeRedemptionSheet() { withoutEffect("there is no store") }

  /// Reports the downloads to the observers. On Linux they have already failed.
  open func start(_ downloads: [SKDownload]) { report(downloads) }
  /// Reports the downloads to the observers. On Linux they have already failed.
  open func pause(_ downloads: [SKDownload]) { report(downloads) }
  /// Reports the downloads to the observers. On Linux they have already failed.
  open func resume(_ downloads: [SKDownload]) { report(downloads) }
  /// Reports the downloads to the observers. On Linux they have already failed.
  open func cancel(_ downloads: [SKDownload]) { report(downloads) }

  private func report(_ downloads: [SKDownload]) {
    guard !downloads.isEmpty else { return }
    DispatchQueue.main.async { [self] in observers.forEach { $0.paymentQueue(self, updatedDownloads: downloads) } }
  }

  /// Restores the purchases of a user of the app.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

  /// Restores the purchases that last: the observers get them, and then the end. Without a `.storekit` file they get an error.
  open func restoreCompletedTransactions() {
    DispatchQueue.main.async { [self] in
      guard SimulatedStore.shared.isThere else {
        return observers.forEach { $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(code: .paymentNotAllowed)) }
      }
      let lasting = SimulatedStore.shared.purchases.map { ($0, Transaction($0)) }.filter {
        $0.1.productType != .consumable && $0.1.revocationDate == nil
      }
      let restored = lasting.map { purchase, _ in
        let payment = SKPayment(productIdentifier: purchase.productID)
        return SKPaymentTransaction(payment, purchase, restored: SKPaymentTransaction(payment, purchase))
      }
      transactions += restored
      for observer in observers {
        if !restored.isEmpty { observer.paymentQueue(self, updatedTransactions: restored) }
        observer.paymentQueueRestoreCompletedTransactionsFinished(self)
      }
    }
  }
}

/// Requests a review in the App Store. It shows nothing on Linux, as iOS may also do.
open class SKStoreReviewController: NSObject {
  /// Requests a review. Nothing is shown on Linux.
  open class func requestReview() { withoutEffect("there is no store") }
  /// Requests a review in a window scene. Nothing is shown on Linux.
  @MainActor open class func requestReview(in windowScene: UIWindowScene) { withoutEffect("there is no store") }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"

@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: AnyObject {
  /// Called when the user closes the product view. Never called on Linux.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

/// Shows a product of the store. On Linux loading fails.
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// Loads a product. On Linux the block receives false and an error on the main queue.
  open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { block?(false, SKError(code: .storeProductNotAvailable)) }
  }
}
