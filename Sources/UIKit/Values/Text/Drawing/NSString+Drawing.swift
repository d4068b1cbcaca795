import Foundation

extension NSString {
  /// Returns the size of the text in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { text.size(withAttributes: attrs) }

  /// Draws the text in one line, with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in lines within a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in a rectangle; options choose lines and clipping.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    text.draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// Returns the rectangle that the text needs within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in one line of a width; shrinks it if it does not fit.
  @discardableResult
  public func draw(
    at point: CGPoint, forWidth width: CGFloat, withFont font: UIFont, minFontSize: CGFloat,
    actualFontSize: UnsafeMutablePointer<CGFloat>? = nil, lineBreakMode: NSLineBreakMode = .byTruncatingTail,
    baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  ) -> CGSize {
    text.draw(
      at: point, forWidth: width, withFont: font, minFontSize: minFontSize, actualFontSize: actualFontSize,
      lineBreakMode: lineBreakMode, baselineAdjustment: baselineAdjustment)
  }

  private var text: String { String(describing: self) }
}
