import CoreGraphics

extension UITextView {
  /// Posted after editing began; the object is the view.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted after editing ended; the object is the view.
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
  /// Posted after the user changed the text; the object is the view.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

  final var isTextEditable: Bool { style.isEditable }
  final var isTextSelectable: Bool { style.isSelectable || style.isEditable }
  final var isTextReadable: Bool { !entry.isSecureTextEntry }
  final var takesLines: Bool { true }
  final var takesTouches: Bool { isTextEditable || isTextSelectable }
  final var attributesOfLinks: [NSAttributedString.Key: Any]? { linkTextAttributes }
  final var attributesOfHighlights: [NSAttributedString.Key: Any] { textHighlightAttributes }
  final var storageAttributes: [NSAttributedString.Key: Any] { baseAttributes }

  // MARK: Beginning and ending

  final func beginByTouch() -> Bool { isFirstResponder || becomeFirstResponder() }

  /// Calls `become` to become first responder, unless the delegate objects. The keyboard appears before the delegate is notified that
  /// editing began.
  final func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return become() }
    guard window != nil else {
      waitForWindow()
      return false
    }
    guard canBecomeFirstResponder else { return false }
    guard isTextEditable else { return become() }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, become() else { return false }
    guard !isEditingText else { return true }
    isEditingText = true
    editor.clearsNext = style.clearsOnInsertion
    display.covered = nil
    revealCaret()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  final func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return resign() }
    if isEditingText, !(delegate?.textViewShouldEndEditing(self) ?? true) { return false }
    guard resign() else { return false }
    didLoseEditing()
    return true
  }

  final func didLoseEditing() {
    editor.touches.hideMenu()
    display.covered = nil
    setNeedsLayout()
    guard isEditingText else { return }
    editor.endComposing()
    editor.clearsNext = false
    isEditingText = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: While editing

  final func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }

  final func selectionDidChange() { delegate?.textViewDidChangeSelection(self) }

  final func textDidChange() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  final func returnPressed() -> Bool { entry.enablesReturnKeyAutomatically && editor.text.count == 0 }
}

extension UITextView: KeyEditing {
  package func edit(with key: UIKey) -> Bool {
    guard isFirstResponder else { return false }
    if key.keyCode == .keyboardPageUp || key.keyCode == .keyboardPageDown { return movePage(down: key.keyCode == .keyboardPageDown, key) }
    // In text that is not editable, arrow keys scroll.
    if !isTextEditable, !key.modifierFlags.contains(.shift) { return false }
    return editor.edit(with: key)
  }

  private func movePage(down: Bool, _ key: UIKey) -> Bool {
    guard isTextEditable else { return false }
    let caret = caretFrame(at: editor.selection.head, prefersUpstream: editor.selection.prefersUpstream)
    let page = max(caret.height, bounds.height - adjustedContentInset.top - adjustedContentInset.bottom - caret.height)
    let target = offset(closestTo: CGPoint(x: editor.goal ?? caret.midX, y: caret.midY + (down ? page : -page)))
    let goal = editor.goal ?? caret.midX
    let anchor = key.modifierFlags.contains(.shift) ? editor.selection.anchor : target
    editor.select(TextSelection(anchor: anchor, head: target))
    editor.goal = goal
    revealCaret()
    return true
  }
}
