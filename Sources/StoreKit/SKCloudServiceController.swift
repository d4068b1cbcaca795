import Foundation

/// Whether the app may use the person's music library.
public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
  /// The person has not been asked.
  case notDetermined = 0
  /// The person has refused. Always the answer on Linux.
  case denied = 1
  /// The device does not allow it.
  case restricted = 2
  /// The person has agreed.
  case authorized = 3
}

/// What the person's music service offers.
public struct SKCloudServiceCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Music can be played.
  public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1)
  /// The person can become a subscriber.
  public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 2)
  /// Music can be added to the library.
  public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 256)
}

/// Tells what the person's music service offers. There is none on Linux.
open class SKCloudServiceController: NSObject {
  /// Whether the app may use the person's music library: denied on Linux.
  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }

  /// Asks for the use of the person's music library. On Linux the answer is denied, on the main queue.
  open class func requestAuthorization(_ completionHandler: @escaping (SKCloudServiceAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { completionHandler(.denied) }
  }

  /// Asks what the music service offers. On Linux the handler is called on the main queue with an error.
  open func requestCapabilities(completionHandler: @escaping (SKCloudServiceCapability, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler([], SKError(code: .cloudServicePermissionDenied)) }
  }
}
