import Foundation

/// The products of a `.storekit` file, as Xcode writes it.
package struct StoreConfiguration: Decodable, Sendable {
  var products: [Entry] = []
  var nonRenewingSubscriptions: [Entry] = []
  var subscriptionGroups: [Group] = []
  var settings = Settings()

  struct Settings: Decodable, Sendable {
    var locale = "en_US"
    var storefront = "USA"

    init() {}

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      locale = try values.decodeIfPresent(String.self, forKey: .locale) ?? locale
      storefront = try values.decodeIfPresent(String.self, forKey: .storefront) ?? storefront
    }

    private enum CodingKeys: String, CodingKey {
      case locale = "_locale"
      case storefront = "_storefront"
    }
  }

  struct Group: Decodable, Sendable {
    var id: String
    var name: String
    var subscriptions: [Entry]
  }

  struct Entry: Decodable, Sendable {
    var productID: String
    var type: String
    var displayPrice: String
    var familyShareable: Bool?
    var localizations: [Localization]?
    var referenceName: String?
    var groupNumber: Int?
    var subscriptionGroupID: String?
    var recurringSubscriptionPeriod: String?
    var introductoryOffer: Offer?
    var adHocOffers: [Offer]?
    var winbackOffers: [Offer]?
  }

  struct Localization: Decodable, Sendable {
    var locale: String
    var displayName: String?
    var description: String?
  }

  struct Offer: Decodable, Sendable {
    var offerID: String?
    var displayPrice: String?
    var paymentMode: String
    var subscriptionPeriod: String
    var numberOfPeriods: Int?
  }

  private enum CodingKeys: String, CodingKey {
    case products, nonRenewingSubscriptions, subscriptionGroups, settings
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    products = try values.decodeIfPresent([Entry].self, forKey: .products) ?? []
    nonRenewingSubscriptions = try values.decodeIfPresent([Entry].self, forKey: .nonRenewingSubscriptions) ?? []
    subscriptionGroups = try values.decodeIfPresent([Group].self, forKey: .subscriptionGroups) ?? []
    settings = try values.decodeIfPresent(Settings.self, forKey: .settings) ?? settings
  }

  /// The file that the scheme of the project names, which the command passes on; nil if there is none. A damaged file is reported once.
  package static func ofScheme() -> StoreConfiguration? {
    guard let path = ProcessInfo.processInfo.environment["TRESTLE_STOREKIT"] else { return nil }
    do { return try StoreConfiguration(contentsOf: URL(fileURLWithPath: path)) } catch {
      FileHandle.standardError.write(Data("StoreKit: \(path) cannot be read: \(error)\n".utf8))
      return nil
    }
  }

  package init(contentsOf url: URL) throws { self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url)) }

  /// The products in the order of the file.
  func makeProducts() -> [Product] {
    (products + nonRenewingSubscriptions).map { product($0, group: nil) }
      + subscriptionGroups.flatMap { group in group.subscriptions.map { product($0, group: group) } }
  }

  private func product(_ entry: Entry, group: Group?) -> Product {
    let language = Locale.preferredLanguages.first ?? "en"
    let texts = entry.localizations ?? []
    let text = texts.first { $0.locale.prefix(2) == language.prefix(2) } ?? texts.first
    let period = entry.recurringSubscriptionPeriod.flatMap(Product.SubscriptionPeriod.init(iso8601:))
    return Product(
      id: entry.productID, type: Self.types[entry.type] ?? Product.ProductType(rawValue: entry.type),
      displayName: text?.displayName.flatMap { $0.isEmpty ? nil : $0 } ?? entry.referenceName ?? entry.productID,
      description: text?.description ?? "", price: Self.price(entry.displayPrice), displayPrice: amount(entry.displayPrice),
      isFamilyShareable: entry.familyShareable ?? false,
      subscription: group.flatMap { group in
        period.map {
          Product.SubscriptionInfo(
            introductoryOffer: entry.introductoryOffer.flatMap { offer($0, .introductory) },
            promotionalOffers: (entry.adHocOffers ?? []).compactMap { offer($0, .promotional) },
            winBackOffers: (entry.winbackOffers ?? []).compactMap { offer($0, .winBack) }, subscriptionGroupID: group.id,
            subscriptionPeriod: $0, groupLevel: entry.groupNumber ?? 1, groupDisplayName: group.name)
        }
      })
  }

  private func offer(_ offer: Offer, _ type: Product.SubscriptionOffer.OfferType) -> Product.SubscriptionOffer? {
    guard let period = Product.SubscriptionPeriod(iso8601: offer.subscriptionPeriod) else { return nil }
    let price = offer.displayPrice ?? "0"
    return Product.SubscriptionOffer(
      id: offer.offerID, type: type, price: Self.price(price), displayPrice: amount(price), period: period,
      periodCount: offer.numberOfPeriods ?? 1, paymentMode: Self.modes[offer.paymentMode] ?? .freeTrial)
  }

  /// Prices of the file are numbers alone; those of the app have the currency of the storefront.
  private func amount(_ price: String) -> String { Self.price(price).formatted(priceStyle) }

  var priceStyle: Decimal.FormatStyle.Currency {
    let locale = Locale(identifier: settings.locale)
    return Decimal.FormatStyle.Currency(code: locale.currency?.identifier ?? "USD", locale: locale)
  }

  private static func price(_ text: String) -> Decimal { Decimal(string: text) ?? 0 }

  private static let types: [String: Product.ProductType] = [
    "Consumable": .consumable, "NonConsumable": .nonConsumable, "NonRenewingSubscription": .nonRenewable,
    "RecurringSubscription": .autoRenewable,
  ]
  private static let modes: [String: Product.SubscriptionOffer.PaymentMode] = [
    "free": .freeTrial, "payAsYouGo": .payAsYouGo, "payUpFront": .payUpFront,
  ]
}
