import Foundation
import Glibc

/// Wall and processor time, and the moment the program was started.
enum BenchClock {
  private static func milliseconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }

  static var wall: Double { milliseconds(CLOCK_MONOTONIC) }
  static var processor: Double { milliseconds(CLOCK_PROCESS_CPUTIME_ID) }

  static var usage: (milliseconds: Double, peakKiB: Int) {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e3 + Double(time.tv_usec) * 1e-3 }
    return (seconds(usage.ru_utime) + seconds(usage.ru_stime), usage.ru_maxrss)
  }

  /// Time zero is the exec of this very program: on the first call the process notes its clocks and runs itself again, so that
  /// loading and linking of libraries is counted.
  static func exec() -> (wall: Double, processor: Double) {
    let name = "BENCH_EXEC"
    if let noted = getenv(name).map({ String(cString: $0) }) {
      let parts = noted.split(separator: " ").compactMap { Double($0) }
      unsetenv(name)
      return (parts[0], parts[1])
    }
    setenv(name, "\(wall) \(usage.milliseconds)", 1)
    execv("/proc/self/exe", CommandLine.unsafeArgv)
    perror("execv")
    exit(1)
  }
}
