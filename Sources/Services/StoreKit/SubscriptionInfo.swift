import Foundation

extension Product {
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
    }
    public let unit: Unit
    public let value: Int

    /// Creates the period of a text such as `P1M`; nil for another text.
    init?(iso8601 text: String) {
      let units: [Character: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
      guard text.first == "P", let count = Int(text.dropFirst().dropLast()), let unit = text.last.flatMap({ units[$0] }) else { return nil }
      (value, self.unit) = (count, unit)
    }

    func end(from start: Date) -> Date {
      let component: Calendar.Component =
        switch unit {
        case .day: .day
        case .week: .weekOfYear
        case .month: .month
        case .year: .year
        }
      return Calendar(identifier: .gregorian).date(byAdding: component, value: value, to: start) ?? start
    }
  }

  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let introductory = OfferType(rawValue: "Introductory"), promotional = OfferType(rawValue: "Promotional")
      public static let winBack = OfferType(rawValue: "WinBack")
      /// The number of the type in purchases.
      var number: Int { self == .introductory ? 1 : self == .promotional ? 2 : 4 }
    }

    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A reduced price is paid in each period of the offer, or for all of them at its beginning, or nothing.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo"), payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  /// The period, the offers and the group of a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let winBackOffers: [SubscriptionOffer]
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    /// The place in the group; 1 is the highest.
    public let groupLevel: Int
    public let groupDisplayName: String

    /// Whether the user had no subscription of the group yet.
    public var isEligibleForIntroOffer: Bool { get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) } }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      !SimulatedStore.shared.purchases.contains { $0.groupID == groupID }
    }

    /// The state of the group; empty without a purchase.
    public var status: [Status] { get async throws { try await Self.status(for: subscriptionGroupID) } }
    public static func status(for groupID: String) async throws -> [Status] { Status(group: groupID).map { [$0] } ?? [] }

    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1), expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3), inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }

    public struct RenewalInfo: Hashable, Sendable {
      public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let autoRenewDisabled = ExpirationReason(rawValue: 1), billingError = ExpirationReason(rawValue: 2)
        public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
        public static let productUnavailable = ExpirationReason(rawValue: 4), unknown = ExpirationReason(rawValue: 5)
      }

      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let expirationReason: ExpirationReason?
      public let renewalDate: Date?
      public let signedDate: Date
      public var autoRenewPreference: String? { willAutoRenew ? currentProductID : nil }
      public var isInBillingRetry: Bool { false }
      /// The offers for users whose subscription is over that this user may take.
      public var eligibleWinBackOfferIDs: [String] {
        guard expirationReason != nil else { return [] }
        return SimulatedStore.shared.product(currentProductID)?.subscription?.winBackOffers.compactMap(\.id) ?? []
      }
      public var gracePeriodExpirationDate: Date? { nil }
      public var environment: AppStore.Environment { .xcode }
      public var jsonRepresentation: Data {
        StoreJSON.data([
          "originalTransactionId": "\(originalTransactionID)", "productId": currentProductID, "autoRenewStatus": willAutoRenew ? 1 : 0,
          "expirationIntent": expirationReason?.rawValue, "renewalDate": StoreJSON.date(renewalDate), "environment": environment.rawValue,
        ])
      }
    }

    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>

      /// The state of the last purchase of a group; nil if there is none.
      init?(group: String) {
        let store = SimulatedStore.shared
        guard let last = store.purchases.last(where: { $0.groupID == group }) else { return nil }
        let isOver = last.expirationDate.map { $0 <= Date() } ?? false
        let isRenewed = store.isRenewed(group) && last.revocationDate == nil
        state = last.revocationDate != nil ? .revoked : isOver ? .expired : .subscribed
        transaction = .verified(Transaction(last))
        renewalInfo = .verified(
          RenewalInfo(
            originalTransactionID: last.originalID, currentProductID: last.productID, willAutoRenew: isRenewed,
            expirationReason: isOver ? .autoRenewDisabled : nil, renewalDate: isRenewed ? last.expirationDate : nil,
            signedDate: last.purchaseDate))
      }

      /// The states of all groups of which the user has bought a subscription.
      public static var all: AsyncStream<(groupID: String, statuses: [Status])> {
        AsyncStream { continuation in
          for group in Set(SimulatedStore.shared.purchases.compactMap(\.groupID)).sorted() {
            if let status = Status(group: group) { continuation.yield((group, [status])) }
          }
          continuation.finish()
        }
      }

      /// The states of groups as their purchases change. It does not end.
      public static var updates: AsyncStream<Status> {
        AsyncStream { continuation in
          let key = SimulatedStore.shared.listen { transaction in
            if let group = transaction.subscriptionGroupID, let status = Status(group: group) { continuation.yield(status) }
          }
          continuation.onTermination = { _ in SimulatedStore.shared.forget(key) }
        }
      }
    }
  }
}
