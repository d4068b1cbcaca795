extension TextEditor {
  /// Performs the editing action of a key; returns whether it has one.
  func edit(with key: UIKey) -> Bool {
    let flags = key.modifierFlags
    let isFar = flags.contains(.command)
    let byWord = flags.contains(.control) || flags.contains(.alternate)
    if let move = move(for: key.keyCode, isFar: isFar, byWord: byWord) {
      guard host.isTextSelectable else { return false }
      self.move(move, extending: flags.contains(.shift))
      return true
    }
    guard host.isTextEditable else { return false }
    if host.allowsEditingTextAttributes, isFar || flags.contains(.control), format(key.keyCode) { return true }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace where byWord: delete(to: wordStart(before: selection.head))
    case .keyboardDeleteOrBackspace where isFar:
      delete(to: host.lineRange(at: selection.head, prefersUpstream: selection.prefersUpstream).range.lowerBound)
    case .keyboardDeleteForward where byWord: delete(to: wordEnd(after: selection.head))
    case .keyboardDeleteForward: delete(to: prepared.nextCaret(after: selection.head), kind: .deletingForward)
    default: return false
    }
    return true
  }

  private func format(_ key: UIKeyboardHIDUsage) -> Bool {
    switch key {
    case .keyboardB: toggle(.traitBold)
    case .keyboardI: toggle(.traitItalic)
    case .keyboardU: toggleUnderlining()
    default: return false
    }
    return true
  }

  private func move(for key: UIKeyboardHIDUsage, isFar: Bool, byWord: Bool) -> TextMove? {
    switch key {
    case .keyboardLeftArrow: return isFar ? (isReversed ? .lineEnd : .lineStart) : byWord ? .wordLeft : .left
    case .keyboardRightArrow: return isFar ? (isReversed ? .lineStart : .lineEnd) : byWord ? .wordRight : .right
    case .keyboardUpArrow: return isFar ? .documentStart : byWord ? .paragraphStart : .up
    case .keyboardDownArrow: return isFar ? .documentEnd : byWord ? .paragraphEnd : .down
    case .keyboardHome: return isFar || byWord ? .documentStart : .lineStart
    case .keyboardEnd: return isFar || byWord ? .documentEnd : .lineEnd
    default: return nil
    }
  }

  private var isReversed: Bool { prepared.isRightToLeft(at: selection.head) }
}
