@_exported import Foundation

/// A company that provides a mobile network.
public final class CTCarrier: NSObject {
  public var carrierName: String? { nil }
  public var mobileCountryCode: String? { nil }
  public var mobileNetworkCode: String? { nil }
  /// The ISO code of the provider's country. Always nil on Linux.
  public var isoCountryCode: String? { nil }
  public var allowsVOIP: Bool { true }
}

/// The block called when the company changes.
public protocol CTTelephonyNetworkInfoDelegate: AnyObject {
  func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// The mobile networks of a device. A desktop reports the same as a tablet without a SIM card.
public final class CTTelephonyNetworkInfo: NSObject {
  public override init() {}
  public var subscriberCellularProvider: CTCarrier? { nil }
  public var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  public var currentRadioAccessTechnology: String? { nil }
  public var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  public var dataServiceIdentifier: String? { nil }
  /// The delegate, called when the data subscription changes.
  public weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  public var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
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
