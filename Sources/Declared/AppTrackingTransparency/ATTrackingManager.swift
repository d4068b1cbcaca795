@_exported import Foundation

/// Requests permission to track the user. It is always denied on Linux.
public final class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined
    case restricted
    /// The user has denied tracking. Always the answer on Linux.
    case denied
    case authorized
  }
  /// Whether the app may track the user. Always denied on Linux.
  public static var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Calls the handler with `denied`, without asking the user.
  public static func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void) {
    DispatchQueue.main.async { completion(.denied) }
  }
  /// Returns `denied`, without asking the user.
  public static func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
