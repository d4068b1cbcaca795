import Foundation

/// Monotonic time in seconds, used by the main loop and the media clock.
package enum MonotonicClock {
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
