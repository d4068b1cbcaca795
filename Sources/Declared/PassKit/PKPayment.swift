@_exported import UIKit

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let amex = Self(rawValue: "AmEx"), discover = Self(rawValue: "Discover"), JCB = Self(rawValue: "JCB")
  public static let maestro = Self(rawValue: "Maestro"), masterCard = Self(rawValue: "MasterCard"), visa = Self(rawValue: "Visa")
  public static let chinaUnionPay = Self(rawValue: "ChinaUnionPay"), interac = Self(rawValue: "Interac")
}
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// 3-D Secure, which is required.
  public static let capability3DS = Self(rawValue: 1), threeDSecure = capability3DS
  public static let capabilityEMV = Self(rawValue: 2), emv = capabilityEMV
  public static let capabilityCredit = Self(rawValue: 4), capabilityDebit = Self(rawValue: 8)
}
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let postalAddress = Self(rawValue: "post"), emailAddress = Self(rawValue: "email")
  public static let phoneNumber = Self(rawValue: "phone"), name = Self(rawValue: "name")
}
/// Whether the amount is final.
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
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
nonisolated open class PKShippingMethod: PKPaymentSummaryItem {
  open var identifier: String?
  open var detail: String?
}
nonisolated open class PKPaymentRequest: NSObject {
  open var merchantIdentifier = ""
  /// ISO codes, such as `DE` and `EUR`. The default is empty.
  open var countryCode = "", currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var shippingMethods: [PKShippingMethod]?
  open var requiredShippingContactFields: Set<PKContactField> = [], requiredBillingContactFields: Set<PKContactField> = []
  open var applicationData: Data?
}
nonisolated open class PKPaymentToken: NSObject {
  public let paymentData = Data(), transactionIdentifier = ""
}
/// An authorized payment. It is never created on Linux.
nonisolated open class PKPayment: NSObject {
  public let token = PKPaymentToken()
}
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }
nonisolated open class PKPaymentAuthorizationResult: NSObject {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]!
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors ?? [])
    super.init()
  }
}
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
/// A payment sheet. Without cards no instance can be created.
@preconcurrency @MainActor open class PKPaymentAuthorizationViewController: UIViewController {
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability) -> Bool { false }
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  /// Returns nil: the user cannot pay on Linux.
  public convenience init?(paymentRequest request: PKPaymentRequest) { return nil }
}
/// Receives the events of a payment sheet.
@preconcurrency @MainActor public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}
/// Presents a payment sheet. Without cards nothing is presented.
@preconcurrency @MainActor open class PKPaymentAuthorizationController: NSObject {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  public init(paymentRequest request: PKPaymentRequest) { super.init() }
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  /// Calls the closure with `false`, asynchronously on the main queue.
  open func present(completion: ((Bool) -> Void)? = nil) { DispatchQueue.main.async { MainActor.assumeIsolated { completion?(false) } } }
  open func dismiss(completion: (() -> Void)? = nil) { DispatchQueue.main.async { MainActor.assumeIsolated { completion?() } } }
}
public enum PKPaymentButtonType: Int, Sendable { case plain, buy, setUp, inStore, donate }
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }
@preconcurrency @MainActor open class PKPaymentButton: UIButton {
  public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    setTitle(type == .buy ? "Buy with Pay" : type == .donate ? "Donate with Pay" : "Pay", for: .normal)
    setTitleColor(style == .black || style == .automatic ? .white : .black, for: .normal)
    backgroundColor = style == .black || style == .automatic ? .black : .white
    layer.cornerRadius = 4
    if style == .whiteOutline { (layer.borderWidth, layer.borderColor) = (1, UIColor.black.cgColor) }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// The passes of the user. There are none on Linux.
nonisolated open class PKPassLibrary: NSObject {
  open class func isPassLibraryAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func containsPass(_ pass: PKPass) -> Bool { false }
}
/// A pass. It cannot be created on Linux.
nonisolated open class PKPass: NSObject {
  /// Throws `CocoaError.featureUnsupported` on Linux.
  public convenience init(data: Data) throws { throw CocoaError(.featureUnsupported) }
}
/// A page for adding passes. Without a pass library no instance can be created.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
  open class func canAddPasses() -> Bool { false }
  public convenience init?(pass: PKPass) { return nil }
  public convenience init?(passes: [PKPass]) { return nil }
}
