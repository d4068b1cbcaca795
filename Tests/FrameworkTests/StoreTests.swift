import Foundation
import StoreKitTest
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Logs the calls of the older store.
private final class StoreLog: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
  var lines: [String] = []
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    lines.append("products \(response.products.count), invalid \(response.invalidProductIdentifiers)")
  }
  func requestDidFinish(_ request: SKRequest) { lines.append("finished") }
  func request(_ request: SKRequest, didFailWithError error: any Error) { lines.append("failed \((error as NSError).code)") }
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
    for transaction in transactions {
      lines.append("\(transaction.payment.quantity) \(transaction.transactionState) \((transaction.error as NSError?)?.code ?? 0)")
    }
  }
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { lines.append("restored") }
}

/// The store without products, and with those of a `.storekit` file. There is one store in a program, so the tests take turns.
@Suite("The simulated store", .serialized) @MainActor
struct StoreTests {
  private let log = StoreLog()

  private static let file = """
    {
      "products": [
        {"productID": "coins", "type": "Consumable", "displayPrice": "0.99", "referenceName": "Coins",
         "localizations": [{"locale": "en_US", "displayName": "Ten Coins", "description": "They last a day."}]},
        {"productID": "pro", "type": "NonConsumable", "displayPrice": "4.5", "familyShareable": true, "localizations": []}
      ],
      "settings": {"_locale": "en_US", "_storefront": "USA"},
      "subscriptionGroups": [
        {"id": "G", "name": "Club", "subscriptions": [
          {"productID": "month", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
           "groupNumber": 2, "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P1W", "numberOfPeriods": 1}},
          {"productID": "year", "type": "RecurringSubscription", "displayPrice": "99", "recurringSubscriptionPeriod": "P1Y", "groupNumber": 1}
        ]}
      ],
      "version": {"major": 4, "minor": 0}
    }
    """

  private func session() throws -> SKTestSession {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString).storekit")
    try Data(Self.file.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let session = try SKTestSession(contentsOf: url)
    session.disableDialogs = true
    return session
  }

  /// Waits until the main queue has called the handlers.
  private func wait(for count: Int) async {
    for _ in 0..<200 where log.lines.count < count { try? await Task.sleep(nanoseconds: 5_000_000) }
  }

  private func entitlements() async -> [String] {
    var found: [String] = []
    for await result in Transaction.currentEntitlements { found.append(result.unsafePayloadValue.productID) }
    return found
  }

  // MARK: Without a file

  @Test("Without a file, a request of products returns the identifiers as invalid, and one of a receipt fails")
  func emptyRequest() async {
    let request = SKProductsRequest(productIdentifiers: ["b", "a"])
    request.delegate = log
    request.start()
    await wait(for: 2)
    expect(log.lines, equals: ["products 0, invalid [\"a\", \"b\"]", "finished"])
    let receipt = SKReceiptRefreshRequest(receiptProperties: [SKReceiptPropertyIsExpired: true])
    receipt.delegate = log
    receipt.start()
    await wait(for: 3)
    expect(log.lines.last, equals: "failed \(SKError.Code.storeProductNotAvailable.rawValue)")
    expect(receipt.receiptProperties?.count, equals: 1)
  }

  @Test("Without a file, a payment fails with the reason, and keeps what the app set")
  func payments() async {
    let payment = SKMutablePayment(product: SKProduct())
    payment.quantity = 3
    payment.applicationUsername = "me"
    payment.simulatesAskToBuyInSandbox = true
    expect(payment.applicationUsername == "me" && payment.simulatesAskToBuyInSandbox && payment.requestData == nil)
    expect(!SKPaymentQueue.canMakePayments())
    let queue = SKPaymentQueue.default()
    queue.add(log)
    queue.add(payment)
    await wait(for: 1)
    queue.remove(log)
    expect(log.lines, equals: ["3 failed \(SKError.Code.paymentNotAllowed.rawValue)"])
    expect(SKError(.paymentNotAllowed).localizedDescription.contains("not available on Linux"))
    expect((SKError(.paymentCancelled) as NSError).domain, equals: SKErrorDomain)
  }

