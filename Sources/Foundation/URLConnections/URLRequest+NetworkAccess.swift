import Foundation
import FoundationNetworking
import TrestleSupport

extension URLRequest {
  /// Whether networks with little data may be used. It is always true on Linux, where requests cannot be kept from a network.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set { if !newValue { withoutEffect("requests cannot be kept from a network") } }
  }

  /// Whether expensive networks may be used. It is always true on Linux, where requests cannot be kept from a network.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set { if !newValue { withoutEffect("requests cannot be kept from a network") } }
  }
}

extension URLError {
  /// The reason why the network must not be used.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// Only cellular data is available, which the request does not allow.
    case cellular = 0
    /// Only an expensive network is available, which the request does not allow.
    case expensive
    /// Only a network in low data mode is available, which the request does not allow.
    case constrained
  }
  /// The reason why the network was not used: nil on Linux, where no network is kept from apps.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
