import TrestleSupport
@_exported import UIKit

public let SKErrorDomain = "SKErrorDomain"

public struct SKError: Error, CustomNSError, LocalizedError, Equatable {
  /// The kinds of error of the store.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknown = 0
    /// The app may not buy.
    case clientInvalid = 1
    case paymentCancelled = 2
    /// The payment is not valid.
    case paymentInvalid = 3
    /// The user may not pay. The error of each payment on Linux.
    case paymentNotAllowed = 4
    /// The product is not available. The error of each request on Linux.
    case storeProductNotAvailable = 5
    /// The user has not allowed the use of the music service. The error of each request on Linux.
    case cloudServicePermissionDenied = 6
    /// The device has no connection to the music service.
    case cloudServiceNetworkConnectionFailed = 7
    /// The user has revoked the use of the music service.
    case cloudServiceRevoked = 8
  }

  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  /// Creates an error from one of Foundation with its code.
  public init(_nsError error: NSError) { code = Code(rawValue: error.code) ?? .unknown }
  init(code: Code) { self.code = code }
  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The app may not buy.
  public static var clientInvalid: Code { .clientInvalid }
  /// The user cancelled the payment.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The payment is not valid.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// The user may not pay.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "The App Store is not available on Linux." }
}

/// A product. The store is empty.
open class SKProduct: NSObject {
  public override init() {}
  /// Whether there is something to download: false on Linux.
  public var isDownloadable: Bool { false }
  /// Whether families share the product: false on Linux.
  public var isFamilyShareable: Bool { false }
  /// The version of what is downloaded.
  public var downloadContentVersion: String { "" }
  /// The time between two payments of a subscription: nil on Linux.
  public var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// The price at the beginning: nil on Linux.
  public var introductoryPrice: SKProductDiscount? { nil }
  /// Other prices: none on Linux.
  public var discounts: [SKProductDiscount] { [] }
  /// The group of a subscription: nil on Linux.
  public var subscriptionGroupIdentifier: String? { nil }

  /// A unit of time.
  public enum PeriodUnit: UInt, Sendable {
    /// Periods of days.
    case day = 0
    case week = 1
    case month = 2
    case year = 3
  }
  public var productIdentifier: String { "" }
  /// The name of the product.
  public var localizedTitle: String { "" }
  public var localizedDescription: String { "" }
  /// The price in the currency of ``priceLocale``.
  public var price: NSDecimalNumber { 0 }
  /// The locale for formatting the price.
  public var priceLocale: Locale { .current }
}

/// The time between two payments.
open class SKProductSubscriptionPeriod: NSObject {
  /// The length of the period in units.
  open var numberOfUnits: Int { 0 }
  /// The unit of the period: days, weeks, months or years.
  open var unit: SKProduct.PeriodUnit { .day }
  override init() {}
}

/// A lower price.
open class SKProductDiscount: NSObject {
  /// Whether a discount is paid in each period, in advance, or is free.
  public enum PaymentMode: UInt, Sendable {
    /// The user pays a reduced price in each period of the offer.
    case payAsYouGo = 0
    /// The user pays for all periods of the offer at its beginning.
    case payUpFront = 1
    /// Free of charge.
    case freeTrial = 2
  }

  /// The discounted price in the currency of `priceLocale`.
  open var price: NSDecimalNumber { 0 }
  /// The locale for formatting the price.
  open var priceLocale: Locale { .current }
  open var identifier: String? { nil }
  /// The time between two payments.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  /// The number of periods for which the discount applies.
  open var numberOfPeriods: Int { 0 }
  /// Whether the discount is paid in each period, in advance, or is free.
  open var paymentMode: PaymentMode { .payAsYouGo }
  override init() {}
}

/// A store of a country.
open class SKStorefront: NSObject {
  /// The code of the storefront's country. On Linux it is that of the user's locale.
  open var countryCode: String { Locale.current.region?.identifier ?? "" }
  open var identifier: String { "" }
  override init() {}
}

/// The response to a request for products.
public final class SKProductsResponse: NSObject {
  /// The products: none on Linux.
  public let products: [SKProduct] = []
  /// The identifiers that are unknown: all of them on Linux.
  public let invalidProductIdentifiers: [String]
  init(invalid: [String]) { invalidProductIdentifiers = invalid }
}

/// Receives the end of a request. Every method is optional.
public protocol SKRequestDelegate: AnyObject {
  /// Called when a request has finished.
  func requestDidFinish(_ request: SKRequest)
  /// Called when a request has failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Receives the products that a request has found.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The base class of requests to the store.
open class SKRequest: NSObject {
  /// The object that receives the answer.
  open weak var delegate: (any SKRequestDelegate)?
  override init() {}
  /// Starts the request. On Linux the delegate receives an error on the main queue.
  open func start() {
    DispatchQueue.main.async { [self] in delegate?.request(self, didFailWithError: SKError(code: .storeProductNotAvailable)) }
  }
  open func cancel() {}
}

/// Requests products: the store has none of the identifiers.
open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  open override func start() {
    DispatchQueue.main.async { [self] in
      (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: SKProductsResponse(invalid: identifiers.sorted()))
      delegate?.requestDidFinish(self)
    }
  }
}

/// A request for a new receipt. It fails on Linux.
open class SKReceiptRefreshRequest: SKRequest {
  /// The properties of the receipt in the test environment.
  public let receiptProperties: [String: Any]?
  public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
}

/// The key of whether a receipt of the test environment has expired.
public let SKReceiptPropertyIsExpired = "expired"
/// The key of whether a receipt of the test environment was revoked.
public let SKReceiptPropertyIsRevoked = "revoked"
/// The key of whether a receipt of the test environment is for a volume purchase.
public let SKReceiptPropertyIsVolumePurchase = "vpp"

