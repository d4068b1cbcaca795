import Foundation
import Glibc

/// The number of memory allocations in frames, if `Benchmarks/MallocCounter` is preloaded: those with new rows, and those without.
struct AllocationCounter {
  private typealias Count = @convention(c) () -> UInt
  private let count: Count
  private var before: UInt = 0
  private var boundBefore = 0
  private(set) var withoutRows: [UInt] = []
  private(set) var withRows: [UInt] = []

  /// Nil without the counter.
  init?() {
    guard let symbol = dlsym(nil, "malloc_counter_count") else { return nil }
    count = unsafeBitCast(symbol, to: Count.self)
    // The lists themselves are excluded from the count.
    withoutRows.reserveCapacity(1000)
    withRows.reserveCapacity(1000)
  }

  mutating func frameBegins(bound: Int) {
    boundBefore = bound
    before = count()
  }

  mutating func frameEnds(bound: Int) {
    let number = count() - before
    if bound > boundBefore { withRows.append(number) } else { withoutRows.append(number) }
  }

  var fields: [String] {
    let rows = withRows.sorted()
    return [
      "\"frames_without_rows\":\(withoutRows.count)", "\"allocations_without_rows_max\":\(withoutRows.max() ?? 0)",
      "\"frames_without_rows_that_allocate\":\(withoutRows.filter { $0 > 0 }.count)",
      "\"allocations_with_rows_p50\":\(rows.isEmpty ? 0 : rows[rows.count / 2])",
    ]
  }
}
