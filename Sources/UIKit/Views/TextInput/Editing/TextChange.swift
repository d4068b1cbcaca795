/// An undoable change of a text; continuous typing extends one change.
@MainActor final class TextChange {
  enum Kind { case typing, deleting, deletingForward, composing, replacing }

  let kind: Kind
  /// The start of the range that the change replaced.
  var start: Int
  var insertedCount: Int
  /// The replaced text.
  var removed: EditableText
  let selectionBefore: TextSelection

  init(kind: Kind, start: Int, insertedCount: Int, removed: EditableText, selectionBefore: TextSelection) {
    self.kind = kind
    self.start = start
    self.insertedCount = insertedCount
    self.removed = removed
    self.selectionBefore = selectionBefore
  }

  var range: Range<Int> { start..<start + insertedCount }
}
