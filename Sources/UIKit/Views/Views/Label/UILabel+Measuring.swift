import QuartzCore
internal import TrestleText

extension UILabel {
  /// Returns the layout for a size; 0 or less is no limit.
  final func fittedLayout(width: CGFloat, height: CGFloat, lines: Int) -> LabelContent.Fitted? {
    guard let text = preparedText else { return nil }
    return content.layout(text, options(width, height, lines), minimumScale: minimumScale)
  }

  private func options(_ width: CGFloat, _ height: CGFloat, _ lines: Int) -> TextLayout.Options {
    TextLayout.Options(
      width: width > 0 && width < UILabel.unlimited ? width : .infinity,
      height: height > 0 && height < UILabel.unlimited ? height : .infinity, maximumLines: lines,
      lineBreakMode: LineBreakMode(style.lineBreakMode))
  }

  /// The minimum scale; 0 if the text does not shrink.
  private var minimumScale: CGFloat {
    guard style.adjustsFontSize else { return 0 }
    return style.minimumScaleFactor > 0 ? style.minimumScaleFactor : LabelStyle.defaultMinimumScale
  }

  final func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
    guard let text = preparedText else { return CGRect(origin: bounds.origin, size: .zero) }
    var size = wholePixels(content.size(text, options(bounds.width, bounds.height, lines), minimumScale: minimumScale))
    if bounds.width > 0 { size.width = min(size.width, bounds.width) }
    return CGRect(origin: bounds.origin, size: size)
  }

  final func fittingSize(_ size: CGSize) -> CGSize {
    // A single line has its natural width.
    let width = style.maximumLines == 1 || size.width <= 0 ? UILabel.unlimited : size.width
    let height = size.height <= 0 || style.maximumLines == 1 ? UILabel.unlimited : size.height
    let bounds = CGRect(x: 0, y: 0, width: width, height: max(height, UILabel.unlimited))
    return textRect(forBounds: bounds, limitedToNumberOfLines: style.maximumLines).size
  }

  final var naturalSize: CGSize {
    let width = style.maximumLines == 1 ? 0 : style.preferredMaxLayoutWidth
    let bounds = CGRect(x: 0, y: 0, width: width > 0 ? width : UILabel.unlimited, height: UILabel.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: style.maximumLines).size
  }

  /// Rounds up to whole pixels, so that the measured text fits.
  private func wholePixels(_ size: CGSize) -> CGSize {
    let scale = pixelScale
    return CGSize(
      width: ((size.width - UILabel.slack) * scale).rounded(.up) / scale,
      height: ((size.height - UILabel.slack) * scale).rounded(.up) / scale)
  }

  /// A label that is not in a window is measured for the screen on which it will be shown.
  final var pixelScale: CGFloat { window == nil ? max(UIScreen.main.scale, 1) : traitCollection.drawingScale }

  private static let unlimited: CGFloat = 1e6
  /// The excess over a whole pixel that is ignored.
  private static let slack: CGFloat = 1e-6

  /// Returns the first and last baseline from the top of bounds of this size, for alignment; nil without text.
  package final func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard let fitted = fittedLayout(width: size.width, height: size.height, lines: style.maximumLines) else { return nil }
    let top = topOfLines(fitted, in: CGRect(origin: .zero, size: size))
    return (top + fitted.layout.firstBaseline, top + fitted.layout.lastBaseline)
  }
}
