import Foundation

/// Transforms each element concurrently; the results are in order.
///
/// A transform may itself map concurrently: a thread that is done helps where elements wait.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
  let work = Work<Result>(count: elements.count)
  let run: @Sendable () -> Void = {
    while let position = work.next() { work.set(position, transform(elements[position])) }
  }
  for _ in 1..<max(1, min(elements.count, ProcessInfo.processInfo.activeProcessorCount)) {
    let thread = Thread(block: run)
    // Sources may be nested deeply. The threads of dispatch have a sixteenth of this.
    thread.stackSize = 8 << 20
    thread.start()
  }
  run()
  return work.results
}

private final class Work<Value: Sendable>: @unchecked Sendable {
  private var values: [Value?]
  private var started = 0
  private var finished = 0
  private let condition = NSCondition()

  init(count: Int) {
    values = Array(repeating: nil, count: count)
  }

  func next() -> Int? {
    condition.withLock {
      guard started < values.count else { return nil }
      started += 1
      return started - 1
    }
  }

  func set(_ position: Int, _ value: Value) {
    condition.withLock {
      values[position] = value
      finished += 1
      if finished == values.count { condition.broadcast() }
    }
  }

  /// Waits for the elements that other threads have begun.
  var results: [Value] {
    condition.withLock {
      while finished < values.count { condition.wait() }
      return values.compactMap { $0 }
    }
  }
}
