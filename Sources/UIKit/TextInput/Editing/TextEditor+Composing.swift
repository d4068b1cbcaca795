import Foundation

extension TextEditor {
  /// Shows what an input method is composing in place of what it composed before, or of the selection.
  func setMarked(_ string: String, selected: Range<Int>) {
    let range = marked ?? selection.range
    let clean = host.takesLines ? string : TextEditor.inOneLine(string)
    guard host.isTextEditable, host.shouldChange(NSRange(range), to: clean) else { return }
    let target = range.clamped(to: 0..<text.count)
    let style = typingStyle ?? styleForInsertion(at: target)
    let before = selection.clamped(to: text.count)
    let new = EditableText(clean, style: style)
    replace(target, with: new, kind: .composing, selectionBefore: before)
    let end = target.lowerBound + new.count
    marked = new.count > 0 ? target.lowerBound..<end : nil
    let caret = selected.clamped(to: 0..<new.count)
    finish(selecting: TextSelection(target.lowerBound + caret.lowerBound..<target.lowerBound + caret.upperBound))
    if marked == nil { forgetEmptyComposition() }
  }

  /// Keeps what was composed as ordinary text.
  func unmark() {
    guard marked != nil else { return }
    marked = nil
    openChange = nil
    host.selectionNeedsDisplay()
  }

  /// Ends composing because something else is done in the text: what was composed stays, and the input method forgets it.
  func endComposing() {
    guard marked != nil else { return }
    unmark()
    UIApplication.current?.host?.display.discardComposition()
  }

  /// A composition that came to nothing leaves nothing to undo, but what is typed next still belongs to it.
  private func forgetEmptyComposition() {
    guard let open = openChange, open.kind == .composing, open.insertedCount == 0, open.removed.count == 0 else { return }
    undoManager.removeAllActions(withTarget: open)
    openChange = nil
  }
}
