import Foundation
internal import TrestleText

extension String {
  /// Returns the size of the string, with lines broken only at its line breaks.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    drawing(.zero, .usesLineFragmentOrigin, attrs).bounds.size
  }

  /// Draws with the upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    drawing(.zero, .usesLineFragmentOrigin, attrs).draw(at: point)
  }

  /// Draws the text wrapped in a rectangle; lines that do not fit its height are omitted.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(text(attrs), size: rect.size, options: .usesLineFragmentOrigin, limitsHeight: true).draw(at: rect.origin)
  }

  /// Draws the text in a rectangle; options choose lines and clipping.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    drawing(rect.size, options, attributes, context).draw(at: rect.origin)
  }

  /// Returns the bounding box of the string within `size`, in which a length of 0 is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    drawing(size, options, attributes, context).bounds
  }

  /// Draws one line in a width. If it is too wide, the font shrinks down to `minFontSize`, and then the line is truncated by
  /// `lineBreakMode`. Returns the size of the drawn text, and in `actualFontSize` the size of the font.
  @discardableResult
  public func draw(
    at point: CGPoint, forWidth width: CGFloat, withFont font: UIFont, minFontSize: CGFloat,
    actualFontSize: UnsafeMutablePointer<CGFloat>? = nil, lineBreakMode: NSLineBreakMode = .byTruncatingTail,
    baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  ) -> CGSize {
    var attributes = TextAttributes(font: font.font, color: UIGraphicsGetCurrentContext().map { TextColor($0.fillColor) } ?? .black)
    attributes.paragraph = ParagraphStyle(lineBreakMode: LineBreakMode(lineBreakMode))
    let options = TextLayout.Options(width: max(width, 0), maximumLines: 1, usesLeading: false)
    let minimum = minFontSize > 0 ? min(minFontSize / font.pointSize, 1) : 1
    let (layout, scale) = TextFitting.layout(AttributedText(self, attributes), options, minimumScale: minimum)
    actualFontSize?.pointee = font.pointSize * scale
    let y = point.y + baselineAdjustment.shift(from: font.font, to: font.font.withSize(font.pointSize * scale))
    UIGraphicsGetCurrentContext()?.draw(layout, at: CGPoint(x: point.x, y: y))
    return layout.size
  }

  private func text(_ attributes: [NSAttributedString.Key: Any]?) -> AttributedText {
    AttributedText(self, TextConversion().attributes(attributes ?? [:]))
  }

  private func drawing(
    _ size: CGSize, _ options: NSStringDrawingOptions, _ attributes: [NSAttributedString.Key: Any]?,
    _ context: NSStringDrawingContext? = nil
  ) -> StringDrawing {
    let drawing = StringDrawing(text(attributes), size: size, options: options, minimumScale: context?.minimumScaleFactor ?? 0)
    context?.actualScaleFactor = drawing.scale
    context?.totalBounds = drawing.bounds
    return drawing
  }
}

extension UIBaselineAdjustment {
  /// Returns the vertical offset of a line whose font shrinks.
  func shift(from full: Font, to shrunk: Font) -> CGFloat {
    switch self {
    case .alignBaselines: return full.ascender - shrunk.ascender
    case .alignCenters: return (full.lineHeight - shrunk.lineHeight) / 2
    case .none: return 0
    }
  }
}
