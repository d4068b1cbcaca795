/// Counts what a transaction still waits for, and calls its completion block once that is done.
///
/// A nested transaction counts for the one around it, so inner blocks come before outer ones.
@MainActor
final class TransactionGroup {
  private let parent: TransactionGroup?
  private var pending = 0
  private var isCommitted = false
  private var isDone = false
  private(set) var completion: (() -> Void)?
  /// Blocks that were replaced after animations had been added, for which they wait.
  private var replaced: [() -> Void] = []

  init(parent: TransactionGroup?) {
    self.parent = parent
    parent?.enter()
  }

  /// A block that is replaced before anything was added is called at once: there is nothing it could wait for.
  func setCompletion(_ block: (() -> Void)?) {
    let old = completion
    completion = block
    guard let old else { return }
    if pending == 0 { old() } else { replaced.append(old) }
  }

  /// Waits for one thing more.
  func enter() { pending += 1 }

  /// One thing is done.
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
