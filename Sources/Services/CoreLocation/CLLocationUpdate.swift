import Foundation

/// A location in a sequence of locations.
public struct CLLocationUpdate: Sendable {
  /// The location; nil while it is unknown.
  public let location: CLLocation?
  /// Whether the device rests.
  public var isStationary: Bool { true }
  /// Whether the device rests.
  public var stationary: Bool { true }
  /// Whether the app may not use the location.
  public var authorizationDenied: Bool { CLLocationManager.authorizationStatus() == .denied }

  /// The use of the locations.
  public enum LiveConfiguration: Sendable {
    /// No assumption about the movement; the default.
    case `default`
    /// Movement of a car along roads.
    case automotiveNavigation
    case otherNavigation
    /// Movement on foot.
    case fitness
    /// Movement in the air.
    case airborne
  }

  /// The sequence of locations: the simulated one, or one update without a location.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    /// Returns the single update.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var isDone = false
      public mutating func next() async throws -> CLLocationUpdate? {
        guard !isDone else { return nil }
        isDone = true
        return CLLocationUpdate(location: CLLocationManager().location)
      }
      init() {}
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// Returns the locations from now on.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}
