import Foundation

struct LinkedTextStorage {
  var storage: NSTextStorage?
  /// Set while the editor changes the storage, which may change the text further.
  var isPushing = false
  /// Set while the editor copies the text of the storage.
  var isPulling = false
}

/// Synchronizes the text of an editor with that of a storage, in both directions.
extension TextEditor {
  /// Replaces a range of the storage after the text's was replaced.
  func pushToStorage(_ range: Range<Int>, _ new: EditableText) {
    guard let linked = storage.storage, !storage.isPulling else { return }
    let base = host.storageAttributes
    let before = NSRange(range.clamped(to: 0..<linked.length))
    storage.isPushing = true
    linked.beginEditing()
    linked.replaceCharacters(in: before, with: new.string(in: 0..<new.count))
    var start = 0
    for run in new.runs where run.end > start {
      let target = NSRange(location: before.location + start, length: run.end - start)
      linked.setAttributes(base.merging(run.style.attributes) { $1 }, range: target)
      start = run.end
    }
    linked.endEditing()
    storage.isPushing = false
  }

  /// Copies the attributes of the text to the storage.
  func pushStylesToStorage() {
    guard let linked = storage.storage, !storage.isPulling, linked.length == text.count else { return }
    let base = host.storageAttributes
    storage.isPushing = true
    linked.beginEditing()
    var start = 0
    for run in text.runs where run.end > start {
      linked.setAttributes(
        base.merging(run.style.attributes) { $1 }, range: NSRange(location: start, length: run.end - start))
      start = run.end
    }
    linked.endEditing()
    storage.isPushing = false
  }

  /// Copies an edit of the storage: the app's, or one that the storage added to the editor's own.
  func storageEdited(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
    guard let linked = storage.storage, !storage.isPulling else { return }
    let length = linked.length
    var new = range
    var old = NSRange(location: range.location, length: range.length - delta)
    if storage.isPushing { old.length = range.length }
    guard new.location != NSNotFound, old.length >= 0, NSMaxRange(old) <= text.count, NSMaxRange(new) <= length,
      text.count - old.length + new.length == length
    else {
      old = NSRange(location: 0, length: text.count)
      new = NSRange(location: 0, length: length)
      return pull(linked, old, new)
    }
    let edit = (range: old.location..<NSMaxRange(old), count: new.length)
    // Whole runs are copied; otherwise each key would begin a new run.
    var run = NSRange()
    if new.length > 0 {
      _ = linked.attributes(at: new.location, effectiveRange: &run)
      let before = max(0, new.location - max(run.location, 0))
      _ = linked.attributes(at: NSMaxRange(new) - 1, effectiveRange: &run)
      let after = max(0, min(NSMaxRange(run), length) - NSMaxRange(new))
      old = NSRange(location: old.location - before, length: old.length + before + after)
      new = NSRange(location: new.location - before, length: new.length + before + after)
    }
    pull(linked, old, new, edit)
  }

  /// Copies the whole text of the storage.
  func pullFromStorage() {
    guard let linked = storage.storage else { return }
    pull(linked, NSRange(location: 0, length: text.count), NSRange(location: 0, length: linked.length))
  }

  /// Copies a range; `edit` is its changed part, by which the selection moves.
  private func pull(_ linked: NSTextStorage, _ old: NSRange, _ new: NSRange, _ edit: (range: Range<Int>, count: Int)? = nil) {
    storage.isPulling = true
    defer { storage.isPulling = false }
    let part = EditableText(linked, in: new)
    let isOther = Array(text.units[old.location..<NSMaxRange(old)]) != part.units
    if isOther { inputDelegate?.textWillChange(host) }
    text.replace(old.location..<NSMaxRange(old), with: part)
    invalidateText()
    guard !storage.isPushing || isOther else { return }
    if isOther {
      if !storage.isPushing { forgetUndo() }
      marked = nil
      let edit = edit ?? (old.location..<NSMaxRange(old), part.count)
      selection = selection.shifted(replacing: edit.range, by: edit.count).clamped(to: text.count)
      inputDelegate?.textDidChange(host)
    }
    host.textNeedsDisplay()
  }
}

extension TextSelection {
  /// Returns the selection after a change of the text before or around it.
  fileprivate func shifted(replacing range: Range<Int>, by count: Int) -> TextSelection {
    func moved(_ offset: Int) -> Int {
      if offset >= range.upperBound { return offset + count - range.count }
      return offset <= range.lowerBound ? offset : range.lowerBound + min(offset - range.lowerBound, count)
    }
    return TextSelection(anchor: moved(anchor), head: moved(head))
  }
}
