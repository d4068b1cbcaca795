import Foundation

/// Bold, italic and underlined text by key or menu, in texts that allow the user to edit attributes.
extension TextEditor {
  /// Toggles a font trait of the selection: removes it if the whole selection has it. Without a selection it applies to the next typed
  /// text.
  func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    func font(_ style: TextRunStyle) -> UIFont { style.attributes[.font] as? UIFont ?? host.currentFont }
    toggle {
      font($0).fontDescriptor.symbolicTraits.contains(trait)
    } change: { attributes, style, adds in
      let descriptor = font(style).fontDescriptor
      var traits = descriptor.symbolicTraits
      if adds { traits.insert(trait) } else { traits.remove(trait) }
      guard let changed = descriptor.withSymbolicTraits(traits) else { return }
      attributes[.font] = UIFont(descriptor: changed, size: font(style).pointSize)
    }
  }

  func toggleUnderlining() {
    toggle {
      ($0.attributes[.underlineStyle] as? Int ?? 0) != 0
    } change: { attributes, _, adds in
      attributes[.underlineStyle] = adds ? NSUnderlineStyle.single.rawValue : nil
    }
  }

  private func toggle(
    _ has: (TextRunStyle) -> Bool, change: (inout [NSAttributedString.Key: Any], TextRunStyle, Bool) -> Void
  ) {
    guard host.isTextEditable, host.allowsEditingTextAttributes else { return }
    let range = selection.range
    func changed(_ style: TextRunStyle, _ adds: Bool) -> TextRunStyle {
      var attributes = style.attributes
      change(&attributes, style, adds)
      return TextRunStyle(attributes)
    }
    if range.isEmpty {
      let style = typingStyle ?? styleForInsertion(at: range)
      typingStyle = changed(style, !has(style))
      return
    }
    var part = text[range]
    let adds = !part.runs.allSatisfy { has($0.style) }
    part.setStyle(in: 0..<part.count) { changed($0, adds) }
    replace(range, with: part, kind: .replacing, selectionBefore: selection)
    host.textNeedsDisplay()
    host.textDidChange()
  }
}
