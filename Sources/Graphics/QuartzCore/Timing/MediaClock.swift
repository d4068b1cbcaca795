import Foundation

/// The time source of layers and animations; a host replaces it, and a test makes it virtual.
package enum MediaClock {
  nonisolated(unsafe) package static var source: @Sendable () -> CFTimeInterval = monotonic

  /// Returns the seconds of the machine's monotonic clock.
  @Sendable package static func monotonic() -> CFTimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return CFTimeInterval(time.tv_sec) + CFTimeInterval(time.tv_nsec) * 1e-9
  }
}

/// Returns the current time of layers and animations, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.source() }
