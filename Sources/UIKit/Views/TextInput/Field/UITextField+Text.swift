import Foundation

extension UITextField {
  final var currentFont: UIFont {
    let font = style.font ?? FieldStyle.defaultFont
    return style.adjustsForContentSize ? font.adjusted(for: traitCollection) : font
  }

  final func setText(_ new: String?) {
    let new = new ?? ""
    if new == editor.plainText, editor.text.runs.count == 1, editor.text.runs[0].style === TextRunStyle.plain {
      editor.forgetUndo()
      editor.marked = nil
      return
    }
    editor.setText(EditableText(new))
  }

  final func setAttributedText(_ new: NSAttributedString?) {
    guard let new else {
      setText(nil)
      return
    }
    if new.length > 0, let paragraph = new.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
      style.alignment = paragraph.alignment
    }
    editor.setText(EditableText(new))
  }

  final var attributedContent: NSAttributedString { editor.attributedText(over: currentDefaultAttributes) }

  final var currentDefaultAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    paragraph.lineBreakMode = .byTruncatingTail
    var attributes: [NSAttributedString.Key: Any] = [
      .font: currentFont, .foregroundColor: textColor ?? .label, .paragraphStyle: paragraph,
    ]
    attributes.merge(style.defaultAttributes) { $1 }
    return attributes
  }

  final func setDefaultAttributes(_ new: [NSAttributedString.Key: Any]) {
    if let font = new[.font] as? UIFont { style.font = font }
    if let color = new[.foregroundColor] as? UIColor { style.textColor = color }
    if let paragraph = new[.paragraphStyle] as? NSParagraphStyle { style.alignment = paragraph.alignment }
    style.defaultAttributes = new
    let base = TextRunStyle(new)
    editor.text.setStyle(in: 0..<editor.text.count) { _ in base }
    if editor.text.count == 0 { editor.text = EditableText("", style: base) }
    stylesChanged()
  }

  final var currentTypingAttributes: [NSAttributedString.Key: Any] { editor.typingAttributes(over: currentDefaultAttributes) }

  final func setFont(_ new: UIFont?) {
    style.font = new
    style.defaultAttributes[.font] = nil
    editor.strip(.font)
    stylesChanged()
  }

  final func setTextColor(_ new: UIColor?) {
    style.textColor = new
    style.defaultAttributes[.foregroundColor] = nil
    editor.strip(.foregroundColor)
    stylesChanged()
  }

  final func changeStyle<Value: Equatable>(_ property: WritableKeyPath<FieldStyle, Value>, _ new: Value) {
    guard style[keyPath: property] != new else { return }
    style[keyPath: property] = new
    stylesChanged()
  }

  final func changeEntry<Value: Equatable>(_ property: WritableKeyPath<TextEntryTraits, Value>, _ new: Value) {
    guard entry[keyPath: property] != new else { return }
    entry[keyPath: property] = new
    if isFirstResponder { reloadInputViews() }
  }

  final func setClearsOnInsertion(_ new: Bool) {
    style.clearsOnInsertion = new
    editor.clearsNext = new && isEditing
    if new, isEditing { editor.selectAll() }
  }

  /// Called after a change of fonts, colors or borders.
  final func stylesChanged() {
    editor.invalidateStyles()
    updatePlaceholder()
    textNeedsDisplay()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final func fieldTraitsChanged() { stylesChanged() }

  final func enabledDidChange(from old: Bool) {
    guard old != isEnabled else { return }
    if !isEnabled, isFirstResponder { resignFirstResponder() }
    stylesChanged()
  }

  // MARK: The placeholder

  final func setPlaceholder(_ new: String?) {
    style.placeholder = new
    style.attributedPlaceholder = nil
    updatePlaceholder()
  }

  final func setAttributedPlaceholder(_ new: NSAttributedString?) {
    style.placeholder = nil
    style.attributedPlaceholder = new.map { NSAttributedString(attributedString: $0) }
    updatePlaceholder()
  }

  final var currentAttributedPlaceholder: NSAttributedString? {
    if let attributed = style.attributedPlaceholder { return attributed }
    return style.placeholder.map {
      NSAttributedString(
        string: $0, attributes: [.font: currentFont, .foregroundColor: placeholderColor])
    }
  }

  final func updatePlaceholder() {
    guard style.placeholder != nil || style.attributedPlaceholder != nil else {
      parts.placeholder?.removeFromSuperview()
      parts.placeholder = nil
      invalidateIntrinsicContentSize()
      return
    }
    let label = parts.placeholder ?? makePlaceholder()
    if let plain = style.placeholder { label.text = plain } else { label.attributedText = style.attributedPlaceholder }
    if style.attributedPlaceholder == nil {
      label.font = currentFont
      label.textColor = placeholderColor
      label.textAlignment = style.alignment
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makePlaceholder() -> UILabel {
    let label = UILabel()
    label.isAccessibilityElement = false
    label.adjustsFontSizeToFitWidth = false
    parts.placeholder = label
    insertSubview(label, belowSubview: parts.canvas)
    return label
  }
}
