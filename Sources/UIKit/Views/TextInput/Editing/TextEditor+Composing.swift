import Foundation

extension TextEditor {
  /// Sets the marked text of an input method instead of the previous one, or of the selection.
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

  /// Turns the marked text into normal text.
  func unmark() {
    guard marked != nil else { return }
    marked = nil
    openChange = nil
    host.selectionNeedsDisplay()
  }

  /// Ends the composition because of another action: the marked text is kept, and the input method is reset.
  func endComposing() {
    guard marked != nil else { return }
    unmark()
    UIApplication.current?.host?.display.discardComposition()
  }

  /// An empty composition cannot be undone, but the next typed text still belongs to its change.
  private func forgetEmptyComposition() {
    guard let open = openChange, open.kind == .composing, open.insertedCount == 0, open.removed.count == 0 else { return }
    undoManager.removeAllActions(withTarget: open)
    openChange = nil
  }
}
