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
  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "The App Store is not available on Linux." }
}

/// A product. Linux finds none, because the store is empty.
open class SKProduct: NSObject {
  public override init() {}
  /// Whether the product has content to download: false on Linux.
  public var isDownloadable: Bool { false }
  public var isFamilyShareable: Bool { false }
  /// The version of the downloadable content: empty on Linux.
  public var downloadContentVersion: String { "" }
  /// The duration of a subscription period: nil on Linux.
  public var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// The introductory discount: nil on Linux.
  public var introductoryPrice: SKProductDiscount? { nil }
  /// The other discounts: none on Linux.
  public var discounts: [SKProductDiscount] { [] }
  /// The group of a subscription: nil on Linux.
  public var subscriptionGroupIdentifier: String? { nil }

  public enum PeriodUnit: UInt, Sendable {
    case day = 0
    case week = 1
    case month = 2
    case year = 3
  }
  public var productIdentifier: String { "" }
  public var localizedTitle: String { "" }
  public var localizedDescription: String { "" }
  /// The price in the currency of ``priceLocale``.
  public var price: NSDecimalNumber { 0 }
  public var priceLocale: Locale { .current }
}

open class SKProductSubscriptionPeriod: NSObject {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
  override init() {}
}

open class SKProductDiscount: NSObject {
  public enum PaymentMode: UInt, Sendable {
    /// A reduced price is paid in each period of the offer.
    case payAsYouGo = 0
    /// The price of all periods is paid at the beginning.
    case payUpFront = 1
    case freeTrial = 2
  }

  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var identifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .payAsYouGo }
  override init() {}
}

open class SKStorefront: NSObject {
  /// The code of the storefront's country. On Linux it is that of the user's locale.
  open var countryCode: String { Locale.current.region?.identifier ?? "" }
  open var identifier: String { "" }
  override init() {}
}

public final class SKProductsResponse: NSObject {
  /// The products: none on Linux.
  public let products: [SKProduct] = []
  /// The identifiers that are unknown: all of them on Linux.
  public let invalidProductIdentifiers: [String]
  init(invalid: [String]) { invalidProductIdentifiers = invalid }
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
  /// The purchase failed. Always the state on Linux.
  case failed = 2
  case restored = 3
  /// The purchase waits for approval.
  case deferred = 4
}

open class SKPaymentTransaction: NSObject {
  public let payment: SKPayment
  init(_ payment: SKPayment) { self.payment = payment }
  /// Creates a purchase without a product, for tests.
  public override convenience init() { self.init(SKPayment(product: SKProduct())) }
  /// The progress: ``SKPaymentTransactionState/failed`` on Linux.
  open var transactionState: SKPaymentTransactionState { .failed }
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

/// Receives the progress of purchases. All methods except the first are optional.
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Called when purchases could not be restored, which is always the case on Linux.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// Never called on Linux.
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

/// The queue of purchases. They are not possible on Linux: each fails with `.paymentNotAllowed`.
open class SKPaymentQueue: NSObject {
  private static let queue = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { queue }
  /// Returns whether the user may make payments: false on Linux.
  open class func canMakePayments() -> Bool { false }
  /// The store of the user's country: nil on Linux.
  open var storefront: SKStorefront? { nil }
  private var observers: [any SKPaymentTransactionObserver] = []
  open private(set) var transactions: [SKPaymentTransaction] = []

  /// Adds an observer. The queue retains it until it is removed.
  open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
  open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }

  /// Creates a purchase. On Linux it fails, and the observers are notified on the main queue.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    transactions.append(transaction)
    DispatchQueue.main.async { [self] in observers.forEach { $0.paymentQueue(self, updatedTransactions: [transaction]) } }
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
    observers.forEach { $0.paymentQueue(self, removedTransactions: [transaction]) }
  }

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

  /// Restores the purchases of a user of the app. On Linux the observers receive an error on the main queue.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

  /// Restores purchases. On Linux the observers receive an error on the main queue.
  open func restoreCompletedTransactions() {
    DispatchQueue.main.async { [self] in
      observers.forEach { $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(code: .paymentNotAllowed)) }
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
