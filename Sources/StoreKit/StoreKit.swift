@_exported import UIKit

public let SKErrorDomain = "SKErrorDomain"

/// Why nothing could be bought.
public struct SKError: Error, CustomNSError, LocalizedError, Equatable {
  public enum Code: Int, Sendable {
    case unknown = 0
    case clientInvalid = 1
    case paymentCancelled = 2
    case paymentInvalid = 3
    case paymentNotAllowed = 4
    case storeProductNotAvailable = 5
  }

  public let code: Code
  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "The App Store is not available on Linux." }
}

/// Something to buy. The store has nothing.
public final class SKProduct: NSObject {
  override init() {}
  public var productIdentifier: String { "" }
  public var localizedTitle: String { "" }
  public var localizedDescription: String { "" }
  public var price: NSDecimalNumber { 0 }
  public var priceLocale: Locale { .current }
}

public final class SKProductsResponse: NSObject {
  public let products: [SKProduct] = []
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
  open func start() {
    DispatchQueue.main.async { [self] in delegate?.request(self, didFailWithError: SKError(code: .storeProductNotAvailable)) }
  }
  open func cancel() {}
}

/// Asks for products: the store knows none of the identifiers.
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

open class SKReceiptRefreshRequest: SKRequest {
  public init(receiptProperties properties: [String: Any]? = nil) {}
}

open class SKPayment: NSObject {
  public let productIdentifier: String
  open var quantity: Int { 1 }
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing = 0
  case purchased = 1
  case failed = 2
  case restored = 3
  case deferred = 4
}

open class SKPaymentTransaction: NSObject {
  public let payment: SKPayment
  init(_ payment: SKPayment) { self.payment = payment }
  open var transactionState: SKPaymentTransactionState { .failed }
  open var error: (any Error)? { SKError(code: .paymentNotAllowed) }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }
}

public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}

/// Purchases, none of which can be made: each fails with `.paymentNotAllowed`.
open class SKPaymentQueue: NSObject {
  private static let queue = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { false }
  private var observers: [any SKPaymentTransactionObserver] = []
  open private(set) var transactions: [SKPaymentTransaction] = []

  open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
  open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }

  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    transactions.append(transaction)
    DispatchQueue.main.async { [self] in observers.forEach { $0.paymentQueue(self, updatedTransactions: [transaction]) } }
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
    observers.forEach { $0.paymentQueue(self, removedTransactions: [transaction]) }
  }

  open func restoreCompletedTransactions() {
    DispatchQueue.main.async { [self] in
      observers.forEach { $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(code: .paymentNotAllowed)) }
    }
  }
}

/// Asks for a review in the App Store. As there is none, nothing is shown; iOS may show nothing either.
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  @MainActor open class func requestReview(in windowScene: UIWindowScene) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"

@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: AnyObject {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

/// Shows a product of the store: loading one fails.
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { block?(false, SKError(code: .storeProductNotAvailable)) }
  }
}
