import Foundation
import FoundationNetworking
import TrestleSupport

extension URLRequest {
  /// Whether networks in low data mode may be used. Always true on Linux, where requests cannot be restricted to networks.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set { if !newValue { withoutEffect("requests cannot be kept from a network") } }
  }

  /// Whether expensive networks may be used. Always true on Linux, where requests cannot be restricted to networks.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set { if !newValue { withoutEffect("requests cannot be kept from a network") } }
  }
}

extension URLError {
  public enum NetworkUnavailableReason: Int, Sendable {
    /// Only cellular data is available, which the request does not allow.
    case cellular = 0
    /// Only an expensive network is available, which the request does not allow.
    case expensive
    /// Only a network in low data mode is available, which the request does not allow.
    case constrained
  }
  /// The reason why the network was not used: always nil on Linux, where requests cannot be restricted to networks.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
