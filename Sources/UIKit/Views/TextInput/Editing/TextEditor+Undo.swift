import Foundation

extension TextEditor {
  /// Records a change for undo, or extends the previous change.
  func note(_ range: Range<Int>, _ new: EditableText, _ removed: EditableText, _ kind: TextChange.Kind, _ before: TextSelection) {
    if let open = openChange, grow(open, range, new, removed, kind) { return }
    let change = TextChange(
      kind: kind, start: range.lowerBound, insertedCount: new.count, removed: removed, selectionBefore: before)
    openChange = kind == .replacing ? nil : change
    register(change)
    name(kind)
  }

  private func grow(
    _ open: TextChange, _ range: Range<Int>, _ new: EditableText, _ removed: EditableText, _ kind: TextChange.Kind
  ) -> Bool {
    switch (open.kind, kind) {
    case (.typing, .typing), (.composing, .composing), (.typing, .composing):
      guard range.lowerBound >= open.start, range.upperBound <= open.start + open.insertedCount else { return false }
      // Typing continues at the end; composing replaces its previous text.
      guard kind == .composing || range.isEmpty && range.lowerBound == open.range.upperBound else { return false }
      open.insertedCount += new.count - range.count
      return true
    case (.deleting, .deleting):
      guard open.insertedCount == 0, range.upperBound == open.start else { return false }
      var grown = removed
      grown.replace(grown.count..<grown.count, with: open.removed)
      open.removed = grown
      open.start = range.lowerBound
      return true
    case (.deletingForward, .deletingForward):
      guard open.insertedCount == 0, range.lowerBound == open.start else { return false }
      open.removed.replace(open.removed.count..<open.removed.count, with: removed)
      return true
    case (.typing, .deleting):
      // Deletion of the text that was just typed.
      guard range.lowerBound >= open.start, range.upperBound == open.range.upperBound else { return false }
      open.insertedCount -= range.count
      return true
    default: return false
    }
  }

  private func register(_ change: TextChange) {
    // The manager holds its targets weakly; the undo closure retains the change.
    undoManager.registerUndo(withTarget: change) { [weak self, change] _ in self?.revert(change) }
  }

  private func name(_ kind: TextChange.Kind) {
    guard undoManager.groupingLevel > 0 else { return }
    undoManager.setActionName(kind == .replacing ? "" : "Typing")
  }

  /// Restores the replaced text.
  private func revert(_ change: TextChange) {
    let range = change.range.clamped(to: 0..<text.count)
    guard host.shouldChange(NSRange(range), to: change.removed.string(in: 0..<change.removed.count)) else { return }
    let inverse = TextChange(
      kind: .replacing, start: range.lowerBound, insertedCount: change.removed.count, removed: text[range], selectionBefore: selection)
    text.replace(range, with: change.removed)
    pushToStorage(range, change.removed)
    invalidateText()
    marked = nil
    openChange = nil
    register(inverse)
    let isRedo = undoManager.isRedoing
    finish(selecting: isRedo ? TextSelection(range.lowerBound + change.removed.count) : change.selectionBefore)
  }
}
