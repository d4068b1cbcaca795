import Foundation

/// The memory use of the process.
package enum ProcessMemory {
  /// The resident size in bytes, after free memory was returned to the system.
  package static var resident: Int {
    typealias Trim = @convention(c) (Int) -> Int32
    if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let fields = text.split(separator: " ").compactMap { Int($0) }
    return fields.count > 1 ? fields[1] * Int(getpagesize()) : 0
  }

  /// Resets the kernel's peak measurement, and returns the initial peak.
  package static func forgetPeak() -> Int {
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    return peak
  }

  /// The most that was resident at any time since ``forgetPeak()``, in bytes.
  package static var peak: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
    return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1024
  }

  /// Whether the program was built with the address sanitizer.
  package static let isSanitized = dlsym(nil, "__asan_init") != nil
}
