import Foundation

/// Seconds that only go forward, as the main loop and the media clock count them.
package enum MonotonicClock {
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
