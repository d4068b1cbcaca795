import CoreGraphics

extension UILabel {
  final func takeLabelAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    restoreAttributes(element, maker)
    if let font = maker.font(element, "fontDescription") { self.font = font }
    if let color = maker.color(element, "textColor") { textColor = color }
    if let color = maker.color(element, "highlightedColor") { highlightedTextColor = color }
    if let color = maker.color(element, "shadowColor") { shadowColor = color }
    if let offset = element.size("shadowOffset") { shadowOffset = offset }
    textAlignment = element.word("textAlignment", InterfaceWords.textAlignments) ?? .left
    lineBreakMode = element.word("lineBreakMode", InterfaceWords.lineBreakModes) ?? .byTruncatingTail
    numberOfLines = max(element.integer("numberOfLines") ?? 1, 0)
    baselineAdjustment =
      element.word("baselineAdjustment", ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none])
      ?? .alignBaselines
    takeFitting(element)
    if element.flag("adjustsFontForContentSizeCategory", false) { adjustsFontForContentSizeCategory = true }
    if !element.flag("enabled", true) { isEnabled = false }
    if element.flag("highlighted", false) { isHighlighted = true }
    if let width = element.number("preferredMaxLayoutWidth"), width > 0 { preferredMaxLayoutWidth = width }
    if let text = maker.attributedText(element, "attributedText"), element.flag("usesAttributedText", true) {
      attributedText = text
    } else {
      text = maker.text(element, "text")
    }
  }

  private final func takeFitting(_ element: PlannedElement) {
    adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit", true)
    if let factor = element.number("minimumScaleFactor"), factor > 0 {
      minimumScaleFactor = min(factor, 1)
    } else if let size = element.number("minimumFontSize"), size > 0, let font, font.pointSize > 0 {
      minimumScaleFactor = min(size / font.pointSize, 1)
    }
    if element.flag("adjustsLetterSpacingToFitWidth", false) { allowsDefaultTighteningForTruncation = true }
  }
}
