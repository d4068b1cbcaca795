import CoreGraphics

/// The properties of a bar on which its buttons and titles depend.
@MainActor package struct BarLook {
  package var bars: UIDesign.Bars
  var tint: UIColor
  /// The bar tint color that the app has set; drawn buttons derive their color from it.
  package var barColor: UIColor?
  package var isBlack = false
  var isToolbar = false
  var metrics = UIBarMetrics.default
  var button: UIBarButtonItemAppearance?
  var done: UIBarButtonItemAppearance?
  var back: UIBarButtonItemAppearance?
  var backImage: UIImage?
  /// The transition mask: the area of the indicator image where the back title is visible during transitions.
  var backMask: UIImage?
  var titleAttributes: [NSAttributedString.Key: Any] = [:]
  var largeTitleAttributes: [NSAttributedString.Key: Any] = [:]
  var titleOffset = UIOffset.zero

  var titleColor: UIColor { isBlack ? .white : bars.titleColor }

  func buttonAppearance(_ item: UIBarButtonItem, isBack: Bool) -> UIBarButtonItemAppearance? {
    isBack ? back ?? button : item.style == .done ? done : button
  }

  /// Returns the fill of a drawn button; nil if buttons have none.
  func fill(for style: UIBarButtonItem.Style) -> UIDesign.Bars.Gradient? {
    if isToolbar, style == .plain { return nil }
    if style == .done { return bars.doneFill }
    guard let plate = isBlack ? bars.blackButtonFill : bars.buttonFill else { return nil }
    return barColor.map(bars.buttonFill(of:)) ?? plate
  }

  package init(
    bars: UIDesign.Bars, tint: UIColor, barColor: UIColor? = nil, isBlack: Bool = false, isToolbar: Bool = false,
    metrics: UIBarMetrics = UIBarMetrics.default, button: UIBarButtonItemAppearance? = nil, done: UIBarButtonItemAppearance? = nil,
    back: UIBarButtonItemAppearance? = nil, backImage: UIImage? = nil, backMask: UIImage? = nil,
    titleAttributes: [NSAttributedString.Key: Any] = [:], largeTitleAttributes: [NSAttributedString.Key: Any] = [:],
    titleOffset: UIOffset = UIOffset.zero
  ) {
    self.bars = bars
    self.tint = tint
    self.barColor = barColor
    self.isBlack = isBlack
    self.isToolbar = isToolbar
    self.metrics = metrics
    self.button = button
    self.done = done
    self.back = back
    self.backImage = backImage
    self.backMask = backMask
    self.titleAttributes = titleAttributes
    self.largeTitleAttributes = largeTitleAttributes
    self.titleOffset = titleOffset
  }
}

extension UILabel {
  /// Shows `text` in a bar's font and color, overridden by the app's attributes.
  func show(
    _ text: String?, font: UIFont, color: UIColor, shadow: UIColor?, offset: CGSize, attributes: [NSAttributedString.Key: Any]
  ) {
    self.font = attributes[.font] as? UIFont ?? font
    textColor = attributes[.foregroundColor] as? UIColor ?? color
    if let given = attributes[.shadow] as? NSShadow {
      shadowColor = given.shadowColor as? UIColor
      shadowOffset = given.shadowOffset
    } else {
      shadowColor = shadow
      shadowOffset = offset
    }
    let rest = attributes.filter { ![.font, .foregroundColor, .shadow].contains($0.key) }
    if rest.isEmpty {
      self.text = text
    } else {
      let all = rest.merging([.font: self.font as Any, .foregroundColor: textColor as Any]) { $1 }
      attributedText = NSAttributedString(string: text ?? "", attributes: all)
    }
  }
}
