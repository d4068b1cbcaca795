import Foundation

extension TextEditor {
  private var selectedString: String { text.string(in: selection.range) }

  func copySelection() {
    guard !selection.isCaret, host.isTextReadable else { return }
    UIPasteboard.general.string = selectedString
  }

  func cutSelection() {
    guard !selection.isCaret, host.isTextReadable, host.isTextEditable else { return }
    copySelection()
    change(smartlyCut(selection.range), to: "", kind: .replacing)
  }

  func paste() {
    guard host.isTextEditable else { return }
    if pasteDelegate != nil || host.pasteConfiguration != nil {
      let providers = UIPasteboard.general.itemProviders
      if host.canPaste(providers) { host.paste(itemProviders: providers) }
      return
    }
    guard let string = UIPasteboard.general.string, !string.isEmpty else { return }
    let range = marked ?? selection.range
    marked = nil
    change(range, to: smartlyPasted(host.takesLines ? string : TextEditor.inOneLine(string), at: range), kind: .replacing)
  }

  /// Returns whether an item can be pasted as text.
  func canPaste(_ providers: [NSItemProvider]) -> Bool {
    guard host.isTextEditable else { return false }
    if let configuration = host.pasteConfiguration { return configuration.accepts(providers) }
    return pasteDelegate != nil && !providers.isEmpty || providers.contains { takes($0) }
  }

  /// Returns whether an item can be converted to text without a delegate.
  func takes(_ provider: NSItemProvider) -> Bool {
    provider.canLoadObject(ofClass: NSString.self) || provider.canLoadObject(ofClass: NSURL.self)
      || host.allowsEditingTextAttributes && provider.canLoadObject(ofClass: UIImage.self)
  }

  func paste(_ providers: [NSItemProvider]) {
    let range = marked ?? selection.range
    marked = nil
    TextPaste.paste(providers.map { ($0, nil) }, into: self, at: range)
  }

  /// Replaces a range on behalf of the user; text without attributes gets those of its position. Returns its new range, or nil if the
  /// delegate objects.
  func insert(_ attributed: NSAttributedString, at range: Range<Int>) -> Range<Int>? {
    var new = EditableText(attributed)
    let range = range.clamped(to: 0..<text.count)
    let style = typingStyle ?? styleForInsertion(at: range)
    if !host.takesLines { new = EditableText(TextEditor.inOneLine(attributed.string), style: style) }
    new.setStyle(in: 0..<new.count) { $0 === TextRunStyle.plain ? style : $0 }
    guard host.isTextEditable, host.shouldChange(NSRange(range), to: new.string(in: 0..<new.count)) else { return nil }
    let place = range.clamped(to: 0..<text.count)
    replace(place, with: new, kind: .replacing, selectionBefore: selection.clamped(to: text.count))
    finish(selecting: TextSelection(place.lowerBound + new.count))
    return place.lowerBound..<place.lowerBound + new.count
  }

  func selectAll() {
    select(TextSelection(0..<text.count))
    host.selectionNeedsDisplay()
  }

  /// Selects the word at the caret.
  func selectWord(at offset: Int) {
    guard text.count > 0 else { return }
    select(TextSelection(word(at: offset)))
  }

  func selectWordAndOfferMenu() {
    selectWord(at: selection.head)
    touches.offerMenu()
  }

  func selectAllAndOfferMenu(_ sender: Any?) {
    selectAll()
    // If it was chosen from the edit menu, the menu for the selection follows.
    if sender is UIMenuController { touches.offerMenu() }
  }

  /// Returns the word at an offset; after its last letter, still that word. In a secure field the whole text is one word, so that word
  /// boundaries are not revealed.
  func word(at offset: Int) -> Range<Int> {
    guard host.isTextReadable else { return 0..<text.count }
    let word = prepared.word(at: offset)
    guard offset > 0, offset == word.lowerBound || word.isEmpty else { return word }
    let before = prepared.word(at: offset - 1)
    return isSpace(word) && !isSpace(before) ? before : word.isEmpty ? before : word
  }

  private func isSpace(_ range: Range<Int>) -> Bool {
    text.units[range.clamped(to: 0..<text.count)].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0a || $0 == 0xa0 }
  }

  /// Returns whether the edit menu offers `action` now; nil for actions that the editor does not handle.
  func canPerform(_ action: Selector) -> Bool? {
    switch action {
    case "cut:": return !selection.isCaret && host.isTextEditable && host.isTextReadable
    case "copy:": return !selection.isCaret && host.isTextReadable
    case "paste:":
      guard host.isTextEditable else { return false }
      guard pasteDelegate != nil || host.pasteConfiguration != nil else { return UIPasteboard.general.hasStrings }
      return host.canPaste(UIPasteboard.general.itemProviders)
    case "select:": return selection.isCaret && text.count > 0 && host.isTextSelectable
    case "selectAll:": return selection.range != 0..<text.count && text.count > 0 && host.isTextSelectable
    case "delete:": return false
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:":
      return !selection.isCaret && host.isTextEditable && host.allowsEditingTextAttributes
    default: return nil
    }
  }
}
