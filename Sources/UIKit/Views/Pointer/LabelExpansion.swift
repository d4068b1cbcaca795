import CoreGraphics

/// Shows the whole text of a label whose text is truncated.
@MainActor final class LabelExpansion: UIToolTipInteraction, UIToolTipInteractionDelegate {
  override init() {
    super.init()
    delegate = self
  }

  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
    guard let label = view as? UILabel, label.isTruncated, let text = label.text else { return nil }
    return UIToolTipConfiguration(toolTip: text)
  }
}

extension UILabel {
  /// Whether the text does not fit.
  final var isTruncated: Bool {
    guard !(text?.isEmpty ?? true) else { return false }
    let lines = numberOfLines
    let whole = textRect(
      forBounds: CGRect(x: 0, y: 0, width: lines == 1 ? 1e6 : bounds.width, height: 1e6), limitedToNumberOfLines: lines == 1 ? 1 : 0)
    // A single line is drawn even if the label is slightly lower.
    return whole.width > bounds.width + 0.5 || whole.height > max(bounds.height, font.lineHeight.rounded(.up)) + 0.5
  }

  final func updateExpansion() {
    let present = interactions.first { $0 is LabelExpansion }
    if showsExpansionTextWhenTruncated, present == nil {
      isUserInteractionEnabled = true
      addInteraction(LabelExpansion())
    } else if !showsExpansionTextWhenTruncated, let present {
      removeInteraction(present)
    }
  }
}
