import CoreGraphics

// The measuring and drawing of strings in iOS 2 to 6. The color is that of the graphics context.

@MainActor extension NSString {
  private func attributes(_ font: UIFont, _ mode: NSLineBreakMode, _ alignment: NSTextAlignment = .left) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = mode
    style.alignment = alignment
    return [.font: font, .paragraphStyle: style]
  }

  /// The older form of `size(withAttributes:)`: the size of one line.
  public func size(withFont font: UIFont) -> CGSize {
    let size = size(withAttributes: attributes(font, .byWordWrapping))
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// The older form of `boundingRect(with:options:attributes:context:)`: no more than the size that the text is broken for.
  public func size(withFont font: UIFont, constrainedTo size: CGSize, lineBreakMode: NSLineBreakMode = .byWordWrapping) -> CGSize {
    let box = boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: attributes(font, lineBreakMode), context: nil)
    return CGSize(width: min(size.width, box.width.rounded(.up)), height: min(size.height, box.height.rounded(.up)))
  }

  /// Returns the size of one line that is truncated at a width.
  public func size(withFont font: UIFont, forWidth width: CGFloat, lineBreakMode: NSLineBreakMode) -> CGSize {
    let size = size(withFont: font)
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// Draws one line in the context's fill color, and returns its size.
  @discardableResult public func draw(at point: CGPoint, withFont font: UIFont) -> CGSize {
    draw(in: CGRect(origin: point, size: size(withFont: font)), withFont: font, lineBreakMode: .byClipping)
  }

  /// Draws one line that is truncated at a width.
  @discardableResult public func draw(
    at point: CGPoint, forWidth width: CGFloat, withFont font: UIFont, lineBreakMode: NSLineBreakMode
  ) -> CGSize {
    let height = size(withFont: font).height
    return draw(in: CGRect(x: point.x, y: point.y, width: width, height: height), withFont: font, lineBreakMode: lineBreakMode)
  }

  /// Draws lines that are broken at the width of the rectangle, in the context's fill color.
  @discardableResult public func draw(
    in rect: CGRect, withFont font: UIFont, lineBreakMode: NSLineBreakMode = .byWordWrapping, alignment: NSTextAlignment = .left
  ) -> CGSize {
    guard let context = UIGraphicsGetCurrentContext() else { return .zero }
    var values = attributes(font, lineBreakMode, alignment)
    values[.foregroundColor] = UIColor(cgColor: context.fillColor)
    draw(with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: values, context: nil)
    return size(withFont: font, constrainedTo: rect.size, lineBreakMode: lineBreakMode)
  }
}