/// A request to buy a product, which is added to the queue.
open class SKPayment: NSObject {
  /// The identifier of the product to buy.
  public let productIdentifier: String
  /// The number to buy: 1.
  open var quantity: Int { 1 }
  /// The name of the user in the app.
  open var applicationUsername: String? { nil }
  open var requestData: Data? { nil }
  /// Whether the payment waits for someone's permission in tests: false on Linux.
  open var simulatesAskToBuyInSandbox: Bool { false }
  /// The discounted price.
  open var paymentDiscount: SKPaymentDiscount? { nil }
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// A payment that can be changed.
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

/// The progress of a purchase.
public enum SKPaymentTransactionState: Int, Sendable {
  /// The purchase is in progress.
  case purchasing = 0
  /// The purchase succeeded.
  case purchased = 1
  /// The purchase failed. Always so on Linux.
  case failed = 2
  /// An earlier purchase was restored.
  case restored = 3
  /// The purchase waits for approval.
  case deferred = 4
}

/// A purchase in the queue, with its state.
open class SKPaymentTransaction: NSObject {
  /// The payment that the transaction processes.
  public let payment: SKPayment
  init(_ payment: SKPayment) { self.payment = payment }
  /// Creates a purchase without a product, for tests.
  public override convenience init() { self.init(SKPayment(product: SKProduct())) }
  /// The progress: ``SKPaymentTransactionState/failed`` on Linux.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// The reason why the purchase failed.
  open var error: (any Error)? { SKError(code: .paymentNotAllowed) }
  /// The identifier of the purchase: nil on Linux.
  open var transactionIdentifier: String? { nil }
  /// The date of the purchase: nil on Linux.
  open var transactionDate: Date? { nil }
  /// The restored purchase: nil on Linux.
  open var original: SKPaymentTransaction? { nil }
  /// The files that the purchase offers to download. Always empty on Linux.
  open var downloads: [SKDownload] { [] }
}

/// Receives the progress of purchases. All methods but the first are optional.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Called when purchases have changed.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Called when purchases were finished.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Called when purchases could not be restored, which is always so on Linux.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// Called when purchases were restored. Never called on Linux.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Returns whether a payment that the store began continues. Never called on Linux.
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
  /// Called when the user moved to the store of another country. Never called on Linux.
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  /// Called when the right to a product was taken back. Never called on Linux.
  func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
  /// Called when downloads have progressed. Never called on Linux.
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

/// Purchases, which are not possible: each fails with `.paymentNotAllowed`.
open class SKPaymentQueue: NSObject {
  private static let queue = SKPaymentQueue()
  /// Returns the queue of the app's payments.
  open class func `default`() -> SKPaymentQueue { queue }
  /// Returns whether the user may pay: false on Linux.
  open class func canMakePayments() -> Bool { false }
  /// The store of the user's country: nil on Linux.
  open var storefront: SKStorefront? { nil }
  private var observers: [any SKPaymentTransactionObserver] = []
  /// The purchases that were not finished.
  open private(set) var transactions: [SKPaymentTransaction] = []

  /// Adds an observer. The queue retains it until it is removed.
  open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
  open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }

  /// Creates a purchase. On Linux the observers are told on the main queue that it failed.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    transactions.append(transaction)
    DispatchQueue.main.async { [self] in observers.forEach { $0.paymentQueue(self, updatedTransactions: [transaction]) } }
  }

  /// Removes a purchase from the queue.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
    observers.forEach { $0.paymentQueue(self, removedTransactions: [transaction]) }
  }

  /// Starts downloads. Those on Linux have failed already.
  open func start(_ downloads: [SKDownload]) { report(downloads) }
  /// Pauses downloads. Those on Linux have failed already.
  open func pause(_ downloads: [SKDownload]) { report(downloads) }
  /// Continues downloads. Those on Linux have failed already.
  open func resume(_ downloads: [SKDownload]) { report(downloads) }
  /// Cancels downloads. Those on Linux have failed already.
  open func cancel(_ downloads: [SKDownload]) { report(downloads) }

  private func report(_ downloads: [SKDownload]) {
    guard !downloads.isEmpty else { return }
    DispatchQueue.main.async { [self] in observers.forEach { $0.paymentQueue(self, updatedDownloads: downloads) } }
  }

  /// Restores purchases of a user of the app. On Linux the observers receive an error on the main queue.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

  /// Restores purchases. On Linux the observers receive an error on the main queue.
  open func restoreCompletedTransactions() {
    DispatchQueue.main.async { [self] in
      observers.forEach { $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(code: .paymentNotAllowed)) }
    }
  }
}

/// Requests a review in the App Store. As there is none, nothing is shown; iOS may show nothing either.
open class SKStoreReviewController: NSObject {
  /// Requests a review. Nothing is shown on Linux.
  open class func requestReview() { withoutEffect("there is no store") }
  /// Requests a review in a window scene. Nothing is shown on Linux.
  @MainActor open class func requestReview(in windowScene: UIWindowScene) { withoutEffect("there is no store") }
}

/// The key of the product's identifier.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// Receives the end of a product view.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: AnyObject {
  /// Called when the user closes the product view. Never called on Linux.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

/// Shows a product of the store: loading one fails.
open class SKStoreProductViewController: UIViewController {
  /// The object that is called when the product view is closed.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// Loads a product. On Linux the block receives false and an error on the main queue.
  open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { block?(false, SKError(code: .storeProductNotAvailable)) }
  }
}
