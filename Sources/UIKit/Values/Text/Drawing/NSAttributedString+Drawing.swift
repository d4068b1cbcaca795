import Foundation

extension NSAttributedString {
  /// Returns the size of the string, with lines broken only at its line breaks.
  public func size() -> CGSize { drawing(.zero, .usesLineFragmentOrigin).bounds.size }

  /// Draws with the upper left corner at a point.
  public func draw(at point: CGPoint) { drawing(.zero, .usesLineFragmentOrigin).draw(at: point) }

  /// Draws the text wrapped in a rectangle; lines that do not fit its height are omitted.
  public func draw(in rect: CGRect) {
    StringDrawing(TextConversion().text(self), size: rect.size, options: .usesLineFragmentOrigin, limitsHeight: true).draw(at: rect.origin)
  }

  /// Draws the text in a rectangle of the current context; options choose lines and clipping.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let drawing = drawing(rect.size, options, context)
    drawing.draw(at: rect.origin)
  }

  /// Returns the bounding box of the string within `size`, in which a length of 0 is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    drawing(size, options, context).bounds
  }

  private func drawing(_ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext? = nil) -> StringDrawing {
    let drawing = StringDrawing(
      TextConversion().text(self), size: size, options: options, minimumScale: context?.minimumScaleFactor ?? 0)
    context?.actualScaleFactor = drawing.scale
    context?.totalBounds = drawing.bounds
    return drawing
  }
}
