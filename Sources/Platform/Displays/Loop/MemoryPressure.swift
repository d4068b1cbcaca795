import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Monitors memory pressure as reported by the kernel: for the program's control group if possible, else for the machine.
///
/// A service manager may set the monitored file by `MEMORY_PRESSURE_WATCH` and `MEMORY_PRESSURE_WRITE`, as systemd does. A separate thread
/// waits in the kernel; it has no cost until something happens.
package final class MemoryPressure: Sendable {
  /// Closed on release, which ends the thread's wait.
  private let lifeline: Int32

  /// The time in microseconds that tasks are stalled for memory within the window to count as pressure.
  private static let trigger = "some 200000 2000000"

  /// Returns nil if nothing can be monitored.
  package init?(environment: [String: String] = ProcessInfo.processInfo.environment, onPressure: @escaping @Sendable () -> Void) {
    guard let opened = Self.open(environment) else { return nil }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      close(opened.descriptor)
      return nil
    }
    lifeline = ends[1]
    let hangup = ends[0]
    let thread = Thread { Self.wait(on: opened.descriptor, hangup: hangup, isStream: opened.isStream, onPressure) }
    thread.name = "memory pressure"
    thread.stackSize = 256 << 10
    thread.start()
  }

  deinit { close(lifeline) }

  private static func wait(on descriptor: Int32, hangup: Int32, isStream: Bool, _ onPressure: @Sendable () -> Void) {
    let wanted = Int16(isStream ? POLLIN : POLLPRI)
    var files = [pollfd(fd: descriptor, events: wanted, revents: 0), pollfd(fd: hangup, events: Int16(POLLIN), revents: 0)]
    var buffer = [UInt8](repeating: 0, count: 64)
    while true {
      let count = poll(&files, 2, -1)
      if count < 0, errno == EINTR { continue }
      if count < 0 || files[1].revents != 0 || files[0].revents & Int16(POLLERR | POLLNVAL) != 0 { break }
      if files[0].revents & wanted != 0 {
        if isStream, read(descriptor, &buffer, buffer.count) <= 0 { break }
        onPressure()
      } else if files[0].revents & Int16(POLLHUP) != 0 {
        break
      }
    }
    close(descriptor)
    close(hangup)
  }

  // MARK: Choice of the file

  private static func open(_ environment: [String: String]) -> (descriptor: Int32, isStream: Bool)? {
    if let path = environment["MEMORY_PRESSURE_WATCH"] {
      if path == "/dev/null" { return nil }
      let order = environment["MEMORY_PRESSURE_WRITE"].flatMap { Data(base64Encoded: $0) }
      return watch(path, order: order)
    }
    for path in ownFiles {
      if let watched = watch(path, order: Data(trigger.utf8 + [0])) { return watched }
    }
    return nil
  }

  /// The pressure file of the program's control group, then that of the machine.
  private static var ownFiles: [String] {
    let groups = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? ""
    let group = groups.split(separator: "\n").first { $0.hasPrefix("0::") }?.dropFirst(3)
    return (group.map { ["/sys/fs/cgroup\($0)/memory.pressure"] } ?? []) + ["/proc/pressure/memory"]
  }

  private static func watch(_ path: String, order: Data?) -> (descriptor: Int32, isStream: Bool)? {
    let descriptor = Glibc.open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var information = stat()
    let isStream = fstat(descriptor, &information) == 0 && information.st_mode & S_IFMT == S_IFIFO
    if let order, !isStream {
      let written = order.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written != order.count {
        close(descriptor)
        return nil
      }
    }
    return (descriptor, isStream)
  }
}
