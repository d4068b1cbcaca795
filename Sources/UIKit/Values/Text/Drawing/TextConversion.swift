import Foundation
package import TrestleText

/// Converts attributed strings to the form of the module `TrestleText`.
package struct TextConversion {
  /// The default values of attributes.
  package var font: UIFont
  package var color: TextColor
  package var paragraph: ParagraphStyle
  /// The meaning of natural alignment, if the interface determines it instead of the text.
  package var naturalAlignment: NSTextAlignment?
  /// The hyphenation factor where the paragraph style has none.
  package var hyphenationFactor: Float = 0

  package init(font: UIFont = TextConversion.defaultFont, color: TextColor = .black, paragraph: ParagraphStyle = .default) {
    self.font = font
    self.color = color
    self.paragraph = paragraph
  }

  package static let defaultFont = UIFont.systemFont(ofSize: UIFont.defaultSize)

  package func text(_ string: NSAttributedString) -> AttributedText {
    let units = AttributedText.units(of: string.string)
    var runs: [AttributedText.Run] = []
    var index = 0
    while index < units.count {
      var range = NSRange(location: index, length: 0)
      let attributes = string.attributes(at: index, effectiveRange: &range)
      let end = max(range.location + range.length, index + 1)
      runs.append(AttributedText.Run(end: end, attributes: self.attributes(attributes)))
      index = end
    }
    if runs.isEmpty { runs = [AttributedText.Run(end: 0, attributes: TextAttributes(font: font.font, color: color, paragraph: paragraph))] }
    return AttributedText(utf16: units, runs: runs)
  }

  package func attributes(_ given: [NSAttributedString.Key: Any]) -> TextAttributes {
    let paragraph =
      hyphenationFactor > 0 && paragraph.hyphenationFactor == 0 ? paragraph.hyphenated(Double(hyphenationFactor)) : paragraph
    var result = TextAttributes(font: font.font, color: color, paragraph: paragraph)
    var isPlain = true
    for (key, value) in given {
      switch key {
      case .font: if let font = value as? UIFont { result.font = font.font }
      case .foregroundColor: if let color = value as? UIColor { result.color = TextColor(color) }
      case .paragraphStyle: if let style = value as? NSParagraphStyle { result.paragraph = self.paragraph(style) }
      case .link: if given[.foregroundColor] == nil { result.color = TextColor(TextConversion.linkColor) }
      default: isPlain = false
      }
    }
    if let intent = InlinePresentationIntent(given) {
      result.font = intent.font(from: given[.font] as? UIFont ?? font).font
      isPlain = isPlain && !intent.contains(.strikethrough)
    }
    if let expansion = FontAttributes.number(given[.expansion]), expansion != 0, expansion.isFinite {
      result.font = result.font.stretched(exp(expansion))
    }
    if result.paragraph.hyphenationFactor > 0, let language = given[Self.language] as? String {
      result.paragraph = result.paragraph.inLanguage(language)
    }
    if given[.link] != nil, given[.underlineStyle] == nil { isPlain = false }
    if !isPlain { result.details = details(given) }
    return result
  }

  private func paragraph(_ style: NSParagraphStyle) -> ParagraphStyle {
    var values = style.values
    if values.hyphenationFactor == 0 { values.hyphenationFactor = hyphenationFactor }
    if values.alignment == .natural, let naturalAlignment { values.alignment = naturalAlignment }
    return values.style
  }

  /// The key of `NSAttributedString.Key.languageIdentifier`, by its raw value.
  private static let language = NSAttributedString.Key("NSLanguage")

  private static let linkColor = UIColor.link

  private func details(_ given: [NSAttributedString.Key: Any]) -> TextDetails {
    func number(_ key: NSAttributedString.Key) -> Double? { FontAttributes.number(given[key]) }
    func color(_ key: NSAttributedString.Key) -> TextColor? { (given[key] as? UIColor).map(TextColor.init) }
    var shadow: TextDetails.Shadow?
    if let given = given[.shadow] as? NSShadow, let color = given.shadowColor as? UIColor {
      shadow = TextDetails.Shadow(
        offsetX: given.shadowOffset.width, offsetY: given.shadowOffset.height, blurRadius: max(given.shadowBlurRadius, 0),
        color: TextColor(color))
    }
    if shadow == nil, let effect = given[.textEffect] {
      let name = (effect as? NSAttributedString.TextEffectStyle)?.rawValue ?? effect as? String
      if name == NSAttributedString.TextEffectStyle.letterpressStyle.rawValue {
        shadow = TextDetails.Shadow(offsetX: 0, offsetY: 1, blurRadius: 0, color: TextColor(UIColor(white: 1, alpha: 0.5)))
      }
    }
    var underline = line(given[.underlineStyle], color: color(.underlineColor))
    if underline == nil, given[.link] != nil, given[.underlineStyle] == nil { underline = TextDetails.Line() }
    var strike = line(given[.strikethroughStyle], color: color(.strikethroughColor))
    if strike == nil, InlinePresentationIntent(given)?.contains(.strikethrough) == true {
      strike = line(NSUnderlineStyle.single, color: color(.strikethroughColor))
    }
    return TextDetails(
      kern: number(.kern), tracking: number(.tracking) ?? 0, ligatures: number(.ligature) != 0,
      baselineOffset: number(.baselineOffset) ?? 0, underline: underline,
      strike: strike, background: color(.backgroundColor) ?? highlight(given), shadow: shadow,
      strokeWidth: number(.strokeWidth) ?? 0, strokeColor: color(.strokeColor), obliqueness: number(.obliqueness) ?? 0,
      attachment: (given[.attachment] as? NSTextAttachment)?.textAttachment(in: given[.font] as? UIFont))
  }

  /// Returns the color behind marked text.
  private func highlight(_ given: [NSAttributedString.Key: Any]) -> TextColor? {
    guard given[.textHighlightStyle] != nil else { return nil }
    let value = given[.textHighlightColorScheme]
    let scheme = value as? NSAttributedString.TextHighlightColorScheme ?? (value as? String).map { .init(rawValue: $0) } ?? .default
    return TextColor(scheme.color.withAlphaComponent(0.3))
  }

  private func line(_ value: Any?, color: TextColor?) -> TextDetails.Line? {
    let style = value as? NSUnderlineStyle ?? FontAttributes.integer(value).map { NSUnderlineStyle(rawValue: $0) } ?? []
    guard style.rawValue & 0xff != 0 else { return nil }
    return TextDetails.Line(
      isThick: style.rawValue & 0x0f == NSUnderlineStyle.thick.rawValue,
      isDouble: style.rawValue & 0x0f == NSUnderlineStyle.double.rawValue,
      pattern: TextDetails.Line.Pattern(rawValue: (style.rawValue >> 8) & 7) ?? .solid, skipsSpaces: style.contains(.byWord), color: color)
  }
}

extension TextColor {
  /// Creates the color for the current traits.
  package init(_ color: UIColor) { self.init(color.cgColor) }

  package init(_ color: CGColor) {
    let rgba = color.rgba
    self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
  }
}
