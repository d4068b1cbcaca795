public struct CLLocationUpdate: Sendable {
  /// The location; nil while it is unknown.
  public let location: CLLocation?
  /// Whether the device is stationary: always true on Linux.
  public var isStationary: Bool { true }
  /// Whether the device is stationary: always true on Linux.
  public var stationary: Bool { true }
  public var authorizationDenied: Bool { CLLocationManager.authorizationStatus() == .denied }

  public enum LiveConfiguration: Sendable {
    /// No assumption about the activity; the default.
    case `default`
    case automotiveNavigation
    case otherNavigation
    case fitness
    case airborne
  }

  /// The sequence of locations on Linux: the simulated one, or one update without a location.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

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

  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}
