import Foundation
import Testing
import TrestleExpectations
import os

@Suite struct UnfairLockTests {
  @Test("A lock that another thread holds is waited for without using the processor") func lock() async {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    nonisolated(unsafe) let word = lock
    os_unfair_lock_lock(lock)
    expect(!os_unfair_lock_trylock(lock))
    let ended = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var used = 1.0
    let thread = Thread {
      func time() -> Double {
        var spec = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spec)
        return Double(spec.tv_sec) + Double(spec.tv_nsec) / 1e9
      }
      let before = time()
      os_unfair_lock_lock(word)
      used = time() - before
      os_unfair_lock_unlock(word)
      ended.signal()
    }
    thread.start()
    usleep(200_000)
    os_unfair_lock_unlock(lock)
    expect(ended.wait(timeout: .now() + 5) == .success && used < 0.05)
    expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    lock.deallocate()
  }
}
