@_exported import Foundation

/// Asks the user whether the app may track them. The answer here is no.
public final class ATTrackingManager: NSObject {
  /// The user's answer.
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  /// Denied.
  public static var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Reports `denied` without asking.
  public static func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void) {
    DispatchQueue.main.async { completion(.denied) }
  }
  /// Reports `denied` without asking.
  public static func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