  @Test("Without a file, the newer store has no products, transactions and entitlements")
  func newerStore() async throws {
    try await expect(Product.products(for: ["a"]).isEmpty && !AppStore.canMakePayments)
    var count = 0
    for await _ in Transaction.currentEntitlements { count += 1 }
    expect(count, equals: 0)
    await expect(Transaction.latest(for: "a") == nil)
    await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
    let verified = VerificationResult<Int>.verified(4)
    let unverified = VerificationResult<Int>.unverified(5, .invalidSignature)
    try expect(verified.payloadValue == 4 && unverified.unsafePayloadValue == 5)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) { try unverified.payloadValue }
    expect(Product.PurchaseOption.quantity(2) != .quantity(3))
  }

  @Test("A damaged file of a test session is an error")
  func damaged() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString).storekit")
    try Data("{\"products\": [{}]}".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(throws: DecodingError.self) { try SKTestSession(contentsOf: url) }
    #expect(throws: CocoaError.self) { try SKTestSession(configurationFileNamed: "Missing") }
  }

  // MARK: With a file

  @Test("Products have the names, prices, periods and offers of the file")
  func products() async throws {
    let session = try session()
    let products = try await Product.products(for: ["month", "coins", "pro", "unknown"])
    expect(products.map(\.id), equals: ["coins", "pro", "month"])
    expect(products.map(\.displayName), equals: ["Ten Coins", "pro", "month"])
    expect(products.map(\.displayPrice), equals: ["$0.99", "$4.50", "$9.99"])
    let subscription = try #require(products[2].subscription)
    expect(subscription.subscriptionPeriod.unit == .month && subscription.subscriptionPeriod.value == 1)
    expect(subscription.introductoryOffer?.paymentMode == .freeTrial && subscription.introductoryOffer?.period.unit == .week)
    await expect(subscription.isEligibleForIntroOffer)
    expect(AppStore.canMakePayments && products[1].isFamilyShareable)
    await expect(Storefront.current?.countryCode == "USA")
    withExtendedLifetime(session) {}
  }

  @Test("A purchase entitles until its money is given back, and a consumable is gone once it is finished")
  func purchases() async throws {
    let session = try session()
    let products = try await Product.products(for: ["coins", "pro"])
    for product in products {
      guard case .success(let result) = try await product.purchase() else {
        Issue.record("\(product.id) was not bought")
        return
      }
      let transaction = try result.payloadValue
      expect(transaction.productID == product.id && transaction.environment == .xcode && transaction.reason == .purchase)
      expect(result.jwsRepresentation.hasSuffix("."))
      await transaction.finish()
    }
    await expect(entitlements() == ["pro"])
    var all: [String] = []
    for await result in Transaction.all { all.append(result.unsafePayloadValue.productID) }
    expect(all, equals: ["pro"])
    let pro = try #require(session.allTransactions().last)
    try session.refundTransaction(identifier: pro.identifier)
    await expect(entitlements().isEmpty)
    session.clearTransactions()
    expect(session.allTransactions().isEmpty)
  }

  @Test("A subscription begins with its offer, is renewed, replaced by another of its group, and ends")
  func subscriptions() async throws {
    let session = try session()
    let month = try #require(try await Product.products(for: ["month"]).first)
    guard case .success(let result) = try await month.purchase() else { return }
    let first = result.unsafePayloadValue
    let day: TimeInterval = 86400
    let length = try #require(first.expirationDate).timeIntervalSince(first.purchaseDate)
    expect(abs(length - 7 * day) < day / 10)
    expect(first.offerType, equals: .introductory)
    await expect(month.subscription?.isEligibleForIntroOffer == false)
    try session.forceRenewalOfSubscription(productIdentifier: "month")
    let renewed = try #require(await Transaction.latest(for: "month")).unsafePayloadValue
    expect(renewed.reason == .renewal && renewed.originalID == first.originalID && renewed.offerType == nil)
    try expect(#require(renewed.expirationDate) > #require(first.expirationDate))
    try await session.buyProduct(identifier: "year")
    await expect(entitlements() == ["year"])
    var status = try #require(try await month.subscription?.status.first)
    expect(status.state == .subscribed && status.renewalInfo.unsafePayloadValue.currentProductID == "year")
    try session.expireSubscription(productIdentifier: "year")
    status = try #require(try await month.subscription?.status.first)
    expect(status.state == .expired && !status.renewalInfo.unsafePayloadValue.willAutoRenew)
    await expect(entitlements().isEmpty)
  }

  @Test("A purchase outside of the app, and one that was approved, come as updates")
  func updates() async throws {
    let session = try session()
    var updates = Transaction.updates.makeAsyncIterator()
    try session.buyProduct(productIdentifier: "coins")
    await expect(updates.next()?.unsafePayloadValue.productID == "coins")
    session.askToBuyEnabled = true
    let pro = try #require(try await Product.products(for: ["pro"]).first)
    guard case .pending = try await pro.purchase() else {
      Issue.record("the purchase does not wait")
      return
    }
    let waiting = try #require(session.allTransactions().first { $0.pendingAskToBuyConfirmation })
    try session.approveAskToBuyTransaction(identifier: waiting.identifier)
    await expect(updates.next()?.unsafePayloadValue.productID == "pro")
    session.failTransactionsEnabled = true
    await #expect(throws: StoreKitError.self) { try await pro.purchase() }
  }

  @Test("The user confirms the price in a dialog, or cancels")
  func dialog() async throws {
    let session = try session()
    session.disableDialogs = false
    let screen = TestScreen()
    screen.show(UIViewController())
    let coins = try #require(try await Product.products(for: ["coins"]).first)
    for (button, isBought) in [("Cancel", false), ("$0.99", true)] {
      let purchase = Task { try await coins.purchase() }
      for _ in 0..<50 where screen.window.rootViewController?.presentedViewController == nil { await screen.advance(by: 0.1) }
      await screen.settle()
      let alert = try #require(screen.window.rootViewController?.presentedViewController as? UIAlertController)
      expect(alert.title == "Ten Coins" && alert.message == "They last a day.")
      expect(screen.reader.activate(button))
      await screen.settle()
      let result = try await purchase.value
      if case .success = result { expect(isBought) } else { expect(!isBought) }
    }
    expect(session.allTransactions().map(\.productIdentifier), equals: ["coins"])
  }

  @Test("The older store sells the same products, and restores those that last")
  func olderStore() async throws {
    let session = try session()
    let request = SKProductsRequest(productIdentifiers: ["pro", "month", "unknown"])
    request.delegate = log
    request.start()
    await wait(for: 2)
    expect(log.lines, equals: ["products 2, invalid [\"unknown\"]", "finished"])
    let queue = SKPaymentQueue.default()
    queue.add(log)
    defer { queue.remove(log) }
    log.lines = []
    let pro = SKProduct(try #require(try await Product.products(for: ["pro"]).first))
    expect(pro.price == 4.5 && pro.priceLocale.identifier == "en_US" && pro.subscriptionPeriod == nil)
    queue.add(SKPayment(product: pro))
    await wait(for: 2)
    expect(log.lines, equals: ["1 purchasing 0", "1 purchased 0"])
    let bought = try #require(queue.transactions.last)
    queue.finishTransaction(bought)
    expect(bought.transactionIdentifier == "\(session.allTransactions()[0].identifier)" && queue.transactions.isEmpty)
    log.lines = []
    queue.restoreCompletedTransactions()
    await wait(for: 2)
    expect(log.lines, equals: ["1 restored 0", "restored"])
    queue.transactions.forEach(queue.finishTransaction)
  }
}
