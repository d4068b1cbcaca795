import Foundation

/// Keeps the top-level objects of nibs until the turn of the run loop ends, so that weak outlets to them are still set when loading returns.
@MainActor enum NibObjects {
  @InterfaceState(.activity) private static var kept: [AnyObject] = []

  static func keepUntilNextTurn(_ objects: [AnyObject]) {
    if kept.isEmpty {
      DispatchQueue.main.async { MainActor.assumeIsolated { kept = [] } }
    }
    kept += objects
  }

  /// Lets the objects go now: tests need not wait for a turn.
  static func release() { kept = [] }
}
