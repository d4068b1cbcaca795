import Foundation
import QuartzCore

/// Time that does not move until a test moves it on.
enum VirtualClock {
  /// Read by the media clock from any thread; written only by the test that drives the screen.
  nonisolated(unsafe) private static var current: CFTimeInterval = start

  /// An arbitrary beginning, not zero, so that a time that was never set is not mistaken for one.
  static let start: CFTimeInterval = 1000

  static var now: CFTimeInterval {
    get { current }
    set { current = newValue }
  }

  /// Puts the clock back to its beginning.
  static func restart() { current = start }
}
