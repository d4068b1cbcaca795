import Foundation
import TrestleSupport

/// The store of the products in a `.storekit` file. Without such a file the store is empty, and each purchase fails.
///
/// Purchases are kept in a file of the app until they are deleted; those of a test session in memory.
package final class SimulatedStore: @unchecked Sendable {
  package static let shared = SimulatedStore(StoreConfiguration.ofScheme(), file: storedPurchases)

  /// The switches of a test session.
  package struct Switches: Sendable {
    package var hidesDialogs = false
    package var failsTransactions = false
    package var asksToBuy = false

    package init() {}
  }

  private struct State: Codable {
    var purchases: [SimulatedPurchase] = []
    var lastID: UInt64 = 0
    /// Groups whose subscription is not renewed.
    var cancelled: Set<String> = []
    /// Purchases that wait for approval, by identifier.
    var waiting: [SimulatedPurchase] = []
  }

  private let lock = NSRecursiveLock()
  private var state = State()
  private var configuration: StoreConfiguration?
  private var listed: [Product] = []
  private var file: URL?
  private var listeners: [UUID: (Transaction) -> Void] = [:]
  private var chosen = Switches()

  init(_ configuration: StoreConfiguration?, file: URL?) {
    use(configuration, file: file)
  }

  private static var storedPurchases: URL? {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?.appendingPathComponent(
      "StoreKit/purchases.json")
  }

  /// Takes the products of another file.
  package func use(_ configuration: StoreConfiguration?, file: URL? = nil) {
    lock.withLock {
      self.configuration = configuration
      self.file = configuration == nil ? nil : file
      listed = configuration?.makeProducts() ?? []
      let stored = self.file.flatMap { try? Data(contentsOf: $0) }
      state = stored.flatMap { try? JSONDecoder().decode(State.self, from: $0) } ?? State(lastID: state.lastID)
    }
    SKPaymentQueue.default().forgetAll()
  }

  /// Takes the products of the scheme's file, as at the start.
  package func useScheme() { use(StoreConfiguration.ofScheme(), file: Self.storedPurchases) }

  package var switches: Switches {
    get { lock.withLock { chosen } }
    set { lock.withLock { chosen = newValue } }
  }

  package var isThere: Bool { lock.withLock { configuration != nil } }
  var products: [Product] { lock.withLock { listed } }
  var storefront: String? { lock.withLock { configuration?.settings.storefront } }
  var priceLocale: Locale { lock.withLock { configuration.map { Locale(identifier: $0.settings.locale) } ?? .current } }
  var priceStyle: Decimal.FormatStyle.Currency {
    lock.withLock { configuration?.priceStyle ?? Decimal.FormatStyle.Currency(code: Locale.current.currency?.identifier ?? "USD") }
  }

  func product(_ identifier: String) -> Product? { products.first { $0.id == identifier } }

  // MARK: Purchases

  /// All purchases with the renewals until now, in their order.
  package var purchases: [SimulatedPurchase] {
    lock.withLock {
      renew()
      return state.purchases
    }
  }

  package var waiting: [SimulatedPurchase] { lock.withLock { state.waiting } }

  /// Adds the purchase of a product; nil if it waits for approval.
  func buy(_ product: Product, _ options: Set<Product.PurchaseOption> = []) -> SimulatedPurchase? {
    lock.withLock {
      renew()
      let purchase = makePurchase(product, options)
      if chosen.asksToBuy || options.contains(.simulatesAskToBuyInSandbox(true)) {
        state.waiting.append(purchase)
        write()
        return nil
      }
      add(purchase)
      return purchase
    }
  }

  private func makePurchase(_ product: Product, _ options: Set<Product.PurchaseOption>) -> SimulatedPurchase {
    let now = Date()
    let group = product.subscription?.subscriptionGroupID
    let earlier = state.purchases.filter { $0.groupID == group && group != nil }
    state.lastID += 1
    var purchase = SimulatedPurchase(
      id: state.lastID, originalID: earlier.last?.originalID ?? state.lastID, productID: product.id, type: product.type.rawValue,
      purchaseDate: now, originalPurchaseDate: earlier.first?.purchaseDate ?? now, groupID: group)
    for option in options {
      if case .token(let token) = option.kind { purchase.token = token }
      if case .quantity(let count) = option.kind { purchase.quantity = count }
    }
    guard let info = product.subscription else { return purchase }
    var end = info.subscriptionPeriod.end(from: now)
    if earlier.isEmpty, let offer = info.introductoryOffer {
      end = (0..<max(1, offer.periodCount)).reduce(now) { date, _ in offer.period.end(from: date) }
      (purchase.offerType, purchase.offerID) = (offer.type.number, offer.id)
    }
    purchase.expirationDate = end
    return purchase
  }

  private func add(_ purchase: SimulatedPurchase) {
    // A group has one subscription at a time.
    for index in state.purchases.indices where purchase.groupID != nil && state.purchases[index].groupID == purchase.groupID {
      if let end = state.purchases[index].expirationDate, end > purchase.purchaseDate { state.purchases[index].isUpgraded = true }
    }
    if let group = purchase.groupID { state.cancelled.remove(group) }
    state.purchases.append(purchase)
    write()
  }

  package func finish(_ identifier: UInt64) { change(identifier) { $0.isFinished = true } }

  private func change(_ identifier: UInt64, _ change: (inout SimulatedPurchase) -> Void) {
    lock.withLock {
      guard let index = state.purchases.firstIndex(where: { $0.id == identifier }) else { return }
      change(&state.purchases[index])
      write()
    }
  }

  /// Adds the renewals of subscriptions that have ended; one for all periods that have passed.
  private func renew(now: Date = Date()) {
    for group in Set(state.purchases.compactMap(\.groupID)) where !state.cancelled.contains(group) {
      guard let last = state.purchases.last(where: { $0.groupID == group }), last.revocationDate == nil, var start = last.expirationDate,
        start <= now, let period = product(last.productID)?.subscription?.subscriptionPeriod
      else { continue }
      var end = period.end(from: start)
      while end <= now { (start, end) = (end, period.end(from: end)) }
      state.lastID += 1
      var next = last
      (next.id, next.purchaseDate, next.expirationDate) = (state.lastID, start, end)
      (next.offerType, next.offerID, next.isRenewal, next.isFinished, next.isUpgraded) = (nil, nil, true, false, false)
      state.purchases.append(next)
      write()
      tell(next)
    }
  }

  func isRenewed(_ group: String) -> Bool { lock.withLock { !state.cancelled.contains(group) } }

  private func write() {
    guard let file, let data = try? JSONEncoder().encode(state) else { return }
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  // MARK: News

  /// Calls a closure with each purchase that the app did not make itself, and at first with those that are not finished.
  func listen(_ listener: @escaping (Transaction) -> Void) -> UUID {
    let key = UUID()
    let first = lock.withLock {
      renew()
      listeners[key] = listener
      return state.purchases.filter { !$0.isFinished }
    }
    for purchase in first { listener(Transaction(purchase)) }
    return key
  }

  func forget(_ key: UUID) { lock.withLock { listeners[key] = nil } }

  private func tell(_ purchase: SimulatedPurchase) {
    let transaction = Transaction(purchase)
    for listener in lock.withLock({ Array(listeners.values) }) { listener(transaction) }
    Task { @MainActor in SKPaymentQueue.default().deliver(purchase) }
  }

  // MARK: Tests

  /// Buys a product outside of the app.
  package func buyOutside(_ identifier: String) throws -> SimulatedPurchase {
    guard let product = product(identifier) else { throw SKError(.storeProductNotAvailable) }
    let purchase = lock.withLock {
      let purchase = makePurchase(product, [])
      add(purchase)
      return purchase
    }
    tell(purchase)
    return purchase
  }

  /// Decides on a purchase that waits for approval.
  package func decide(_ identifier: UInt64, isApproved: Bool) {
    let found: SimulatedPurchase? = lock.withLock {
      guard let index = state.waiting.firstIndex(where: { $0.id == identifier }) else { return nil }
      let purchase = state.waiting.remove(at: index)
      if isApproved { add(purchase) } else { write() }
      return isApproved ? purchase : nil
    }
    if let found { tell(found) }
  }

  package func refund(_ identifier: UInt64) {
    change(identifier) { $0.revocationDate = Date() }
    if let purchase = lock.withLock({ state.purchases.first { $0.id == identifier } }) { tell(purchase) }
  }

  /// Ends the subscription to a product now. It is not renewed.
  package func expire(_ productID: String) {
    lock.withLock {
      guard let last = state.purchases.last(where: { $0.productID == productID }), let group = last.groupID else { return }
      state.cancelled.insert(group)
      change(last.id) { $0.expirationDate = Date() }
    }
  }

  /// Renews the subscription to a product before its time.
  package func renewNow(_ productID: String) {
    lock.withLock {
      guard let last = state.purchases.last(where: { $0.productID == productID }), let end = last.expirationDate else { return }
      renew(now: end)
    }
  }

  package func setRenewal(_ isOn: Bool, of identifier: UInt64) {
    lock.withLock {
      guard let group = state.purchases.first(where: { $0.id == identifier })?.groupID else { return }
      if isOn { state.cancelled.remove(group) } else { state.cancelled.insert(group) }
      write()
    }
  }

  package func delete(_ identifier: UInt64? = nil) {
    lock.withLock {
      if let identifier { state.purchases.removeAll { $0.id == identifier } } else { state = State(lastID: state.lastID) }
      write()
    }
  }
}
