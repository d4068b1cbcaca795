import Foundation

extension UITextField {
  final var isTextEditable: Bool { isEnabled }
  final var isTextSelectable: Bool { isEnabled }
  final var isTextReadable: Bool { !entry.isSecureTextEntry }
  final var takesLines: Bool { false }
  final var attributesOfLinks: [NSAttributedString.Key: Any]? { nil }
  final var attributesOfHighlights: [NSAttributedString.Key: Any] { [:] }
  final var storageAttributes: [NSAttributedString.Key: Any] { [:] }
  final var detectedLinks: [DataDetector.Finding] { [] }
  final func tapped(at point: CGPoint) -> Bool { false }
  final func held(at point: CGPoint) -> Bool { false }

  // MARK: Beginning

  final func beginByTouch() -> Bool {
    if isFirstResponder { return true }
    guard becomeFirstResponder() else { return false }
    // The caret is placed at the end, but the tapped text stays in place.
    display.scroll = 0
    return true
  }

  /// Calls `become` to become first responder, unless the delegate objects, and begins editing.
  final func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return become() }
    guard window != nil else {
      waitForWindow()
      return false
    }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    // The keyboard appears after the delegate was notified that editing began.
    let became = InputViewUpdates.postponed {
      guard become() else { return false }
      startEditing()
      return true
    }
    InputViewUpdates.catchUp()
    return became
  }

  private func startEditing() {
    guard !isEditing else { return }
    isEditing = true
    textNeedsDisplay()
    if editor.text.count > 0, style.clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { clear() }
    editor.select(TextSelection(editor.text.count))
    editor.clearsNext = style.clearsOnInsertion || entry.isSecureTextEntry
    revealCaret()
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, event: nil)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  // MARK: Ending

  final func endEditing(asking: Bool, _ resign: () -> Bool) -> Bool {
    guard isFirstResponder, isEditing else { return resign() }
    if asking, !(delegate?.textFieldShouldEndEditing(self) ?? true) { return false }
    guard isFirstResponder else { return true }
    let resigned = InputViewUpdates.postponed {
      guard resign() else { return false }
      didLoseEditing()
      return true
    }
    if !InputViewUpdates.isPostponed { InputViewUpdates.catchUp() }
    return resigned
  }

  final func didLoseEditing() {
    guard isEditing else { return }
    editor.endComposing()
    editor.forgetUndo()
    editor.clearsNext = false
    editor.touches.hideMenu()
    isEditing = false
    display.scroll = 0
    textNeedsDisplay()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd, event: nil)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: While editing

  final func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
  }

  final func selectionDidChange() {
    delegate?.textFieldDidChangeSelection(self)
  }

  final func textDidChange() {
    invalidateIntrinsicContentSize()
    send(.editingChanged, event: nil)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  final func returnPressed() -> Bool {
    editor.unmark()
    if entry.enablesReturnKeyAutomatically, editor.text.count == 0 { return true }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    send(.editingDidEndOnExit, event: nil)
    send(.primaryActionTriggered, event: nil)
    if endsEditing { resignFirstResponder() }
    return true
  }

  final func clearByButton() {
    guard isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return }
    clear()
    if !isFirstResponder { becomeFirstResponder() }
    selectionDidChange()
    textDidChange()
  }

  private func clear() {
    editor.replace(
      0..<editor.text.count, with: EditableText("", style: editor.styleForInsertion(at: 0..<0)), kind: .replacing,
      selectionBefore: editor.selection)
    editor.selection = TextSelection(0)
    textNeedsDisplay()
  }

  final var spokenValue: String? {
    guard hasText else { return placeholder == accessibilityLabel ? nil : placeholder }
    return entry.isSecureTextEntry ? String(repeating: "•", count: editor.plainText.count) : editor.plainText
  }
}

extension UITextField: KeyEditing {
  package func edit(with key: UIKey) -> Bool { isEditing && editor.edit(with: key) }
}
