import QuartzCore

/// A clock that advances only when a test requests it.
enum VirtualClock {
  /// Read by the media clock from any thread; written only by the test that owns the screen.
  nonisolated(unsafe) private static var current: CFTimeInterval = start

  /// An arbitrary start other than zero, so that an uninitialized time is not mistaken for a valid one.
  static let start: CFTimeInterval = 1000

  static var now: CFTimeInterval {
    get { current }
    set { current = newValue }
  }

  /// Resets the clock to its initial time.
  static func restart() { current = start }
}
