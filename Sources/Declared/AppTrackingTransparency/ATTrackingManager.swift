@_exported import Foundation

/// Requests permission to track the user. It is always denied here.
public final class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined
    case restricted
    /// The user has refused. Always the answer on Linux.
    case denied
    case authorized
  }
  /// Whether the app may track the user. Always denied on Linux.
  public static var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Reports `denied` without asking.
  public static func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void) {
    DispatchQueue.main.async { completion(.denied) }
  }
  /// Reports `denied` without asking.
  public static func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
