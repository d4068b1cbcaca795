@_exported import UIKit

/// A network of payment cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cards of American Express.
  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
  /// Cards of Discover.
  public static let discover = PKPaymentNetwork(rawValue: "Discover")
  /// Cards of JCB.
  public static let JCB = PKPaymentNetwork(rawValue: "JCB")
  /// Cards of Maestro.
  public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  /// Cards of Visa.
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
  /// Cards of China UnionPay.
  public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
  /// Cards of Interac.
  public static let interac = PKPaymentNetwork(rawValue: "Interac")
}
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The shop supports the protocol 3-D Secure, which is required.
  public static let capability3DS = PKMerchantCapability(rawValue: 1)
  /// The shop supports the protocol EMV.
  public static let capabilityEMV = PKMerchantCapability(rawValue: 2)
  /// The shop accepts credit cards.
  public static let capabilityCredit = PKMerchantCapability(rawValue: 4)
  /// The shop accepts debit cards.
  public static let capabilityDebit = PKMerchantCapability(rawValue: 8)
  /// The newer name of ``capability3DS``.
  public static let threeDSecure = capability3DS
  /// The newer name of ``capabilityEMV``.
  public static let emv = capabilityEMV
}
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The postal address of the recipient or payer is required.
  public static let postalAddress = PKContactField(rawValue: "post")
  /// The e-mail address of the recipient or payer is required.
  public static let emailAddress = PKContactField(rawValue: "email")
  /// The telephone number of the recipient or payer is required.
  public static let phoneNumber = PKContactField(rawValue: "phone")
  /// The name of the recipient or payer is required.
  public static let name = PKContactField(rawValue: "name")
}
/// Whether an amount is known.
public enum PKPaymentSummaryItemType: UInt, Sendable {
  /// The amount is final.
  case final
  /// The amount is pending.
  case pending
}
/// A line of a bill.
nonisolated open class PKPaymentSummaryItem: NSObject {
  /// The description of the payment summary item.
  open var label: String
  /// The price in the currency of the request; negative for a discount.
  open var amount: NSDecimalNumber
  /// Whether the amount is known.
  open var type: PKPaymentSummaryItemType
  /// Creates a line with a final amount.
  public convenience init(label: String, amount: NSDecimalNumber) { self.init(label: label, amount: amount, type: .final) }
  /// Creates a line whose amount is final or still pending.
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
    (self.label, self.amount, self.type) = (label, amount, type)
    super.init()
  }
}
/// A way of delivery with its price.
nonisolated open class PKShippingMethod: PKPaymentSummaryItem {
  /// The identifier by which the app recognizes the method; nil by default.
  open var identifier: String?
  /// The description of the shipping method.
  open var detail: String?
}
/// The amounts, the shop and the accepted cards of a payment.
nonisolated open class PKPaymentRequest: NSObject {
  /// The identifier of the shop, as registered; empty by default.
  open var merchantIdentifier = ""
  /// The country of the shop.
  open var countryCode = ""
  /// The ISO code of the currency, such as `EUR`; empty by default.
  open var currencyCode = ""
  /// The networks whose cards the shop accepts; none by default.
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  /// The lines of the bill.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// The ways of delivery that the user can choose; nil by default.
  open var shippingMethods: [PKShippingMethod]?
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var requiredBillingContactFields: Set<PKContactField> = []
  /// Data of the app.
  open var applicationData: Data?
}
nonisolated open class PKPaymentToken: NSObject {
  /// The data for the shop.
  public let paymentData = Data()
  /// The identifier of the payment. Always empty on Linux.
  public let transactionIdentifier = ""
}
/// A payment that was allowed.
nonisolated open class PKPayment: NSObject {
  /// The encrypted data of the payment, which is empty on Linux.
  public let token = PKPaymentToken()
}
/// The result of a payment.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  /// The payment was accepted.
  case success
  /// The payment failed.
  case failure
}
nonisolated open class PKPaymentAuthorizationResult: NSObject {
  /// Whether the payment was accepted.
  open var status: PKPaymentAuthorizationStatus
  /// The reasons for which the payment was not accepted.
  open var errors: [any Error]!
  /// Creates a result; errors are the reasons if the payment was not accepted.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors ?? [])
    super.init()
  }
}
/// Receives events about a payment.
@preconcurrency @MainActor public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  /// Called when the page is to be closed.
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
  /// Called when the user allowed a payment.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  /// Called when the user allowed a payment.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
}
extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    completion: @escaping (PKPaymentAuthorizationStatus) -> Void
  ) {}
}
/// A payment sheet. There are no cards, so none can be created.
@preconcurrency @MainActor open class PKPaymentAuthorizationViewController: UIViewController {
  /// Returns whether the user can pay; always `false` on Linux.
  open class func canMakePayments() -> Bool { false }
  /// Returns whether the user can pay; always `false` on Linux.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  /// Returns whether the user can pay; always `false` on Linux.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability) -> Bool { false }
  /// Receives the result of the payment.
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  /// Always nil: the user cannot pay.
  public convenience init?(paymentRequest request: PKPaymentRequest) { return nil }
}
/// Receives events about a payment.
@preconcurrency @MainActor public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called when the page is to be closed.
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}
/// Presents a payment sheet. There are no cards, so nothing is presented.
@preconcurrency @MainActor open class PKPaymentAuthorizationController: NSObject {
  /// Receives the result of the payment.
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  /// Creates a screen for a payment. It is not shown on Linux.
  public init(paymentRequest request: PKPaymentRequest) { super.init() }
  /// Returns whether the user can pay; always `false` on Linux.
  open class func canMakePayments() -> Bool { false }
  /// Returns whether the user can pay; always `false` on Linux.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  /// Calls the closure with `false`, later.
  open func present(completion: ((Bool) -> Void)? = nil) { DispatchQueue.main.async { MainActor.assumeIsolated { completion?(false) } } }
  /// Calls the closure later.
  open func dismiss(completion: (() -> Void)? = nil) { DispatchQueue.main.async { MainActor.assumeIsolated { completion?() } } }
}
/// The text of a payment button.
public enum PKPaymentButtonType: Int, Sendable {
  /// The button has the mark only.
  case plain
  /// The button has the words "Buy with".
  case buy
  /// The button has the words "Set up".
  case setUp
  /// The button has the words for paying in a shop.
  case inStore
  /// A title for donations.
  case donate
}
public enum PKPaymentButtonStyle: Int, Sendable {
  /// White without a border, for dark backgrounds.
  case white
  case whiteOutline
  /// Black, for bright backgrounds.
  case black
}
/// A button for paying.
@preconcurrency @MainActor open class PKPaymentButton: UIButton {
  /// Creates a button with a title and a color.
  public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    setTitle(type == .buy ? "Buy with Pay" : type == .donate ? "Donate with Pay" : "Pay", for: .normal)
    setTitleColor(style == .black ? .white : .black, for: .normal)
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = 4
    if style == .whiteOutline { (layer.borderWidth, layer.borderColor) = (1, UIColor.black.cgColor) }
  }
  /// Creates a button from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// The passes of the user, of which there are none.
nonisolated open class PKPassLibrary: NSObject {
  /// Returns whether the device has a library of passes; always `false` on Linux.
  open class func isPassLibraryAvailable() -> Bool { false }
  /// Returns the passes that the app may read. Always empty on Linux.
  open func passes() -> [PKPass] { [] }
  /// Returns whether the library contains a pass; always `false` on Linux.
  open func containsPass(_ pass: PKPass) -> Bool { false }
}
/// A pass, which cannot be read.
nonisolated open class PKPass: NSObject {
  /// On Linux it throws `CocoaError.featureUnsupported`.
  public convenience init(data: Data) throws { throw CocoaError(.featureUnsupported) }
}
/// A page for adding passes. There is no library, so none can be created.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
  /// Returns whether passes can be added; always `false` on Linux.
  open class func canAddPasses() -> Bool { false }
  /// Creates a screen that adds a pass. Always nil on Linux.
  public convenience init?(pass: PKPass) { return nil }
  /// Creates a screen that adds passes. Always nil on Linux.
  public convenience init?(passes: [PKPass]) { return nil }
}
