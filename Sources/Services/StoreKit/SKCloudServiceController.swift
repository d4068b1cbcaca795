import Foundation

public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  /// The user has denied access. Always the answer on Linux.
  case denied = 1
  /// A policy of the device forbids access.
  case restricted = 2
  case authorized = 3
}

public struct SKCloudServiceCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1)
  public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 2)
  public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 256)
}

/// Requests the capabilities of the user's music service. There is none on Linux.
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
