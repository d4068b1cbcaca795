import Foundation
import FoundationNetworking

extension URLRequest {
  /// Whether networks with little data may be used; `true` by default. It is kept with the request and without effect on Linux.
  public var allowsConstrainedNetworkAccess: Bool {
    get { flag("allowsConstrainedNetworkAccess") }
    set { setFlag("allowsConstrainedNetworkAccess", newValue) }
  }

  /// Whether expensive networks may be used; `true` by default. It is kept with the request and without effect on Linux.
  public var allowsExpensiveNetworkAccess: Bool {
    get { flag("allowsExpensiveNetworkAccess") }
    set { setFlag("allowsExpensiveNetworkAccess", newValue) }
  }

  private func flag(_ key: String) -> Bool { URLProtocol.property(forKey: key, in: self) as? Bool ?? true }

  private mutating func setFlag(_ key: String, _ value: Bool) {
    guard let request = (self as NSURLRequest).mutableCopy() as? NSMutableURLRequest else { return }
    URLProtocol.setProperty(value, forKey: key, in: request)
    self = request as URLRequest
  }
}

extension URLError {
  /// The reason why the network must not be used.
  public enum NetworkUnavailableReason: Int, Sendable { case cellular = 0, expensive, constrained }
  /// The reason why the network was not used: nil on Linux, where no network is kept from apps.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
