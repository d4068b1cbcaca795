import Foundation

/// How much memory the process holds.
package enum ProcessMemory {
  /// The resident size in bytes, after free memory was given back to the system.
  package static var resident: Int {
    typealias Trim = @convention(c) (Int) -> Int32
    if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let fields = text.split(separator: " ").compactMap { Int($0) }
    return fields.count > 1 ? fields[1] * Int(getpagesize()) : 0
  }

  /// Whether the program was built with the address sanitizer.
  package static let isSanitized = dlsym(nil, "__asan_init") != nil
}
