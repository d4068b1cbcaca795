import Foundation

/// Retains the top-level objects of nibs until the end of the run loop's turn, so that weak outlets to them are still set when loading
/// returns.
@MainActor package enum NibObjects {
  @InterfaceState(.activity) private static var kept: [AnyObject] = []

  package static func keepUntilNextTurn(_ objects: [AnyObject]) {
    guard MainQueue.isMainThread else {
      nonisolated(unsafe) let objects = objects
      return DispatchQueue.main.async { withExtendedLifetime(objects) {} }
    }
    if kept.isEmpty {
      DispatchQueue.main.async { MainActor.assumeIsolated { kept = [] } }
    }
    kept += objects
  }

  /// Releases the objects immediately, for tests.
  static func release() { kept = [] }
}
