internal import TrestleListModel

/// A list whose changes are collected in blocks and take effect together at the end of the outermost one.
@MainActor protocol UpdatingList: PassingList {
  var updates: BatchUpdate { get set }
  /// The completions of the open block.
  var updateCompletions: [(Bool) -> Void] { get set }
  /// Queries the data source, validates the changes of a block, and applies them to the list.
  func show(_ update: BatchUpdate, _ completions: [(Bool) -> Void])
}

extension UpdatingList {
  /// Records a change. Outside of a block it takes effect immediately.
  func change(_ edit: (inout BatchUpdate) -> Void) {
    updates.begin()
    edit(&updates)
    finishUpdates()
  }

  func perform(_ block: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    updates.begin()
    block?()
    if let completion { updateCompletions.append(completion) }
    finishUpdates()
  }

  /// Ends a block.
  func finishUpdates() {
    guard updates.end() else { return }
    let (update, completions) = (updates, updateCompletions)
    updates = BatchUpdate()
    updateCompletions = []
    guard loading.isBusy else { return show(update, completions) }
    // A change inside a callback invalidates the answers so far.
    outdate()
    for completion in completions { completion(true) }
  }
}
