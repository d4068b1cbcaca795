@_exported import UIKit

/// A network of payment cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
  public static let discover = PKPaymentNetwork(rawValue: "Discover")
  public static let JCB = PKPaymentNetwork(rawValue: "JCB")
  public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
  public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
  public static let interac = PKPaymentNetwork(rawValue: "Interac")
}
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The shop supports the protocol 3-D Secure, which is required.
  public static let capability3DS = PKMerchantCapability(rawValue: 1)
  public static let capabilityEMV = PKMerchantCapability(rawValue: 2)
  public static let capabilityCredit = PKMerchantCapability(rawValue: 4)
  public static let capabilityDebit = PKMerchantCapability(rawValue: 8)
  /// The newer name of ``capability3DS``.
  public static let threeDSecure = capability3DS
  /// The newer name of ``capabilityEMV``.
  public static let emv = capabilityEMV
}
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let postalAddress = PKContactField(rawValue: "post")
  public static let emailAddress = PKContactField(rawValue: "email")
  public static let phoneNumber = PKContactField(rawValue: "phone")
  public static let name = PKContactField(rawValue: "name")
}
/// Whether an amount is known.
public enum PKPaymentSummaryItemType: UInt, Sendable {
  case final
  case pending
}
/// A line of a bill.
nonisolated open class PKPaymentSummaryItem: NSObject {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType
  public convenience init(label: String, amount: NSDecimalNumber) { self.init(label: label, amount: amount, type: .final) }
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
    (self.label, self.amount, self.type) = (label, amount, type)
    super.init()
  }
}
/// A way of delivery with its price.
nonisolated open class PKShippingMethod: PKPaymentSummaryItem {
  /// The identifier by which the app recognizes the method; nil by default.
  open var identifier: String?
  open var detail: String?
}
/// The amounts, the shop and the accepted cards of a payment.
nonisolated open class PKPaymentRequest: NSObject {
  /// The identifier of the shop, as registered; empty by default.
  open var merchantIdentifier = ""
  open var countryCode = ""
  /// The ISO code of the currency, such as `EUR`; empty by default.
  open var currencyCode = ""
  /// The networks whose cards the shop accepts; none by default.
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// The ways of delivery that the user can choose; nil by default.
  open var shippingMethods: [PKShippingMethod]?
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var applicationData: Data?
}
nonisolated open class PKPaymentToken: NSObject {
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
  case success
  /// The payment failed.
  case failure
}
nonisolated open class PKPaymentAuthorizationResult: NSObject {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]!
  /// Creates a result; errors are the reasons if the payment was not accepted.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors ?? [])
    super.init()
  }
}
/// Receives events about a payment.
@preconcurrency @MainActor public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
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
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  /// Always nil: the user cannot pay.
  public convenience init?(paymentRequest request: PKPaymentRequest) { return nil }
}
/// Receives events about a payment.
@preconcurrency @MainActor public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}
/// Presents a payment sheet. There are no cards, so nothing is presented.
@preconcurrency @MainActor open class PKPaymentAuthorizationController: NSObject {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  /// Creates a screen for a payment. It is not shown on Linux.
  public init(paymentRequest request: PKPaymentRequest) { super.init() }
  /// Returns whether the user can pay; always `false` on Linux.
  open class func canMakePayments() -> Bool { false }
  /// Returns whether the user can pay; always `false` on Linux.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  /// Calls the closure with `false`, later.
  open func present(completion: ((Bool) -> Void)? = nil) { DispatchQueue.main.async { MainActor.assumeIsolated { completion?(false) } } }
  open func dismiss(completion: (() -> Void)? = nil) { DispatchQueue.main.async { MainActor.assumeIsolated { completion?() } } }
}
/// The text of a payment button.
public enum PKPaymentButtonType: Int, Sendable {
  case plain
  case buy
  case setUp
  case inStore
  case donate
}
public enum PKPaymentButtonStyle: Int, Sendable {
  case white
  case whiteOutline
  case black
}
/// A button for paying.
@preconcurrency @MainActor open class PKPaymentButton: UIButton {
  public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    setTitle(type == .buy ? "Buy with Pay" : type == .donate ? "Donate with Pay" : "Pay", for: .normal)
    setTitleColor(style == .black ? .white : .black, for: .normal)
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = 4
    if style == .whiteOutline { (layer.borderWidth, layer.borderColor) = (1, UIColor.black.cgColor) }
  }
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
