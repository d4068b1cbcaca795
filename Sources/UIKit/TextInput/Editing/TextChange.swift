/// One change of a text that can be taken back; what is typed without a pause in between grows one change.
@MainActor final class TextChange {
  enum Kind { case typing, deleting, deletingForward, composing, replacing }

  let kind: Kind
  /// What is now where the change was made.
  var start: Int
  var insertedCount: Int
  /// What stood there before.
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
