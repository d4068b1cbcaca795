import CoreGraphics

extension UILabel: WidthSizedView, BaselineView {
  final var sizesContentByWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  final func contentHeight(forWidth width: CGFloat) -> CGFloat {
    let bounds = CGRect(x: 0, y: 0, width: max(0, width), height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).height
  }

  final var firstBaselineOffset: CGFloat {
    naturalBaselines?.first ?? font.ascender
  }

  final var lastBaselineOffset: CGFloat {
    naturalBaselines.map { intrinsicContentSize.height - $0.last } ?? -font.descender
  }

  final var baselineLineHeight: CGFloat { font.lineHeight + font.leading }

  private final var naturalBaselines: (first: CGFloat, last: CGFloat)? { baselines(in: intrinsicContentSize) }
}
