@_exported import Foundation

/// The advertising identifier. Tracking is denied on Linux, so it is all zeros.
public final class ASIdentifierManager: NSObject {
  private static nonisolated(unsafe) let manager = ASIdentifierManager()
  public static func shared() -> ASIdentifierManager { manager }
  public var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// Whether advertising may use the identifier. Always false on Linux.
  public var isAdvertisingTrackingEnabled: Bool { false }
}
