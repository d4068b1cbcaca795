import Foundation

public enum AppStore {
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Environment(rawValue: "Production"), sandbox = Environment(rawValue: "Sandbox")
    /// The store of a `.storekit` file.
    public static let xcode = Environment(rawValue: "Xcode")
  }

  /// Whether the user may make payments: true with a `.storekit` file.
  public static var canMakePayments: Bool { SimulatedStore.shared.isThere }
  /// Restores the purchases of the user. The simulated store has them already; without it this throws.
  public static func sync() async throws {
    guard SimulatedStore.shared.isThere else { throw StoreKitError.notAvailableInStorefront }
  }
  /// Shows the subscriptions of the user. There is no such page on Linux: it throws.
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws { throw StoreKitError.unsupported }
  /// Shows a page for offer codes. There is none on Linux: it throws.
  public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws { throw StoreKitError.unsupported }
  /// Requests a review. Nothing is shown on Linux.
  @MainActor public static func requestReview(in scene: UIWindowScene) { SKStoreReviewController.requestReview(in: scene) }
}

/// The store of a country.
public struct Storefront: Hashable, Identifiable, Sendable {
  public let id: String
  /// The code of the country in three letters, as `USA`.
  public let countryCode: String

  static var ofStore: Storefront {
    let code = SimulatedStore.shared.storefront ?? ""
    return Storefront(id: code, countryCode: code)
  }

  /// The store of the `.storekit` file; nil without one.
  public static var current: Storefront? { get async { SimulatedStore.shared.isThere ? ofStore : nil } }
  /// The stores to which the user changes: none on Linux.
  public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}

/// The purchase of the app itself, which the simulated store makes up.
public struct AppTransaction: Hashable, Sendable {
  public let bundleID: String
  public let appVersion: String
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public var appID: UInt64? { nil }
  public var preorderDate: Date? { nil }
  public var environment: AppStore.Environment { .xcode }
  public var signedDate: Date { originalPurchaseDate }
  public var jsonRepresentation: Data {
    StoreJSON.data([
      "bundleId": bundleID, "applicationVersion": appVersion, "originalApplicationVersion": originalAppVersion,
      "originalPurchaseDate": StoreJSON.date(originalPurchaseDate), "receiptType": environment.rawValue,
    ])
  }

  /// The purchase of the app; throws without a `.storekit` file.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws {
      guard SimulatedStore.shared.isThere else { throw StoreKitError.notAvailableInStorefront }
      let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "1"
      return .verified(
        AppTransaction(
          bundleID: Bundle.main.bundleIdentifier ?? "", appVersion: version, originalAppVersion: "1.0",
          originalPurchaseDate: Date(timeIntervalSince1970: 1_375_340_400)))
    }
  }

  public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }
}

/// A message of the store to the user. None comes on Linux.
public struct Message: Hashable, Sendable {
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let generic = Reason(rawValue: 0), priceIncreaseConsent = Reason(rawValue: 1), billingIssue = Reason(rawValue: 2)
    public static let winBackOffer = Reason(rawValue: 3)
  }
  public let reason: Reason
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
  @MainActor public func display(in scene: UIWindowScene) throws { throw StoreKitError.unsupported }
}
