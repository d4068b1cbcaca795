import QuartzCore
internal import TrestleText

extension UILabel {
  final func prepareLabel() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  final var currentFont: UIFont {
    let font = style.font ?? LabelStyle.defaultFont
    return style.adjustsForContentSize ? font.adjusted(for: traitCollection) : font
  }

  final func setText(_ new: String?) {
    guard new != style.plainText || style.attributedText != nil else { return }
    style.plainText = new
    style.attributedText = nil
    textChanged()
  }

  final func setAttributedText(_ new: NSAttributedString?) {
    if let new, let old = style.attributedText, new.hasSameContent(as: old) { return }
    style.plainText = nil
    style.attributedText = new.map { NSAttributedString(attributedString: $0) }
    if let new, new.length > 0 {
      // The label's own properties become those of the beginning of the text.
      let first = new.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { style.font = font }
      if let color = first[.foregroundColor] as? UIColor { style.textColor = color }
      if let paragraph = first[.paragraphStyle] as? NSParagraphStyle {
        style.alignment = paragraph.alignment
        style.lineBreakMode = paragraph.lineBreakMode
      }
    }
    textChanged()
  }

  final func setFont(_ new: UIFont?) {
    guard new != style.font || style.attributedText != nil else { return }
    style.font = new
    setAttribute(.font, new ?? LabelStyle.defaultFont)
    textChanged()
  }

  final func setTextColor(_ new: UIColor?) {
    guard new != style.textColor || style.attributedText != nil else { return }
    style.textColor = new
    setAttribute(.foregroundColor, new ?? .label)
    if style.attributedText != nil { content.forget() }
    setNeedsDisplay()
  }

  /// Sets an attribute for the whole attributed text after its property was set.
  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard let text = style.attributedText, text.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    style.attributedText = changed
  }

  /// Changes a property that affects the layout.
  package final func change<Value: Equatable>(_ property: WritableKeyPath<LabelStyle, Value>, _ new: Value) {
    guard style[keyPath: property] != new else { return }
    style[keyPath: property] = new
    textChanged()
  }

  /// Changes a property that affects only colors and positions.
  final func changeLook<Value: Equatable>(_ property: WritableKeyPath<LabelStyle, Value>, _ new: Value) {
    guard style[keyPath: property] != new else { return }
    style[keyPath: property] = new
    setNeedsDisplay()
  }

  final func textChanged() {
    content.forget()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  final func traitsChanged(from old: UITraitCollection?) {
    let new = traitCollection
    let isOtherSize = style.adjustsForContentSize && old?.preferredContentSizeCategory != new.preferredContentSizeCategory
    if isOtherSize || old?.layoutDirection != new.layoutDirection {
      textChanged()
    } else if style.attributedText != nil {
      // Its colors are resolved during layout.
      content.forget()
    }
  }

  /// Plain text with the label's properties as attributes.
  final var attributedPlainText: NSAttributedString? {
    guard let text = style.plainText else { return nil }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    paragraph.lineBreakMode = style.lineBreakMode
    paragraph.lineBreakStrategy = style.lineBreakStrategy
    return NSAttributedString(
      string: text, attributes: [.font: currentFont, .foregroundColor: textColor ?? .label, .paragraphStyle: paragraph])
  }

  final var hasText: Bool { !(style.plainText?.isEmpty ?? true) || (style.attributedText?.length ?? 0) > 0 }

  /// The prepared text; nil if there is none.
  final var preparedText: PreparedText? {
    if let prepared = content.prepared { return prepared }
    guard hasText else { return nil }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let alignment = style.alignment == .natural ? (isRightToLeft ? TextAlignment.right : .left) : TextAlignment(style.alignment)
    let paragraph =
      alignment == .left && !style.tightens
      ? LabelContent.plainParagraph : ParagraphStyle(alignment: alignment, tightensForTruncation: style.tightens)
    let text: AttributedText
    if let attributed = style.attributedText {
      var conversion = TextConversion(font: currentFont, paragraph: paragraph)
      conversion.naturalAlignment = isRightToLeft ? .right : .left
      text = traitCollection.performing {
        conversion.color = TextColor(style.textColor ?? .label)
        return conversion.text(attributed)
      }
    } else {
      text = AttributedText(style.plainText ?? "", TextAttributes(font: currentFont.font, paragraph: paragraph))
    }
    return content.prepare(text, direction: isRightToLeft ? .rightToLeft : .leftToRight)
  }
}

extension LabelContent {
  static let plainParagraph = ParagraphStyle(alignment: .left)
}

extension UITraitCollection {
  /// Runs `body` with these traits as the current ones, and returns its result.
  func performing<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performAsCurrent { result = body() }
    return result!
  }
}
