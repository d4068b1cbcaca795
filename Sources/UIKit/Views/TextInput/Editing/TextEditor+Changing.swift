import Foundation
internal import TrestleText

extension TextEditor {
  /// Replaces a range on behalf of the user, with calls of the delegate before and after.
  @discardableResult
  func change(_ range: Range<Int>, to replacement: String, kind: TextChange.Kind) -> Bool {
    var range = range.clamped(to: 0..<text.count)
    let clears = clearsNext
    clearsNext = false
    if clears, text.count > 0 { range = 0..<text.count }
    guard host.isTextEditable, host.shouldChange(NSRange(range), to: replacement) else { return false }
    // The delegate may have changed the text.
    range = range.clamped(to: 0..<text.count)
    guard !range.isEmpty || !replacement.isEmpty else { return true }
    let style = typingStyle ?? styleForInsertion(at: range)
    let selectionBefore = selection.clamped(to: text.count)
    replace(range, with: EditableText(replacement, style: style), kind: kind, selectionBefore: selectionBefore)
    let end = range.lowerBound + replacement.utf16.count
    finish(selecting: TextSelection(end))
    return true
  }

  /// Returns the attributes of text that replaces a range: those of the replaced text, or of the text before it.
  func styleForInsertion(at range: Range<Int>) -> TextRunStyle {
    if !range.isEmpty { return text.style(at: range.lowerBound) }
    return text.style(at: max(range.lowerBound - 1, 0))
  }

  /// Replaces a range, and records the change for undo.
  func replace(_ range: Range<Int>, with new: EditableText, kind: TextChange.Kind, selectionBefore: TextSelection) {
    let removed = text[range]
    text.replace(range, with: new)
    pushToStorage(range, new)
    invalidateText()
    if let marked, kind != .composing { self.marked = shifted(marked, by: range, new.count) }
    note(range, new, removed, kind, selectionBefore)
  }

  private func shifted(_ marked: Range<Int>, by range: Range<Int>, _ count: Int) -> Range<Int>? {
    if range.upperBound <= marked.lowerBound {
      let growth = count - range.count
      return marked.lowerBound + growth..<marked.upperBound + growth
    }
    return range.lowerBound >= marked.upperBound ? marked : nil
  }

  /// Displays a change and notifies the delegate.
  func finish(selecting new: TextSelection) {
    selection = new.clamped(to: text.count)
    goal = nil
    typingStyle = nil
    host.textNeedsDisplay()
    host.revealCaret()
    host.selectionDidChange()
    host.textDidChange()
    KeyboardPresenter.shared.contextChanged()
  }

  // MARK: Keyboard actions

  func insert(_ string: String) {
    if string == "\n" || string == "\r", host.returnPressed() { return }
    let isComposed = marked != nil || openChange?.kind == .composing
    var range = marked ?? selection.range
    marked = nil
    var clean = host.takesLines ? string : TextEditor.inOneLine(string)
    if !isComposed, let smart = smart(clean, at: range) {
      range = smart.range
      clean = smart.text
    }
    change(range, to: clean, kind: isComposed ? .composing : .typing)
    if clean == "\n" { openChange = nil }
  }

  func deleteBackward() {
    if let marked {
      setMarked("", selected: 0..<0)
      if !marked.isEmpty { return }
    }
    if !selection.isCaret {
      change(selection.range, to: "", kind: .replacing)
    } else if clearsNext, text.count > 0 {
      change(0..<text.count, to: "", kind: .replacing)
    } else if selection.head > 0 {
      change(prepared.previousCaret(before: selection.head)..<selection.head, to: "", kind: .deleting)
    }
  }

  /// Deletes the selection, or the text between the caret and `end`.
  func delete(to end: Int, kind: TextChange.Kind = .replacing) {
    let range = selection.isCaret ? min(end, selection.head)..<max(end, selection.head) : selection.range
    if !range.isEmpty { change(range, to: "", kind: kind) }
  }

  /// Returns the text with line ends replaced by spaces, for a field.
  static func inOneLine(_ string: String) -> String {
    guard string.utf16.contains(where: { $0 == 0x0a || $0 == 0x0d || $0 == 0x2028 || $0 == 0x2029 }) else { return string }
    return String(string.map { $0.isNewline ? " " : $0 })
  }
}
