@_exported import Foundation

public final class CTCarrier: NSObject {
  public var carrierName: String? { nil }
  public var mobileCountryCode: String? { nil }
  public var mobileNetworkCode: String? { nil }
  /// The ISO code of the provider's country. Always nil on Linux.
  public var isoCountryCode: String? { nil }
  public var allowsVOIP: Bool { true }
}

/// Receives changes of the carrier. It is never called on Linux.
public protocol CTTelephonyNetworkInfoDelegate: AnyObject {
  func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// Information about the mobile networks of a device. A desktop reports the same as a tablet without a SIM card.
public final class CTTelephonyNetworkInfo: NSObject {
  public override init() {}
  public var subscriberCellularProvider: CTCarrier? { nil }
  public var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  public var currentRadioAccessTechnology: String? { nil }
  public var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  public var dataServiceIdentifier: String? { nil }
  public weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  public var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
  public var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
}

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
