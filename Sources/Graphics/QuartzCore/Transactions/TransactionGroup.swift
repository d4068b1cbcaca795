/// Counts the unfinished animations of a transaction, and calls its completion block when they have finished.
///
/// A nested transaction counts for the outer one, so inner blocks are called before outer ones.
@MainActor
final class TransactionGroup {
  private let parent: TransactionGroup?
  private var pending = 0
  private var isCommitted = false
  private var isDone = false
  private(set) var completion: (() -> Void)?
  /// Replaced blocks that wait for animations added before the replacement.
  private var replaced: [() -> Void] = []

  init(parent: TransactionGroup?) {
    self.parent = parent
    parent?.enter()
  }

  /// A block that is replaced before anything was added is called immediately.
  func setCompletion(_ block: (() -> Void)?) {
    let old = completion
    completion = block
    guard let old else { return }
    if pending == 0 { old() } else { replaced.append(old) }
  }

  /// Adds one operation to wait for.
  func enter() { pending += 1 }

  /// Marks one operation as finished.
  func leave() {
    pending -= 1
    finishIfDone()
  }

  func commit() {
    isCommitted = true
    finishIfDone()
  }

  private func finishIfDone() {
    guard isCommitted, pending == 0, !isDone else { return }
    isDone = true
    let blocks = replaced + (completion.map { [$0] } ?? [])
    replaced = []
    completion = nil
    for block in blocks { block() }
    parent?.leave()
  }
}
