import Foundation

/// The permission to use the user's music library.
public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user has refused. This is always the status on Linux.
  case denied = 1
  /// The device does not allow it.
  case restricted = 2
  /// The user has agreed.
  case authorized = 3
}

/// The features of the user's music service.
public struct SKCloudServiceCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Music can be played.
  public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1)
  /// The user can subscribe.
  public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 2)
  /// Music can be added to the library.
  public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 256)
}

/// Queries the features of the user's music service. There is none on Linux.
open class SKCloudServiceController: NSObject {
  /// Returns the permission to use the user's music library: denied on Linux.
  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }

  /// Requests permission to use the user's music library. On Linux the answer is denied, on the main queue.
  open class func requestAuthorization(_ completionHandler: @escaping (SKCloudServiceAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { completionHandler(.denied) }
  }

  /// Requests the capabilities of the music service. On Linux the handler is called on the main queue with an error.
  open func requestCapabilities(completionHandler: @escaping (SKCloudServiceCapability, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler([], SKError(code: .cloudServicePermissionDenied)) }
  }
}
