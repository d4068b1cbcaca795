@_exported import StoreKit

/// A store for tests, with the products of a `.storekit` file of the test's bundle or of the scheme.
///
/// Its purchases are in memory alone, until the session is released.
open class SKTestSession: NSObject, @unchecked Sendable {
  private let configuration: StoreConfiguration
  private var store: SimulatedStore { .shared }

  /// Opens the file with a name in the bundles of the program, or beside the scheme's; throws if there is none or it is damaged.
  public convenience init(configurationFileNamed filename: String) throws {
    let scheme = ProcessInfo.processInfo.environment["TRESTLE_STOREKIT"].map { URL(fileURLWithPath: $0) }
    let found = (Bundle.allBundles + [Bundle.main]).lazy.compactMap { $0.url(forResource: filename, withExtension: "storekit") }.first
    let beside = scheme.map { $0.deletingLastPathComponent().appendingPathComponent(filename + ".storekit") }
    guard let url = found ?? beside.flatMap({ FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSLocalizedDescriptionKey: "There is no file \(filename).storekit."])
    }
    try self.init(contentsOf: url)
  }

  public init(contentsOf url: URL) throws {
    configuration = try StoreConfiguration(contentsOf: url)
    super.init()
    store.use(configuration)
  }

  deinit {
    store.switches = SimulatedStore.Switches()
    store.useScheme()
  }

  /// Whether purchases are made without asking for confirmation. The default is false.
  open var disableDialogs: Bool {
    get { store.switches.hidesDialogs }
    set { store.switches.hidesDialogs = newValue }
  }
  /// Whether each purchase fails. The default is false.
  open var failTransactionsEnabled: Bool {
    get { store.switches.failsTransactions }
    set { store.switches.failsTransactions = newValue }
  }
  /// Whether each purchase waits for approval. The default is false.
  open var askToBuyEnabled: Bool {
    get { store.switches.asksToBuy }
    set { store.switches.asksToBuy = newValue }
  }

  /// Deletes all purchases and turns the switches off.
  open func resetToDefaultState() {
    store.switches = SimulatedStore.Switches()
    store.use(configuration)
  }
  open func clearTransactions() { store.delete() }
  open func deleteTransaction(identifier: UInt) throws { store.delete(UInt64(identifier)) }

  /// Buys a product outside of the app, and tells the app.
  open func buyProduct(productIdentifier: String) throws { _ = try store.buyOutside(productIdentifier) }
  @discardableResult open func buyProduct(
    identifier: String, options: Set<Product.PurchaseOption> = []
  ) async throws -> Transaction {
    let purchase = try store.buyOutside(identifier)
    guard let bought = await Transaction.latest(for: purchase.productID) else { throw StoreKitError.unknown }
    return try bought.payloadValue
  }

  open func allTransactions() -> [SKTestTransaction] {
    store.purchases.map { SKTestTransaction($0, isWaiting: false) } + store.waiting.map { SKTestTransaction($0, isWaiting: true) }
  }
  open func approveAskToBuyTransaction(identifier: UInt) throws { store.decide(UInt64(identifier), isApproved: true) }
  open func declineAskToBuyTransaction(identifier: UInt) throws { store.decide(UInt64(identifier), isApproved: false) }
  open func refundTransaction(identifier: UInt) throws { store.refund(UInt64(identifier)) }
  open func expireSubscription(productIdentifier: String) throws { store.expire(productIdentifier) }
  open func forceRenewalOfSubscription(productIdentifier: String) throws { store.renewNow(productIdentifier) }
  open func disableAutoRenewForTransaction(identifier: UInt) throws { store.setRenewal(false, of: UInt64(identifier)) }
  open func enableAutoRenewForTransaction(identifier: UInt) throws { store.setRenewal(true, of: UInt64(identifier)) }
}

/// A purchase as a test sees it.
public struct SKTestTransaction: Identifiable, Sendable {
  public let identifier: UInt
  public let originalTransactionIdentifier: UInt
  public let productIdentifier: String
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let cancelDate: Date?
  public let pendingAskToBuyConfirmation: Bool
  public var id: UInt { identifier }

  init(_ purchase: SimulatedPurchase, isWaiting: Bool) {
    (identifier, originalTransactionIdentifier) = (UInt(purchase.id), UInt(purchase.originalID))
    (productIdentifier, purchaseDate) = (purchase.productID, purchase.purchaseDate)
    (expirationDate, cancelDate, pendingAskToBuyConfirmation) = (purchase.expirationDate, purchase.revocationDate, isWaiting)
  }
}
