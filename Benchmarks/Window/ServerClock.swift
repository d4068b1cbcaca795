import Foundation

/// Processor time, in seconds.
enum ServerClock {
  /// Processor time of this process, with all its threads.
  static var process: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Time of the X server whose process `BENCH_SERVER` names, to the hundredth of a second; zero without one.
  static var server: Double {
    guard let process = ProcessInfo.processInfo.environment["BENCH_SERVER"],
      let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return 0 }
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
