import Foundation

extension UITextView {
  final var currentFont: UIFont {
    let font = style.font ?? TextViewStyle.defaultFont
    return style.adjustsForContentSize ? font.adjusted(for: traitCollection) : font
  }

  final func prepareTextView() {
    textContainer.owner = self
    textContainer.widthTracksTextView = true
    backgroundColor = .systemBackground
    alwaysBounceVertical = false
    clipsToBounds = true
    addSubview(canvas)
    addGestureRecognizer(editor.touches.recognizer)
    addInteraction(TextClickMenu(editor))
    editor.dragAndDrop.install()
    takeContainer()
  }

  final func setText(_ new: String?) {
    let new = new ?? ""
    // Plain text keeps the attributes of the previous text.
    let first = editor.text.style(at: 0)
    let looks = first.attributes[.link] == nil && first.attributes[.attachment] == nil ? first : .plain
    editor.setText(EditableText(new, style: looks))
  }

  final var baseAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    var attributes: [NSAttributedString.Key: Any] = [.font: currentFont]
    attributes[.foregroundColor] = style.textColor ?? traitCollection.design.textInput.text
    if style.alignment != .natural { attributes[.paragraphStyle] = paragraph }
    return attributes
  }

  final var attributedContent: NSAttributedString { editor.attributedText(over: baseAttributes) }

  final var currentTypingAttributes: [NSAttributedString.Key: Any] { editor.typingAttributes(over: baseAttributes) }

  final func setFont(_ new: UIFont?) {
    style.font = new
    editor.strip(.font)
    stylesChanged()
  }

  final func setTextColor(_ new: UIColor?) {
    style.textColor = new
    editor.strip(.foregroundColor)
    stylesChanged()
  }

  final func setAlignment(_ new: NSTextAlignment) {
    style.alignment = new
    editor.text.setStyle(in: 0..<editor.text.count) { style in
      guard let paragraph = style.attributes[.paragraphStyle] as? NSParagraphStyle,
        let changed = paragraph.mutableCopy() as? NSMutableParagraphStyle
      else { return style }
      changed.alignment = new
      return TextRunStyle(style.attributes.merging([.paragraphStyle: changed]) { $1 })
    }
    editor.pushStylesToStorage()
    stylesChanged()
  }

  final func setSelectedRange(_ new: NSRange) {
    guard let range = Range(new) else { return }
    editor.select(TextSelection(range.clamped(to: 0..<editor.text.count)))
  }

  final func setEditable(_ new: Bool) {
    guard style.isEditable != new else { return }
    if !new, isEditingText { resignFirstResponder() }
    style.isEditable = new
    if !style.detectedTypes.isEmpty { stylesChanged() }
    setNeedsLayout()
  }

  final func setSelectable(_ new: Bool) {
    guard style.isSelectable != new else { return }
    style.isSelectable = new
    if !new, isFirstResponder { resignFirstResponder() }
    setNeedsLayout()
  }

  final func changeEntry<Value: Equatable>(_ property: WritableKeyPath<TextEntryTraits, Value>, _ new: Value) {
    guard entry[keyPath: property] != new else { return }
    entry[keyPath: property] = new
    if isFirstResponder { reloadInputViews() }
  }

  final func stylesChanged() {
    if style.borderStyle == .roundedRect { showBorder() }
    editor.invalidateStyles()
    roomChanged()
  }

  /// Lays out all lines again after a change of the container.
  final func roomChanged() {
    display.flow = nil
    madeLayoutManager?.lines.forgetLines()
    textNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}
