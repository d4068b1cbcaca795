@_exported import Foundation

/// A company that provides a mobile network.
public final class CTCarrier: NSObject {
  /// The company's name.
  public var carrierName: String? { nil }
  /// The number of the country.
  public var mobileCountryCode: String? { nil }
  /// The number of the network.
  public var mobileNetworkCode: String? { nil }
  /// The ISO code of the provider's country. Always nil on Linux.
  public var isoCountryCode: String? { nil }
  /// Whether calls over the Internet are allowed.
  public var allowsVOIP: Bool { true }
}

/// The block called when the company changes.
public protocol CTTelephonyNetworkInfoDelegate: AnyObject {
  /// Called when the data subscription has changed.
  func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// The mobile networks of a device. A desktop reports the same as a tablet without a SIM card.
public final class CTTelephonyNetworkInfo: NSObject {
  /// Creates an object that reports the provider and the network.
  public override init() {}
  /// The company of the only card.
  public var subscriberCellularProvider: CTCarrier? { nil }
  /// The companies by card.
  public var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// The radio technology in use.
  public var currentRadioAccessTechnology: String? { nil }
  /// The radio technologies in use by card.
  public var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// The subscription used for data.
  public var dataServiceIdentifier: String? { nil }
  /// The delegate, called when the data subscription changes.
  public weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  /// Called when the only company changes.
  public var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
  /// Called when a company changes.
  public var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
}

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// The radio technology CDMA1x.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// The radio technology CDMAEVDORev0.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// The radio technology eHRPD.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
