import Foundation

/// Transforms each element concurrently; the results are in order.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
  let results = Results<Result>(count: elements.count)
  DispatchQueue.concurrentPerform(iterations: elements.count) { results.set($0, transform(elements[$0])) }
  return results.all
}

private final class Results<Value: Sendable>: @unchecked Sendable {
  private var values: [Value?]
  private let lock = NSLock()

  init(count: Int) {
    values = Array(repeating: nil, count: count)
  }

  func set(_ index: Int, _ value: Value) {
    lock.withLock { values[index] = value }
  }

  var all: [Value] { lock.withLock { values.compactMap { $0 } } }
}
