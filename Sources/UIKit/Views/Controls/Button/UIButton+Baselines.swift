import CoreGraphics

extension UIButton: AlignedTextView {
  final var alignedBaselines: AlignedBaselines? {
    guard let title = forFirstBaselineLayout as? UILabel, title !== self, title.hasText else { return nil }
    let natural = naturalHeightForBaselines
    let content = contentRect(forBounds: CGRect(x: 0, y: 0, width: max(bounds.width, naturalSize.width), height: natural))
    let rect = titleRect(forContentRect: content)
    guard let lines = title.baselines(in: rect.size) else { return nil }
    var last = rect.minY + lines.last
    if ownConfiguration != nil, let subtitle = forLastBaselineLayout as? UILabel, subtitle !== title, subtitle.hasText {
      let place = arrangement(in: content).subtitle
      if let lines = subtitle.baselines(in: place.size) { last = place.minY + lines.last }
    }
    return AlignedBaselines(
      first: rect.minY + lines.first, last: last, naturalHeight: natural, alignment: contentVerticalAlignment,
      lineHeight: title.baselineLineHeight)
  }

  private var naturalHeightForBaselines: CGFloat {
    let height = intrinsicContentSize.height
    return height >= 0 ? height : naturalSize.height
  }
}
