import CoreGraphics

extension InterfaceMaker {
  /// Returns the attributed string that the child with this key describes.
  func attributedText(_ element: PlannedElement, _ key: String) -> NSAttributedString? {
    guard let child = element.child(key: key), child.kind == "attributedString" || child.kind == "mutableAttributedString" else {
      return nil
    }
    let result = NSMutableAttributedString(string: "")
    for fragment in child.children where fragment.kind == "fragment" {
      guard let text = fragment.writtenText("content") else { continue }
      let attributes = fragment.child(kind: "attributes").map { stringAttributes($0) } ?? [:]
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    if result.length == 0, let text = child.writtenText("content") { result.append(NSAttributedString(string: text)) }
    return result
  }

  private func stringAttributes(_ element: PlannedElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      switch child.kind {
      case "font", "fontDescription": attributes[.font] = font(child)
      case "color":
        guard let color = color(child), let key = child.key.flatMap({ Self.colorKeys[$0] }) else { continue }
        attributes[key] = color
      case "integer", "real", "float", "double":
        guard let value = child.number("value"), let key = child.key.flatMap({ Self.numberKeys[$0] }) else { continue }
        attributes[key] = Self.wholeNumbers.contains(key) ? NSNumber(value: Int(value)) : NSNumber(value: Double(value))
      case "paragraphStyle": attributes[.paragraphStyle] = paragraphStyle(child)
      case "shadow": attributes[.shadow] = shadow(child)
      case "url", "string":
        if child.key == "NSLink" {
          let text = child.attributes["string"] ?? child.decodedText
          attributes[.link] = URL(string: text) ?? text as Any
        }
      default: break
      }
    }
    return attributes
  }

  private func shadow(_ element: PlannedElement) -> NSShadow {
    let shadow = NSShadow()
    if let offset = element.size("offset") { shadow.shadowOffset = offset }
    if let radius = element.number("blurRadius") { shadow.shadowBlurRadius = radius }
    if let color = color(element, "color") { shadow.shadowColor = color }
    return shadow
  }

  private func paragraphStyle(_ element: PlannedElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = element.word("alignment", InterfaceWords.textAlignments) ?? .natural
    style.lineBreakMode = element.word("lineBreakMode", InterfaceWords.lineBreakModes) ?? .byWordWrapping
    if let value = element.number("lineSpacing") { style.lineSpacing = value }
    if let value = element.number("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = element.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
    if let value = element.number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = element.number("headIndent") { style.headIndent = value }
    if let value = element.number("tailIndent") { style.tailIndent = value }
    if let value = element.number("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = element.number("maximumLineHeight") { style.maximumLineHeight = value }
    if let value = element.number("lineHeightMultiple") { style.lineHeightMultiple = value }
    if let value = element.word("baseWritingDirection", ["leftToRight": NSWritingDirection.leftToRight, "rightToLeft": .rightToLeft]) {
      style.baseWritingDirection = value
    }
    return style
  }

  /// Returns the attributes of a bar's titles: `<textAttributes>`.
  func textAttributes(_ element: PlannedElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = font(element, "fontDescription") { attributes[.font] = font }
    if let color = color(element, "textColor") { attributes[.foregroundColor] = color }
    if let color = color(element, "textShadowColor") {
      let shadow = NSShadow()
      shadow.shadowColor = color
      if let offset = element.child(key: "textShadowOffset") {
        shadow.shadowOffset = CGSize(width: offset.number("horizontal") ?? 0, height: offset.number("vertical") ?? 0)
      }
      attributes[.shadow] = shadow
    }
    return attributes
  }

  private static let colorKeys: [String: NSAttributedString.Key] = [
    "NSColor": .foregroundColor, "NSBackgroundColor": .backgroundColor, "NSStrokeColor": .strokeColor, "NSUnderlineColor": .underlineColor,
    "NSStrikethroughColor": .strikethroughColor,
  ]

  private static let numberKeys: [String: NSAttributedString.Key] = [
    "NSUnderline": .underlineStyle, "NSStrikethrough": .strikethroughStyle, "NSKern": .kern, "NSBaselineOffset": .baselineOffset,
    "NSStrokeWidth": .strokeWidth, "NSObliqueness": .obliqueness, "NSLigature": .ligature,
  ]

  private static let wholeNumbers: Set<NSAttributedString.Key> = [.underlineStyle, .strikethroughStyle, .ligature]
}
