import Foundation
import ProjectImport

/// The result of a part of the tests, which ran in processes of its own.
struct PartOutcome {
  var hasPassed = false
  var results: [TestResult] = []
  var processes = 0
  var lines: [String] = []
  var failure: (any Error)?
}

/// The parts of the tests that several threads take and finish.
final class PartQueue: @unchecked Sendable {
  private let lock = NSLock()
  private let count: Int
  private var taken = 0
  private(set) var outcomes: [PartOutcome] = []

  init(count: Int) { self.count = count }

  /// Returns the index of the next part, or nil if all are taken.
  func next() -> Int? {
    lock.withLock {
      guard taken < count else { return nil }
      taken += 1
      return taken - 1
    }
  }

  func finish(_ outcome: PartOutcome, _ print: (String) -> Void) {
    lock.withLock {
      outcome.lines.forEach(print)
      outcomes.append(outcome)
    }
  }
}
